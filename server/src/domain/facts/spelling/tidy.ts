import { fold, findMatches } from '../../text/words.ts';
import type { Patch } from './patch.ts';
import { spell } from './spell.ts';
import { type Dictionary } from './dictionary.ts';
import { fixes } from './fixes/fixes.ts';
import { pricePatches } from '../prices/typedPrices.ts';
import { dayPatches, timePatches } from './typedTimes.ts';

const number = /(?<![\d.,$/-])(?:\(?(\d{2})\)?\s?)?(9?\d{4})[\s-]?(\d{4})(?![\d/-]|[.,]\d)/g;

/** Telephone numbers with their DDD in brackets. */
const phonePatches = (words: string): readonly Patch[] =>
  findMatches(words, number)
    .filter(({ 0: found, 1: code }) => code !== undefined && found.length > 9)
    .map(({ 0: found, 1: code = '', 2: first = '', 3: last = '', index }) => ({
      start: index,
      end: index + found.length,
      text: `(${code}) ${first}-${last}`,
    }));

/** Begins where words begin alone: begun at each letter, it would read a long word as often as the word has letters. */
const address =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<![\w-]|[\w-]\.)[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|adv|art)(?:\.br)?\b\S*|[@#][\w.]+/g;

/** What has its own spelling. */
const addressPatches = (words: string): readonly Patch[] =>
  findMatches(words, address).map(({ 0: text, index }) => ({ start: index, end: index + text.length, text }));

const dotted =
  /(?<=\b(?:dias?|segunda|terça|quarta|quinta|sexta|s[áa]bado|domingo)\s)(\d{1,2})[.-](\d{1,2})(?![\d.])/gi;
const datePatches = (words: string): readonly Patch[] =>
  findMatches(words, dotted).map(({ 0: found, 1: day, 2: month, index }) => ({
    start: index,
    end: index + found.length,
    text: `${day}/${month}`,
  }));

const ordinal = /(?<![\d.,$/])(\d{1,3})([oa])(?=\s\p{L}|[\s,.]|$)(?!\s?feira)/giu;
const ordinalPatches = (words: string): readonly Patch[] =>
  findMatches(words, ordinal).map(({ 0: found, 1: value = '', 2: letter = '', index }) => ({
    start: index,
    end: index + found.length,
    text: value + (letter.toLowerCase() === 'o' ? 'º' : 'ª'),
  }));

/** Names that the owner gave, so that they keep their capitals. */
function named(words: string, names: readonly string[]): string {
  let result = words;
  for (const name of names) {
    if (name.length < 3) continue;
    const folded = fold(result);
    const at = folded.indexOf(fold(name));
    const isWhole = at >= 0 && !/[\p{L}\p{N}]/u.test((folded[at - 1] ?? ' ') + (folded[at + name.length] ?? ' '));
    if (isWhole) result = result.slice(0, at) + name + result.slice(at + name.length);
  }
  return result;
}

/**
 * The owner's words as they are written: prices, hours and days in their normal form where they are sure, shorthand
 * spelled out, accents and slips mended, a text in capitals calmed. Says nothing that the words do not say, and leaves nothing
 * out. `names` are spelled as given.
 */
export function tidy(words: string, dictionary: Dictionary, names: readonly string[]): string {
  const letters = words.replace(/[^\p{L}]/gu, '');
  const typed = {
    isShouted: letters.length > 5 && letters.replace(/[^\p{Lu}]/gu, '').length > 0.6 * letters.length,
    isAccented: /[áéíóúâêôãõ]/i.test(words),
  };
  const others = [
    ...addressPatches(words),
    ...phonePatches(words),
    ...datePatches(words),
    ...dayPatches(words),
    ...timePatches(words),
    ...ordinalPatches(words),
  ];
  const patches = [...others, ...pricePatches(words, others)];
  let result = '';
  let at = 0;
  const spelled = (from: number, to: number) =>
    words.slice(from, to).replace(/[\p{L}\p{M}]+/gu, (word, index: number) => {
      const before = words[from + index - 1] ?? ' ';
      const after = words[from + index + word.length] ?? ' ';
      // Part of a handle, a code, or a word with its slash.
      return /[@#\d+]/.test(before) || after === '+' || after === '/' || /\d/.test(after)
        ? word
        : spell(word, typed, dictionary);
    });
  // Of those that begin at one place the first in the list stands.
  for (const { start, end, text } of patches.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    result += spelled(at, start) + text;
    at = end;
  }
  result += spelled(at, words.length);
  const mended = result
    .split(/((?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : fixes.reduce(
            (text, [pattern, fixed]) =>
              typeof fixed === 'string' ? text.replace(pattern, fixed) : text.replace(pattern, fixed),
            part,
          ),
    )
    .join('');
  return named(mended, names).trim();
}
