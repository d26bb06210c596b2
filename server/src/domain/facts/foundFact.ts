import type { Fact } from './fact.ts';
import { findMatches } from '../text/words.ts';

/** A fact as a pattern finds it in folded text, without the thing that it is about; certain when `certainty` is absent. */
export type FoundFact = Pick<Fact, 'kind' | 'key' | 'label' | 'start' | 'end'> & Partial<Pick<Fact, 'certainty'>>;

/** The fact that a match states; null when the match only looks like one. */
type Meaning = Pick<FoundFact, 'kind' | 'key' | 'label' | 'certainty'> | null;

/** Finds all matches of a pattern and returns the facts that `readMatch` makes of them. */
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

/** Drops facts that overlap an earlier one; of facts with the same start the longest stays. */
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
