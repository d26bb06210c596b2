import type { Token } from './tokens.ts';

/** What may stand between two words: nothing, a comma, or the end of a statement. */
export const cuts = ['none', 'comma', 'end'] as const;
export type Cut = (typeof cuts)[number];

/** What was read of the statement that a gap is in. */
export interface Reading {
  readonly words: number;
  readonly commas: number;
  readonly first: string;
  /** Which of price, day, hour and verb it has. */
  readonly has: string;
}

const noted: Readonly<Record<string, string>> = { $: '$', WEEKDAY: 'd', DATE: 'd', HOUR: 'h', V: 'v', VN: 'v' };
const note = (has: string, { kind }: Token): string => {
  const mark = noted[kind] ?? '';
  return has.includes(mark) ? has : [...has, mark].toSorted().join('');
};

export const begin = (token: Token): Reading => ({ words: 1, commas: 0, first: token.kind, has: note('', token) });

/** The reading behind a gap with the cut. */
export const after = ({ words, commas, first, has }: Reading, cut: Cut, next: Token): Reading =>
  cut === 'end'
    ? begin(next)
    : { words: words + 1, commas: commas + (cut === 'comma' ? 1 : 0), first, has: note(has, next) };

const nothing: Token = { text: '', key: '^', kind: '^', isMarked: false };
const isWord = ({ kind }: Token): boolean => /^(?:V.?|[ADON]|PARTICIPLE|GERUND|INFINITIVE|NAME|UNKNOWN)$/.test(kind);
const lastOf = (token: Token, count: number): string => (isWord(token) ? token.key.slice(-count) : token.key);

/** How many of the next words are up to the next price; 0 where it is far. */
function priceAhead(tokens: readonly Token[], gap: number): number {
  for (let ahead = 1; ahead <= 5; ahead += 1) if (tokens[gap + ahead]?.kind === '$') return ahead;
  return 0;
}

/** What shows whether the gap behind the word at `gap` is a cut: its words, their kinds and endings, what is around. */
export function featuresOf(tokens: readonly Token[], gap: number, reading: Reading): readonly string[] {
  const at = (place: number) => tokens[gap + place] ?? nothing;
  const [l3, l2, l, r, r2, r3] = [at(-2), at(-1), at(0), at(1), at(2), at(3)];
  const ahead = priceAhead(tokens, gap);
  const hasPrice = reading.has.includes('$');
  const words = Math.min(reading.words, 8);
  let behind = 1;
  while (gap - behind >= 0 && !at(-behind).isMarked) behind += 1;
  let before = 1;
  while (gap + before < tokens.length - 1 && !at(before).isMarked) before += 1;
  const clause = Math.min(12, behind + before);
  const share = tokens.filter(({ isMarked }) => isMarked).length / tokens.length;
  const marks = share > 0.2 ? 3 : share > 0.1 ? 2 : share > 0.04 ? 1 : 0;
  const known: readonly (readonly (string | number | boolean)[])[] = [
    [],
    [l.key],
    [r.key],
    [l.kind],
    [r.kind],
    [l2.key],
    [r2.key],
    [l2.kind],
    [r2.kind],
    [l.key, r.key],
    [l.kind, r.kind],
    [l.kind, r.key],
    [l.key, r.kind],
    [l2.kind, l.kind, r.kind],
    [l.kind, r.kind, r2.kind],
    [r.key, r2.key],
    [r.key, r2.kind],
    [l2.key, l.key],
    [r.kind, r2.kind, r3.kind],
    [l3.kind, l2.kind, l.kind],
    [lastOf(l, 3)],
    [lastOf(r, 3)],
    [lastOf(l, 3), lastOf(r, 3)],
    [l.kind, lastOf(r, 3)],
    [lastOf(r2, 3)],
    [lastOf(r, 4)],
    [lastOf(l, 4)],
    [lastOf(l, 1), lastOf(r, 1)],
    [lastOf(l, 1), lastOf(r, 1), l.kind, r.kind],
    [lastOf(l2, 1), lastOf(l, 1), lastOf(r, 1)],
    [words],
    [words, r.kind],
    [words, l.kind],
    [words, lastOf(r, 1), r.kind],
    [words < 2, r.key],
    [ahead],
    [ahead, hasPrice],
    [l.kind, hasPrice, ahead > 0],
    [reading.has, r.kind],
    [reading.has, r.key],
    [reading.first, r.kind],
    [reading.commas > 0, l.kind, r.kind],
    [tokens.length - gap < 4 ? tokens.length - gap : 0],
    [clause],
    [clause, r.kind],
    [clause, hasPrice],
    [Math.min(behind, 6), before < 3],
    [marks],
    [marks, r.kind],
    [marks > 1, l.kind, r.kind],
  ];
  return known.map((parts, index) => [index, ...parts].join(' '));
}
