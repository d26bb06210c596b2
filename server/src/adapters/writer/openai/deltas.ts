import { z } from 'zod';

/** What one piece of an answer brings. */
export interface Delta {
  readonly content: string;
  readonly refused: boolean;
  /** Why the answer ended, with its last piece. */
  readonly ending: string | null;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
}

/** What came is no chat completion. */
export class NotACompletion extends Error {}

const said = z.object({ content: z.string().nullish(), refusal: z.string().nullish() });
const chunkShape = z.object({
  // Empty in the chunk that brings the usage, and where a server reports on its prompt filter.
  choices: z.array(z.object({ finish_reason: z.string().nullish(), delta: said.optional(), message: said.optional() })),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});

/** The pieces of an answer as they arrive; of a server that does not stream, the one there is. */
export async function* deltasOf(answer: unknown, response: Response): AsyncGenerator<Delta> {
  const kind = response.headers.get('content-type') ?? '';
  if (kind.includes('html')) throw new NotACompletion();
  if (!isStream(answer)) yield deltaOf(answer);
  else if (kind.startsWith('application/json')) yield deltaOf(await response.json());
  else for await (const chunk of answer) yield deltaOf(chunk);
}

const isStream = (answer: unknown): answer is AsyncIterable<unknown> =>
  typeof answer === 'object' && answer !== null && Symbol.asyncIterator in answer;

function deltaOf(value: unknown): Delta {
  const parsed = chunkShape.safeParse(value);
  if (!parsed.success) throw new NotACompletion();
  const { choices, usage } = parsed.data;
  const [choice] = choices;
  const words = choice?.delta ?? choice?.message;
  return {
    content: words?.content ?? '',
    refused: Boolean(words?.refusal) || choice?.finish_reason === 'content_filter',
    ending: choice?.finish_reason ?? null,
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : null,
  };
}
