import type { Fact, FactKind } from '../../domain/facts/fact.ts';
import type { FactCode } from '../../domain/findings/remedies.ts';
import { isAboutLaw } from '../judgedText/aboutLaw.ts';
import { isBackedByQuote } from '../judgedText/writerQuotes.ts';
import {
  literalWords,
  quote,
  findingByCertainty,
  type JudgedText,
  type TextFinding,
  type Place,
} from '../judgedText/judgedText.ts';

type UnknownCode = Extract<FactCode, `invented-${string}`>;

/** Codes of values that a law sets as well as a shop. */
const setByLaw: ReadonlySet<UnknownCode> = new Set(['invented-number', 'invented-date']);

/**
 * The finding of a value that the owner did not tell; none where a quote of the writer backs it. A value of the law gives a soft
 * finding, for the owner to check.
 */
export const reportUntoldValue = (
  code: UnknownCode,
  what: string,
  judgedText: JudgedText,
  place: Place & Partial<Pick<Fact, 'certainty'>>,
): readonly TextFinding[] =>
  isBackedByQuote(judgedText, place)
    ? []
    : [
        findingByCertainty(
          [
            {
              ...literalWords,
              ...place,
              ...(setByLaw.has(code) && isAboutLaw(judgedText, place) && { certainty: 'doubtful' }),
            },
          ],
          code,
          `${what} ${quote(judgedText, place)} não está no seu perfil nem no tópico.`,
          place,
          {
            correction: `${what} ${quote(judgedText, place)} não está nos dados: tire, ou escreva [preencher: …] no lugar.`,
          },
        ),
      ];

/** Of findings that overlap, keeps the first and longest. */
export function keepLongestFindings(found: readonly TextFinding[]): readonly TextFinding[] {
  let end = -1;
  return found
    .toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0) || (b.span?.end ?? 0) - (a.span?.end ?? 0))
    .filter(({ span }) => {
      if (span === null || span.start < end) return false;
      end = span.end;
      return true;
    });
}

/** Whether a fact of one of the kinds, with this key, was told. */
export const isFactTold = ({ factSheet }: JudgedText, kinds: readonly FactKind[], key: string): boolean =>
  factSheet.facts.some((told) => kinds.includes(told.kind) && told.key === key);
