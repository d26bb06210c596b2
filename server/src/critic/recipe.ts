/**
 * The shape of each type of text (rule 5.3): its limits in characters as people count them, the labels
 * that writers put and previews read, and how to take a text apart again.
 */
export const recipes = {
  instagram: { hook: 125, all: 2_200, hashtags: { fewest: 3, most: 5 }, link: 'link na bio' },
  whatsapp: { all: 600 },
  reels: {
    columns: 'Tempo | Fala | Cena',
    caption: 'Legenda',
    hookSeconds: 3,
    seconds: { fewest: 30, most: 60 },
    wordsPerSecond: 2.4,
  },
  ad: {
    text: { label: 'Texto principal', most: 125 },
    title: { label: 'Título', most: 27 },
    description: { label: 'Descrição', most: 25 },
    link: { label: 'Link' },
  },
  email: {
    subject: { label: 'Assunto', most: 50 },
    preheader: { label: 'Pré-cabeçalho', fewest: 40, most: 100 },
  },
} as const;

/** A part of a text and where it stands in it. */
export interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** An ad in its labelled lines; `stray` are the lines that have no label of it, or one twice. */
export interface Ad {
  readonly text: Piece | null;
  readonly title: Piece | null;
  readonly description: Piece | null;
  readonly link: Piece | null;
  readonly stray: readonly Piece[];
}

/** An e-mail: two labelled lines, then paragraphs, the last of which says why the reader gets it. */
export interface Email {
  readonly subject: Piece | null;
  readonly preheader: Piece | null;
  readonly paragraphs: readonly Piece[];
}

/** A line of a script: seconds from and to, what is said, what is seen. */
export interface Beat {
  readonly line: Piece;
  readonly time: Piece;
  readonly from: number;
  readonly to: number;
  readonly speech: Piece;
  readonly scene: Piece;
}

/** A script: its idea, its table, its caption; `broken` are table lines that cannot be read. */
export interface Reels {
  readonly title: Piece | null;
  readonly hasColumns: boolean;
  readonly beats: readonly Beat[];
  readonly broken: readonly Piece[];
  readonly caption: Piece | null;
}

/** The ad that a text is, as far as it is one. */
export function parseAd(text: string): Ad {
  const stray: Piece[] = [];
  const found = new Map<string, Piece>();
  const labels = Object.values(recipes.ad).map(({ label }) => label);
  for (const line of linesOf(text)) {
    const label = labels.find((name) => line.text.startsWith(`${name}:`));
    if (label === undefined || found.has(label)) stray.push(line);
    else found.set(label, behind(line, label));
  }
  const part = (label: string) => filled(found.get(label));
  const { text: primary, title, description, link } = recipes.ad;
  return {
    text: part(primary.label),
    title: part(title.label),
    description: part(description.label),
    link: part(link.label),
    stray,
  };
}

/** The e-mail that a text is, as far as it is one. */
export function parseEmail(text: string): Email {
  const lines = linesOf(text);
  const labelled = ({ label }: { label: string }) => lines.find((line) => line.text.startsWith(`${label}:`));
  const subject = labelled(recipes.email.subject);
  const preheader = labelled(recipes.email.preheader);
  const from = Math.max(0, subject?.end ?? 0, preheader?.end ?? 0);
  return {
    subject: filled(subject && behind(subject, recipes.email.subject.label)),
    preheader: filled(preheader && behind(preheader, recipes.email.preheader.label)),
    paragraphs: paragraphsOf(text).filter(({ start }) => start >= from),
  };
}

/** The script that a text is, as far as it is one. */
export function parseReels(text: string): Reels {
  const lines = linesOf(text);
  const table = lines.filter((line) => line.text.includes('|') && line.text !== recipes.reels.columns);
  const beats = table.map(parseBeat);
  const caption = lines.find((line) => line.text.startsWith(`${recipes.reels.caption}:`));
  const [first] = lines;
  return {
    title: first && !first.text.includes('|') ? first : null,
    hasColumns: lines.some((line) => line.text === recipes.reels.columns),
    beats: beats.filter((beat) => beat !== null),
    broken: table.filter((_, index) => beats[index] === null),
    caption: filled(caption && behind(caption, recipes.reels.caption)),
  };
}

function parseBeat(line: Piece): Beat | null {
  const cells = cellsOf(line);
  const [time, speech, scene] = cells;
  if (cells.length !== 3 || !time || !speech?.text || !scene?.text) return null;
  const [, from, to] = /^(\d{1,3})-(\d{1,3}) s$/.exec(time.text) ?? [];
  return from && to ? { line, time, from: Number(from), to: Number(to), speech, scene } : null;
}

function cellsOf(line: Piece): Piece[] {
  let at = line.start;
  return line.text.split('|').map((cell) => {
    const start = at;
    at += cell.length + 1;
    return trimmed(cell, start);
  });
}

/** The lines that are not blank. */
export const linesOf = (text: string): readonly Piece[] => pieces(text, /[^\n]+/g);

const paragraphsOf = (text: string): readonly Piece[] => pieces(text, /[^\n]+(?:\n[^\n]+)*/g);

const pieces = (text: string, pattern: RegExp): Piece[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => trimmed(found, index)).filter((piece) => piece.text !== '');

const behind = (line: Piece, label: string): Piece =>
  trimmed(line.text.slice(label.length + 1), line.start + label.length + 1);

const filled = (piece: Piece | undefined): Piece | null => (piece && piece.text !== '' ? piece : null);

function trimmed(text: string, at: number): Piece {
  const start = at + text.length - text.trimStart().length;
  const inner = text.trim();
  return { text: inner, start, end: start + inner.length };
}
