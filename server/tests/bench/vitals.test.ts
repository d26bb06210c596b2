import { describe, expect, it } from 'vitest';
import { cumulativeLayoutShift, totalBlockingMs } from '../../bench/web/vitals.ts';

describe('the total blocking time', () => {
  it('adds up what each task after the first paint takes beyond 50 ms', () => {
    const tasks = [
      { startTime: 200, duration: 80 },
      { startTime: 400, duration: 50 },
      { startTime: 500, duration: 120 },
    ];
    expect(totalBlockingMs({ fcp: 100, tasks })).toBe(30 + 70);
  });

  it('counts a task that began before the first paint from the paint on', () => {
    const blocking = (startTime: number) => totalBlockingMs({ fcp: 100, tasks: [{ startTime, duration: 100 }] });
    expect([blocking(80), blocking(40), blocking(0)]).toEqual([30, 0, 0]);
  });
});

describe('the cumulative layout shift', () => {
  const shiftsAt = (...times: readonly number[]) => times.map((startTime) => ({ startTime, value: 1 }));

  it('is the largest sum of shifts between which less than a second passes', () => {
    expect(cumulativeLayoutShift(shiftsAt(0, 999, 1_999, 2_100, 2_200))).toBe(3);
  });

  it('counts shifts of five seconds at most together', () => {
    expect(cumulativeLayoutShift(shiftsAt(0, 900, 1_800, 2_700, 3_600, 4_500, 5_000))).toBe(6);
  });

  it('is zero where nothing moves', () => {
    expect(cumulativeLayoutShift([])).toBe(0);
  });
});
