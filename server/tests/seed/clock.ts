import type { Clock } from '../../src/domain/ports.ts';

/** A clock that a test moves ahead. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
}

/** A clock that runs with the machine's, ahead of it by what it was advanced. */
export function aClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    advance(seconds) {
      aheadMs += seconds * 1_000;
    },
  };
}
