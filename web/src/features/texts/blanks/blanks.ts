/** What an owner has filled in for the blanks of one text, by what each asks for (`keyOf`). */
export type Filled = Readonly<Record<string, string>>;

/** A piece of a text: words, or a blank `[preencher: preço]`. */
export interface Piece {
  readonly text: string;
  /** What the blank asks for; null for words. */
  readonly label: string | null;
}

const opening = '[preencher:';
const blank = /(\[preencher:[^\]\n]*\])/i;
const blanks = new RegExp(blank, 'gi');

/** The pieces of a text, in order; together they are the text. */
export const splitAtBlanks = (text: string): readonly Piece[] =>
  text
    .split(blank)
    .map((part, index) => ({ text: part, label: index % 2 === 1 ? labelIn(part) : null }))
    .filter((piece) => piece.text !== '');

const labelIn = (part: string): string => part.slice(opening.length, -1).trim() || 'trecho';

/** Two blanks with the same key ask for the same thing. */
export const blankKey = (label: string): string => label.replaceAll(/\s+/g, ' ').toLocaleLowerCase('pt-BR');

/** Whether a text has a blank. */
export const hasBlank = (text: string): boolean => blank.test(text);

/** Where the first blank of a text stands; null when it has none. */
export function firstBlank(text: string): { readonly start: number; readonly end: number } | null {
  const found = blank.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** The different things that the blanks of a text ask for, each as it is first asked. */
export function blanksIn(text: string): readonly string[] {
  const label = new Map<string, string>();
  for (const [part] of text.matchAll(blanks)) {
    const key = blankKey(labelIn(part));
    if (!label.has(key)) label.set(key, labelIn(part));
  }
  return [...label.values()];
}

/** How many different things the blanks of a text ask for. */
export const countBlanks = (text: string): number => blanksIn(text).length;

/** 'Faltam 2 trechos para preencher'; null when nothing is missing. */
export const formatBlanksLeft = (count: number): string | null =>
  count === 0 ? null : count === 1 ? 'Falta 1 trecho para preencher' : `Faltam ${count} trechos para preencher`;

const valueFor = (part: string, filled: Filled): string => {
  const key = blankKey(labelIn(part));
  return Object.hasOwn(filled, key) ? filled[key]! : part;
};

/** The text with its blanks filled; in lists and objects every text is. What is not filled stays a blank. */
export function fillBlanks<Data>(data: Data, filled: Filled): Data;
export function fillBlanks(data: unknown, filled: Filled): unknown {
  if (typeof data === 'string') return data.replace(blanks, (part) => valueFor(part, filled));
  if (Array.isArray(data)) return data.map((each) => fillBlanks(each, filled));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillBlanks(value, filled)]));
}

const bareNumber = /^(\d{1,3}(\.\d{3})+|\d+)([.,]\d{1,2})?$/;

/** What goes into the blanks of the text that ask for this: a price that is only a number gets R$, where none stands there. */
export function addCurrency(text: string, label: string, value: string): string {
  const key = blankKey(label);
  if (!/^(preço|valor)\b/.test(key) || !bareNumber.test(value)) return value;
  const pieces = splitAtBlanks(text);
  const hasCurrency = pieces.some(
    (piece, index) =>
      piece.label !== null &&
      blankKey(piece.label) === key &&
      (/R\$\s*$/.test(pieces[index - 1]?.text ?? '') || /^\s*(reais|real|%)/i.test(pieces[index + 1]?.text ?? '')),
  );
  return hasCurrency ? value : `R$ ${value}`;
}

/** The text with each blank replaced by as many of the character, so that marks inside of blanks are not parsed. */
export const maskBlanks = (text: string, by: string): string => text.replace(blanks, (part) => by.repeat(part.length));

/** Where a place of a text is once its blanks are filled; one inside of a blank comes to stand after what fills it. */
export function placeAfterFilling(text: string, filled: Filled, place: number): number {
  let moved = place;
  for (const { 0: part, index } of text.matchAll(blanks)) {
    if (index >= place) break;
    const end = index + part.length;
    moved += valueFor(part, filled).length - part.length + Math.max(0, end - place);
  }
  return moved;
}

/** The end of the blank that a cut at the place would go through, else the place. */
export function endOfBlankAt(text: string, place: number): number {
  for (const { 0: part, index } of text.matchAll(blanks)) {
    if (index < place && place < index + part.length) return index + part.length;
  }
  return place;
}
