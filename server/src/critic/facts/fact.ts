/** A fact that a text states: what it says, in a form that compares, and where. */
export interface Fact {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

/** The facts that a pattern finds; `keyOf` gives null for what only looks like one. */
export const factsIn = (
  text: string,
  pattern: RegExp,
  keyOf: (match: RegExpExecArray) => string | null,
): readonly Fact[] =>
  [...text.matchAll(pattern)].flatMap((match) => {
    const key = keyOf(match);
    return key === null ? [] : [{ key, start: match.index, end: match.index + match[0].length }];
  });
