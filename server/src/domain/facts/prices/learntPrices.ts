import { likelihoods, weightsOf, type Weights } from '../../writing/regression.ts';
import { fold, foldWithVerb } from '../../text/words.ts';
import type { FoundFact } from '../foundFact.ts';
import { isNeatlyTyped } from '../spelling/neat.ts';
import { barePrices, isCounted, kindOfWordBefore } from './barePrices.ts';
import { startsOfListedPrices } from './listedPrices.ts';
import {
  splitNumberedWords,
  priceFeatures,
  type NumberedWords,
  type NumberSigns,
  type PriceState,
} from './priceFeatures.ts';
import { parseDecimal } from './certainPrices.ts';
import stored from './priceWeights.json' with { type: 'json' };

/** The classes of the weights: another number, and a price. */
export const priceClassCount = 2;

/** What was learnt of numbers. */
export const priceWeights = weightsOf(stored);

/** How likely a price is: a count that becomes one is worse than a price that stays a number. */
export const minPriceLikelihood = 0.6;
/** The same of those who write R$: their number without it is seldom a price. */
const minPriceLikelihoodOfCarefulTypist = 0.9;

/** Whether somebody typed who begins sentences with capitals, ends them, and writes R$. */
const isCarefulTypist = (typedText: string): boolean =>
  /R\$/.test(typedText) && /[.!?]\s/.test(typedText) && isNeatlyTyped(typedText);

/** A number without a sign, its token, and what patterns say of it. */
export interface BareNumber<Fact extends FoundFact = FoundFact> {
  readonly fact: Fact;
  readonly tokenIndex: number;
  readonly signs: NumberSigns;
}

/** The words of an owner, cut up, with their bare numbers. */
export interface BareNumbers<Fact extends FoundFact = FoundFact> {
  readonly words: NumberedWords;
  readonly numbers: readonly BareNumber<Fact>[];
}

/** Digits without a sign before them or a word of money behind them. */
const unsignedAmount = /^\d(?!.*\b(?:reais|real|contos?|pilas?|mangos|pratas|centavos?)\b)/s;

/** A number alone, or a price that the words beside it tell of: "por 80", "45 o kg". */
const isBareAmount = ({ kind, start, end }: FoundFact, foldedText: string): boolean =>
  kind === 'number' || (/price/i.test(kind) && unsignedAmount.test(foldedText.slice(start, end)));

/** The bare numbers of words whose facts are these. */
export function bareNumbersOf<Fact extends FoundFact>(typedText: string, facts: readonly Fact[]): BareNumbers<Fact> {
  const foldedText = fold(typedText);
  const words = splitNumberedWords(foldedText);
  const patternPrices = barePrices(foldWithVerb(typedText), facts);
  const numbers = facts.flatMap((fact): readonly BareNumber<Fact>[] => {
    const tokenIndex = words.tokenIndexes.get(fact.start);
    if (tokenIndex === undefined || !isBareAmount(fact, foldedText)) return [];
    const signs = {
      hasPriceWords: fact.kind !== 'number',
      endsThingWords: patternPrices.has(fact),
      isCounted: isCounted(foldedText, fact, parseDecimal(words.tokens[tokenIndex]!.text)),
      wordBefore: kindOfWordBefore(foldedText, fact.start),
    };
    return [{ fact, tokenIndex, signs }];
  });
  return { words, numbers };
}

/** What is known behind a number. */
export const stateAfter = (state: PriceState | null, tokenIndex: number, isPrice: boolean): PriceState => ({
  tokenIndex,
  isPrice,
  priceCount: (state?.priceCount ?? 0) + (isPrice ? 1 : 0),
});

/** How likely each bare number is a price. */
export function priceLikelihoods<Fact extends FoundFact>(
  { words, numbers }: BareNumbers<Fact>,
  weights: Weights = priceWeights,
): ReadonlyMap<Fact, number> {
  let state: PriceState | null = null;
  const likelihoodByFact = new Map<Fact, number>();
  for (const { fact, tokenIndex, signs } of numbers) {
    const likelihood = likelihoods(weights, priceFeatures(words, tokenIndex, signs, state), priceClassCount)[1]!;
    likelihoodByFact.set(fact, likelihood);
    state = stateAfter(state, tokenIndex, likelihood > 0.5);
  }
  return likelihoodByFact;
}

/**
 * Which numbers of an owner's words, typed without a sign, are prices: "corte 45, barba 30". Learnt from topics
 * (`npm run train -- prices`); ages, sizes, sums of things, days and names of models are none. What one line of a list
 * is, the lines next to it are.
 */
export function learntPrices<Fact extends FoundFact>(typedText: string, facts: readonly Fact[]): ReadonlySet<Fact> {
  const likelihoodByFact = priceLikelihoods(bareNumbersOf(typedText, facts));
  const minLikelihood = isCarefulTypist(typedText) ? minPriceLikelihoodOfCarefulTypist : minPriceLikelihood;
  const prices = facts.filter(
    (fact) => (likelihoodByFact.get(fact) ?? (/price/i.test(fact.kind) ? 1 : 0)) > minLikelihood,
  );
  const listedStarts = startsOfListedPrices(fold(typedText), prices);
  return new Set(
    [...likelihoodByFact.keys()].filter(
      (fact) => (likelihoodByFact.get(fact) ?? 0) > minLikelihood || listedStarts.has(fact.start),
    ),
  );
}
