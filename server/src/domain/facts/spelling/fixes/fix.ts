/** Pattern of the start of a word, except after a slash. */
export const wordStart = '(?<![\\p{L}\\p{N}/])';

type Replacement = string | ((matchText: string, ...groups: string[]) => string);

/** A pattern and its replacement. */
export type Fix = readonly [RegExp, Replacement];

/** A fix of all matches of a pattern, whatever their case. */
export const fix = (pattern: string, replacement: Replacement): Fix => [new RegExp(pattern, 'giu'), replacement];

const lowercaseWord = /^(?:d[aeo]s?|e|em|n[ao])$/i;

/** Writes a name with capitals: "rua das flores" as "Rua das Flores". */
export function capitalizeName(name: string): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) =>
    lowercaseWord.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
