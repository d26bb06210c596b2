import { fold, findMatches } from '../../text/words.ts';
import type { Fact, FactKind } from '../fact.ts';
import { readStatements } from '../readFacts.ts';
import type { Patch } from '../spelling/patch.ts';
import { learntPrices } from './learntPrices.ts';
import { number, sentences, findSurePriceEnd, type Typed } from './surePrices.ts';

/** "1890" as `1.890`; decimals as they were typed, with a comma. */
function written(value: string): string {
  const [, whole = '', part] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(value) ?? [];
  const dots = whole.includes('.') ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `R$ ${dots}${part === undefined ? '' : `,${part}`}`;
}

const signed = /r\$\s?((?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d{1,2})?)(?:(?=\s?mil\b)|(?!\d))/g;
/** What a number is part of, so that it is no price. */
const noPrice: ReadonlySet<FactKind> = new Set([
  'date',
  'time',
  'deadline',
  'start',
  'contact',
  'link',
  'discount',
  'instalments',
  'bundle',
]);

/** Where prices begin that have no sign, as the fact sheet reads them ("corte 45 barba 30"), and the facts of which a number is no price. */
function readPrices(words: string): { readonly starts: ReadonlySet<number>; readonly others: readonly Fact[] } {
  const facts = readStatements(words, new Date(0));
  return {
    starts: new Set([...learntPrices(words, facts)].map(({ start }) => start)),
    others: facts.filter(({ kind }) => noPrice.has(kind)),
  };
}

/**
 * Prices that are typed, as `R$ 45`: those with a sign or a word of money, those that their form makes sure
 * ("389 mil", "39,90"), and those that the fact sheet reads. Any other number stays as it was typed, and each
 * that stands in what is taken.
 */
export function pricePatches(words: string, taken: readonly Patch[]): readonly Patch[] {
  const folded = fold(words);
  const { starts, others } = readPrices(words);
  const isTaken = (place: number) => [...taken, ...others].some(({ start, end }) => place >= start && place < end);
  const patches: Patch[] = findMatches(folded, signed).map(({ 0: found, 1: value = '', index }) => ({
    start: index,
    end: index + found.length,
    text: written(value),
  }));
  for (const [sentence, from] of sentences(folded)) {
    for (const { 0: value, index } of findMatches(sentence, number)) {
      const one = { value, start: index, end: index + value.length };
      if (isTaken(from + one.start)) continue;
      const end = findSurePriceEnd(one, sentence) ?? (starts.has(from + one.start) ? one.end : null);
      if (end === null) continue;
      const mil = end === one.end ? (/^\s?mil\b/.exec(sentence.slice(end))?.[0].length ?? 0) : 0;
      patches.push(patchOf(one, end + mil, sentence, from));
    }
  }
  return patches;
}

function patchOf({ value, start }: Typed, end: number, sentence: string, from: number): Patch {
  const thousand = /^\s?mil\b/.test(sentence.slice(start + value.length)) ? ' mil' : '';
  const cents = /\be\s(\d\d)(?:\scentavos)?$/.exec(sentence.slice(start + value.length, end))?.[1];
  return { start: from + start, end: from + end, text: `${written(cents ? `${value},${cents}` : value)}${thousand}` };
}
