import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createKeyedLimiter } from '../../src/services/billing/keyedLimiter.ts';

/** Work that ends when it is told to, and what has begun so far. */
const openWork = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => async () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<void>();
    ends.set(name, resolve);
    await promise;
    return name;
  };
  const end = async (name: string) => {
    ends.get(name)?.();
    await nextTurn();
  };
  return { begun, work, end };
};

it('the limiter runs the work of two keys at once, and that of the next key when all work of one has ended', async () => {
  const limiter = createKeyedLimiter(2, 60_000);
  const { begun, work, end } = openWork();
  const done = ['a', 'b', 'c', 'd'].map((key) => limiter.run(key, work(key)));
  await nextTurn();
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  await end('d');
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c', 'd']);
});

it('work of a key that is running begins at once, and all waiting work of a key begins together', async () => {
  const limiter = createKeyedLimiter(1, 60_000);
  const { begun, work, end } = openWork();
  const done = ['a1', 'b1', 'c1', 'b2', 'a2'].map((name) => limiter.run(name.charAt(0), work(name)));
  await nextTurn();
  expect(begun).toEqual(['a1', 'a2']);
  await end('a1');
  expect(begun).toEqual(['a1', 'a2']);
  await end('a2');
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2']);
  for (const name of ['b1', 'b2', 'c1']) await end(name);
  expect(await Promise.all(done)).toHaveLength(5);
});

it.each([
  ['that ran first', ['a1', 'a2'], ['b1']],
  ['that waited together', ['z', 'a1', 'a2'], ['b1']],
])('the next key waits until the last work of a key has ended, for works %s', async (_what, own, others) => {
  const limiter = createKeyedLimiter(1, 60_000);
  const { begun, work, end } = openWork();
  const names = [...own, ...others];
  const done = names.map((name) => limiter.run(name.charAt(0), work(name)));
  await nextTurn();
  await end('z');
  for (const name of ['a1', 'a2']) {
    expect(begun).toEqual(own);
    await end(name);
  }
  expect(begun).toEqual(names);
  await end('b1');
  expect(await Promise.all(done)).toEqual(names);
});

it('the next work begins when work fails', async () => {
  const limiter = createKeyedLimiter(1, 60_000);
  const failing = limiter.run('a', () => Promise.reject(new Error('no answer')));
  const after = limiter.run('b', () => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('no answer');
  expect(await after).toBe('done');
});

it('work that waits too long is given up, and later work of the same key is not', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const limiter = createKeyedLimiter(1, 10_000);
  const { begun, work, end } = openWork();
  const first = limiter.run('a', work('a'));
  const early = limiter.run('b', work('b1'));
  vi.advanceTimersByTime(6_000);
  const late = limiter.run('b', work('b2'));
  vi.advanceTimersByTime(4_000);
  expect(await early).toBeNull();
  await end('a');
  expect(begun).toEqual(['a', 'b2']);
  vi.advanceTimersByTime(60_000);
  await end('b2');
  expect(await Promise.all([first, late])).toEqual(['a', 'b2']);
});

it('a key whose waiting work was abandoned does not delay the next key', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const limiter = createKeyedLimiter(1, 10_000);
  const { begun, work, end } = openWork();
  const first = limiter.run('a', work('a'));
  const given = limiter.run('b', work('b'));
  vi.advanceTimersByTime(10_000);
  expect(await given).toBeNull();
  await end('a');
  const next = limiter.run('c', work('c'));
  await nextTurn();
  expect(begun).toEqual(['a', 'c']);
  await end('c');
  expect(await Promise.all([first, next])).toEqual(['a', 'c']);
});
