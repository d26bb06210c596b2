import { fold, findMatches } from '../../text/words.ts';
import type { Fact, FactKind } from '../fact.ts';
import { readStatements } from '../readFacts.ts';
import type { Patch } from '../spelling/patch.ts';
import { learntPrices } from './learntPrices.ts';
import { bareNumberPattern, sentencesOf, findCertainPriceEnd, type TypedNumber } from './certainPrices.ts';

/** Formats a typed number as a price: "1890" as `R$ 1.890`; decimals stay as typed, with a comma. */
function formatPrice(value: string): string {
  const [, whole = '', part] = /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(value) ?? [];
  const dots = whole.includes('.') ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return `R$ ${dots}${part === undefined ? '' : `,${part}`}`;
}

const signedPricePattern = /r\$\s?((?:\d{1,3}(?:\.\d{3})+|\d+)(?:[.,]\d{1,2})?)(?:(?=\s?mil\b)|(?!\d))/g;
/** Kinds of facts whose numbers are no prices. */
const otherKinds: ReadonlySet<FactKind> = new Set([
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

/** The starts of prices without a sign ("corte 45 barba 30"), and the facts whose numbers are no prices. */
function readPrices(typedText: string): { readonly starts: ReadonlySet<number>; readonly otherFacts: readonly Fact[] } {
  const facts = readStatements(typedText, new Date(0));
  return {
    starts: new Set([...learntPrices(typedText, facts)].map(({ start }) => start)),
    otherFacts: facts.filter(({ kind }) => otherKinds.has(kind)),
  };
}

/**
 * Patches that write typed prices as `R$ 45`: those with a sign or a word of money, those that their form makes certain ("389 mil",
 * "39,90"), and those that the fact sheet reads. Other numbers stay as typed, and so do those inside `otherPatches`.
 */
export function pricePatches(typedText: string, otherPatches: readonly Patch[]): readonly Patch[] {
  const foldedText = fold(typedText);
  const { starts, otherFacts } = readPrices(typedText);
  const isPartOfOther = (position: number) =>
    [...otherPatches, ...otherFacts].some(({ start, end }) => position >= start && position < end);
  const patches: Patch[] = findMatches(foldedText, signedPricePattern).map(
    ({ 0: matchText, 1: value = '', index }) => ({
      start: index,
      end: index + matchText.length,
      text: formatPrice(value),
    }),
  );
  for (const [sentence, sentenceStart] of sentencesOf(foldedText)) {
    for (const { 0: value, index } of findMatches(sentence, bareNumberPattern)) {
      const number = { value, start: index, end: index + value.length };
      if (isPartOfOther(sentenceStart + number.start)) continue;
      const end =
        findCertainPriceEnd(number, sentence) ?? (starts.has(sentenceStart + number.start) ? number.end : null);
      if (end === null) continue;
      const milLength = end === number.end ? (/^\s?mil\b/.exec(sentence.slice(end))?.[0].length ?? 0) : 0;
      patches.push(patchOf(number, end + milLength, sentence, sentenceStart));
    }
  }
  return patches;
}

function patchOf({ value, start }: TypedNumber, end: number, sentence: string, sentenceStart: number): Patch {
  const milSuffix = /^\s?mil\b/.test(sentence.slice(start + value.length)) ? ' mil' : '';
  const centavos = /\be\s(\d\d)(?:\scentavos)?$/.exec(sentence.slice(start + value.length, end))?.[1];
  return {
    start: sentenceStart + start,
    end: sentenceStart + end,
    text: `${formatPrice(centavos ? `${value},${centavos}` : value)}${milSuffix}`,
  };
}
