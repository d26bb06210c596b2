/** Where a word begins, and none behind a slash. */
export const wordStart = '(?<![\\p{L}\\p{N}/])';

type Replacement = string | ((matchText: string, ...groups: string[]) => string);

/** How something is written that stands in a text as a pattern says. */
export type Fix = readonly [RegExp, Replacement];

/** A fix wherever the pattern stands, in capitals or not. */
export const fix = (pattern: string, replacement: Replacement): Fix => [new RegExp(pattern, 'giu'), replacement];

const lowercaseWord = /^(?:d[aeo]s?|e|em|n[ao])$/i;

/** A name with its capitals: "rua das flores". */
export function capitalizeName(name: string): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) =>
    lowercaseWord.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
