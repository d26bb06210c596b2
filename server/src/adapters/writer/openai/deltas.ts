import OpenAI from 'openai';
import { z } from 'zod';
import { eventsOf } from './eventStream.ts';

/** The content of one chunk of a completion. */
export interface Delta {
  readonly content: string;
  readonly refused: boolean;
  /** Why the answer ended, with its last piece. */
  readonly finishReason: string | null;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
}

/** The response is not a chat completion. */
export class NotACompletion extends Error {}

const messageShape = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
const chunkShape = z.object({
  // Empty in the chunk that brings the usage, and where a server reports on its prompt filter.
  choices: z.array(
    z.object({ finish_reason: z.string().nullish(), delta: messageShape.optional(), message: messageShape.optional() }),
  ),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/**
 * An answer as it arrives, the pieces that one read of the connection brings as one; of a server that does not stream,
 * the one there is.
 */
export async function* deltasOf(response: Response, isStreamed: boolean): AsyncGenerator<Delta> {
  const kind = response.headers.get('content-type') ?? '';
  const { body, headers } = response;
  if (body === null) throw new NotACompletion();
  if (/\bjson\b/.test(kind)) return yield deltaOf(await response.json());
  if (!isStreamed || kind.includes('html')) {
    await body.cancel();
    throw new NotACompletion();
  }
  for await (const events of eventsOf(body)) {
    let piece: Delta | null = null;
    try {
      for (const data of events) piece = mergeDeltas(piece, deltaOf(parse(data, headers)));
    } catch (error) {
      // What came before it is as good as in a read of its own.
      if (piece) yield piece;
      throw error;
    }
    if (piece) yield piece;
  }
}

/** What an event says; an error of the upstream is thrown as the SDK throws it. */
function parse(data: string, headers: Headers): unknown {
  const value: unknown = JSON.parse(data);
  if (typeof value !== 'object' || value === null || !('error' in value) || !value.error) return value;
  const error = typeof value.error === 'object' ? value.error : undefined;
  throw new OpenAI.APIError(undefined, error, undefined, headers);
}

const mergeDeltas = (before: Delta | null, next: Delta): Delta =>
  before === null
    ? next
    : {
        content: before.content + next.content,
        refused: before.refused || next.refused,
        finishReason: next.finishReason ?? before.finishReason,
        usage: next.usage ?? before.usage,
      };

function deltaOf(value: unknown): Delta {
  const parsed = chunkShape.safeParse(value);
  if (!parsed.success) throw new NotACompletion();
  const { choices, usage } = parsed.data;
  const [choice] = choices;
  const words = choice?.delta ?? choice?.message;
  return {
    content: words?.content ?? '',
    refused: Boolean(words?.refusal) || choice?.finish_reason === 'content_filter',
    finishReason: choice?.finish_reason ?? null,
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : null,
  };
}
