import type { Owner } from '../seed/owner.ts';

/** The milliseconds that another client waits for each of its answers while the work lasts. */
export async function latenciesOfOthers(stranger: Owner, work: Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = [];
  const done = work.then(() => true);
  for (let isDone = false; !isDone; isDone = await Promise.race([done, Promise.resolve(false)])) {
    const asked = performance.now();
    await stranger.credits();
    waits.push(performance.now() - asked);
  }
  return waits;
}

/** The wait that nineteen of twenty are shorter than, in whole ms. */
export const p95 = (waits: readonly number[]): number =>
  Math.round(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0);
