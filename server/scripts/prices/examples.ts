import {
  bareNumbersOf,
  priceLikelihoods,
  stateAfter,
  type BareNumbers,
} from '../../src/domain/facts/prices/learntPrices.ts';
import { priceFeatures, type PriceState } from '../../src/domain/facts/prices/priceFeatures.ts';
import { readStatements } from '../../src/domain/facts/readFacts.ts';
import type { Weights } from '../../src/domain/writing/regression.ts';
import type { Decisions } from '../regression.ts';
import { topicsOf } from '../tagger/examples.ts';
import type { Found } from '../tagger/score.ts';

/** The bare numbers of a topic, and where those begin that are prices. */
export interface Example {
  readonly bare: BareNumbers;
  readonly prices: ReadonlySet<number>;
}

/** A line in which a `$` stands before each price that its owner typed without a sign: "corte $45, barba $30". */
function exampleOf(line: string): Example {
  const prices = new Set<number>();
  let words = '';
  for (const [index, part] of line.split(/(?<![A-Za-z])\$(?=\d)/).entries()) {
    if (index > 0) prices.add(words.length);
    words += part;
  }
  return { bare: bareNumbersOf(words, readStatements(words, new Date(0))), prices };
}

export const examplesOf = (file: string): readonly Example[] => topicsOf('prices', file).map(exampleOf);

/** Whether each bare number of a topic is a price, one after another. */
export const decisionsOf = ({ bare: { words, numbers }, prices }: Example): Decisions<PriceState | null> => ({
  classes: numbers.map(({ fact }) => (prices.has(fact.start) ? 1 : 0)),
  start: null,
  featuresAt(nth, state) {
    const { tokenIndex: at, signs } = numbers[nth]!;
    return priceFeatures(words, at, signs, state);
  },
  after: (state, nth, chosen) => stateAfter(state, numbers[nth]!.tokenIndex, chosen === 1),
});

/** How many prices are found above a likelihood, of those that are one and of those that are found. */
export function pricesFound(weights: Weights, examples: readonly Example[], sure: number): Found {
  let [right, wrong, missing] = [0, 0, 0];
  for (const { bare, prices } of examples)
    for (const [{ start }, likely] of priceLikelihoods(bare, weights)) {
      if (likely > sure && prices.has(start)) right += 1;
      else if (likely > sure) wrong += 1;
      else if (prices.has(start)) missing += 1;
    }
  return { precision: right / (right + wrong), recall: right / (right + missing) };
}
