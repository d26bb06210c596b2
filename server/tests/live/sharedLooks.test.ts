import { expect, it } from 'vitest';
import { createSharedLooks } from '../../src/services/copywriting/sharedLooks.ts';
import { atOnce } from '../seed/races.ts';

const { signal } = new AbortController();

/** Looks that count how often they were made. */
const countedLooks = () => {
  let made = 0;
  return createSharedLooks(async (_key: string) => (made += 1));
};

it('simultaneous waits for one key share one read of the store', async () => {
  const looks = countedLooks();
  const seen = await atOnce(50, () => looks.until(['one'], () => true, signal));
  expect(new Set(seen.map((each) => each?.seen))).toEqual(new Set([1]));
});

it('a wait that begins later makes a new read, and gets no earlier result', async () => {
  const looks = countedLooks();
  expect(await looks.until(['one'], () => true, signal)).toEqual({ seen: 1 });
  expect(await looks.until(['one'], () => true, signal)).toEqual({ seen: 2 });
});

it('waits for different keys have separate reads, also when only one part of the keys differs', async () => {
  let made = 0;
  const looks = createSharedLooks(async (_owner: string, _click: string) => (made += 1));
  const keys: [string, string][] = [
    ['one', 'click'],
    ['two', 'click'],
    ['two', 'other'],
  ];
  const seen = await Promise.all(keys.map((key) => looks.until(key, () => true, signal)));
  expect(new Set(seen.map((each) => each?.seen))).toEqual(new Set([1, 2, 3]));
});

it('a wait ends with null when its signal is aborted', async () => {
  const leaving = new AbortController();
  const waiting = countedLooks().until(['one'], () => false, leaving.signal);
  leaving.abort();
  expect(await waiting).toBeNull();
});
