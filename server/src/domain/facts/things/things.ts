import type { Thing } from '../fact.ts';
import { blankOutFacts, type FoundFact } from '../found.ts';
import { firstSeparator, lastPart, lineAround, type Line } from './clauses.ts';
import { numbersLead } from './numbersLead.ts';
import { stemsOf } from './thingWords.ts';
import { groupOf, isDayGroup, valued } from './valueGroups.ts';

/** What a price is for, where the same words say it: "99,90 por mes". */
const unitOf = (told: string, { kind, start, end }: FoundFact): readonly string[] =>
  kind === 'price' && /^\d/.test(told.slice(start, end))
    ? stemsOf(told.slice(start, end).replace(/[\d.,]+|centavos/g, ' '))
    : [];

/**
 * The things that values of folded words are told of. Between two values of a sentence stand words of the first
 * ("R$ 34 a meia,"), of the second ("média R$ 38"), or of both, parted by a comma; where nothing parts them, they
 * belong where the sentence's first value has its own. The facts come in the order of their places.
 */
export function thingsOf(told: string, facts: readonly FoundFact[]): readonly (Thing | null)[] {
  const folded = blankOutFacts(
    told,
    facts.filter(({ kind }) => valued.has(kind)),
  ).replace(/\bp\//g, '  ');
  const groupsOf = facts.map(groupOf);
  return facts.map((fact, index) => {
    const group = groupsOf[index] ?? -1;
    if (group < 0) return null;
    const line = lineAround(folded, fact.start, fact.end);
    const mates = matesOf(facts, groupsOf, index, line);
    const before = mates.filter(({ end }) => end <= fact.start).reduce((at, { end }) => Math.max(at, end), line.from);
    const after = mates
      .filter(({ start }) => start >= fact.end)
      .reduce((at, { start }) => Math.min(at, start), line.to);
    const isFirst = before === line.from;
    const isLast = after === line.to;
    const firstStart = mates.reduce((at, { start }) => Math.min(at, start), fact.start);
    const firstEnd = mates.reduce((at, { start, end }) => (start === firstStart ? Math.max(at, end) : at), firstStart);
    const lastEnd = mates.reduce((at, { end }) => Math.max(at, end), fact.end);
    // "8 a hora diaria 35 mensal 280": nothing behind the last value, so things come before theirs.
    const leads =
      !numbersLead(folded, mates, line, fact) &&
      (stemsOf(folded.slice(line.from, firstStart)).length > 0 ||
        /^\d[\d,.]*\s(?:a|o|por)\s[a-z]/.test(told.slice(firstStart, firstEnd)) ||
        stemsOf(folded.slice(lastEnd, line.to)).length === 0);
    const left = folded.slice(before, fact.start);
    const right = folded.slice(fact.end, after);
    const leftSplit = firstSeparator(left);
    const rightSplit = firstSeparator(right);
    const isJoined = (gap: string, split: number) => split === gap.length;
    const mine = [
      // Words before: all of them at the sentence's begin; else what follows the separator, or all when values trail.
      isFirst ? left : isJoined(left, leftSplit) ? (leads ? left : '') : left.slice(leftSplit),
      // Words behind: up to the separator; without one only where values lead, or no value follows.
      isLast
        ? right.slice(0, rightSplit)
        : isJoined(right, rightSplit)
          ? leads
            ? ''
            : right
          : right.slice(0, rightSplit),
    ];
    const [leading = [], trailing = []] = mine.map(stemsOf);
    const unit = unitOf(told, fact);
    const words = [...new Set([...leading, ...trailing, ...unit])];
    const [head] = words;
    const near = [...leading.slice(-3), ...trailing.slice(0, 3), ...unit];
    if (head !== undefined) return { head, words, near };
    return (isDayGroup(group) ? announced(right) : null) ?? headingOf(folded, line.from, facts);
  });
}

/** The facts of the same group that stand in the line; looked for outwards from the one, so that a long list costs no square. */
function matesOf(
  facts: readonly FoundFact[],
  groupsOf: readonly number[],
  index: number,
  line: Line,
): readonly FoundFact[] {
  let first = index;
  while ((facts[first - 1]?.start ?? -1) >= line.from) first -= 1;
  let last = index;
  while ((facts[last + 1]?.start ?? Infinity) <= line.to) last += 1;
  return facts
    .slice(first, last + 1)
    .filter((other, at) => groupsOf[first + at] === groupsOf[index] && other.end <= line.to);
}

/** "5 de dezembro, 10h: abertura do forno": the first words behind a day, where none stand beside it. */
function announced(behind: string): Thing | null {
  const words =
    behind
      .split(/[,:;|]/)
      .map(stemsOf)
      .find((stems) => stems.length > 0) ?? [];
  const [head] = words;
  return head === undefined ? null : { head, words, near: words.slice(0, 3) };
}

/** The line above, where a value stands in a line of its own ("Pizza grande\nR$ 45"). */
function headingOf(folded: string, from: number, facts: readonly FoundFact[]): Thing | null {
  const above =
    folded
      .slice(Math.max(0, from - 120), from)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .at(-1) ?? '';
  const start = folded.lastIndexOf(above, from);
  const isPlain = !facts.some((fact) => fact.start >= start && fact.end <= start + above.length);
  const words = isPlain ? stemsOf(lastPart(above)) : [];
  const [head] = words;
  return head === undefined ? null : { head, words, near: words };
}
