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

/** The number of classes of the regression: 0 is another number, 1 a price. */
export const priceClassCount = 2;

/** The weights that `npm run train -- prices` learnt. */
export const priceWeights = weightsOf(stored);

/**
 * From this likelihood on a number is a price. It is above 0.5 because a count read as a price does more harm than a missed
 * price.
 */
export const minPriceLikelihood = 0.6;
/** The same for owners who write R$: a number without it is seldom a price. */
const minPriceLikelihoodOfCarefulTypist = 0.9;

/** Whether the owner writes whole sentences with capitals and R$. */
const isCarefulTypist = (typedText: string): boolean =>
  /R\$/.test(typedText) && /[.!?]\s/.test(typedText) && isNeatlyTyped(typedText);

/** A number without a currency sign, the index of its token, and the signs that patterns give. */
export interface BareNumber<Fact extends FoundFact = FoundFact> {
  readonly fact: Fact;
  readonly tokenIndex: number;
  readonly signs: NumberSigns;
}

/** The tokens of a typed text and its bare numbers. */
export interface BareNumbers<Fact extends FoundFact = FoundFact> {
  readonly words: NumberedWords;
  readonly numbers: readonly BareNumber<Fact>[];
}

/** Digits without R$ before them or a word of money after them. */
const unsignedAmount = /^\d(?!.*\b(?:reais|real|contos?|pilas?|mangos|pratas|centavos?)\b)/s;

/** "0800", "007": no amount begins with a zero. */
const leadingZero = /^0\d/;

/** Whether a fact is a number, or a price without a sign or word of money: "por 80", "45 o kg". */
const isBareAmount = ({ kind, start, end }: FoundFact, foldedText: string): boolean => {
  const words = foldedText.slice(start, end);
  return !leadingZero.test(words) && (kind === 'number' || (/price/i.test(kind) && unsignedAmount.test(words)));
};

/** Cuts a typed text into tokens and collects its bare numbers; `facts` are the facts of the text. */
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

/** The state of the regression after a number was decided. */
export const stateAfter = (state: PriceState | null, tokenIndex: number, isPrice: boolean): PriceState => ({
  tokenIndex,
  isPrice,
  priceCount: (state?.priceCount ?? 0) + (isPrice ? 1 : 0),
});

/**
 * The likelihood of each bare number that it is a price. Decides from left to right, since each decision is a feature of the
 * next.
 */
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
 * The facts of a typed text that are prices without a currency sign: "corte 45, barba 30". The regression is learnt from topics
 * (`npm run train -- prices`). In a list, a number beside a known price is a price too.
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
