import { numbersIn } from './numbers.ts';

/** What the owner told of money, from which a sentence may reckon. */
export interface Told {
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
  /\btotal\b|\bsoma|\bjunt[oa]s\b|\bseparad[oa]s\b|\bfica\b|\bficam\b|\bsairiam?\b|\bos dois\b|\bas duas\b|\+/;
const shares = /\bcada\b|\bpor\b|\bparcelas?\b|\bvezes\b|\d\s?x\b|\bunidade\b|\bdividi/;

/**
 * Whether a price or percentage follows from what the owner told, by a reckoning that its sentence speaks of: what
 * is saved, what it comes to together, what several cost, what each one is.
 */
export function followsFrom(key: string, sentence: string, { amounts, numbers, percentages }: Told): boolean {
  const known = [...new Set(amounts)].slice(0, mostAmounts);
  const pairs = known.flatMap((one, index) => known.slice(index + 1).map((other) => [one, other] as const));
  if (key.endsWith('%')) {
    const share = Number(key.slice(0, -1));
    const isSaved = ([one, other]: readonly [number, number]) =>
      Math.round(100 - (100 * Math.min(one, other)) / Math.max(one, other)) === share;
    return saves.test(sentence) && pairs.some(isSaved);
  }
  const price = Number(key.slice(2));
  if (Number.isNaN(price)) return false;
  const sums = pairs.map(([one, other]) => one + other);
  const times = [...new Set([...numbersIn(sentence), ...numbers])].filter((number) => number > 1 && number <= 100);
  const several = known.flatMap((one) => times.map((number) => one * number));
  const here = numbersIn(sentence).filter((number) => number > 1 && number <= 100);
  return (
    known.some((one) => percentages.some((share) => Math.round((one * (100 - share)) / 100) === price)) ||
    known.some((one) => here.some((number) => one * number === price)) ||
    (adds.test(sentence) &&
      ([...sums, ...several].includes(price) || known.some((one) => several.includes(price - one)))) ||
    (shares.test(sentence) && known.some((one) => times.some((number) => Math.round(one / number) === price))) ||
    (saves.test(sentence) && [...known, ...sums, ...several].some((one) => known.includes(one - price)))
  );
}
