import type { Fact } from './fact.ts';
import { pairsOf } from './prices/sumsOfSeveral.ts';

/** With more counts than this, almost any number is a sum or difference of two of them, so only products are checked. */
const maxCountsForSums = 5;
const maxCount = 100;

/**
 * Whether a count follows from told counts as the product, sum or difference of two: four weeks with two told weekdays are eight
 * lessons.
 */
export function countFollowsFromSum(value: number, toldFacts: readonly Fact[], isLesson: boolean): boolean {
  const days = new Set(toldFacts.flatMap(({ kind, key }) => (kind === 'weekday' ? [...key] : [])));
  const lessonsPerWeek = days.size > 0 && days.size < 7 ? [days.size] : [];
  // A month has four weeks.
  if (isLesson && lessonsPerWeek.some((count) => count * 4 === value)) return true;
  const numbers = toldFacts.flatMap(({ kind, key }) =>
    kind === 'quantity' || kind === 'number' || kind === 'measure' || kind === 'instalments'
      ? [Number.parseInt(key, 10)]
      : kind === 'bundle'
        ? key.split(/[/+]/).map(Number)
        : [],
  );
  const counts = [...new Set([...numbers, ...lessonsPerWeek])].filter((number) => number > 0 && number <= maxCount);
  const isFew = counts.length <= maxCountsForSums;
  return pairsOf(counts).some(
    ([first, second]) =>
      first * second === value || (isFew && (first + second === value || Math.abs(first - second) === value)),
  );
}
