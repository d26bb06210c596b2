import type { Fact } from '../fact.ts';
import { centavosOfKey } from './priceKeys.ts';
import { numbersIn } from '../numbers.ts';
import { isOfCompany, isOfCounted, isWithHalf, pairsOf } from './sumsOfSeveral.ts';

/** What the owner told of money, from which a sentence may reckon. */
interface Money {
  /** Prices, in centavos. */
  readonly amounts: readonly number[];
  /** Numbers of things: ten in a kit, two glasses. */
  readonly numbers: readonly number[];
  readonly percentages: readonly number[];
}

/** More prices, or numbers of things, than these are a list, in which any difference can be found. */
const mostAmounts = 12;
const mostNumbers = 40;
/** Nothing that a shop counts is more: the numbers of a raffle. */
const mostOfOne = 10_000;
/** A sentence that the owner did not write counts no more. */
const mostInSentence = 100;

const saves =
  /economi|\bfalta(?:m|ndo)?\s(?!nada)[a-z ]{0,40}(?:r\$\s?[\d.,]*\d|\breais)\s(?:para|pra|pro)\b|\bmenos\b|\btroco\b|\bdesconto|\bdiferenca|\bsobra(?:m|ndo)?\b|\bpoup|\bbarat|\bem conta\b|\boff\b|\bvantagem\b|\ba mais\b|\bacrescimo\b|\bmais car[oa]|\bdeixa de (?:pagar|gastar)|\bem vez d[eo]s?\b|\b(?:como|vira\w{0,2}) credito\b|\bno (?:[st]eu )?bolso\b/;
const adds =
  /\btotal|\bsoma|\bjunt[oa]s?\b|\bseparad[oa]s?\b|\bavuls[oa]s?\b|\bfica\b|\bficam\b|\bsairiam?\b|\bseriam?\b|\bcustari\w{1,2}\b|\bpagari\w{1,2}\b|\bdao?\b|\bda (?:r\$|\d|(?:[a-z]+ ){1,4}reais)|\bdaria\w?\b|\bos dois\b|\bas duas\b|\bos tres\b|\bas tres\b|\+|\btud[oa]\b|\btod[oa]s\b|\bsao\b|\bmais\b|\bprimeiro mes\b|\bpor mes\b|\bno ano\b|\bpor ano\b|\bsai\b|\bsaem\b|\bou seja\b|\bportanto\b|\bequivale\w{0,2}\b|\bpara (?:entrar|comecar|fechar)\b|=/;
const shares = /\bcada\b|\bpor\b|\bparcelas?\b|\bvezes\b|\d\s?x\b|\bunidade\b|\bdividi|\b[oa]\s[a-z]{3,12}\b/;

/** Words that count: a couple are two, a year is twelve months. */
const counting: readonly (readonly [RegExp, number])[] = [
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
const example = /\bexemplo\b/;

/** "fraldinha 39 kg": what seems a weight is the price of a kilo. */
const perKilo = /^\s?(\d{1,4})\s?(?:kg|k|un|quilo|kilo|l|litro)\s?$/i;

/** What there is to reckon with in told facts. */
function moneyOf(told: readonly Fact[]): Money {
  const of = (...kinds: readonly Fact['kind'][]) => told.filter(({ kind }) => kinds.includes(kind));
  const bare = of('number').map(({ key }) => Number(key));
  const fees = of('number').flatMap(({ key, about }) =>
    /^(?:entreg|tax|fret|embal)/.test(about?.head ?? '') ? Number(key) : [],
  );
  const counted = of('quantity', 'instalments').map(({ key }) => Number.parseInt(key, 10));
  const bundled = of('bundle').flatMap(({ key }) => key.split(/[/+]/).map(Number));
  const weighed = of('measure').flatMap(({ words }) => Number(perKilo.exec(words)?.[1] ?? 0));
  const measured = of('measure').map(({ words }) => Number.parseInt(words, 10) || 0);
  const amounts = [
    ...of('price', 'oldPrice').map(({ key }) => centavosOfKey(key)),
    ...[...fees, ...[...bare, ...weighed].filter((value) => value >= 5)].map((value) => value * 100),
  ];
  return {
    amounts: [...new Set(amounts)].filter((value) => value >= 50 && value < 1_000_000_000).slice(0, mostAmounts),
    numbers: [...new Set([...bare, ...counted, ...bundled, ...measured])]
      .filter((value) => value > 1 && value <= mostOfOne)
      .slice(0, mostNumbers),
    percentages: [...new Set(of('discount').map(({ key }) => Number.parseInt(key, 10)))].slice(0, mostAmounts),
  };
}

/** Numbers that a sentence has, and those that its words mean. */
const countsIn = (sentence: string): readonly number[] =>
  [...numbersIn(sentence), ...counting.flatMap(([words, count]) => (words.test(sentence) ? [count] : []))].filter(
    (number) => number > 1 && number <= mostInSentence,
  );

/**
 * Whether a price or a discount follows from what the owner told, by a sum that its folded sentence speaks of: what
 * is saved, what it comes to together, what several cost, what each one is. One sum, or two where the second is what is
 * saved by the first.
 */
export function followsFromSum({ kind, key }: Fact, sentence: string, told: readonly Fact[]): boolean {
  const money = moneyOf(told);
  const { amounts: known, numbers, percentages } = money;
  const here = countsIn(sentence);
  const counts = [...new Set(here)];
  const ofTold = numbers.filter((number) => counts.includes(number));
  const times = [...new Set([...counts, ...numbers])];
  const several = known.flatMap((one) => times.map((number) => one * number));
  if (kind === 'discount')
    return (
      saves.test(sentence) &&
      isSavedShare(Number.parseInt(key, 10), [
        ...known,
        ...several,
        ...(known.length < 4 ? pairsOf(known).map(([one, other]) => one + other) : []),
      ])
    );
  if (kind !== 'price' && kind !== 'oldPrice') return false;
  const price = centavosOfKey(key);
  const isPrice = (sums: readonly number[]) => sums.includes(price);
  const parts = [...new Set(known.flatMap((one) => times.map((number) => Math.round(one / number))))];
  const sums = pairsOf(known).map(([one, other]) => one + other);
  const leftOf = (amounts: readonly number[]) =>
    amounts.flatMap((one) => percentages.map((share) => Math.round((one * (100 - share)) / 100)));
  const left = leftOf(known);
  const off = known.flatMap((one) => percentages.map((share) => Math.round((one * share) / 100)));
  const isOff = known.some((one) =>
    percentages.some((share) => hasShare(sentence, share) && one * share === price * 100),
  );
  return (
    isPrice(leftOf([...known, ...several, ...sums])) ||
    isExample(price, sentence, told) ||
    // "sinal de 30%, ou seja, R$ 1.350"
    isOff ||
    isRaised(price, sentence, money) ||
    isWithHalf(price, sentence, known) ||
    isSumOfFew(price, money) ||
    isPrice(known.flatMap((one) => counts.map((number) => one * number))) ||
    // "seis saem por R$ 60" of "3 por 30"
    isPrice(
      known.flatMap((one) =>
        counts.flatMap((number) => ofTold.filter((of) => number % of === 0).map((of) => (one * number) / of)),
      ),
    ) ||
    (/\bmetade\b|\bmei[ao]\b/.test(sentence) && known.includes(price * 2)) ||
    isOfCompany(price, sentence, known) ||
    isOfCounted(price, sentence, known, here) ||
    // "irmãos pagam metade da matrícula": what is left of one, beside another.
    (adds.test(sentence) &&
      (isPrice([
        ...sums,
        ...several,
        ...known.map((one) => 2 * one),
        ...left.flatMap((one) => known.map((other) => one + other)),
      ]) ||
        known.some((one) => several.includes(price - one)))) ||
    (shares.test(sentence) && isPrice(parts)) ||
    (saves.test(sentence) &&
      (isPrice(off) ||
        [...known, ...sums, ...several].some((one) => known.includes(one - price)) ||
        [...known, ...parts].some((one) => parts.includes(one - price)) ||
        isPrice(pairsOf(known).flatMap(([one, other]) => times.map((number) => Math.abs(one - other) * number)))))
  );
}

/** Of few prices two make a third by no chance; half of one was told as "metade". */
function isSumOfFew(price: number, { amounts, percentages }: Money): boolean {
  if (amounts.length > 4) return false;
  const halves = percentages.includes(50) ? amounts.map((one) => one / 2) : [];
  return pairsOf([...amounts, ...halves]).some(([one, other]) => one + other === price);
}

/** "em feriado, 20% a mais: R$ 180" of 150. */
const isRaised = (price: number, sentence: string, { amounts, percentages }: Money): boolean =>
  percentages.some(
    (share) =>
      new RegExp(`(?<!\\d)${share}\\s?(?:%|por cento)\\s(?:a mais|de acrescimo)\\b`).test(sentence) &&
      amounts.some((one) => one * (100 + share) === price * 100),
  );

/** "10% mais barato": what one amount is less than another, in percent. */
const isSavedShare = (share: number, amounts: readonly number[]): boolean =>
  pairsOf([...new Set(amounts)].slice(0, 60)).some(
    ([one, other]) => Math.round(100 - (100 * Math.min(one, other)) / Math.max(one, other)) === share,
  );

const hasShare = (sentence: string, share: number): boolean =>
  new RegExp(`(?<!\\d)${share}\\s?(?:%|por cento)`).test(sentence);

/** Whether a price is that of so many of what was told by the piece: "um gramado de 200 m², por exemplo, sai por R$ 300". */
export const isExample = (price: number, sentence: string, told: readonly Fact[]): boolean =>
  example.test(sentence) &&
  told.some(
    ({ kind, key }) =>
      kind === 'price' && numbersIn(sentence).some((number) => number > 1 && number * centavosOfKey(key) === price),
  );
