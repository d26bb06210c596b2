/** What ends the words that are about one value. */
const separator =
  /[,;/|\n•·+]|\s-\s|\s–\s|[.!?](?!\d)|\s(?:e|ou|mas|ja|enquanto)\s|\s(?=(?:volt(?:a|o|amos)|reabr[a-z]{1,4}|retorn[a-z]{1,4}|depois|abr(?:e|imos|o)|fech(?:a|amos|o)|entreg(?:o|amos)|retirad?[a-z]?|nao|n)\s)/g;

/** The words behind the last separator. */
export function textAfterLastSeparator(text: string): string {
  let partStart = 0;
  for (const { 0: matchText, index } of text.matchAll(separator)) partStart = index + matchText.length;
  return text.slice(partStart);
}

/** Where the first separator stands; the end of the words where none does. */
export function firstSeparatorIndex(text: string): number {
  const index = text.search(separator);
  return index < 0 ? text.length : index;
}

/** What ends even a list. */
const boundary = /[.!?](?!\d)|[\n;|•·]/;

/** Whether one of two letters ends even a list; the point of a number does not. */
const isBoundary = (character: string, nextCharacter: string): boolean =>
  (boundaryMarks.has(character) && !(sentencePoints.has(character) && nextCharacter >= '0' && nextCharacter <= '9')) ||
  boundaryMarks.has(nextCharacter);

const sentencePoints: ReadonlySet<string> = new Set('.!?');
const boundaryMarks: ReadonlySet<string> = new Set('.!?\n;|•·');

/** A part of the words by its places. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

/** Where the sentence or line of a place begins and ends, 200 units around it at most. */
export function lineAround(text: string, placeStart: number, placeEnd: number): Line {
  let start = placeStart;
  const minStart = Math.max(0, placeStart - 200);
  while (start > minStart && !isBoundary(text.charAt(start - 1), text.charAt(start))) start -= 1;
  const boundaryOffset = text.slice(placeEnd, placeEnd + 200).search(boundary);
  return { start, end: boundaryOffset < 0 ? Math.min(text.length, placeEnd + 200) : placeEnd + boundaryOffset };
}
