import { setTimeout as sleep } from 'node:timers/promises';

/** As often as a person could notice; without a pause the asking itself would keep two cores busy. */
const pauseMs = 10;

/** How long another client waits for each answer while the work goes on: the 95th percentile, ms. */
export async function waitsOfOthers(work: Promise<unknown>, ask: () => Promise<unknown>): Promise<number> {
  const waits: number[] = [];
  const done = work.then(() => true);
  for (let isDone = false; !isDone; isDone = await Promise.race([done, sleep(pauseMs, false)])) {
    const asked = performance.now();
    await ask();
    waits.push(performance.now() - asked);
  }
  return Math.round(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0);
}
