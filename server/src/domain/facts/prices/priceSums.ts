import type { Fact } from '../fact.ts';
import { centavosOfKey } from './priceKeys.ts';
import { numbersIn } from '../numbers.ts';
import { isSumForGroup, isSumOfCountedThings, isWithHalf, pairsOf } from './sumsOfSeveral.ts';

/** What the owner told of money, from which a sentence may reckon. */
interface ToldMoney {
  /** Prices, in centavos. */
  readonly amounts: readonly number[];
  /** Numbers of things: ten in a kit, two glasses. */
  readonly numbers: readonly number[];
  readonly percentages: readonly number[];
}

/** More prices, or numbers of things, than these are a list, in which any difference can be found. */
const maxAmounts = 12;
const maxNumbers = 40;
/** Nothing that a shop counts is more: the numbers of a raffle. */
const maxToldNumber = 10_000;
/** A sentence that the owner did not write counts no more. */
const maxSentenceNumber = 100;

const savingWords =
  /economi|\bfalta(?:m|ndo)?\s(?!nada)[a-z ]{0,40}(?:r\$\s?[\d.,]*\d|\breais)\s(?:para|pra|pro)\b|\bmenos\b|\btroco\b|\bdesconto|\bdiferenca|\bsobra(?:m|ndo)?\b|\bpoup|\bbarat|\bem conta\b|\boff\b|\bvantagem\b|\ba mais\b|\bacrescimo\b|\bmais car[oa]|\bdeixa de (?:pagar|gastar)|\bem vez d[eo]s?\b|\b(?:como|vira\w{0,2}) credito\b|\bno (?:[st]eu )?bolso\b/;
const addingWords =
  /\btotal|\bsoma|\bjunt[oa]s?\b|\bseparad[oa]s?\b|\bavuls[oa]s?\b|\bfica\b|\bficam\b|\bsairiam?\b|\bseriam?\b|\bcustari\w{1,2}\b|\bpagari\w{1,2}\b|\bdao?\b|\bda (?:r\$|\d|(?:[a-z]+ ){1,4}reais)|\bdaria\w?\b|\bos dois\b|\bas duas\b|\bos tres\b|\bas tres\b|\+|\btud[oa]\b|\btod[oa]s\b|\bsao\b|\bmais\b|\bprimeiro mes\b|\bpor mes\b|\bno ano\b|\bpor ano\b|\bsai\b|\bsaem\b|\bou seja\b|\bportanto\b|\bequivale\w{0,2}\b|\bpara (?:entrar|comecar|fechar)\b|=/;
const sharingWords = /\bcada\b|\bpor\b|\bparcelas?\b|\bvezes\b|\d\s?x\b|\bunidade\b|\bdividi|\b[oa]\s[a-z]{3,12}\b/;

/** Words that count: a couple are two, a year is twelve months. */
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

/** "por exemplo": what a size of the text's own choice comes to. */
const exampleWord = /\bexemplo\b/;

/** "fraldinha 39 kg": what seems a weight is the price of a kilo. */
const perKiloPattern = /^\s?(\d{1,4})\s?(?:kg|k|un|quilo|kilo|l|litro)\s?$/i;

/** What there is to reckon with in told facts. */
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

/** Numbers that a sentence has, and those that its words mean. */
const countsInSentence = (sentence: string): readonly number[] =>
  [
    ...numbersIn(sentence),
    ...countingWords.flatMap(([pattern, count]) => (pattern.test(sentence) ? [count] : [])),
  ].filter((number) => number > 1 && number <= maxSentenceNumber);

/**
 * Whether a price or a discount follows from what the owner told, by a sum that its folded sentence speaks of: what
 * is saved, what it comes to together, what several cost, what each one is. One sum, or two where the second is what is
 * saved by the first.
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
  const discountedFrom = (amounts: readonly number[]) =>
    amounts.flatMap((amount) => percentages.map((percentage) => Math.round((amount * (100 - percentage)) / 100)));
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
    // "irmãos pagam metade da matrícula": what is left of one, beside another.
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

/** Of few prices two make a third by no chance; half of one was told as "metade". */
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

/** "10% mais barato": what one amount is less than another, in percent. */
const isSavedPercentage = (percentage: number, amounts: readonly number[]): boolean =>
  pairsOf([...new Set(amounts)].slice(0, 60)).some(
    ([amount, otherAmount]) =>
      Math.round(100 - (100 * Math.min(amount, otherAmount)) / Math.max(amount, otherAmount)) === percentage,
  );

const namesPercentage = (sentence: string, percentage: number): boolean =>
  new RegExp(`(?<!\\d)${percentage}\\s?(?:%|por cento)`).test(sentence);

/** Whether a price is that of so many of what was told by the piece: "um gramado de 200 m², por exemplo, sai por R$ 300". */
export const isExample = (price: number, sentence: string, toldFacts: readonly Fact[]): boolean =>
  exampleWord.test(sentence) &&
  toldFacts.some(
    ({ kind, key }) =>
      kind === 'price' && numbersIn(sentence).some((number) => number > 1 && number * centavosOfKey(key) === price),
  );
