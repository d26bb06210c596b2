import { fold, findMatches } from '../../text/words.ts';
import type { Patch } from './patch.ts';
import { spell } from './spell.ts';
import { type Dictionary } from './dictionary.ts';
import { fixes } from './fixes/fixes.ts';
import { pricePatches } from '../prices/pricePatches.ts';
import { dayPatches } from './dayPatches.ts';
import { timePatches } from './timePatches.ts';

const phonePattern = /(?<![\d.,$/-])(?:\(?(\d{2})\)?\s?)?(9?\d{4})[\s-]?(\d{4})(?![\d/-]|[.,]\d)/g;

/** Patches that put the area code (DDD) of phone numbers in brackets. */
const phonePatches = (typedText: string): readonly Patch[] =>
  findMatches(typedText, phonePattern)
    .filter(({ 0: matchText, 1: code }) => code !== undefined && matchText.length > 9)
    .map(({ 0: matchText, 1: code = '', 2: first = '', 3: last = '', index }) => ({
      start: index,
      end: index + matchText.length,
      text: `(${code}) ${first}-${last}`,
    }));

/**
 * Addresses, e-mails, domains and handles. It matches only at the start of a word: tried at each letter, it would take
 * quadratic time on a long word.
 */
const addressPattern =
  /(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<![\w-]|[\w-]\.)[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|adv|art)(?:\.br)?\b\S*|[@#][\w.]+/g;

/** Patches that keep addresses as they were typed. */
const addressPatches = (typedText: string): readonly Patch[] =>
  findMatches(typedText, addressPattern).map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
    text,
  }));

const dottedDatePattern =
  /(?<=\b(?:dias?|segunda|terça|quarta|quinta|sexta|s[áa]bado|domingo)\s)(\d{1,2})[.-](\d{1,2})(?![\d.])/gi;
const datePatches = (typedText: string): readonly Patch[] =>
  findMatches(typedText, dottedDatePattern).map(({ 0: matchText, 1: day, 2: month, index }) => ({
    start: index,
    end: index + matchText.length,
    text: `${day}/${month}`,
  }));

const ordinalPattern = /(?<![\d.,$/])(\d{1,3})([oa])(?=\s\p{L}|[\s,.]|$)(?!\s?feira)/giu;
const ordinalPatches = (typedText: string): readonly Patch[] =>
  findMatches(typedText, ordinalPattern).map(({ 0: matchText, 1: value = '', 2: letter = '', index }) => ({
    start: index,
    end: index + matchText.length,
    text: value + (letter.toLowerCase() === 'o' ? 'º' : 'ª'),
  }));

/** Writes names as the owner gave them, with their capitals. */
function restoreNames(text: string, names: readonly string[]): string {
  let result = text;
  for (const name of names) {
    if (name.length < 3) continue;
    const foldedText = fold(result);
    const position = foldedText.indexOf(fold(name));
    const isWhole =
      position >= 0 &&
      !/[\p{L}\p{N}]/u.test((foldedText[position - 1] ?? ' ') + (foldedText[position + name.length] ?? ' '));
    if (isWhole) result = result.slice(0, position) + name + result.slice(position + name.length);
  }
  return result;
}

/**
 * Writes a typed text in its normal form: prices, hours and days where they are certain, shorthand in full, accents and
 * misspellings corrected, text in capitals in lower case. Adds and drops no statement. `names` are spelled as given.
 */
export function tidyText(typedText: string, dictionary: Dictionary, names: readonly string[]): string {
  const letters = typedText.replace(/[^\p{L}]/gu, '');
  const style = {
    isShouted: letters.length > 5 && letters.replace(/[^\p{Lu}]/gu, '').length > 0.6 * letters.length,
    isAccented: /[áéíóúâêôãõ]/i.test(typedText),
  };
  const nonPricePatches = [
    ...addressPatches(typedText),
    ...phonePatches(typedText),
    ...datePatches(typedText),
    ...dayPatches(typedText),
    ...timePatches(typedText),
    ...ordinalPatches(typedText),
  ];
  const patches = [...nonPricePatches, ...pricePatches(typedText, nonPricePatches)];
  let result = '';
  let position = 0;
  const spellWords = (start: number, end: number) =>
    typedText.slice(start, end).replace(/[\p{L}\p{M}]+/gu, (word, index: number) => {
      const before = typedText[start + index - 1] ?? ' ';
      const after = typedText[start + index + word.length] ?? ' ';
      // Part of a handle, a code or a word with a slash.
      return /[@#\d+]/.test(before) || after === '+' || after === '/' || /\d/.test(after)
        ? word
        : spell(word, style, dictionary);
    });
  // Of patches with the same start the first in the list is used.
  for (const { start, end, text } of patches.toSorted((a, b) => a.start - b.start)) {
    if (start < position) continue;
    result += spellWords(position, start) + text;
    position = end;
  }
  result += spellWords(position, typedText.length);
  const corrected = result
    .split(/((?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : fixes.reduce(
            (text, [pattern, replacement]) =>
              typeof replacement === 'string' ? text.replace(pattern, replacement) : text.replace(pattern, replacement),
            part,
          ),
    )
    .join('');
  return restoreNames(corrected, names).trim();
}
