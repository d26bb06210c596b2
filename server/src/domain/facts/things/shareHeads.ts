import type { Thing } from '../fact.ts';
import type { FoundFact } from '../found.ts';
import { groupOf } from './valueGroups.ts';

/**
 * "pizza g 45 m 38": where the first of a line's values has several words and the next ones each a single one, the
 * first word is said of all.
 */
export function shareHeads(facts: readonly FoundFact[], things: readonly (Thing | null)[]): readonly (Thing | null)[] {
  let lead: { readonly group: number; readonly head: string; readonly end: number } | null = null;
  return things.map((thing, index) => {
    const fact = facts[index];
    const group = fact ? groupOf(fact) : -1;
    if (!fact || group < 0) return thing;
    if (thing === null)
      return fact.kind === 'price' && facts[index - 1]?.kind === 'oldPrice' ? (things[index - 1] ?? null) : null;
    const before = facts[index - 1];
    // "de 100 por 70": both are prices of one thing.
    if (fact.kind === 'price' && before?.kind === 'oldPrice' && fact.start - before.end < 16) {
      const words = [...new Set([...(things[index - 1]?.words ?? []), ...thing.words])];
      return { head: words[0] ?? thing.head, words, near: thing.near };
    }
    const isNext = lead !== null && lead.group === group && fact.start - lead.end < 40;
    if (isNext && lead !== null && thing.words.length === 1 && thing.head !== lead.head) {
      lead = { ...lead, end: fact.end };
      return { ...thing, head: lead.head, words: [lead.head, ...thing.words] };
    }
    lead = thing.words.length > 1 ? { group, head: thing.head, end: fact.end } : null;
    return thing;
  });
}
