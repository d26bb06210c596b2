import type { MovableClock } from '../../clock.ts';
import { randomText } from './ids.ts';
import type { State } from './state.ts';
import type { Settings } from './tables.ts';

/** The simulated payment provider: its data, its time and its settings. */
export interface Provider {
  readonly state: State;
  /** host:port, for the addresses of pages. */
  host(): string;
  /** Seconds, by the clock. */
  now(): number;
  /** Moves the clock ahead to that second; what falls due on the way is left to the caller. */
  advanceTo(second: number): void;
  /** Runs the work with `now()` at that second: what fell due while nobody asked gets its own date. */
  at<Result>(second: number, work: () => Result): Result;
  settings(): Settings;
  set(change: Partial<Settings>): void;
}

/** A provider over its tables and a clock. */
export function createProvider(state: State, clock: MovableClock, host: () => string): Provider {
  let fixedNow: number | null = null;
  const settings = (): Settings => {
    const row = state.get('settings', 'settings');
    if (!row) throw new Error('The stand-in has no settings.');
    return row;
  };
  return {
    state,
    host,
    settings,
    now: () => fixedNow ?? Math.floor(clock.now().getTime() / 1_000),
    advanceTo: (second) => clock.advanceTo(new Date(second * 1_000)),
    at(second, work) {
      const outer = fixedNow;
      fixedNow = second;
      try {
        return work();
      } finally {
        fixedNow = outer;
      }
    },
    set: (change) => void state.put('settings', { ...settings(), ...change }),
  };
}

/** The settings of a stand-in that starts for the first time. */
export const firstSettings = (): Settings => ({
  id: 'settings',
  secretKey: `sk_test_${randomText(24)}`,
  webhookSecret: `whsec_${randomText(32)}`,
  afterRetries: 'cancel',
  webhookUrl: null,
});
