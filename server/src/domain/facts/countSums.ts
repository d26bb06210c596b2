import type { Fact } from './fact.ts';
import { pairsOf } from './prices/sumsOfSeveral.ts';

/** Of more counts than these sums and differences make any number. */
const fewCounts = 5;
const mostCounted = 100;

/** A told number of weeks, and the days of each, are so many lessons: sums and products of told counts. */
export function countFollows(value: number, told: readonly Fact[], isLesson: boolean): boolean {
  const days = new Set(told.flatMap(({ kind, key }) => (kind === 'weekday' ? [...key] : [])));
  const perWeek = days.size > 0 && days.size < 7 ? [days.size] : [];
  // A month has four weeks.
  if (isLesson && perWeek.some((count) => count * 4 === value)) return true;
  const numbers = told.flatMap(({ kind, key }) =>
    kind === 'quantity' || kind === 'number' || kind === 'measure' || kind === 'instalments'
      ? [Number.parseInt(key, 10)]
      : kind === 'bundle'
        ? key.split(/[/+]/).map(Number)
        : [],
  );
  const counts = [...new Set([...numbers, ...perWeek])].filter((number) => number > 0 && number <= mostCounted);
  const isFew = counts.length <= fewCounts;
  return pairsOf(counts).some(
    ([one, other]) => one * other === value || (isFew && (one + other === value || Math.abs(one - other) === value)),
  );
}
