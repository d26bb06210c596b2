import { expect, it } from 'vitest';
import { createClosers } from '../../src/startup/closers.ts';
import { PartUnavailable } from '../../src/domain/partUnavailable.ts';
import { aLog } from '../seed/ports.ts';

it('the parts are closed one after another, the last opened first, and each of them once', async () => {
  const closers = createClosers(aLog().log);
  const steps: string[] = [];
  for (const name of ['store', 'HTTP server']) {
    closers.add(name, async () => {
      steps.push(`${name} closes`);
      await Promise.resolve();
      steps.push(`${name} is closed`);
    });
  }
  await closers.closeAll();
  await closers.closeAll();
  expect(steps).toEqual(['HTTP server closes', 'HTTP server is closed', 'store closes', 'store is closed']);
});

it('a part that cannot be closed is logged, and the others are closed all the same', async () => {
  const { log, logged } = aLog();
  const closers = createClosers(log);
  const closed: string[] = [];
  closers.add('store', () => closed.push('store'));
  closers.add('identity', () => Promise.reject(new PartUnavailable('identity', 'down')));
  closers.add('HTTP server', () => {
    throw new Error('broken');
  });
  await closers.closeAll();
  expect(closed).toEqual(['store']);
  expect(logged).toEqual(['error: a part could not be closed', 'warn: a part is unavailable']);
});
