import type { Writer } from '../../../domain/ports.ts';
import type { WriterFault, Writing, WritingAttempt } from '../../../domain/writing/writing.ts';
import { readAnswer } from './answer.ts';
import { textOf } from './answerParts.ts';
import {
  answerTokens,
  defaultMaxDollars,
  minAnswerTokens,
  withCost,
  type Prices,
} from '../../../domain/writing/writerBudget.ts';
import { answerFormat } from './answerFormat.ts';
import { callOnce, createChat, type ChatConfig } from './chat.ts';
import type { Delta } from './deltas.ts';
import { endedByCaller } from './faults.ts';
import { rules } from './guidance/house.ts';
import { createAnswerReader, type PartialValue } from './partialJson.ts';
import { createLeakDetector } from './leakDetection.ts';
import { voiceRules } from './voicePrompt.ts';
import { messagesFor, promptVersion } from './prompt.ts';
import { quotedFacts } from './quotes.ts';
import { createRelay } from './relay.ts';

export interface OpenAiConfig extends ChatConfig {
  /** What its tokens cost; when left out, no cost is counted, and an attempt is limited in tokens alone. */
  readonly prices?: Prices | undefined;
  /** What one attempt may cost at most; five cents when left out. */
  readonly dollarsPerAttempt?: number;
}

/** The instructions are the same in all prompts. */
const createDetector = createLeakDetector(`${rules}\n${voiceRules}`);

/** For a server that knows no cap: three texts of 5,000 characters, their escapes and what stands around them. */
const longestAnswer = 40_000;

/** How often growing texts are laid out and shown: a model sends a piece every few milliseconds, and nobody reads so fast. */
const laidOutEveryMs = 25;

/** Writes with a chat model: one request for all the texts, told of as they come. */
export function createOpenAiWriter(config: OpenAiConfig): Writer {
  const { apiKey, baseUrl, model, prices, dollarsPerAttempt = defaultMaxDollars } = config;
  const requestCompletion = createChat({ apiKey, baseUrl, model });

  async function make(attempt: WritingAttempt, signal: AbortSignal): Promise<Writing | WriterFault> {
    const messages = messagesFor(attempt);
    const { count, brief, onProgress = () => undefined } = attempt;
    const promptCharacters = messages.reduce((sum, { content }) => sum + content.length, 0);
    const maxTokens = answerTokens(
      { contentType: brief.contentType, count, promptCharacters },
      prices,
      dollarsPerAttempt,
    );
    if (maxTokens < minAnswerTokens) return { fault: 'refused', detail: 'over the cost cap' };

    const options = { format: answerFormat(brief.contentType), maxTokens, temperature: 0.9 };
    const reader = createAnswerReader();
    const relay = createRelay(createDetector, onProgress);
    /** The texts that grow no more, while others do. */
    const whole = new Map<PartialValue, string>();
    const shownText = (variation: PartialValue): string => {
      const text = whole.get(variation) ?? textOf(brief, variation).text;
      if (variation.closed) whole.set(variation, text);
      return text;
    };
    let finishReason: string | null = null;
    let usage: Delta['usage'] = null;
    let characters = 0;
    let nextAt = 0;
    try {
      for await (const delta of requestCompletion(messages, options, signal)) {
        // The stream may hold pieces that came before the end.
        if (signal.aborted) return endedByCaller;
        if (delta.refused) return { fault: 'refused', detail: 'refused by the model' };
        finishReason = delta.finishReason ?? finishReason;
        usage = delta.usage ?? usage;
        if (delta.content === '') continue;
        characters += delta.content.length;
        if (characters > longestAnswer) return { fault: 'invalid', detail: 'answer without end' };
        reader.read(delta.content);
        // The first words at once; what came since the last time is shown at the end.
        if (performance.now() < nextAt) continue;
        const texts = reader.variations.map(shownText);
        relay(texts, false);
        if (texts.some((text) => text !== '')) nextAt = performance.now() + laidOutEveryMs;
      }
    } catch (error) {
      // The texts that had come whole are kept.
      if (signal.aborted || !reader.variations.some(({ closed }) => closed)) throw error;
    }
    // An aborted stream ends like one that is complete.
    if (signal.aborted) return endedByCaller;
    const answer = readAnswer(reader, brief, { finishReason, count });
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
    const counted = usage ? { usage: withCost(usage, prices) } : {};
    return { variations, parts, facts, writer: 'openai', model, promptVersion: promptVersion(), ...counted };
  }

  return {
    demonstration: false,
    write: (attempt, signal) => callOnce(signal, (callSignal) => make(attempt, callSignal)),
  };
}
