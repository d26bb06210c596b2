/** What ends the words that are about one value. */
const separator =
  /[,;/|\n•·+]|\s-\s|\s–\s|[.!?](?!\d)|\s(?:e|ou|mas|ja|enquanto)\s|\s(?=(?:volt(?:a|o|amos)|reabr[a-z]{1,4}|retorn[a-z]{1,4}|depois|abr(?:e|imos|o)|fech(?:a|amos|o)|entreg(?:o|amos)|retirad?[a-z]?|nao|n)\s)/g;

/** The words behind the last separator. */
export function lastPart(words: string): string {
  let from = 0;
  for (const { 0: found, index } of words.matchAll(separator)) from = index + found.length;
  return words.slice(from);
}

/** Where the first separator stands; the end of the words where none does. */
export function firstSeparator(words: string): number {
  const index = words.search(separator);
  return index < 0 ? words.length : index;
}

/** What ends even a list. */
const boundary = /[.!?](?!\d)|[\n;|•·]/;

/** Whether one of two letters ends even a list; the point of a number does not. */
const isBoundary = (letter: string, next: string): boolean =>
  (marks.has(letter) && !(points.has(letter) && next >= '0' && next <= '9')) || marks.has(next);

const points: ReadonlySet<string> = new Set('.!?');
const marks: ReadonlySet<string> = new Set('.!?\n;|•·');

/** A part of the words by its places. */
export interface Line {
  readonly from: number;
  readonly to: number;
}

/** Where the sentence or line of a place begins and ends, 200 units around it at most. */
export function lineAround(words: string, start: number, end: number): Line {
  let from = start;
  const least = Math.max(0, start - 200);
  while (from > least && !isBoundary(words.charAt(from - 1), words.charAt(from))) from -= 1;
  const after = words.slice(end, end + 200).search(boundary);
  return { from, to: after < 0 ? Math.min(words.length, end + 200) : end + after };
}
