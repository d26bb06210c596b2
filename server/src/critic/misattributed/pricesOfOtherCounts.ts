import type { Fact, ToldFact } from '../../domain/facts/fact.ts';
import { numbersIn, spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import { centavosOfKey } from '../../domain/facts/prices/priceKeys.ts';
import { quote, findingByCertainty, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';

const countPhrase = `(\\d{1,3}|${spelledNumber})\\s(?:[a-z]{2,14}\\s){0,2}(?:por|p\\/|a|saem? por|sai por|custam?)\\s(?:so\\s|apenas\\s)?`;
const countBeforePrice = new RegExp(`${countPhrase}(?:r\\$\\s?)?$`);
/** How many things a price is of, as owners type it: "6 un 39,90", "perna inteira + axila 75", "os 2 juntos 60". */
const typedCounts: readonly (readonly [RegExp, number | null])[] = [
  [/(?<![\d.,])(\d{1,3})\s(?:un|unid|unidades|pcs?|pecas)\s$/, null],
  [/(?<![\d.,])(\d{1,2})\s?junt[oa]s\s(?:por\s)?$/, null],
  [/\bcasal\spaga\s$/, 2],
  [/\b(?:pct|pacote|kit|combo)\s(?:(?:de|com|c)\s)?(\d{1,2})\s(?!duzias?\b)[a-z]{3,12}\s(?:por\s)?$/, null],
  [/(?<!\+[^+]{0,30})[a-z]\s?\+\s?[a-z]{3,14}(?:\s[a-z]{3,14})?\s(?:por\s)?$/, 2],
];

function readTypedCount(words: string, index: number): number | null {
  for (const [pattern, count] of typedCounts) {
    const match = pattern.exec(words.slice(Math.max(0, index - 40), index));
    if (match) return count ?? Number(match[1]);
  }
  return null;
}

/** The count of things that a price is of together: 2 of "2 por 30". In "acima de 20 por 28" the price is of each. */
function readCountOfTotal(words: string, index: number): number | null {
  const [, bound, count = ''] =
    /(\b(?:acima|partir|mais) d[eo]?\s)?(?<![\d.,])(\d{1,2})\s(?:(?!mil\b)[a-z]{3,14}\s)?por\s(?:r\$\s?)?$/.exec(
      words.slice(Math.max(0, index - 40), index),
    ) ?? [];
  return bound === undefined && count !== '' ? Number(count) : null;
}

/** Prices that the text gives to another count of things than the owner did: "três por R$ 99" of "2 por 99". */
export function findPricesOfOtherCounts(
  judgedText: JudgedText,
  topic: string,
  toldPrices: readonly ToldFact[],
): readonly TextFinding[] {
  const readCount = (words: string, index: number) => {
    const [, count] = countBeforePrice.exec(words.slice(Math.max(0, index - 40), index)) ?? [];
    return count === undefined ? null : parseNumber(count);
  };
  const readToldCounts = (price: string) => {
    const samePrices = toldPrices.filter(({ key }) => key === price);
    const counts = samePrices.flatMap(({ start }) => readCount(topic, start) ?? readTypedCount(topic, start) ?? []);
    const countsOfTotal = samePrices.flatMap(
      ({ start }) => readCountOfTotal(topic, start) ?? readTypedCount(topic, start) ?? [],
    );
    return {
      firstToldPrice: samePrices[0],
      counts,
      countsOfTotal,
      isAlwaysTotal: countsOfTotal.length === samePrices.length,
    };
  };
  const prices = judgedText.reading.facts.filter(({ kind }) => kind === 'price');
  // A list may have hundreds of things at one price, so each price is read once.
  const toldCountsByPrice = new Map(
    [...new Set(prices.map(({ key }) => key))].map((key) => [key, readToldCounts(key)]),
  );
  return prices.flatMap((fact) => {
    const { firstToldPrice, counts, countsOfTotal, isAlwaysTotal } =
      toldCountsByPrice.get(fact.key) ?? readToldCounts(fact.key);
    if (!firstToldPrice || counts.length === 0) return [];
    if (
      isAlwaysTotal &&
      Math.min(...countsOfTotal) > 1 &&
      isPricePerPiece(judgedText.foldedText, fact) &&
      !/\bcada\b/.test(topic)
    )
      return [reportOtherCount(judgedText, fact, firstToldPrice, countsOfTotal, 'cada um')];
    const count = readCount(judgedText.foldedText, fact.start);
    if (count === null || count < 2 || counts.includes(count)) return [];
    if (centavosOfKey(fact.key) / 100 === count || numbersIn(topic).includes(count)) return [];
    return [reportOtherCount(judgedText, fact, firstToldPrice, counts, String(count))];
  });
}

/** Nouns of a group of things: a price "cada dúzia" is not of each thing. */
const groupNoun =
  '(?:meia duzia|duzia|par|casal|dupla|trio|grupo|pct|pacote|pacotinho|kit|combo|balde|bandeja|cartela|caixa|cesta|cento|conjunto|jogo|fardo|engradado|saco|saquinho|pote|porcao|lote|rodada)';
const pluralGroups = new RegExp(`\\b(?:${groupNoun}s|pares|casais|porcoes)\\b`);
const eachWord = `cada\\b(?!\\s(?:${groupNoun}|\\d+|(?!uma?\\b)(?:${spelledNumber}))\\b)`;
const eachBehind = new RegExp(`^\\*?\\s(?:(?:(?:em|por|para|pra)\\s)?${eachWord}|(?:a|por) unidade\\b)`);
const eachBefore = new RegExp(`\\b${eachWord}\\s(?:\\w{1,14}\\s){1,2}(?:sai|custa|fica|paga)\\s(?:(?:por|em|a)\\s)?$`);

/** Whether a text gives a price for each thing: "R$ 30 cada". */
const isPricePerPiece = (foldedText: string, { start, end }: Fact): boolean =>
  !pluralGroups.test(foldedText) &&
  (eachBehind.test(foldedText.slice(end, end + 30)) ||
    eachBefore.test(foldedText.slice(Math.max(0, start - 40), start)));

const reportOtherCount = (
  judgedText: JudgedText,
  fact: Fact,
  toldPrice: ToldFact,
  toldCounts: readonly number[],
  statedCount: string,
): TextFinding =>
  findingByCertainty(
    [fact, toldPrice],
    'swapped',
    `Pelo que você contou, ${quote(judgedText, fact)} é o preço de ${toldCounts.join(' ou ')}, e não de ${statedCount}.`,
    fact,
    { rule: 'binding-offer' },
  );
