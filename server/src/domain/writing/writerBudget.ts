import { descriptorOf, type ContentType } from '../content/contentTypes.ts';
import type { WritingUsage } from './writing.ts';

/** What a model costs, in dollars for a million tokens. */
export interface Prices {
  readonly input: number;
  readonly output: number;
}

/** The list price of the default model, `gpt-5-mini`, in November 2026. */
export const defaultPrices: Prices = { input: 0.25, output: 2 };

/** What one attempt may cost at most, where the prices are known. */
export const defaultDollars = 0.05;

/** A reasoning model thinks within the same cap. */
const thinking = 4_000;
/** Of our messages and of Portuguese: an estimate on the safe side. */
export const charactersPerToken = 3;

/** How many tokens an answer may have: what the texts need, or less where the money ends; 0 when there is none. */
export const answerTokens = (
  wish: { contentType: ContentType; count: number; promptCharacters: number },
  prices: Prices | undefined,
  dollars: number,
): number => {
  const wanted = wish.count * descriptorOf(wish.contentType).answerTokens;
  return cappedTokens({ wanted, promptCharacters: wish.promptCharacters }, prices, dollars);
};

/** The wanted tokens and room to think, or less where the money ends; 0 when there is none. Without prices it never ends. */
export function cappedTokens(
  { wanted, promptCharacters }: { wanted: number; promptCharacters: number },
  prices: Prices | undefined,
  dollars: number,
): number {
  const most = wanted + thinking;
  return prices ? Math.max(0, Math.min(most, affordableTokens(promptCharacters, prices, dollars))) : most;
}

function affordableTokens(promptCharacters: number, prices: Prices, dollars: number): number {
  const left = dollars - (promptCharacters / charactersPerToken) * (prices.input / 1e6);
  return Math.floor(left / (prices.output / 1e6));
}

/** Of the instructions with a topic and a profile. */
const usualPrompt = 6_000;

/** Below this no text fits: asking would be money for nothing. */
export const fewestTokens = 200;

/** Whether a text can be written at those prices for what an attempt may cost. */
export const affordsText = (prices: Prices): boolean =>
  affordableTokens(usualPrompt, prices, defaultDollars) >= fewestTokens;

/** What the upstream counted, with what it costs where the prices are known. */
export const priced = (
  usage: { readonly inputTokens: number; readonly outputTokens: number },
  prices: Prices | undefined,
): WritingUsage => ({
  ...usage,
  ...(prices && { dollars: (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1e6 }),
});
