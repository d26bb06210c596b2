import { oneLine, tidy } from '../words.ts';
import { englishWords, forbidden, instruction, type Care } from './patterns.ts';

/** What may be written of a topic. */
export interface Cleaned {
  /** One sentence or more on one line; empty when nothing of it can stand in a text. */
  readonly text: string;
  /** What it asked for that no text may say. */
  readonly care: Care | null;
}

/** The topic without markup, commands to machines, forbidden claims, and what is said twice. */
export function cleanTopic(typed: string): Cleaned {
  const plain = oneLine(
    tidy(
      typed
        .replace(/<[^<>]{0,80}>/g, ' ')
        .replace(/:?\s*\n\s*[-•–]\s*/gu, ', ')
        .replace(/[|*_~`{}<>\\$&]{1,5}(?!\s?\d)/g, ' '),
    ),
  );
  const kept = [...new Set(sentencesOf(plain))].filter((sentence) => !instruction.test(sentence));
  let text = kept.join(' ').replace(/(?<!\p{L})(\p{L}+)(?:\s+\1(?!\p{L}))+/giu, '$1');
  let care: Care | null = null;
  for (const { care: kind, sign } of forbidden) {
    const without = text.replace(sign, ' ');
    if (without !== text) care ??= kind;
    text = without;
  }
  text = oneLine(text)
    .replace(/\s+([,.;!?])/gu, '$1')
    .replace(/^[\s,;:.]+|[\s,;:]+$/gu, '')
    .replace(/^(?:assunto|tema|tópico|topic)\s*:\s*/iu, '');
  const readable = isReadable(text) && (typed.match(codeMarks)?.length ?? 0) < 4;
  return { text: readable ? text : '', care };
}

/** Of programs and pages, which owners do not type. */
const codeMarks = /[{}<>|_\\]|\$(?!\s?\d)/g;

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/u).filter((part) => part !== '');

/** Whether a Brazilian could read it aloud: half of its words have vowels where words have them. */
function isReadable(text: string): boolean {
  const words = text.toLocaleLowerCase('pt-BR').match(/[\p{L}\p{M}]+/gu) ?? [];
  const good = words.filter(
    (word) =>
      word.length <= 25 &&
      /[aeiouyáéíóúâêôãõà]/u.test(word) &&
      !/[^aeiouyáéíóúâêôãõàü]{5}|(\p{L})\1{2}|^[qwrtpsdfghjklçzxcvbnm]{4}/u.test(word) &&
      !/^(?:asdf|qwer|zxcv|hjkl|jkl|lkj)/u.test(word),
  );
  return good.some((word) => word.length >= 3) && good.length * 2 > words.length;
}

/** Two English words that Portuguese has not, and nothing with an accent. */
export const isEnglish = (text: string): boolean =>
  (text.match(englishWords)?.length ?? 0) >= 2 && !/[áéíóúâêôãõç]|\b(?:de|com|para|que|não|um|uma)\b/iu.test(text);
