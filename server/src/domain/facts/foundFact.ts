import type { Fact } from './fact.ts';
import { findMatches } from '../text/words.ts';

/** A fact as a pattern finds it in folded words, without the thing that it is about; certain unless it says otherwise. */
export type FoundFact = Pick<Fact, 'kind' | 'key' | 'label' | 'start' | 'end'> & Partial<Pick<Fact, 'certainty'>>;

/** What a match says; null when it only looks like a fact. */
type Meaning = Pick<FoundFact, 'kind' | 'key' | 'label' | 'certainty'> | null;

/** The facts that a pattern finds. */
export const findFacts = (
  foldedText: string,
  pattern: RegExp,
  readMatch: (match: RegExpExecArray) => Meaning,
): readonly FoundFact[] =>
  findMatches(foldedText, pattern).flatMap((match) => {
    const meaning = readMatch(match);
    return meaning ? [{ ...meaning, start: match.index, end: match.index + match[0].length }] : [];
  });

/** Replaces the facts by as many spaces, so that indexes into the words stay valid. */
export function blankOutFacts(foldedText: string, facts: readonly Pick<FoundFact, 'start' | 'end'>[]): string {
  let blanked = '';
  let position = 0;
  for (const { start, end } of facts.toSorted((a, b) => a.start - b.start)) {
    if (end <= position) continue;
    const blankStart = Math.max(start, position);
    blanked += foldedText.slice(position, blankStart) + ' '.repeat(end - blankStart);
    position = end;
  }
  return blanked + foldedText.slice(position);
}

/** Of facts that overlap, the one that begins first, and of those the longest. */
export function keepLongestFacts(facts: readonly FoundFact[]): readonly FoundFact[] {
  let lastEnd = -1;
  return facts
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((fact) => {
      if (fact.start < lastEnd) return false;
      lastEnd = fact.end;
      return true;
    });
}
