import { sizeLimits } from '../../../domain/generation.ts';
import type { WriterFault } from '../../../domain/writing.ts';
import { isLongerThan, isStorable } from '../../../domain/text.ts';
import type { AnswerReader } from './answerReader.ts';

const invalid = (detail: string): WriterFault => ({ fault: 'invalid', detail });

/** The texts of an answer that has ended, exactly `count` and each one that can be stored; or why not. */
export function readAnswer(
  { state, texts }: AnswerReader,
  ending: string | null,
  count: number,
): readonly string[] | WriterFault {
  if (ending === 'length') return invalid('cut off at the token cap');
  if (state !== 'done' && ending === null) return { fault: 'unavailable', detail: 'answer was cut off' };
  if (state !== 'done') return invalid(texts.length > 0 ? 'answer has another shape' : 'no texts in the answer');
  const variations = texts.map((text) => text.trim());
  if (variations.length !== count) return invalid(`${variations.length} texts instead of ${count}`);
  if (variations.some((text) => text === '')) return invalid('empty text');
  if (variations.some((text) => isLongerThan(text, sizeLimits.variation))) return invalid('text over the limit');
  if (!variations.every(isStorable)) return invalid('characters that cannot be stored');
  if (new Set(variations).size < count) return invalid('two texts are the same');
  return variations;
}
