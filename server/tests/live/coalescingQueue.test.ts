import { expect, it } from 'vitest';
import { createCoalescingQueue } from '../../src/services/billing/coalescingQueue.ts';

/** A queue whose runs end when the test says so. */
function aQueue() {
  const runs: { readonly work: string; end(answer: string): void; fail(): void }[] = [];
  const queue = createCoalescingQueue(
    (key, items) =>
      new Promise<string>((resolve, reject) => {
        runs.push({ work: [key, ...items].join(' '), end: resolve, fail: () => reject(new Error('failed')) });
      }),
  );
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { ...queue, runs, settle, work: () => runs.map(({ work }) => work) };
}

it('requests that come before a run begins are one run', async () => {
  const { enqueue, runs, settle, work } = aQueue();
  const joined = Promise.all([enqueue('ana', 'e1'), enqueue('ana', null), enqueue('ana', 'e2'), enqueue('bia', 'e3')]);
  await settle();
  expect(work()).toEqual(['ana e1 e2', 'bia e3']);
  for (const { work: of, end } of runs) end(of);
  expect(await joined).toEqual(['ana e1 e2', 'ana e1 e2', 'ana e1 e2', 'bia e3']);
});

it('requests that come while a run of their key lasts are the next run, each with its item', async () => {
  const { enqueue, runs, settle, work } = aQueue();
  const first = enqueue('ana', 'e1');
  await settle();
  const later = Promise.all([enqueue('ana', 'e2'), enqueue('ana', 'e3')]);
  await settle();
  expect(work()).toEqual(['ana e1']);
  runs[0]!.end('first');
  expect(await first).toBe('first');
  await settle();
  expect(work()).toEqual(['ana e1', 'ana e2 e3']);
  runs[1]!.end('second');
  expect(await later).toEqual(['second', 'second']);
});

it('a run that fails fails for its own requests, and the next one begins', async () => {
  const { enqueue, runs, settle } = aQueue();
  const failing = enqueue('ana', 'e1').catch(({ message }: Error) => message);
  await settle();
  const next = enqueue('ana', 'e2');
  runs[0]!.fail();
  expect(await failing).toBe('failed');
  await settle();
  runs[1]!.end('second');
  expect(await next).toBe('second');
});
