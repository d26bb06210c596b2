import { habitOf } from '../punctuation/features.ts';
import { isVerb, type Token } from '../punctuation/tokens.ts';

/** What was decided of the words before one. */
export interface State {
  /** Whether the word before is part of an order. */
  readonly isCut: boolean;
  /** The number of the first word of the order, or of the words between two. */
  readonly since: number;
}

export const atStart: State = { isCut: false, since: 0 };

export const after = (state: State, at: number, isCut: boolean): State =>
  isCut === state.isCut ? state : { isCut, since: at };

const edge: Token = { text: '', norm: '^', sort: '^', typed: '^' };

const stem = (norm: string, length: number): string => norm.slice(0, length);

/** Sorts of words that are facts. */
export const isValue = ({ sort }: Token): boolean =>
  /^(?:PRICE|HOUR|PERCENT|TIMES|PHONE|DATE|MEASURE|NUMBER|DAY|MONTH|ADDRESS)$/.test(sort);

/** What is known of a word: the words around it, and whether it goes on with an order. */
export function featuresAt(tokens: readonly Token[], at: number, state: State): readonly string[] {
  const near = (offset: number): Token => tokens[at + offset] ?? edge;
  const [y, z, a, n, m, k] = [near(-2), near(-1), near(0), near(1), near(2), near(3)];
  const s = state.isCut ? 'C' : 'K';
  const size = Math.min(6, at - state.since);
  const run = tokens.slice(state.since, at);
  const [first = edge, second = edge] = state.isCut ? run : [];
  const mark = z.typed.slice(0, 1);
  const left = tokens.length - at - 1;
  const told = state.isCut && run.some(isVerb);
  const valued = tokens.slice(0, at).some(isValue);
  const ahead = 1 + tokens.slice(at, at + 5).findIndex(isValue);
  return [
    s,
    `${s}habit=${habitOf(tokens)}`,
    `${s}a=${a.norm}`,
    `a=${a.norm}`,
    `${s}a4=${stem(a.norm, 4)}`,
    `a3=${stem(a.norm, 3)}`,
    `a5=${stem(a.norm, 5)}`,
    `${s}A=${a.sort}`,
    `${s}z=${z.norm}`,
    `${s}Z=${z.sort}`,
    `${s}n=${n.norm}`,
    `n=${n.norm}`,
    `n4=${stem(n.norm, 4)}`,
    `${s}N=${n.sort}`,
    `y=${y.norm}`,
    `m=${m.norm}`,
    `k=${k.norm}`,
    `${s}m4=${stem(m.norm, 4)}`,
    `k4=${stem(k.norm, 4)}`,
    `${s}za=${z.norm}|${a.norm}`,
    `${s}an=${a.norm}|${n.norm}`,
    `an=${a.norm}|${n.norm}`,
    `nm=${n.norm}|${m.norm}`,
    `a4n4=${stem(a.norm, 4)}|${stem(n.norm, 4)}`,
    `a4m4=${stem(a.norm, 4)}|${stem(m.norm, 4)}`,
    `anm=${a.norm}|${n.norm}|${m.norm}`,
    `${s}ZA=${z.sort}|${a.sort}`,
    `${s}AN=${a.sort}|${n.sort}`,
    `${s}aN=${a.norm}|${n.sort}`,
    `${s}zA=${z.norm}|${a.sort}`,
    `${s}ZAN=${z.sort}|${a.sort}|${n.sort}`,
    `${s}ANM=${a.sort}|${n.sort}|${m.sort}`,
    `${s}anM=${a.norm}|${n.norm}|${m.sort}`,
    `${s}YZA=${y.sort}|${z.sort}|${a.sort}`,
    `${s}mark=${mark}`,
    `${s}mark=${mark}|${a.sort}`,
    `${s}mark=${mark}|${stem(a.norm, 4)}`,
    `${s}end=${a.typed.slice(0, 1)}`,
    `${s}at=${Math.min(3, at)}`,
    `${s}at=${Math.min(3, at)}|${stem(a.norm, 4)}`,
    `${s}left=${Math.min(4, left)}`,
    `${s}left=${Math.min(4, left)}|${a.sort}`,
    `${s}size=${size}`,
    `${s}size=${size}|${a.sort}`,
    `${s}valued=${valued}|${ahead}`,
    `${s}ahead=${ahead}|${a.sort}`,
    `first=${stem(first.norm, 5)}|${a.sort}`,
    `first=${stem(first.norm, 5)}|${stem(second.norm, 5)}|${size}`,
    `first=${stem(first.norm, 4)}|${z.norm}|${a.sort}`,
    `told=${told}|${z.norm}|${a.sort}`,
    ...tokens.slice(at + 1, at + 6).map(({ norm }) => `${s}f=${stem(norm, 5)}`),
    ...tokens.slice(Math.max(0, at - 5), at).map(({ norm }) => `${s}b=${stem(norm, 5)}`),
    ...run.slice(-8).map(({ norm }) => `${s}r=${stem(norm, 5)}`),
  ];
}
