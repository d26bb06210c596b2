import type { Thing } from '../fact.ts';
import type { FoundFact } from '../foundFact.ts';
import { groupOf } from './valueGroups.ts';

/**
 * Gives the head of the first value of a list to the next ones: "pizza g 45 m 38" are prices of pizzas. It does where the first
 * value has several words and each next one a single word.
 */
export function shareHeads(facts: readonly FoundFact[], things: readonly (Thing | null)[]): readonly (Thing | null)[] {
  let headToShare: { readonly group: number; readonly head: string; readonly end: number } | null = null;
  return things.map((thing, index) => {
    const fact = facts[index];
    const group = fact ? groupOf(fact) : -1;
    if (!fact || group < 0) return thing;
    if (thing === null)
      return fact.kind === 'price' && facts[index - 1]?.kind === 'oldPrice' ? (things[index - 1] ?? null) : null;
    const previousFact = facts[index - 1];
    // "de 100 por 70": both are prices of one thing.
    if (fact.kind === 'price' && previousFact?.kind === 'oldPrice' && fact.start - previousFact.end < 16) {
      const words = [...new Set([...(things[index - 1]?.words ?? []), ...thing.words])];
      return { head: words[0] ?? thing.head, words, near: thing.near };
    }
    const sharesHead = headToShare !== null && headToShare.group === group && fact.start - headToShare.end < 40;
    if (sharesHead && headToShare !== null && thing.words.length === 1 && thing.head !== headToShare.head) {
      headToShare = { ...headToShare, end: fact.end };
      return { ...thing, head: headToShare.head, words: [headToShare.head, ...thing.words] };
    }
    headToShare = thing.words.length > 1 ? { group, head: thing.head, end: fact.end } : null;
    return thing;
  });
}
