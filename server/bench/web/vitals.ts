/** What observe.js notes of a document, in milliseconds since its navigation began. */
export interface Observed {
  readonly fcp: number;
  readonly lcp: number;
  /** Of more than 50 ms, as the browser reports them. */
  readonly tasks: readonly { readonly startTime: number; readonly duration: number }[];
  readonly shifts: readonly { readonly startTime: number; readonly value: number }[];
}

const longTaskMs = 50;

/** Total blocking time: what tasks after the first paint take beyond 50 ms each (https://web.dev/articles/tbt). */
export const totalBlockingMs = ({ fcp, tasks }: Pick<Observed, 'fcp' | 'tasks'>): number =>
  tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, fcp))
    .reduce((sum, duration) => sum + Math.max(0, duration - longTaskMs), 0);

const windowMs = 5_000;
const gapMs = 1_000;

/**
 * Cumulative layout shift: the largest sum of shifts that follow each other within a second, in at most five seconds
 * (https://web.dev/articles/cls).
 */
export function cumulativeLayoutShift(shifts: Observed['shifts']): number {
  let largest = 0;
  let sum = 0;
  let began = -Infinity;
  let last = -Infinity;
  for (const { startTime, value } of shifts) {
    if (startTime - last >= gapMs || startTime - began >= windowMs) {
      sum = 0;
      began = startTime;
    }
    last = startTime;
    sum += value;
    largest = Math.max(largest, sum);
  }
  return largest;
}
