import { likelihoods, weightsOf, type Weights } from '../../writing/regression.ts';
import { fold, foldWithVerb } from '../../text/words.ts';
import type { FoundFact } from '../found.ts';
import { isNeatlyTyped } from '../spelling/neat.ts';
import { barePrices, isCounted, leadsTo, listedNumbers } from './barePrices.ts';
import { numberedWords, priceFeatures, type NumberedWords, type Signs, type State } from './priceFeatures.ts';
import { valueOf } from './surePrices.ts';
import stored from './priceWeights.json' with { type: 'json' };

/** The classes of the weights: another number, and a price. */
export const classes = 2;

/** What was learnt of numbers. */
export const weights = weightsOf(stored);

/** How likely a price is: a count that becomes one is worse than a price that stays a number. */
export const minPriceLikelihood = 0.6;
/** The same of those who write R$: their number without it is seldom a price. */
const minCarefulPriceLikelihood = 0.9;

/** Whether somebody typed who begins sentences with capitals, ends them, and writes R$. */
const isCareful = (words: string): boolean => /R\$/.test(words) && /[.!?]\s/.test(words) && isNeatlyTyped(words);

/** A number without a sign, its token, and what patterns say of it. */
export interface BareNumber<Fact extends FoundFact = FoundFact> {
  readonly fact: Fact;
  readonly at: number;
  readonly signs: Signs;
}

/** The words of an owner, cut up, with their bare numbers. */
export interface BareNumbers<Fact extends FoundFact = FoundFact> {
  readonly words: NumberedWords;
  readonly numbers: readonly BareNumber<Fact>[];
}

/** Digits without a sign before them or a word of money behind them. */
const unsigned = /^\d(?!.*\b(?:reais|real|contos?|pilas?|mangos|pratas|centavos?)\b)/s;

/** A number alone, or a price that the words beside it tell of: "por 80", "45 o kg". */
const isBare = ({ kind, start, end }: FoundFact, folded: string): boolean =>
  kind === 'number' || (/price/i.test(kind) && unsigned.test(folded.slice(start, end)));

/** The bare numbers of words whose facts are these. */
export function bareNumbersOf<Fact extends FoundFact>(typed: string, facts: readonly Fact[]): BareNumbers<Fact> {
  const folded = fold(typed);
  const words = numberedWords(folded);
  const ending = barePrices(foldWithVerb(typed), facts);
  const numbers = facts.flatMap((fact): readonly BareNumber<Fact>[] => {
    const at = words.places.get(fact.start);
    if (at === undefined || !isBare(fact, folded)) return [];
    const signs = {
      isTold: fact.kind !== 'number',
      endsThing: ending.has(fact),
      isCounted: isCounted(folded, fact, valueOf(words.tokens[at]!.text)),
      behind: leadsTo(folded, fact.start),
    };
    return [{ fact, at, signs }];
  });
  return { words, numbers };
}

/** What is known behind a number. */
export const stateAfter = (state: State | null, at: number, isPrice: boolean): State => ({
  at,
  isPrice,
  prices: (state?.prices ?? 0) + (isPrice ? 1 : 0),
});

/** How likely each bare number is a price. */
export function likelyPrices<Fact extends FoundFact>(
  { words, numbers }: BareNumbers<Fact>,
  learnt: Weights = weights,
): ReadonlyMap<Fact, number> {
  let state: State | null = null;
  const found = new Map<Fact, number>();
  for (const { fact, at, signs } of numbers) {
    const likely = likelihoods(learnt, priceFeatures(words, at, signs, state), classes)[1]!;
    found.set(fact, likely);
    state = stateAfter(state, at, likely > 0.5);
  }
  return found;
}

/**
 * Which numbers of an owner's words, typed without a sign, are prices: "corte 45, barba 30". Learnt from topics
 * (`npm run train -- prices`); ages, sizes, sums of things, days and names of models are none. What one line of a list
 * is, the lines next to it are.
 */
export function learntPrices<Fact extends FoundFact>(typed: string, facts: readonly Fact[]): ReadonlySet<Fact> {
  const likely = likelyPrices(bareNumbersOf(typed, facts));
  const least = isCareful(typed) ? minCarefulPriceLikelihood : minPriceLikelihood;
  const prices = facts.filter((fact) => (likely.get(fact) ?? (/price/i.test(fact.kind) ? 1 : 0)) > least);
  const listed = listedNumbers(fold(typed), prices);
  return new Set([...likely.keys()].filter((fact) => (likely.get(fact) ?? 0) > least || listed.has(fact.start)));
}
