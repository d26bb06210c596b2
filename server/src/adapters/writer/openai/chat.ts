import type OpenAI from 'openai';
import { createClient, defaultBaseUrl } from './client.ts';
import type { WriterFault } from '../../../domain/writing/writing.ts';
import { createBoundedFetch } from './boundedFetch.ts';
import { deltasOf, type Delta } from './deltas.ts';
import { createDialect, type CompletionOptions } from './dialect.ts';
import { faultOf } from './faults.ts';

export type Message = { role: 'system' | 'user'; content: string };

/** A model, and where it is. */
export interface ChatConfig {
  readonly apiKey: string;
  /** Any OpenAI-compatible API; OpenAI's own when left out. */
  readonly baseUrl?: string | undefined;
  readonly model: string;
}

/** Requests a completion and yields it as it arrives, bounded in bytes and ended by the signal. Throws on failure. */
export type RequestCompletion = (
  messages: readonly Message[],
  options: CompletionOptions,
  signal: AbortSignal,
) => AsyncGenerator<Delta>;

/** Longer than any call: the caller's signal ends a call earlier. */
const sdkTimeoutMs = 120_000;

/** A chat with one model. A parameter that its server does not know is left out and the request made again. */
export function createChat({ apiKey, baseUrl, model }: ChatConfig): RequestCompletion {
  const client = createClient(apiKey, baseUrl ?? defaultBaseUrl, sdkTimeoutMs);
  const prepareRequest = createDialect();

  return async function* requestCompletion(messages, options, signal) {
    for (;;) {
      const { parameters, adaptTo } = prepareRequest(options);
      const body = { ...parameters, model, messages };
      const bounded = client.withOptions({ fetch: createBoundedFetch(signal) });
      const call = bounded.chat.completions.create(body as OpenAI.ChatCompletionCreateParams, { signal });
      const answer = await call.asResponse().catch((error: unknown) => {
        if (signal.aborted || !adaptTo(error)) throw error;
        return null;
      });
      if (answer) return yield* deltasOf(answer, parameters.stream === true);
    }
  };
}

/**
 * Makes one call with a signal of its own, which ends when the caller's does and when the call fails: what is left unread
 * of an answer would keep its connection open. An answer that was read serves the next call with its connection.
 */
export async function callOnce<Answer extends object>(
  signal: AbortSignal,
  make: (signal: AbortSignal) => Promise<Answer | WriterFault>,
): Promise<Answer | WriterFault> {
  const callOver = new AbortController();
  const end = () => callOver.abort();
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    const answer = await make(callOver.signal);
    if ('fault' in answer) end();
    return answer;
  } catch (error) {
    end();
    return faultOf(error, signal);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
