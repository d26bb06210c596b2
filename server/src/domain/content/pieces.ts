import { findMatches } from '../text/words.ts';

/** Words of a text and where they stand in it, in UTF-16 units. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The lines that are not blank, trimmed. */
export const linesOf = (text: string): readonly Piece[] => pieces(text, /[^\n]+/g);

/** The paragraphs: lines that follow each other without a blank one between them. */
export const paragraphsOf = (text: string): readonly Piece[] => pieces(text, /[^\n]*\S[^\n]*(?:\n[^\n]*\S[^\n]*)*/g);

const pieces = (text: string, pattern: RegExp): Piece[] =>
  findMatches(text, pattern)
    .map(({ 0: found, index }) => trimPiece(found, index))
    .filter((piece) => piece.text !== '');

/** The words without the blanks around them; `at` is where they stand. */
export function trimPiece(text: string, at: number): Piece {
  const start = at + text.length - text.trimStart().length;
  const inner = text.trim();
  return { text: inner, start, end: start + inner.length };
}

/** The labelled lines of a text by the key that was asked for, and the lines that have no label of these. */
export interface LabelledLines<Key extends string> {
  readonly values: ReadonlyMap<Key, Piece>;
  readonly rest: readonly Piece[];
}

/**
 * Reads lines such as `Título: Sábado tem fornada`. Case, accents and the marks of bold or headings around a label do
 * not matter. A label counts once, and a label without words after it is the same as none.
 */
export function readLabels<Key extends string>(
  text: string,
  names: Readonly<Record<Key, readonly string[]>>,
): LabelledLines<Key> {
  const keyOf = new Map<string, Key>();
  for (const key in names) for (const name of names[key]) keyOf.set(normaliseLabel(name), key);
  const values = new Map<Key, Piece>();
  const seen = new Set<Key>();
  const rest: Piece[] = [];
  for (const line of linesOf(text)) {
    const [before = '', label = ''] = /^[*_#>\s-]*([^:*_]{2,30}?)[\s*_]*:[*_]*/.exec(line.text) ?? [];
    const key = keyOf.get(normaliseLabel(label));
    if (key === undefined || seen.has(key)) {
      rest.push(line);
      continue;
    }
    seen.add(key);
    const value = line.text
      .slice(before.length)
      .replace(/(?<=\S)[*_]+$/, (marks) => (before.includes(marks) ? '' : marks));
    const piece = trimPiece(value, line.start + before.length);
    if (piece.text !== '') values.set(key, piece);
  }
  return { values, rest };
}

const normaliseLabel = (label: string): string =>
  label
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
