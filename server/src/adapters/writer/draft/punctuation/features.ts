import { isVerb, type PunctuationHabit, type Mark, type Token } from '../tokens.ts';

/** The marks that the regression predicts, in the order of the weights. */
export const predictedMarks: readonly Mark[] = ['', ',', ':', '.'];

/** The marks that were decided before a place. */
export interface State {
  /** The number of the first word of the clause. */
  readonly clause: number;
  /** The number of the first word of the statement. */
  readonly statement: number;
  readonly last: Mark;
}

export const initialState: State = { clause: 0, statement: 0, last: '.' };

export const stateAfter = (state: State, at: number, mark: Mark): State =>
  mark === '' ? state : { clause: at + 1, statement: mark === '.' ? at + 1 : state.statement, last: mark };

const edge: Token = { text: '', norm: '^', wordClass: '^', typedMark: '' };

/** Clause lengths, grouped so that similar ones give the same feature. */
const sizes = [13, 9, 6, 5, 4, 3, 2, 1];
const sizeOf = (count: number): number => sizes.find((size) => count >= size) ?? 0;

/** The ending of a word, which tells gender and number. */
const ending = ({ norm, wordClass }: Token): string =>
  norm === wordClass ? wordClass : (/(?:[aeo]s?|l|r|m|z|is|ns)$/.exec(norm)?.[0] ?? '?');

/** The features of the place after a word: the words and word classes around it, the clause's length, and the last mark. */
export function featuresAt(
  tokens: readonly Token[],
  at: number,
  state: State,
  habit: PunctuationHabit,
): readonly string[] {
  const near = (offset: number): Token => tokens[at + offset] ?? edge;
  const [z, b, a, n, m, k] = [near(-2), near(-1), near(0), near(1), near(2), near(3)];
  const clause = tokens.slice(state.clause, at + 1);
  const first = clause[0] ?? edge;
  const size = sizeOf(clause.length);
  const hasVerb = clause.some(isVerb);
  const priced = clause.some(({ wordClass }) => wordClass === 'PRICE');
  const priceAhead = tokens.slice(at + 1, at + 6).some(({ wordClass }) => wordClass === 'PRICE');
  const verbAhead = 1 + tokens.slice(at + 1, at + 4).findIndex(isVerb);
  const and = 1 + tokens.slice(at + 1, at + 6).findIndex(({ norm }) => norm === 'e' || norm === 'ou');
  const listed = tokens.slice(at + 1, at + and).map(({ wordClass }) => wordClass);
  const before = state.last === ',' ? (tokens[state.clause - 1]?.wordClass ?? '') : '';
  const two = `${a.wordClass}|${n.wordClass}`;
  return [
    'bias',
    `typed=${habit}`,
    `typed=${habit}|${two}`,
    `mark=${a.typedMark}|${hasVerb}|${verbAhead}`,
    `mark=${a.typedMark}|${n.wordClass}`,
    `mark=${a.typedMark}|${priced}|${priceAhead}|${n.norm}`,
    `a=${a.norm}`,
    `n=${n.norm}`,
    `b=${b.norm}`,
    `m=${m.norm}`,
    `k=${k.norm}`,
    `A=${a.wordClass}`,
    `N=${n.wordClass}`,
    `B=${b.wordClass}`,
    `M=${m.wordClass}`,
    `an=${a.norm}|${n.norm}`,
    `AN=${two}`,
    `aN=${a.norm}|${n.wordClass}`,
    `An=${a.wordClass}|${n.norm}`,
    `BA=${b.wordClass}|${a.wordClass}`,
    `NM=${n.wordClass}|${m.wordClass}`,
    `nm=${n.norm}|${m.norm}`,
    `ba=${b.norm}|${a.norm}`,
    `nM=${n.norm}|${m.wordClass}`,
    `bA=${b.norm}|${a.wordClass}`,
    `BAN=${b.wordClass}|${two}`,
    `ANM=${two}|${m.wordClass}`,
    `BANM=${b.wordClass}|${two}|${m.wordClass}`,
    `NMK=${n.wordClass}|${m.wordClass}|${k.wordClass}`,
    `ZBA=${z.wordClass}|${b.wordClass}|${a.wordClass}`,
    `a2=${a.norm.slice(-2)}`,
    `a3=${a.norm.slice(-3)}`,
    `n2=${n.norm.slice(-2)}`,
    `n3=${n.norm.slice(-3)}`,
    `a3n3=${a.norm.slice(-3)}|${n.norm.slice(-3)}`,
    `agree=${ending(a)}|${ending(n)}|${two}`,
    `size=${size}`,
    `size=${size}|${n.wordClass}`,
    `size=${a.wordClass}|${size}`,
    `size=${state.last}|${size}|${n.wordClass}`,
    `last=${state.last}`,
    `last=${state.last}|${two}`,
    `before=${before}|${two}`,
    `verb=${hasVerb}|${verbAhead}`,
    `verb=${hasVerb}|${two}`,
    `verb=${hasVerb}|${n.norm}`,
    `verb=${two}|${verbAhead}`,
    `verb=${n.norm}|${verbAhead}`,
    `verb=${hasVerb}|${priced}|${size}`,
    `price=${priced}|${priceAhead}`,
    `price=${priced}|${priceAhead}|${two}`,
    `price=${priced}|${two}|${m.wordClass}`,
    `first=${first.norm}`,
    `first=${first.wordClass}|${n.wordClass}`,
    `first=${first.norm}|${n.norm}`,
    `first=${first.wordClass === n.wordClass}|${a.wordClass}|${state.last}`,
    `opening=${tokens[state.statement]?.norm}|${n.wordClass}`,
    `and=${and}|${two}`,
    `and=${a.wordClass}|${listed.join('.')}`,
    `and=${and}|${hasVerb}|${state.last}|${size}`,
    `end=${Math.min(4, tokens.length - at - 1)}`,
  ];
}
