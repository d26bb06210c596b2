/** The words of a line, for lists of names that would take a line each: `'a b c'` is `'a' | 'b' | 'c'`. */
export type Words<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Line;

/** Lines whose words are all among the names. */
export type LinesOf<Names, Line extends string> = readonly (Line & (Words<Line> extends Names ? unknown : never))[];

export const wordsOf = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(' '));
