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

it('requests that come before a run begins are served by one run', async () => {
  const { join, runs, settle, work } = aQueue();
  const joined = Promise.all([join('ana', 'e1'), join('ana', null), join('ana', 'e2'), join('bia', 'e3')]);
  await settle();
  expect(work()).toEqual(['ana e1 e2', 'bia e3']);
  for (const { work: of, end } of runs) end(of);
  expect(await joined).toEqual(['ana e1 e2', 'ana e1 e2', 'ana e1 e2', 'bia e3']);
});

it('requests that come during a run of their key are served by the next run, each with its item', async () => {
  const { join, runs, settle, work } = aQueue();
  const first = join('ana', 'e1');
  await settle();
  const later = Promise.all([join('ana', 'e2'), join('ana', 'e3')]);
  await settle();
  expect(work()).toEqual(['ana e1']);
  runs[0]!.end('first');
  expect(await first).toBe('first');
  await settle();
  expect(work()).toEqual(['ana e1', 'ana e2 e3']);
  runs[1]!.end('second');
  expect(await later).toEqual(['second', 'second']);
});

it('a run that fails rejects its own requests, and the next run begins', async () => {
  const { join, runs, settle } = aQueue();
  const failing = join('ana', 'e1').catch(({ message }: Error) => message);
  await settle();
  const next = join('ana', 'e2');
  runs[0]!.fail();
  expect(await failing).toBe('failed');
  await settle();
  runs[1]!.end('second');
  expect(await next).toBe('second');
});
