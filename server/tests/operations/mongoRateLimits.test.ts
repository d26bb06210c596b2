import type { Collection } from 'mongodb';
import { expect, it } from 'vitest';
import { createRateLimits, type CountDocument } from '../../src/adapters/store/mongo/rateLimits.ts';
import { portWith } from '../seed/ports.ts';

it('an event that was counted just before its window began is kept for one window at most', async () => {
  const began = Date.parse('2026-03-10T12:00:00.000Z');
  const counted = {
    points: 3,
    // MongoDB fixes the time of an update when it begins, before it waits for another one of the document.
    countedAt: new Date(began - 20),
    expiresAt: new Date(began + 60_000),
  };
  const counts = portWith<Collection<CountDocument>>({
    findOneAndUpdate: () => Promise.resolve({ _id: 'clicks:ana', ...counted }),
  } as unknown as Partial<Collection<CountDocument>>);
  expect(await createRateLimits(counts).take({ name: 'clicks', points: 2, seconds: 60 }, 'ana')).toEqual({
    waitSeconds: 60,
    left: 0,
    resetSeconds: 60,
  });
});
