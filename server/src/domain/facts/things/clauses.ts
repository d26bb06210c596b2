/** Marks and words between the words about one value and those about the next. */
const separator =
  /[,;/|\n•·+]|\s-\s|\s–\s|[.!?](?!\d)|\s(?:e|ou|mas|ja|enquanto)\s|\s(?=(?:volt(?:a|o|amos)|reabr[a-z]{1,4}|retorn[a-z]{1,4}|depois|abr(?:e|imos|o)|fech(?:a|amos|o)|entreg(?:o|amos)|retirad?[a-z]?|nao|n)\s)/g;

/** The text after its last separator. */
export function textAfterLastSeparator(text: string): string {
  let partStart = 0;
  for (const { 0: matchText, index } of text.matchAll(separator)) partStart = index + matchText.length;
  return text.slice(partStart);
}

/** The index of the first separator; the length of the text without one. */
export function firstSeparatorIndex(text: string): number {
  const index = text.search(separator);
  return index < 0 ? text.length : index;
}

/** Marks that end a sentence or a line. */
const boundary = /[.!?](?!\d)|[\n;|•·]/;

/** Whether one of two adjacent characters is a boundary mark; a point before a digit is none. */
const isBoundary = (character: string, nextCharacter: string): boolean =>
  (boundaryMarks.has(character) && !(sentencePoints.has(character) && nextCharacter >= '0' && nextCharacter <= '9')) ||
  boundaryMarks.has(nextCharacter);

const sentencePoints: ReadonlySet<string> = new Set('.!?');
const boundaryMarks: ReadonlySet<string> = new Set('.!?\n;|•·');

/** The indexes of a sentence or line. */
export interface Line {
  readonly start: number;
  readonly end: number;
}

/** The sentence or line around a place, 200 characters before and after it at most. */
export function lineAround(text: string, placeStart: number, placeEnd: number): Line {
  let start = placeStart;
  const minStart = Math.max(0, placeStart - 200);
  while (start > minStart && !isBoundary(text.charAt(start - 1), text.charAt(start))) start -= 1;
  const boundaryOffset = text.slice(placeEnd, placeEnd + 200).search(boundary);
  return { start, end: boundaryOffset < 0 ? Math.min(text.length, placeEnd + 200) : placeEnd + boundaryOffset };
}
