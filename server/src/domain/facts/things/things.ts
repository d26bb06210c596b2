import type { Thing } from '../fact.ts';
import { blankOutFacts, type FoundFact } from '../foundFact.ts';
import { firstSeparatorIndex, textAfterLastSeparator, lineAround, type Line } from './clauses.ts';
import { numbersPrecedeThings } from './numbersPrecedeThings.ts';
import { stemsOf } from './thingWords.ts';
import { groupOf, isDayGroup, valueKinds } from './valueGroups.ts';

/** The stems of the unit inside the words of a price: "mes" of "99,90 por mes". */
const priceUnitStems = (foldedText: string, { kind, start, end }: FoundFact): readonly string[] =>
  kind === 'price' && /^\d/.test(foldedText.slice(start, end))
    ? stemsOf(foldedText.slice(start, end).replace(/[\d.,]+|centavos/g, ' '))
    : [];

/**
 * The thing of each fact of a folded text, null for a fact without one. Words between two values of a sentence belong to the first
 * ("R$ 34 a meia,"), to the second ("média R$ 38"), or are divided by a separator. Without a separator they belong to the side on
 * which the first value of the sentence has its thing. The facts must be in the order of their places.
 */
export function thingsOf(foldedText: string, facts: readonly FoundFact[]): readonly (Thing | null)[] {
  const withoutValues = blankOutFacts(
    foldedText,
    facts.filter(({ kind }) => valueKinds.has(kind)),
  ).replace(/\bp\//g, '  ');
  const groupByFact = facts.map(groupOf);
  return facts.map((fact, index) => {
    const group = groupByFact[index] ?? -1;
    if (group < 0) return null;
    const line = lineAround(withoutValues, fact.start, fact.end);
    const sameGroupFacts = sameGroupFactsInLine(facts, groupByFact, index, line);
    const previousEnd = sameGroupFacts
      .filter(({ end }) => end <= fact.start)
      .reduce((position, { end }) => Math.max(position, end), line.start);
    const nextStart = sameGroupFacts
      .filter(({ start }) => start >= fact.end)
      .reduce((position, { start }) => Math.min(position, start), line.end);
    const isFirst = previousEnd === line.start;
    const isLast = nextStart === line.end;
    const firstStart = sameGroupFacts.reduce((position, { start }) => Math.min(position, start), fact.start);
    const firstEnd = sameGroupFacts.reduce(
      (position, { start, end }) => (start === firstStart ? Math.max(position, end) : position),
      firstStart,
    );
    const lastEnd = sameGroupFacts.reduce((position, { end }) => Math.max(position, end), fact.end);
    // "8 a hora diaria 35 mensal 280": no word follows the last value, so things stand before their values.
    const thingsPrecedeValues =
      !numbersPrecedeThings(withoutValues, sameGroupFacts, line, fact) &&
      (stemsOf(withoutValues.slice(line.start, firstStart)).length > 0 ||
        /^\d[\d,.]*\s(?:a|o|por)\s[a-z]/.test(foldedText.slice(firstStart, firstEnd)) ||
        stemsOf(withoutValues.slice(lastEnd, line.end)).length === 0);
    const textBefore = withoutValues.slice(previousEnd, fact.start);
    const textAfter = withoutValues.slice(fact.end, nextStart);
    const separatorBefore = firstSeparatorIndex(textBefore);
    const separatorAfter = firstSeparatorIndex(textAfter);
    const hasNoSeparator = (gap: string, separator: number) => separator === gap.length;
    const thingTexts = [
      // Words before the value: all at the start of the sentence; else those after the separator, or all where things come first.
      isFirst
        ? textBefore
        : hasNoSeparator(textBefore, separatorBefore)
          ? thingsPrecedeValues
            ? textBefore
            : ''
          : textBefore.slice(separatorBefore),
      // Words after the value: those up to the separator; without one only where values come first, or no value follows.
      isLast
        ? textAfter.slice(0, separatorAfter)
        : hasNoSeparator(textAfter, separatorAfter)
          ? thingsPrecedeValues
            ? ''
            : textAfter
          : textAfter.slice(0, separatorAfter),
    ];
    const [stemsBefore = [], stemsAfter = []] = thingTexts.map(stemsOf);
    const unitStems = priceUnitStems(foldedText, fact);
    const words = [...new Set([...stemsBefore, ...stemsAfter, ...unitStems])];
    const [head] = words;
    const near = [...stemsBefore.slice(-3), ...stemsAfter.slice(0, 3), ...unitStems];
    if (head !== undefined) return { head, words, near };
    return (isDayGroup(group) ? thingAnnouncedAfter(textAfter) : null) ?? headingOf(withoutValues, line.start, facts);
  });
}

/** The facts of the same group in the line. Searches outwards from the fact, so that a long list does not take quadratic time. */
function sameGroupFactsInLine(
  facts: readonly FoundFact[],
  groupByFact: readonly number[],
  index: number,
  line: Line,
): readonly FoundFact[] {
  let first = index;
  while ((facts[first - 1]?.start ?? -1) >= line.start) first -= 1;
  let last = index;
  while ((facts[last + 1]?.start ?? Infinity) <= line.end) last += 1;
  return facts
    .slice(first, last + 1)
    .filter((otherFact, offset) => groupByFact[first + offset] === groupByFact[index] && otherFact.end <= line.end);
}

/** The thing of a day that has none beside it: the first words after it, "5 de dezembro, 10h: abertura do forno". */
function thingAnnouncedAfter(textAfter: string): Thing | null {
  const words =
    textAfter
      .split(/[,:;|]/)
      .map(stemsOf)
      .find((stems) => stems.length > 0) ?? [];
  const [head] = words;
  return head === undefined ? null : { head, words, near: words.slice(0, 3) };
}

/** The thing of a value in a line of its own: the line above ("Pizza grande\nR$ 45"). */
function headingOf(withoutValues: string, lineStart: number, facts: readonly FoundFact[]): Thing | null {
  const lineAbove =
    withoutValues
      .slice(Math.max(0, lineStart - 120), lineStart)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .at(-1) ?? '';
  const start = withoutValues.lastIndexOf(lineAbove, lineStart);
  const hasNoFact = !facts.some((fact) => fact.start >= start && fact.end <= start + lineAbove.length);
  const words = hasNoFact ? stemsOf(textAfterLastSeparator(lineAbove)) : [];
  const [head] = words;
  return head === undefined ? null : { head, words, near: words };
}
