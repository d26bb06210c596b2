import { findMatches } from '../../text/words.ts';

/** A word, a number or a mark of folded words. */
interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A number as its size and what is joined to it tell it; a word or a mark as it is. */
  readonly sort: string;
}

/** Folded words, cut up, and where their numbers stand. */
export interface NumberedWords {
  readonly tokens: readonly Token[];
  /** Of the token of each number, by where it begins. */
  readonly places: ReadonlyMap<number, number>;
  /** How many amounts with a sign or a word of money there are. */
  readonly signed: number;
}

/** What was decided of the number before, if there is one. */
export interface State {
  /** Which token it is. */
  readonly at: number;
  readonly isPrice: boolean;
  /** How many prices there are so far. */
  readonly prices: number;
}

/** What patterns say of a number. */
export interface Signs {
  /** Whether the words before it tell of a price: "por 80". */
  readonly isTold: boolean;
  /** Whether it ends the words about a thing, as prices do. */
  readonly endsThing: boolean;
  /** Whether the words beside it make it a count, a measure, an age, a day or a name. */
  readonly isCounted: boolean;
  /** What the word before it leads to: a name, a count or a range; a price; or a day of the month. */
  readonly behind: 'name' | 'price' | 'day' | null;
}

const piece = /r\$\s?\d[\d.,]*\d|r\$\s?\d|\d+(?:[.,]\d+)*|\p{L}+|[^\s\p{L}\d]/gu;
const edge: Token = { text: '', start: 0, end: 0, sort: '^' };

/** How a number looks: "39,90", its digits, and whether it is round as prices are. */
function shapeOf(number: string): string {
  if (number.startsWith('r$')) return 'R$';
  if (/[.,]\d\d$/.test(number) && !/\.\d{3}/.test(number)) return /[.,][049][0589]$/.test(number) ? 'D,90' : 'D,dd';
  if (/^\d{1,3}(?:\.\d{3})+$/.test(number)) return 'D.ddd';
  const value = Number(number.replace(',', '.'));
  const size = [2000, 1950, 1000, 400, 200, 100, 60, 32, 20, 10, 5, 3, 1].find((least) => value >= least) ?? 0;
  const isYear = value >= 1950 && value <= 2040 && number.length === 4;
  return `D${isYear ? 'year' : size}`;
}

/** Cuts folded words up. */
export function numberedWords(folded: string): NumberedWords {
  const tokens = findMatches(folded, piece).map(({ 0: text, index }): Token => ({
    text,
    start: index,
    end: index + text.length,
    sort: /\d/.test(text) ? shapeOf(text) : text,
  }));
  const places = new Map(tokens.flatMap(({ text, start }, at) => (/^\d/.test(text) ? [[start, at] as const] : [])));
  const signed = tokens.filter(
    ({ sort }, at) => sort === 'R$' || /^(?:reais|conto)$/.test(tokens[at + 1]?.text ?? ''),
  ).length;
  return { tokens, places, signed };
}

const ending = ({ text, sort }: Token): string => (/^\p{L}{3}/u.test(text) ? text.slice(-2) : sort);
const few = (count: number): number => Math.min(3, count);

/** What is known of a number that may be a price: its shape, the words and marks around it, the number before, and what patterns say. */
export function priceFeatures(
  { tokens, signed }: NumberedWords,
  at: number,
  { isTold, endsThing, isCounted, behind }: Signs,
  state: State | null,
): readonly string[] {
  const near = (offset: number): Token => tokens[at + offset] ?? edge;
  const [x, q, p, w, n, m, k] = [near(-3), near(-2), near(-1), near(0), near(1), near(2), near(3)];
  const shape = w.sort;
  const isRound = /[05]$/.test(w.text);
  const isJoined = n.start === w.end && n !== edge;
  const isBound = p.end === w.start && p !== edge;
  const distance = state === null ? 9 : Math.min(8, at - state.at);
  const before = state === null ? 'none' : `${state.isPrice}`;
  const last = tokens.slice(0, at).findLast(({ text }) => /\d/.test(text))?.text;
  // "1 desliga 2 tira o chip 3 não põe no arroz": steps.
  const isStep = last !== undefined && Number(w.text) === Number(last) + 1;
  const nextNumber = tokens.slice(at + 1, at + 7).findIndex(({ text }) => /\d/.test(text));
  const nextShape = nextNumber < 0 ? 'none' : `${nextNumber}${tokens[at + 1 + nextNumber]!.sort}`;
  const all = few((state?.prices ?? 0) + signed);
  const signs = `${[isTold, endsThing, isCounted].map(Number).join('')}${behind}`;
  return [
    'bias',
    `i=${isStep}|${shape}`,
    `i=${isStep}|${before}`,
    `r=${signs}`,
    `r=${signs}|${shape}`,
    `r=${signs}|${all}`,
    `r=${signs}|${before}|${distance}`,
    `r=${signs}|p=${p.sort}`,
    `r=${signs}|n=${n.sort}`,
    `r=${signs}|q=${q.sort}`,
    `r=${signs}|m=${m.sort}`,
    `r=${signs}|E=${ending(n)}`,
    `r=${signs}|e=${ending(p)}`,
    `r=${signs}|N=${nextShape}`,
    `s=${shape}`,
    `s=${shape}|${isRound}`,
    `p=${p.sort}`,
    `n=${n.sort}`,
    `q=${q.sort}`,
    `m=${m.sort}`,
    `k=${k.sort}`,
    `x=${x.sort}`,
    `pn=${p.sort}|${n.sort}`,
    `qp=${q.sort}|${p.sort}`,
    `nm=${n.sort}|${m.sort}`,
    `ps=${p.sort}|${shape}`,
    `ns=${n.sort}|${shape}`,
    `xqp=${x.sort}|${q.sort}|${p.sort}`,
    `nmk=${n.sort}|${m.sort}|${k.sort}`,
    `qps=${q.sort}|${p.sort}|${shape}`,
    `nms=${n.sort}|${m.sort}|${shape}`,
    `e=${ending(p)}`,
    `E=${ending(n)}`,
    `eE=${ending(p)}|${ending(n)}`,
    `Es=${ending(n)}|${shape}`,
    `es=${ending(p)}|${shape}`,
    `EM=${ending(n)}|${ending(m)}`,
    `j=${isJoined}|${isJoined ? n.sort : ''}|${isBound ? p.sort : ''}`,
    `b=${before}|${distance}`,
    `b=${before}|${p.sort}`,
    `b=${before}|${n.sort}`,
    `b=${before}|${shape}`,
    `b=${before}|${ending(n)}|${all}`,
    `a=${all}`,
    `a=${all}|${shape}`,
    `a=${all}|${n.sort}`,
    `a=${all}|${p.sort}`,
    `a=${all}|${ending(n)}`,
    `N=${nextShape}`,
    `N=${nextShape}|${shape}`,
    `N=${nextShape}|${n.sort}`,
    `one=${at < 2}|${tokens.length - at < 3}|${shape}`,
  ];
}
