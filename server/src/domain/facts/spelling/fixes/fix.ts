/** Where a word begins, and none behind a slash. */
export const from = '(?<![\\p{L}\\p{N}/])';

type Fixed = string | ((found: string, ...groups: string[]) => string);

/** How something is written that stands in a text as a pattern says. */
export type Fix = readonly [RegExp, Fixed];

/** A fix wherever the pattern stands, in capitals or not. */
export const fix = (pattern: string, fixed: Fixed): Fix => [new RegExp(pattern, 'giu'), fixed];

const small = /^(?:d[aeo]s?|e|em|n[ao])$/i;

/** A name with its capitals: "rua das flores". */
export function titled(name: string): string {
  return name.replace(/[\p{L}\p{M}]+/gu, (word) =>
    small.test(word) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
