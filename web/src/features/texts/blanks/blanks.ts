/** What an owner has filled in for the blanks of one text, by what each asks for (`keyOf`). */
export type Filled = Readonly<Record<string, string>>;

/** A piece of a text: words, or a blank `[preencher: preço]`. */
export interface Piece {
  readonly text: string;
  /** What the blank asks for; null for words. */
  readonly asked: string | null;
}

const opening = '[preencher:';
const blank = /(\[preencher:[^\]\n]*\])/i;
const blanks = new RegExp(blank, 'gi');

/** The pieces of a text, in order; together they are the text. */
export const piecesOf = (text: string): readonly Piece[] =>
  text
    .split(blank)
    .map((part, index) => ({ text: part, asked: index % 2 === 1 ? askedBy(part) : null }))
    .filter((piece) => piece.text !== '');

const askedBy = (part: string): string => part.slice(opening.length, -1).trim() || 'trecho';

/** Two blanks with the same key ask for the same thing. */
export const keyOf = (asked: string): string => asked.replaceAll(/\s+/g, ' ').toLocaleLowerCase('pt-BR');

/** Whether a text has a blank. */
export const hasBlank = (text: string): boolean => blank.test(text);

/** Where the first blank of a text stands; null when it has none. */
export function firstBlank(text: string): { readonly start: number; readonly end: number } | null {
  const found = blank.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
}

/** The different things that the blanks of a text ask for, each as it is first asked. */
export function blanksIn(text: string): readonly string[] {
  const asked = new Map<string, string>();
  for (const [part] of text.matchAll(blanks)) {
    const key = keyOf(askedBy(part));
    if (!asked.has(key)) asked.set(key, askedBy(part));
  }
  return [...asked.values()];
}

/** How many different things the blanks of a text ask for. */
export const countBlanks = (text: string): number => blanksIn(text).length;

/** 'Faltam 2 trechos para preencher'; null when nothing is missing. */
export const blanksLeft = (count: number): string | null =>
  count === 0 ? null : count === 1 ? 'Falta 1 trecho para preencher' : `Faltam ${count} trechos para preencher`;

const valueFor = (part: string, filled: Filled): string => {
  const key = keyOf(askedBy(part));
  return Object.hasOwn(filled, key) ? filled[key]! : part;
};

/** The text with its blanks filled; in lists and objects every text is. What is not filled stays a blank. */
export function fillIn<Data>(data: Data, filled: Filled): Data;
export function fillIn(data: unknown, filled: Filled): unknown {
  if (typeof data === 'string') return data.replace(blanks, (part) => valueFor(part, filled));
  if (Array.isArray(data)) return data.map((each) => fillIn(each, filled));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillIn(value, filled)]));
}

const bareNumber = /^(\d{1,3}(\.\d{3})+|\d+)([.,]\d{1,2})?$/;

/** What goes into the blanks of the text that ask for this: a price that is only a number gets R$, where none stands there. */
export function withCurrency(text: string, asked: string, value: string): string {
  const key = keyOf(asked);
  if (!/^(preço|valor)\b/.test(key) || !bareNumber.test(value)) return value;
  const pieces = piecesOf(text);
  const hasCurrency = pieces.some(
    (piece, index) =>
      piece.asked !== null &&
      keyOf(piece.asked) === key &&
      (/R\$\s*$/.test(pieces[index - 1]?.text ?? '') || /^\s*(reais|real|%)/i.test(pieces[index + 1]?.text ?? '')),
  );
  return hasCurrency ? value : `R$ ${value}`;
}

/** The text with each blank blotted out by so many of the character, for readers of marks that may stand in it. */
export const withoutBlanks = (text: string, by: string): string =>
  text.replace(blanks, (part) => by.repeat(part.length));

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
export function outsideOfBlanks(text: string, place: number): number {
  for (const { 0: part, index } of text.matchAll(blanks)) {
    if (index < place && place < index + part.length) return index + part.length;
  }
  return place;
}
