import { randomBytes } from 'node:crypto';
import type { MovableClock } from '../../clock.ts';
import type { State } from './state.ts';
import type { Settings } from './tables.ts';

/** What everything that happens at the provider happens in. */
export interface World {
  readonly state: State;
  /** host:port, for the addresses of pages. */
  host(): string;
  /** Seconds, by the clock. */
  now(): number;
  /** Moves the clock ahead to that second; what falls due on the way is left to the caller. */
  advanceTo(second: number): void;
  /** Runs the work as if it were that second: what fell due while nobody looked happens on its own day. */
  at<Result>(second: number, work: () => Result): Result;
  settings(): Settings;
  set(change: Partial<Settings>): void;
}

/** The world over a state and a clock. */
export function createWorld(state: State, clock: MovableClock, host: () => string): World {
  let pretended: number | null = null;
  const settings = (): Settings => {
    const row = state.get('settings', 'settings');
    if (!row) throw new Error('The stand-in has no settings.');
    return row;
  };
  return {
    state,
    host,
    settings,
    now: () => pretended ?? Math.floor(clock.now().getTime() / 1_000),
    advanceTo: (second) => clock.advanceTo(new Date(second * 1_000)),
    at(second, work) {
      const outer = pretended;
      pretended = second;
      try {
        return work();
      } finally {
        pretended = outer;
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

/** An id as the provider makes them: what it is, then something nobody guesses. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;

const randomText = (length: number): string => {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
};
