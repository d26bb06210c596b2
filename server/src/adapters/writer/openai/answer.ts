import { descriptorOf } from '../../../domain/content/contentTypes.ts';
import type { Parts } from '../../../domain/content/parts.ts';
import { sizeLimits } from '../../../domain/generation.ts';
import { isLongerThan, isStorable } from '../../../domain/text.ts';
import type { WriterFault } from '../../../domain/writing.ts';
import { textOf, textOfPlain, type AnsweredText, type Format } from './answerParts.ts';
import type { AnswerReader } from './growingJson.ts';

const invalid = (detail: string): WriterFault => ({ fault: 'invalid', detail });

/** The texts of an answer that has ended, exactly `count` and each one that can be stored; or why not. */
export function readAnswer(
  { state, variations, before }: AnswerReader,
  format: Format,
  { ending, count }: { readonly ending: string | null; readonly count: number },
): readonly AnsweredText[] | WriterFault {
  if (ending === 'length') return invalid('cut off at the token cap');
  if (state !== 'done' && ending === null) return { fault: 'unavailable', detail: 'answer was cut off' };
  const plain = state === 'before' ? plainTexts(before, format, count) : null;
  if (state !== 'done' && !plain)
    return invalid(state === 'before' ? 'no texts in the answer' : 'answer has another shape');
  const texts = plain ?? variations.map((variation) => textOf(format, variation));
  if (texts.length !== count) return invalid(`${texts.length} texts instead of ${count}`);
  if (texts.some(({ text }) => text === '')) return invalid('empty text');
  if (texts.some(({ text }) => isLongerThan(text, sizeLimits.variation))) return invalid('text over the limit');
  if (!texts.every(({ text }) => isStorable(text))) return invalid('characters that cannot be stored');
  if (new Set(texts.map(({ text }) => text)).size < count) return invalid('two texts are the same');
  return texts;
}

const heading = /^[\s*#_-]*(?:texto|variação|variacao|opção|opcao)\s*\d{1,2}\b[^\n]{0,40}$|^\s*-{3,}\s*$/im;

/** The texts of a model that knows no JSON, if they have the parts of their type; null if they have not. */
function plainTexts(answer: string, format: Format, count: number): readonly AnsweredText[] | null {
  const prose = answer.replace(/^\s*```\w*$/gm, '');
  const blocks = count === 1 && !heading.test(prose) ? [prose] : prose.split(new RegExp(heading, 'gim'));
  const texts = blocks.map((block) => textOfPlain(format, block)).filter(({ text }) => text !== '');
  const own = texts.filter(({ parts }) => parts !== null && isWhole(format, parts));
  return own.length === count ? own : null;
}

/** Whether every part that the type does not do without is there. */
const isWhole = ({ contentType }: Format, parts: Parts): boolean =>
  Object.entries(descriptorOf(contentType).parts).every(([key, { kind, task, fewest = 0 }]) => {
    const value = parts[key];
    if (task === null || kind === 'optional') return true;
    return typeof value === 'string' ? value !== '' : (value?.length ?? 0) >= fewest;
  });
