import { descriptorOf } from '../../../domain/content/contentTypes.ts';
import type { Parts } from '../../../domain/content/parts.ts';
import type { WriterFault } from '../../../domain/writing/writing.ts';
import { textOf, textOfPlain, type AnsweredText, type Format } from './answerParts.ts';
import type { AnswerReader } from './partialJson.ts';

const noText: AnsweredText = { text: '', parts: null };

const invalid = (detail: string): WriterFault => ({ fault: 'invalid', detail });

/**
 * The first `count` texts of an answer that has ended, empty for one that did not come; or why there are none. Of an
 * answer that was cut off, or breaks off as JSON, the texts that had come whole.
 */
export function readAnswer(
  { state, variations, before }: AnswerReader,
  format: Format,
  { finishReason, count }: { readonly finishReason: string | null; readonly count: number },
): readonly AnsweredText[] | WriterFault {
  const isCut = finishReason === 'length' || (state !== 'done' && finishReason === null);
  const whole = variations.map((variation) => (variation.closed ? textOf(format, variation) : noText));
  if ((isCut || (state === 'broken' && finishReason === 'stop')) && whole.some(({ text }) => text !== ''))
    return Array.from({ length: count }, (_, variation) => whole[variation] ?? noText);
  if (finishReason === 'length') return invalid('cut off at the token cap');
  if (isCut) return { fault: 'unavailable', detail: 'answer was cut off' };
  const plain = state === 'before' ? plainTexts(before, format, count) : null;
  if (state !== 'done' && !plain)
    return invalid(state === 'before' ? 'no texts in the answer' : 'answer has another shape');
  const texts = plain ?? variations.map((variation) => textOf(format, variation));
  return Array.from({ length: count }, (_, variation) => texts[variation] ?? noText);
}

const heading = /^[\s*#_-]*(?:texto|variação|variacao|opção|opcao)\s*\d{1,2}\b[^\n]{0,40}$|^\s*-{3,}\s*$/im;

/** JSON of another shape, which is no text for readers; a text may begin with a gap, `[preencher: …]`. */
const otherJson = /^\s*(?:\{|\[\s*[{["])/;

/** The texts of a model that knows no JSON, if they have the parts of their type; null if they have not. */
function plainTexts(answer: string, format: Format, count: number): readonly AnsweredText[] | null {
  const prose = answer.replace(/^\s*```\w*$/gm, '');
  if (otherJson.test(prose)) return null;
  const blocks = count === 1 && !heading.test(prose) ? [prose] : prose.split(new RegExp(heading, 'gim'));
  const texts = blocks.map((block) => textOfPlain(format, block)).filter(({ text }) => text !== '');
  const own = texts.filter(({ parts }) => parts !== null && hasAllParts(format, parts));
  return own.length === count ? own : null;
}

/** Whether every part that the type does not do without is there. */
const hasAllParts = ({ contentType }: Format, parts: Parts): boolean =>
  Object.entries(descriptorOf(contentType).parts).every(([key, { kind, task, min = 0 }]) => {
    const value = parts[key];
    if (task === null || kind === 'optional') return true;
    return typeof value === 'string' ? value !== '' : (value?.length ?? 0) >= min;
  });
