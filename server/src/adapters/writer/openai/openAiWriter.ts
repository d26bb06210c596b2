import OpenAI from 'openai';
import type { Writer } from '../../../domain/ports.ts';
import type { WriterFault, Writing, WritingAttempt } from '../../../domain/writing.ts';
import { readAnswer } from './answer.ts';
import { textOf } from './answerParts.ts';
import { answerTokens, defaultDollars, defaultPrices, priced, type Prices } from './budget.ts';
import { createBoundedFetch } from './boundedFetch.ts';
import { deltasOf, type Delta } from './deltas.ts';
import { createDialect, type Wish } from './dialect.ts';
import { ended, faultOf } from './faults.ts';
import { rules } from './guidance/house.ts';
import { createAnswerReader } from './growingJson.ts';
import { watchForLeaks } from './leak.ts';
import { voiceRules } from './voicePrompt.ts';
import { messagesFor, promptVersion, type Message } from './prompt.ts';
import { quotedFacts } from './quotes.ts';
import { createRelay } from './relay.ts';

export interface OpenAiConfig {
  readonly apiKey: string;
  /** Any OpenAI-compatible API; OpenAI's own when left out. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
  /** What its tokens cost; the default model's prices when left out. */
  readonly prices?: Prices;
  /** What one attempt may cost at most; five cents when left out. */
  readonly dollarsPerAttempt?: number;
}

/** The instructions are the same in all prompts. */
const newLeakWatch = watchForLeaks(`${rules}\n${voiceRules}`);

/** Longer than any attempt: the caller's signal is what ends one. */
const neverFirst = 120_000;

/** For a server that knows no cap: three texts of 5,000 characters, their escapes and what stands around them. */
const longestAnswer = 40_000;

/** Below this no text fits: asking would be money for nothing. */
const fewestTokens = 200;

/** Writes with a chat model: one request for all the texts, told of as they come. */
export function createOpenAiWriter(config: OpenAiConfig): Writer {
  const { apiKey, baseUrl, model, prices = defaultPrices, dollarsPerAttempt = defaultDollars } = config;
  // The SDK fills what is left out from the environment, and its debug log holds prompts.
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl ?? 'https://api.openai.com/v1',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: neverFirst,
  });
  const speak = createDialect();

  /** The answer as it comes. A parameter that the server does not know is left out and the request made again. */
  async function* ask(messages: Message[], wish: Wish, signal: AbortSignal): AsyncGenerator<Delta> {
    for (;;) {
      const { parameters, learn } = speak(wish);
      const body = { ...parameters, model, messages };
      const bounded = client.withOptions({ fetch: createBoundedFetch(signal) });
      const call = bounded.chat.completions.create(body as OpenAI.ChatCompletionCreateParams, { signal });
      const answer = await call.withResponse().catch((error: unknown) => {
        if (signal.aborted || !learn(error)) throw error;
        return null;
      });
      if (answer) return yield* deltasOf(answer.data, answer.response);
    }
  }

  async function make(attempt: WritingAttempt, signal: AbortSignal): Promise<Writing | WriterFault> {
    const messages = messagesFor(attempt);
    const { count, brief, onProgress = () => undefined } = attempt;
    const promptCharacters = messages.reduce((sum, { content }) => sum + content.length, 0);
    const maxTokens = answerTokens(
      { contentType: brief.contentType, count, promptCharacters },
      prices,
      dollarsPerAttempt,
    );
    if (maxTokens < fewestTokens) return { fault: 'refused', detail: 'over the cost cap' };

    const reader = createAnswerReader();
    const relay = createRelay(newLeakWatch, onProgress);
    let ending: string | null = null;
    let usage: Delta['usage'] = null;
    let characters = 0;
    try {
      for await (const delta of ask(messages, { contentType: brief.contentType, maxTokens }, signal)) {
        // The stream may hold pieces that came before the end.
        if (signal.aborted) return ended;
        if (delta.refused) return { fault: 'refused', detail: 'refused by the model' };
        ending = delta.ending ?? ending;
        usage = delta.usage ?? usage;
        if (delta.content === '') continue;
        characters += delta.content.length;
        if (characters > longestAnswer) return { fault: 'invalid', detail: 'answer without end' };
        reader.read(delta.content);
        const texts = reader.variations.map((variation) => textOf(brief, variation).text);
        relay(texts, false);
      }
    } catch (error) {
      // The texts that had come whole are kept.
      if (signal.aborted || !reader.variations.some(({ closed }) => closed)) throw error;
    }
    // An aborted stream ends like one that is complete.
    if (signal.aborted) return ended;
    const answer = readAnswer(reader, brief, { ending, count });
    const written = 'fault' in answer ? reader.variations.map((variation) => textOf(brief, variation)) : answer;
    const texts = written.map(({ text }) => text);
    const leaked = relay(texts, true);
    if ('fault' in answer) return answer;
    const variations = texts.map((text, variation) => (leaked.has(variation) || text === '' ? null : text));
    if (variations.every((text) => text === null)) {
      return {
        fault: 'invalid',
        detail: leaked.size > 0 ? 'answer repeats the instructions' : 'no text in the answer',
      };
    }
    const parts = written.map((text) => text.parts);
    const facts = reader.variations.map((variation) => quotedFacts(attempt, variation));
    const counted = usage ? { usage: priced(usage, prices) } : {};
    return { variations, parts, facts, writer: 'openai', model, promptVersion, ...counted };
  }

  return {
    demonstration: false,
    async write(attempt, signal) {
      // What is left unread of an answer would keep its connection open.
      const attemptOver = new AbortController();
      const end = () => attemptOver.abort();
      signal.addEventListener('abort', end);
      if (signal.aborted) end();
      try {
        return await make(attempt, attemptOver.signal);
      } catch (error) {
        return faultOf(error, signal);
      } finally {
        signal.removeEventListener('abort', end);
        end();
      }
    },
  };
}
