import type { Fact } from '../fact.ts';
import { centavosOfKey } from './priceKeys.ts';
import { numbersIn } from '../numbers.ts';
import { isSumForGroup, isSumOfCountedThings, isWithHalf, pairsOf } from './sumsOfSeveral.ts';

/** The told values that a sentence may compute with. */
interface ToldMoney {
  /** Prices, in centavos. */
  readonly amounts: readonly number[];
  /** Numbers of things: ten in a kit, two glasses. */
  readonly numbers: readonly number[];
  readonly percentages: readonly number[];
}

/** Only so many amounts and numbers are combined: among more, almost any result is found. */
const maxAmounts = 12;
const maxNumbers = 40;
/** The greatest told number that is used. */
const maxToldNumber = 10_000;
/** The greatest number of a sentence that is used as a count. */
const maxSentenceNumber = 100;

const savingWords =
  /economi|\bfalta(?:m|ndo)?\s(?!nada)[a-z ]{0,40}(?:r\$\s?[\d.,]*\d|\breais)\s(?:para|pra|pro)\b|\bmenos\b|\btroco\b|\bdesconto|\bdiferenca|\bsobra(?:m|ndo)?\b|\bpoup|\bbarat|\bem conta\b|\boff\b|\bvantagem\b|\ba mais\b|\bacrescimo\b|\bmais car[oa]|\bdeixa de (?:pagar|gastar)|\bem vez d[eo]s?\b|\b(?:como|vira\w{0,2}) credito\b|\bno (?:[st]eu )?bolso\b/;
const addingWords =
  /\btotal|\bsoma|\bjunt[oa]s?\b|\bseparad[oa]s?\b|\bavuls[oa]s?\b|\bfica\b|\bficam\b|\bsairiam?\b|\bseriam?\b|\bcustari\w{1,2}\b|\bpagari\w{1,2}\b|\bdao?\b|\bda (?:r\$|\d|(?:[a-z]+ ){1,4}reais)|\bdaria\w?\b|\bos dois\b|\bas duas\b|\bos tres\b|\bas tres\b|\+|\btud[oa]\b|\btod[oa]s\b|\bsao\b|\bmais\b|\bprimeiro mes\b|\bpor mes\b|\bno ano\b|\bpor ano\b|\bsai\b|\bsaem\b|\bou seja\b|\bportanto\b|\bequivale\w{0,2}\b|\bpara (?:entrar|comecar|fechar)\b|=/;
const sharingWords = /\bcada\b|\bpor\b|\bparcelas?\b|\bvezes\b|\d\s?x\b|\bunidade\b|\bdividi|\b[oa]\s[a-z]{3,12}\b/;

/** Words that stand for a count: a couple are two, a year is twelve months. */
const countingWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:casal|par|dupla|bimestr\w{1,3}|dobro)\b/, 2],
  [/\b(?:trimestr\w{1,3}|trio)\b/, 3],
  [/\bsemestr\w{1,3}\b/, 6],
  [/\b(?:anual|anuidade|ano)\b/, 12],
  [/\bsemana (?:inteira|toda)\b/, 7],
  [/\bpor semana\b/, 4],
  [/\bpor dia\b/, 30],
  [/\bcento\b/, 100],
];

/** "por exemplo": the writer chose a quantity to compute a price for. */
const exampleWord = /\bexemplo\b/;

/** "fraldinha 39 kg" is read as a weight, and may be the price of a kilo. */
const perKiloPattern = /^\s?(\d{1,4})\s?(?:kg|k|un|quilo|kilo|l|litro)\s?$/i;

/** Collects the amounts, numbers and percentages of told facts. */
function toldMoneyOf(toldFacts: readonly Fact[]): ToldMoney {
  const factsOf = (...kinds: readonly Fact['kind'][]) => toldFacts.filter(({ kind }) => kinds.includes(kind));
  const bareNumbers = factsOf('number').map(({ key }) => Number(key));
  const fees = factsOf('number').flatMap(({ key, about }) =>
    /^(?:entreg|tax|fret|embal)/.test(about?.head ?? '') ? Number(key) : [],
  );
  const countedNumbers = factsOf('quantity', 'instalments').map(({ key }) => Number.parseInt(key, 10));
  const bundleNumbers = factsOf('bundle').flatMap(({ key }) => key.split(/[/+]/).map(Number));
  const kiloPrices = factsOf('measure').flatMap(({ words }) => Number(perKiloPattern.exec(words)?.[1] ?? 0));
  const measureNumbers = factsOf('measure').map(({ words }) => Number.parseInt(words, 10) || 0);
  const amounts = [
    ...factsOf('price', 'oldPrice').map(({ key }) => centavosOfKey(key)),
    ...[...fees, ...[...bareNumbers, ...kiloPrices].filter((value) => value >= 5)].map((value) => value * 100),
  ];
  return {
    amounts: [...new Set(amounts)].filter((value) => value >= 50 && value < 1_000_000_000).slice(0, maxAmounts),
    numbers: [...new Set([...bareNumbers, ...countedNumbers, ...bundleNumbers, ...measureNumbers])]
      .filter((value) => value > 1 && value <= maxToldNumber)
      .slice(0, maxNumbers),
    percentages: [...new Set(factsOf('discount').map(({ key }) => Number.parseInt(key, 10)))].slice(0, maxAmounts),
  };
}

/** The numbers of a sentence, with those that its words stand for. */
const countsInSentence = (sentence: string): readonly number[] =>
  [
    ...numbersIn(sentence),
    ...countingWords.flatMap(([pattern, count]) => (pattern.test(sentence) ? [count] : [])),
  ].filter((number) => number > 1 && number <= maxSentenceNumber);

/**
 * Whether a price or a discount can be computed from told facts, in a way that its folded sentence names: what is saved, the total,
 * the price of several, the price of each. One computation, or two where the second is the saving of the first.
 */
export function followsFromSum({ kind, key }: Fact, sentence: string, toldFacts: readonly Fact[]): boolean {
  const money = toldMoneyOf(toldFacts);
  const { amounts, numbers, percentages } = money;
  const allCounts = countsInSentence(sentence);
  const counts = [...new Set(allCounts)];
  const toldCounts = numbers.filter((number) => counts.includes(number));
  const factors = [...new Set([...counts, ...numbers])];
  const multiples = amounts.flatMap((amount) => factors.map((number) => amount * number));
  if (kind === 'discount')
    return (
      savingWords.test(sentence) &&
      isSavedPercentage(Number.parseInt(key, 10), [
        ...amounts,
        ...multiples,
        ...(amounts.length < 4 ? pairsOf(amounts).map(([amount, otherAmount]) => amount + otherAmount) : []),
      ])
    );
  if (kind !== 'price' && kind !== 'oldPrice') return false;
  const price = centavosOfKey(key);
  const isPrice = (sums: readonly number[]) => sums.includes(price);
  const quotients = [...new Set(amounts.flatMap((amount) => factors.map((number) => Math.round(amount / number))))];
  const sums = pairsOf(amounts).map(([amount, otherAmount]) => amount + otherAmount);
  const discountedFrom = (undiscounted: readonly number[]) =>
    undiscounted.flatMap((amount) => percentages.map((percentage) => Math.round((amount * (100 - percentage)) / 100)));
  const discountedAmounts = discountedFrom(amounts);
  const discountAmounts = amounts.flatMap((amount) =>
    percentages.map((percentage) => Math.round((amount * percentage) / 100)),
  );
  const isNamedPercentage = amounts.some((amount) =>
    percentages.some((percentage) => namesPercentage(sentence, percentage) && amount * percentage === price * 100),
  );
  return (
    isPrice(discountedFrom([...amounts, ...multiples, ...sums])) ||
    isExample(price, sentence, toldFacts) ||
    // "sinal de 30%, ou seja, R$ 1.350"
    isNamedPercentage ||
    isSurcharged(price, sentence, money) ||
    isWithHalf(price, sentence, amounts) ||
    isSumOfTwo(price, money) ||
    isPrice(amounts.flatMap((amount) => counts.map((number) => amount * number))) ||
    // "seis saem por R$ 60" of "3 por 30"
    isPrice(
      amounts.flatMap((amount) =>
        counts.flatMap((number) =>
          toldCounts.filter((toldCount) => number % toldCount === 0).map((toldCount) => (amount * number) / toldCount),
        ),
      ),
    ) ||
    (/\bmetade\b|\bmei[ao]\b/.test(sentence) && amounts.includes(price * 2)) ||
    isSumForGroup(price, sentence, amounts) ||
    isSumOfCountedThings(price, sentence, amounts, allCounts) ||
    // The sum of a discounted amount and another: "irmãos pagam metade da matrícula".
    (addingWords.test(sentence) &&
      (isPrice([
        ...sums,
        ...multiples,
        ...amounts.map((amount) => 2 * amount),
        ...discountedAmounts.flatMap((amount) => amounts.map((otherAmount) => amount + otherAmount)),
      ]) ||
        amounts.some((amount) => multiples.includes(price - amount)))) ||
    (sharingWords.test(sentence) && isPrice(quotients)) ||
    (savingWords.test(sentence) &&
      (isPrice(discountAmounts) ||
        [...amounts, ...sums, ...multiples].some((amount) => amounts.includes(amount - price)) ||
        [...amounts, ...quotients].some((amount) => quotients.includes(amount - price)) ||
        isPrice(
          pairsOf(amounts).flatMap(([amount, otherAmount]) =>
            factors.map((number) => Math.abs(amount - otherAmount) * number),
          ),
        )))
  );
}

/**
 * Whether a price is the sum of two told amounts, or halves of them where 50% is told. With more than four amounts it may be
 * chance.
 */
function isSumOfTwo(price: number, { amounts, percentages }: ToldMoney): boolean {
  if (amounts.length > 4) return false;
  const halves = percentages.includes(50) ? amounts.map((amount) => amount / 2) : [];
  return pairsOf([...amounts, ...halves]).some(([amount, otherAmount]) => amount + otherAmount === price);
}

/** "em feriado, 20% a mais: R$ 180" of 150. */
const isSurcharged = (price: number, sentence: string, { amounts, percentages }: ToldMoney): boolean =>
  percentages.some(
    (percentage) =>
      new RegExp(`(?<!\\d)${percentage}\\s?(?:%|por cento)\\s(?:a mais|de acrescimo)\\b`).test(sentence) &&
      amounts.some((amount) => amount * (100 + percentage) === price * 100),
  );

/** Whether a percentage is what one amount is less than another: "10% mais barato". */
const isSavedPercentage = (percentage: number, amounts: readonly number[]): boolean =>
  pairsOf([...new Set(amounts)].slice(0, 60)).some(
    ([amount, otherAmount]) =>
      Math.round(100 - (100 * Math.min(amount, otherAmount)) / Math.max(amount, otherAmount)) === percentage,
  );

const namesPercentage = (sentence: string, percentage: number): boolean =>
  new RegExp(`(?<!\\d)${percentage}\\s?(?:%|por cento)`).test(sentence);

/** Whether a price is a told price times a number of the sentence: "um gramado de 200 m², por exemplo, sai por R$ 300". */
export const isExample = (price: number, sentence: string, toldFacts: readonly Fact[]): boolean =>
  exampleWord.test(sentence) &&
  toldFacts.some(
    ({ kind, key }) =>
      kind === 'price' && numbersIn(sentence).some((number) => number > 1 && number * centavosOfKey(key) === price),
  );
