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
export const defaultMaxDollars = 0.05;

/** Tokens that a reasoning model may use before its answer; they count towards the same cap. */
const reasoningTokens = 4_000;
/** How many characters of Portuguese make a token, at least. */
export const charactersPerToken = 3;

/** How many tokens an answer may have: what the texts need, or less where the money ends; 0 when there is none. */
export const answerTokens = (
  wish: { contentType: ContentType; count: number; promptCharacters: number },
  prices: Prices | undefined,
  dollars: number,
): number => {
  const wanted = wish.count * descriptorOf(wish.contentType).answerTokens;
  return capTokens({ wanted, promptCharacters: wish.promptCharacters }, prices, dollars);
};

/** The wanted tokens and room to think, or less where the money ends; 0 when there is none. Without prices it never ends. */
export function capTokens(
  { wanted, promptCharacters }: { wanted: number; promptCharacters: number },
  prices: Prices | undefined,
  dollars: number,
): number {
  const tokens = wanted + reasoningTokens;
  return prices ? Math.max(0, Math.min(tokens, affordableTokens(promptCharacters, prices, dollars))) : tokens;
}

function affordableTokens(promptCharacters: number, prices: Prices, dollars: number): number {
  const left = dollars - (promptCharacters / charactersPerToken) * (prices.input / 1e6);
  return Math.floor(left / (prices.output / 1e6));
}

/** How long the instructions with a topic and a profile usually are. */
const typicalPromptCharacters = 6_000;

/** With fewer tokens no text fits into the answer, so the model is not asked. */
export const minAnswerTokens = 200;

/** Whether a text can be written at those prices for what an attempt may cost. */
export const canAffordText = (prices: Prices): boolean =>
  affordableTokens(typicalPromptCharacters, prices, defaultMaxDollars) >= minAnswerTokens;

/** What the upstream counted, with what it costs where the prices are known. */
export const withCost = (
  usage: { readonly inputTokens: number; readonly outputTokens: number },
  prices: Prices | undefined,
): WritingUsage => ({
  ...usage,
  ...(prices && { dollars: (usage.inputTokens * prices.input + usage.outputTokens * prices.output) / 1e6 }),
});
