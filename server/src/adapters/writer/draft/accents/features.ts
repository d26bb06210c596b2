import { isVerb, type Token } from '../tokens.ts';

const edge: Token = { text: '', norm: '^', sort: '^', typed: '' };

/** The words before a place, from the last mark that was typed. */
export const clauseBefore = (tokens: readonly Token[], at: number): readonly Token[] =>
  tokens.slice(tokens.findLastIndex(({ typed }, place) => place < at && typed !== '') + 1, at);

/** What is known of the place of an "e": the words and sorts around it, and what its clause has said. */
export function featuresAt(tokens: readonly Token[], at: number): readonly string[] {
  const near = (offset: number): Token => tokens[at + offset] ?? edge;
  const [a, b, c, n, m, k] = [near(-3), near(-2), near(-1), near(1), near(2), near(3)];
  const before = clauseBefore(tokens, at);
  const end = tokens.findIndex(({ typed }, place) => place > at && typed !== '');
  const behind = tokens.slice(at + 1, end < 0 ? undefined : end + 1);
  const said = before.some(isVerb);
  const says = behind.some(isVerb);
  const size = Math.min(6, before.length);
  return [
    'bias',
    `c=${c.norm}`,
    `C=${c.sort}`,
    `n=${n.norm}`,
    `N=${n.sort}`,
    `b=${b.norm}`,
    `m=${m.norm}`,
    `CN=${c.sort}|${n.sort}`,
    `cn=${c.norm}|${n.norm}`,
    `cN=${c.norm}|${n.sort}`,
    `Cn=${c.sort}|${n.norm}`,
    `BC=${b.sort}|${c.sort}`,
    `BCN=${b.sort}|${c.sort}|${n.sort}`,
    `CNM=${c.sort}|${n.sort}|${m.sort}`,
    `ABC=${a.sort}|${b.sort}|${c.sort}`,
    `NMK=${n.sort}|${m.sort}|${k.sort}`,
    `nm=${n.norm}|${m.norm}`,
    `Nm=${n.sort}|${m.norm}`,
    `bc=${b.norm}|${c.norm}`,
    `c3=${c.norm.slice(-3)}`,
    `n3=${n.norm.slice(-3)}`,
    `c1n1=${c.norm.slice(-1)}|${n.norm.slice(-1)}|${c.sort}|${n.sort}`,
    `said=${said}|${says}`,
    `said=${said}|${n.norm}`,
    `said=${said}|${says}|${c.sort}|${n.sort}`,
    `says=${says}|${n.sort}`,
    `size=${size}|${said}`,
    `typed=${c.typed}|${n.norm}`,
    `typed=${c.typed}|${n.sort}`,
    `first=${before[0]?.norm ?? ''}|${n.sort}`,
    `first=${before[0]?.sort ?? ''}|${c.sort}|${n.sort}`,
    `list=${before.slice(0, -1).some(({ sort }) => sort === c.sort)}|${c.sort}|${n.sort}`,
  ];
}
