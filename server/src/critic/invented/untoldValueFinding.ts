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

type UntoldValueCode = Extract<FactCode, `invented-${string}`>;

/** Codes of values that may be set by a law and not by the shop. */
const setByLaw: ReadonlySet<UntoldValueCode> = new Set(['invented-number', 'invented-date']);

/**
 * The finding of a value that the owner did not tell; none if a quote of the writer backs it. The finding of a value that a law
 * may set is soft, for the owner to check.
 */
export const reportUntoldValue = (
  code: UntoldValueCode,
  noun: string,
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
          `${noun} ${quote(judgedText, place)} não está no seu perfil nem no tópico.`,
          place,
          {
            correction: `${noun} ${quote(judgedText, place)} não está nos dados: tire, ou escreva [preencher: …] no lugar.`,
          },
        ),
      ];

/** Of findings that overlap, keeps the one that begins first, and of those that begin together the longest. */
export function keepLongestFindings(findings: readonly TextFinding[]): readonly TextFinding[] {
  let lastEnd = -1;
  return findings
    .toSorted((a, b) => (a.span?.start ?? 0) - (b.span?.start ?? 0) || (b.span?.end ?? 0) - (a.span?.end ?? 0))
    .filter(({ span }) => {
      if (span === null || span.start < lastEnd) return false;
      lastEnd = span.end;
      return true;
    });
}

/** Whether a fact of one of the kinds, with this key, was told. */
export const isFactTold = ({ factSheet }: JudgedText, kinds: readonly FactKind[], key: string): boolean =>
  factSheet.facts.some((toldFact) => kinds.includes(toldFact.kind) && toldFact.key === key);
