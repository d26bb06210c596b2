import type { HoldOutcome } from '../../src/domain/credits/credits.ts';

/** Starts all at once and waits for all. */
export const atOnce = <T>(times: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => act(index)));

/** The outcome of a request for holds as one word. */
export const holdOutcomeName = (outcome: HoldOutcome): string =>
  typeof outcome === 'string' ? outcome : 'out-of-credits';

/** How often each value occurs. */
export function tally<T extends string>(values: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
