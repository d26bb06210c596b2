import type { Fact } from './fact.ts';
import { findMatches } from '../text/words.ts';

/** A fact as a reader finds it in folded words, before the thing that it is told of is known; certain unless it says otherwise. */
export type Found = Pick<Fact, 'kind' | 'key' | 'label' | 'start' | 'end'> & Partial<Pick<Fact, 'certainty'>>;

/** What a match says; null when it only looks like a fact. */
type Meaning = Pick<Found, 'kind' | 'key' | 'label' | 'certainty'> | null;

/** The facts that a pattern finds. */
export const findAll = (
  folded: string,
  pattern: RegExp,
  meaningOf: (match: RegExpExecArray) => Meaning,
): readonly Found[] =>
  findMatches(folded, pattern).flatMap((match) => {
    const meaning = meaningOf(match);
    return meaning ? [{ ...meaning, start: match.index, end: match.index + match[0].length }] : [];
  });

/** The words with the facts blanked out, every place staying where it was. */
export function without(folded: string, facts: readonly Pick<Found, 'start' | 'end'>[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of facts.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    rest += folded.slice(at, from) + ' '.repeat(end - from);
    at = end;
  }
  return rest + folded.slice(at);
}

/** Of facts that overlap, the one that begins first, and of those the longest. */
export function longest(facts: readonly Found[]): readonly Found[] {
  let end = -1;
  return facts
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((fact) => {
      if (fact.start < end) return false;
      end = fact.end;
      return true;
    });
}
