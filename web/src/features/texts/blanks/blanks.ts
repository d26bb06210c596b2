/** What an owner has filled in for the blanks of one text, by what each asks for (`blankKey`). */
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

const bareNumber = /^(\d{1,3}(\.\d{3})+|\d+)([.,]\d{1,2})?$/;

/** A price as it goes between the words: one that is only a number gets R$, and where R$ stands before it, none. */
function priceBetween(before: string, price: string, after: string): string {
  if (/R\$\s*$/.test(before)) return price.replace(/^R\$\s*/, '');
  return bareNumber.test(price) && !/^\s*(reais|real|%)/i.test(after) ? `R$ ${price}` : price;
}

/** What takes the place of the blank that begins at the index of the text; the blank itself where it is not filled. */
function valueAt(text: string, index: number, part: string, filled: Filled): string {
  const key = blankKey(labelIn(part));
  if (!Object.hasOwn(filled, key)) return part;
  const value = filled[key]!;
  if (!/^(preço|valor)\b/.test(key)) return value;
  return priceBetween(text.slice(0, index), value, text.slice(index + part.length));
}

/** The text with its blanks filled, prices with one R$ each; in lists and objects every text is. What is not filled stays a blank. */
export function fillBlanks<Data>(data: Data, filled: Filled): Data;
export function fillBlanks(data: unknown, filled: Filled): unknown {
  if (typeof data === 'string') {
    return data.replace(blanks, (part, _group: string, index: number) => valueAt(data, index, part, filled));
  }
  if (Array.isArray(data)) return data.map((each) => fillBlanks(each, filled));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillBlanks(value, filled)]));
}

/** The text with each blank replaced by as many of the character, so that marks inside of blanks are not parsed. */
export const maskBlanks = (text: string, by: string): string => text.replace(blanks, (part) => by.repeat(part.length));

/** Where a position in a text is once its blanks are filled; one inside of a blank moves behind what fills it. */
export function positionAfterFilling(text: string, filled: Filled, position: number): number {
  let moved = position;
  for (const { 0: part, index } of text.matchAll(blanks)) {
    if (index >= position) break;
    const end = index + part.length;
    moved += valueAt(text, index, part, filled).length - part.length + Math.max(0, end - position);
  }
  return moved;
}

/** The end of the blank that a cut at the position would go through, else the position. */
export function endOfBlankAt(text: string, position: number): number {
  for (const { 0: part, index } of text.matchAll(blanks)) {
    if (index < position && position < index + part.length) return index + part.length;
  }
  return position;
}
