import { expect, it } from 'vitest';
import { createSharedPoller } from '../../src/services/copywriting/sharedPoller.ts';
import { atOnce } from '../seed/races.ts';

const { signal } = new AbortController();

/** A poller whose reads return how many of them there were. */
const countingPoller = () => {
  let reads = 0;
  return createSharedPoller(async (_key: string) => (reads += 1));
};

it('simultaneous waits for one key share one read of the store', async () => {
  const poller = countingPoller();
  const results = await atOnce(50, () => poller.pollUntil(['one'], () => true, signal));
  expect(new Set(results.map((each) => each?.state))).toEqual(new Set([1]));
});

it('a wait that begins later gets a new read, and no earlier result', async () => {
  const poller = countingPoller();
  expect(await poller.pollUntil(['one'], () => true, signal)).toEqual({ state: 1 });
  expect(await poller.pollUntil(['one'], () => true, signal)).toEqual({ state: 2 });
});

it('waits for different keys read separately, also when only one part of the keys differs', async () => {
  let reads = 0;
  const poller = createSharedPoller(async (_owner: string, _click: string) => (reads += 1));
  const keys: [string, string][] = [
    ['one', 'click'],
    ['two', 'click'],
    ['two', 'other'],
  ];
  const results = await Promise.all(keys.map((key) => poller.pollUntil(key, () => true, signal)));
  expect(new Set(results.map((each) => each?.state))).toEqual(new Set([1, 2, 3]));
});

it('a wait ends with null when its signal is aborted', async () => {
  const leaving = new AbortController();
  const waiting = countingPoller().pollUntil(['one'], () => false, leaving.signal);
  leaving.abort();
  expect(await waiting).toBeNull();
});
