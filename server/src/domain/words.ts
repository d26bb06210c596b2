/**
 * Lower case without accents, unit by unit: what is found at a place in it is at the same place in
 * the text.
 */
export const fold = (text: string): string =>
  text.replace(/[\u00C0-\u024F]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();

/** A word and where it stands. */
export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a folded text; marks, emojis and blanks are none. */
export const wordsOf = (folded: string): readonly Word[] =>
  [...folded.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));

/** The words without the marks between them, so that texts compare by what they say. */
export const wording = (text: string): string =>
  wordsOf(fold(text))
    .map((word) => word.text)
    .join(' ');

/** Every run of `size` words, once. */
export function runsOf(words: readonly string[], size: number): ReadonlySet<string> {
  const runs = new Set<string>();
  for (let index = 0; index + size <= words.length; index += 1) runs.add(words.slice(index, index + size).join(' '));
  return runs;
}

/** The text with each match blanked out, every place staying where it was. */
export const blank = (text: string, pattern: RegExp): string =>
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
