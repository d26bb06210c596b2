import { z } from 'zod';
import { limits } from '../../../domain/generation.ts';
import type { WriterFault } from '../../../domain/ports.ts';
import { isLongerThan, isStorable } from '../../../domain/text.ts';

const completionShape = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
});

const answerShape = z.object({ variations: z.array(z.string()) });

const invalid = (detail: string): WriterFault => ({ fault: 'invalid', detail });

/** The texts of a chat completion, exactly `count` and each one that can be stored; or why not. */
export function readAnswer(completion: unknown, count: number): { variations: readonly string[] } | WriterFault {
  const parsed = completionShape.safeParse(completion);
  if (!parsed.success) return invalid('not a chat completion');
  const [{ finish_reason: ending, message }] = parsed.data.choices;
  if (message.refusal || ending === 'content_filter') return { fault: 'refused', detail: 'refused by the model' };
  if (ending === 'length') return invalid('cut off at the token cap');
  if (!message.content?.trim()) return invalid('empty answer');

  const answer = answerShape.safeParse(parseJson(withoutFence(message.content)));
  if (!answer.success) return invalid('answer has another shape');
  const variations = answer.data.variations.map((text) => text.trim());
  if (variations.length !== count) return invalid(`${variations.length} texts instead of ${count}`);
  if (variations.some((text) => text === '')) return invalid('empty text');
  if (variations.some((text) => isLongerThan(text, limits.variation))) return invalid('text over the limit');
  if (!variations.every(isStorable)) return invalid('characters that cannot be stored');
  if (new Set(variations).size < count) return invalid('two texts are the same');
  return { variations };
}

/** Servers without JSON mode like to wrap the object in a Markdown code fence. */
const withoutFence = (content: string): string =>
  /^\s*```(?:json)?\s*\n([\s\S]*?)\n?\s*```\s*$/i.exec(content)?.[1] ?? content;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
