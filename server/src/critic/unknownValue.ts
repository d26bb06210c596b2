import type { FactKind } from '../domain/facts/fact.ts';
import type { FindingCode } from '../domain/remedies.ts';
import { type Draft, type Found, type Place, hard, quote } from './draft.ts';

/** The finding of a value that nobody told. */
export const unknown = (code: FindingCode, what: string, draft: Draft, place: Place): readonly Found[] => [
  hard(code, `${what} ${quote(draft, place)} não está no seu perfil nem no tópico.`, place, {
    correction: `${what} ${quote(draft, place)} não está nos dados: tire, ou escreva [preencher: …] no lugar.`,
  }),
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
