import { isVerb, type Habit, type Mark, type Token } from '../tokens.ts';

/** The marks that are set, in the order of the weights. */
export const setMarks: readonly Mark[] = ['', ',', ':', '.'];

/** What was decided of the words before a place. */
export interface State {
  /** The number of the first word of the clause. */
  readonly clause: number;
  /** The number of the first word of the statement. */
  readonly statement: number;
  readonly last: Mark;
}

export const atStart: State = { clause: 0, statement: 0, last: '.' };

export const after = (state: State, at: number, mark: Mark): State =>
  mark === '' ? state : { clause: at + 1, statement: mark === '.' ? at + 1 : state.statement, last: mark };

const edge: Token = { text: '', norm: '^', sort: '^', typed: '' };

/** Sizes that differ little are one. */
const sizes = [13, 9, 6, 5, 4, 3, 2, 1];
const sizeOf = (count: number): number => sizes.find((size) => count >= size) ?? 0;

/** Its gender and number, as far as its ending tells. */
const ending = ({ norm, sort }: Token): string =>
  norm === sort ? sort : (/(?:[aeo]s?|l|r|m|z|is|ns)$/.exec(norm)?.[0] ?? '?');

/** What is known of the place behind a word: the words, sorts and sizes around it, and what was decided before. */
export function featuresAt(tokens: readonly Token[], at: number, state: State, habit: Habit): readonly string[] {
  const near = (offset: number): Token => tokens[at + offset] ?? edge;
  const [z, b, a, n, m, k] = [near(-2), near(-1), near(0), near(1), near(2), near(3)];
  const clause = tokens.slice(state.clause, at + 1);
  const first = clause[0] ?? edge;
  const size = sizeOf(clause.length);
  const said = clause.some(isVerb);
  const priced = clause.some(({ sort }) => sort === 'PRICE');
  const priceAhead = tokens.slice(at + 1, at + 6).some(({ sort }) => sort === 'PRICE');
  const verbAhead = 1 + tokens.slice(at + 1, at + 4).findIndex(isVerb);
  const and = 1 + tokens.slice(at + 1, at + 6).findIndex(({ norm }) => norm === 'e' || norm === 'ou');
  const listed = tokens.slice(at + 1, at + and).map(({ sort }) => sort);
  const before = state.last === ',' ? (tokens[state.clause - 1]?.sort ?? '') : '';
  const two = `${a.sort}|${n.sort}`;
  return [
    'bias',
    `typed=${habit}`,
    `typed=${habit}|${two}`,
    `mark=${a.typed}|${said}|${verbAhead}`,
    `mark=${a.typed}|${n.sort}`,
    `mark=${a.typed}|${priced}|${priceAhead}|${n.norm}`,
    `a=${a.norm}`,
    `n=${n.norm}`,
    `b=${b.norm}`,
    `m=${m.norm}`,
    `k=${k.norm}`,
    `A=${a.sort}`,
    `N=${n.sort}`,
    `B=${b.sort}`,
    `M=${m.sort}`,
    `an=${a.norm}|${n.norm}`,
    `AN=${two}`,
    `aN=${a.norm}|${n.sort}`,
    `An=${a.sort}|${n.norm}`,
    `BA=${b.sort}|${a.sort}`,
    `NM=${n.sort}|${m.sort}`,
    `nm=${n.norm}|${m.norm}`,
    `ba=${b.norm}|${a.norm}`,
    `nM=${n.norm}|${m.sort}`,
    `bA=${b.norm}|${a.sort}`,
    `BAN=${b.sort}|${two}`,
    `ANM=${two}|${m.sort}`,
    `BANM=${b.sort}|${two}|${m.sort}`,
    `NMK=${n.sort}|${m.sort}|${k.sort}`,
    `ZBA=${z.sort}|${b.sort}|${a.sort}`,
    `a2=${a.norm.slice(-2)}`,
    `a3=${a.norm.slice(-3)}`,
    `n2=${n.norm.slice(-2)}`,
    `n3=${n.norm.slice(-3)}`,
    `a3n3=${a.norm.slice(-3)}|${n.norm.slice(-3)}`,
    `agree=${ending(a)}|${ending(n)}|${two}`,
    `size=${size}`,
    `size=${size}|${n.sort}`,
    `size=${a.sort}|${size}`,
    `size=${state.last}|${size}|${n.sort}`,
    `last=${state.last}`,
    `last=${state.last}|${two}`,
    `before=${before}|${two}`,
    `verb=${said}|${verbAhead}`,
    `verb=${said}|${two}`,
    `verb=${said}|${n.norm}`,
    `verb=${two}|${verbAhead}`,
    `verb=${n.norm}|${verbAhead}`,
    `verb=${said}|${priced}|${size}`,
    `price=${priced}|${priceAhead}`,
    `price=${priced}|${priceAhead}|${two}`,
    `price=${priced}|${two}|${m.sort}`,
    `first=${first.norm}`,
    `first=${first.sort}|${n.sort}`,
    `first=${first.norm}|${n.norm}`,
    `first=${first.sort === n.sort}|${a.sort}|${state.last}`,
    `opening=${tokens[state.statement]?.norm}|${n.sort}`,
    `and=${and}|${two}`,
    `and=${a.sort}|${listed.join('.')}`,
    `and=${and}|${said}|${state.last}|${size}`,
    `end=${Math.min(4, tokens.length - at - 1)}`,
  ];
}
