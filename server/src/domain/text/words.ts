/**
 * Lower case without accents. It has the length of the text, so that indexes into it are indexes into the text.
 */
export const fold = (text: string): string =>
  text.replace(/[\u00C0-\u024F]/g, (letter) => plain.get(letter) ?? letter).toLowerCase();

/** Folds a text with the verb "é" as `h`: as "e" it would read as the conjunction, which separates two things. */
export const foldWithVerb = (text: string): string =>
  fold(text.replace(/(?<![\p{L}\p{N}])[éÉ](?![\p{L}\p{N}])/gu, 'h'));

const plain: ReadonlyMap<string, string> = new Map(
  Array.from({ length: 0x24f - 0xc0 + 1 }, (_, at) => {
    const letter = String.fromCharCode(0xc0 + at);
    return [letter, letter.normalize('NFD').charAt(0)];
  }),
);

/**
 * All matches of a pattern with the flag `g`, as `[...text.matchAll(pattern)]` has them, without the copy of the pattern that
 * matchAll() makes at each call: hundreds of patterns are looked for in each text.
 */
export function findMatches(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`${pattern} finds one match alone`);
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    // Past nothing, and with the flag `u` not into the middle of a character.
    if (match[0] === '') pattern.lastIndex += pattern.unicode && (text.codePointAt(match.index) ?? 0) > 0xff_ff ? 2 : 1;
  }
  return found;
}

/** A word and where it stands. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a folded text; marks, emojis and blanks are none. */
export const wordsOf = (folded: string): readonly Word[] =>
  findMatches(folded, /[\p{L}\p{N}]+/gu).map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));

/** The words of a text, folded and separated by single spaces, so that texts compare without marks, case and accents. */
export const plainWording = (text: string): string =>
  wordsOf(fold(text))
    .map((word) => word.text)
    .join(' ');

/** Every sequence of `size` words, once. */
export function wordNgrams(words: readonly string[], size: number): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let index = 0; index + size <= words.length; index += 1) runs.add(words.slice(index, index + size).join(' '));
  return runs;
}

/** Replaces each match by as many spaces, so that indexes into the text stay valid. */
export const blankOut = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (found) => ' '.repeat(found.length));

const stop = /[!?\n]|\.(?!\d)/;

/** The sentence that a place stands in, as far as 300 characters around it; the point of a number ends none. */
export function sentenceAround(text: string, { start, end }: { start: number; end: number }): string {
  const before =
    text
      .slice(Math.max(0, start - 300), start)
      .split(stop)
      .at(-1) ?? '';
  const [after = ''] = text.slice(end, end + 300).split(stop);
  return before + text.slice(start, end) + after;
}
