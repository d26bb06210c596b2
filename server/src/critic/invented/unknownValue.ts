import type { Fact, FactKind } from '../../domain/facts/fact.ts';
import type { FactCode } from '../../domain/findings/remedies.ts';
import { isOfLaw } from '../draft/ofLaw.ts';
import { isVouchedFor } from '../draft/vouched.ts';
import { plainWords, quote, findingByCertainty, type Draft, type Found, type Place } from '../draft/draft.ts';

type UnknownCode = Extract<FactCode, `invented-${string}`>;

/** Codes of values that a law sets as well as a shop. */
const setByLaw: ReadonlySet<UnknownCode> = new Set(['invented-number', 'invented-date']);

/**
 * The finding of a value that nobody told, read as a fact or in plain words; none where the writer quotes the owner for it.
 * One that the text tells of the law is left to the owner to check.
 */
export const unknownValue = (
  code: UnknownCode,
  what: string,
  draft: Draft,
  place: Place & Partial<Pick<Fact, 'certainty'>>,
): readonly Found[] =>
  isVouchedFor(draft, place)
    ? []
    : [
        findingByCertainty(
          [{ ...plainWords, ...place, ...(setByLaw.has(code) && isOfLaw(draft, place) && { certainty: 'doubtful' }) }],
          code,
          `${what} ${quote(draft, place)} não está no seu perfil nem no tópico.`,
          place,
          {
            correction: `${what} ${quote(draft, place)} não está nos dados: tire, ou escreva [preencher: …] no lugar.`,
          },
        ),
      ];

/** The longest of findings that overlap. */
export function longestOf(found: readonly Found[]): readonly Found[] {
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
export const hasTold = ({ sheet }: Draft, kinds: readonly FactKind[], key: string): boolean =>
  sheet.facts.some((told) => kinds.includes(told.kind) && told.key === key);
