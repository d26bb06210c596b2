import type { Fact } from './fact.ts';
import { centavosOfKey } from './money.ts';
import { numbersIn } from './numbers.ts';

/** What the owner told of money, from which a sentence may reckon. */
interface Money {
  /** Prices, in centavos. */
  readonly amounts: readonly number[];
  /** Numbers of things: ten in a kit, two glasses. */
  readonly numbers: readonly number[];
  readonly percentages: readonly number[];
}

/** More prices than these are a list, in which any difference can be found. */
const mostAmounts = 12;

const saves =
  /economi[zs]|\bmenos\b|\btroco\b|\bdesconto|\bdiferenca|\bsobra(?:m|ndo)?\b|\bpoup|\bbarat|\bem conta\b|\boff\b/;
const adds =
  /\btotal\b|\bsoma|\bjunt[oa]s\b|\bseparad[oa]s\b|\bfica\b|\bficam\b|\bsairiam?\b|\bos dois\b|\bas duas\b|\+|\btudo\b|\bsao\b|\bmais\b|\bprimeiro mes\b|\bpor mes\b|\bsai\b/;
const shares = /\bcada\b|\bpor\b|\bparcelas?\b|\bvezes\b|\d\s?x\b|\bunidade\b|\bdividi/;

/** Words that count: a couple are two, a year is twelve months. */
const counting: readonly (readonly [RegExp, number])[] = [
  [/\b(?:casal|par|dupla|bimestr\w{1,3})\b/, 2],
  [/\btrimestr\w{1,3}\b/, 3],
  [/\bsemestr\w{1,3}\b/, 6],
  [/\b(?:anual|anuidade)\b/, 12],
];

/** "por exemplo": what a size of the text's own choice comes to. */
const example = /\bexemplo\b/;

/** What there is to reckon with in told facts. */
function moneyOf(told: readonly Fact[]): Money {
  const of = (...kinds: readonly Fact['kind'][]) => told.filter(({ kind }) => kinds.includes(kind));
  const bare = of('number').map(({ key }) => Number(key));
  const counted = of('quantity', 'instalments').map(({ key }) => Number.parseInt(key, 10));
  const amounts = [
    ...of('price', 'oldPrice').map(({ key }) => centavosOfKey(key)),
    ...bare.map((value) => value * 100),
  ];
  return {
    amounts: [...new Set(amounts)].filter((value) => value >= 500 && value < 1_000_000_000).slice(0, mostAmounts),
    numbers: [...new Set([...bare, ...counted])].filter((value) => value > 1 && value <= 100),
    percentages: of('discount').map(({ key }) => Number.parseInt(key, 10)),
  };
}

/**
 * Whether a price or a discount follows from what the owner told, by a sum that its folded sentence speaks of: what
 * is saved, what it comes to together, what several cost, what each one is.
 */
export function followsFrom({ kind, key }: Fact, sentence: string, told: readonly Fact[]): boolean {
  const { amounts: known, numbers, percentages } = moneyOf(told);
  const pairs = known.flatMap((one, index) => known.slice(index + 1).map((other) => [one, other] as const));
  if (kind === 'discount') {
    const share = Number.parseInt(key, 10);
    const isSaved = ([one, other]: readonly [number, number]) =>
      Math.round(100 - (100 * Math.min(one, other)) / Math.max(one, other)) === share;
    return saves.test(sentence) && pairs.some(isSaved);
  }
  if (kind !== 'price' && kind !== 'oldPrice') return false;
  const price = centavosOfKey(key);
  // "irmãos pagam metade da matrícula": what is left of one, beside another.
  const left = known.flatMap((one) => percentages.map((share) => Math.round((one * (100 - share)) / 100)));
  const sums = [
    ...pairs.map(([one, other]) => one + other),
    ...left.flatMap((one) => known.map((other) => one + other)),
  ];
  const inSentence = [
    ...numbersIn(sentence),
    ...counting.flatMap(([words, count]) => (words.test(sentence) ? [count] : [])),
  ];
  const times = [...new Set([...inSentence, ...numbers])].filter((number) => number > 1 && number <= 100);
  const several = known.flatMap((one) => times.map((number) => one * number));
  // Of few prices two make a third by no chance; half of one was told as "metade".
  const few =
    known.length <= 4 ? [...known, ...(told.some((one) => one.key === '50%') ? known.map((one) => one / 2) : [])] : [];
  const isSumOfFew = few.some((one, at) => few.slice(at + 1).some((other) => one + other === price));
  const severalReduced = several.flatMap((one) => percentages.map((share) => Math.round((one * (100 - share)) / 100)));
  const here = inSentence.filter((number) => number > 1 && number <= 100);
  const reduced = [...known, ...several].flatMap((one) =>
    percentages.map((share) => Math.round((one * (100 - share)) / 100)),
  );
  const off = known.flatMap((one) => percentages.map((share) => Math.round((one * share) / 100)));
  return (
    reduced.includes(price) ||
    isExample(price, sentence, told) ||
    // "sinal de 30%, ou seja, R$ 1.350"
    known.some((one) => percentages.some((share) => hasShare(sentence, share) && one * share === price * 100)) ||
    isSumOfFew ||
    severalReduced.includes(price) ||
    known.some((one) => here.some((number) => one * number === price)) ||
    (adds.test(sentence) &&
      ([...sums, ...several].includes(price) || known.some((one) => several.includes(price - one)))) ||
    (shares.test(sentence) && known.some((one) => times.some((number) => Math.round(one / number) === price))) ||
    (saves.test(sentence) &&
      (off.includes(price) || [...known, ...sums, ...several].some((one) => known.includes(one - price))))
  );
}

const hasShare = (sentence: string, share: number): boolean =>
  new RegExp(`(?<!\\d)${share}\\s?(?:%|por cento)`).test(sentence);

/** Whether a price is that of so many of what was told by the piece: "um gramado de 200 m², por exemplo, sai por R$ 300". */
export const isExample = (price: number, sentence: string, told: readonly Fact[]): boolean =>
  example.test(sentence) &&
  told.some(
    ({ kind, key }) =>
      kind === 'price' && numbersIn(sentence).some((number) => number > 1 && number * centavosOfKey(key) === price),
  );
