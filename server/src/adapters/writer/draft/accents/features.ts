import { isVerb, type Token } from '../tokens.ts';

const edge: Token = { text: '', norm: '^', wordClass: '^', typedMark: '' };

/** The words before a place, from the last mark that was typed. */
export const clauseBefore = (tokens: readonly Token[], at: number): readonly Token[] =>
  tokens.slice(tokens.findLastIndex(({ typedMark }, index) => index < at && typedMark !== '') + 1, at);

/** The features of an "e": the words and word classes around it, and whether its clause has a verb. */
export function featuresAt(tokens: readonly Token[], at: number): readonly string[] {
  const near = (offset: number): Token => tokens[at + offset] ?? edge;
  const [a, b, c, n, m, k] = [near(-3), near(-2), near(-1), near(1), near(2), near(3)];
  const before = clauseBefore(tokens, at);
  const end = tokens.findIndex(({ typedMark }, index) => index > at && typedMark !== '');
  const behind = tokens.slice(at + 1, end < 0 ? undefined : end + 1);
  const hasVerbBefore = before.some(isVerb);
  const hasVerbAfter = behind.some(isVerb);
  const size = Math.min(6, before.length);
  return [
    'bias',
    `c=${c.norm}`,
    `C=${c.wordClass}`,
    `n=${n.norm}`,
    `N=${n.wordClass}`,
    `b=${b.norm}`,
    `m=${m.norm}`,
    `CN=${c.wordClass}|${n.wordClass}`,
    `cn=${c.norm}|${n.norm}`,
    `cN=${c.norm}|${n.wordClass}`,
    `Cn=${c.wordClass}|${n.norm}`,
    `BC=${b.wordClass}|${c.wordClass}`,
    `BCN=${b.wordClass}|${c.wordClass}|${n.wordClass}`,
    `CNM=${c.wordClass}|${n.wordClass}|${m.wordClass}`,
    `ABC=${a.wordClass}|${b.wordClass}|${c.wordClass}`,
    `NMK=${n.wordClass}|${m.wordClass}|${k.wordClass}`,
    `nm=${n.norm}|${m.norm}`,
    `Nm=${n.wordClass}|${m.norm}`,
    `bc=${b.norm}|${c.norm}`,
    `c3=${c.norm.slice(-3)}`,
    `n3=${n.norm.slice(-3)}`,
    `c1n1=${c.norm.slice(-1)}|${n.norm.slice(-1)}|${c.wordClass}|${n.wordClass}`,
    `said=${hasVerbBefore}|${hasVerbAfter}`,
    `said=${hasVerbBefore}|${n.norm}`,
    `said=${hasVerbBefore}|${hasVerbAfter}|${c.wordClass}|${n.wordClass}`,
    `says=${hasVerbAfter}|${n.wordClass}`,
    `size=${size}|${hasVerbBefore}`,
    `typed=${c.typedMark}|${n.norm}`,
    `typed=${c.typedMark}|${n.wordClass}`,
    `first=${before[0]?.norm ?? ''}|${n.wordClass}`,
    `first=${before[0]?.wordClass ?? ''}|${c.wordClass}|${n.wordClass}`,
    `list=${before.slice(0, -1).some(({ wordClass }) => wordClass === c.wordClass)}|${c.wordClass}|${n.wordClass}`,
  ];
}
