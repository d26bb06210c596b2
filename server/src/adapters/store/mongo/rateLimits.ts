import type { Collection, Document } from 'mongodb';
import type { RateCount, RateLimit, RateLimits } from '../../../domain/ports.ts';
import { isDuplicateKey, withRetry } from './retry.ts';

/** The events of a key in its current window, by the server's clock. */
export interface CountDocument {
  readonly _id: string;
  readonly points: number;
  readonly countedAt: Date;
  readonly expiresAt: Date;
}

/** Fixed windows counted in one document a key, shared by all processes. */
export function createRateLimits(counts: Collection<CountDocument>): RateLimits {
  /** Counts the events; null when the key has no document yet. */
  const count = (_id: string, seconds: number, events: number) =>
    // A retry may count twice: refusing one event too early is better than failing.
    withRetry(() => counts.findOneAndUpdate({ _id }, countStages(seconds, events), { returnDocument: 'after' }));

  /** Creates the key's document; of simultaneous calls one succeeds. */
  const create = async (_id: string) => {
    const epoch = new Date(0);
    try {
      await withRetry(() => counts.insertOne({ _id, points: 0, countedAt: epoch, expiresAt: epoch }));
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  };

  return {
    async forget({ name }, key) {
      await withRetry(() => counts.deleteOne({ _id: `${name}:${key}` }));
    },

    async take({ name, points, seconds }, key, events = 1) {
      const _id = `${name}:${key}`;
      // The TTL monitor may remove the document that was just created, but not every time.
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const counted = await count(_id, seconds, events);
        if (counted) return toCount(counted, { points, seconds });
        await create(_id);
      }
      throw new Error('the rate limit could not be counted');
    },
  };
}

const toCount = (counted: CountDocument, { points, seconds }: Pick<RateLimit, 'points' | 'seconds'>): RateCount => {
  const resetSeconds = secondsLeft(counted, seconds);
  return {
    waitSeconds: counted.points > points ? resetSeconds : null,
    left: Math.max(0, points - counted.points),
    resetSeconds,
  };
};

/** Between 1 and the window's length: `countedAt` can be earlier than the start of the window if the write had to wait. */
const secondsLeft = ({ countedAt, expiresAt }: CountDocument, seconds: number): number =>
  Math.min(seconds, Math.max(1, Math.ceil((expiresAt.getTime() - countedAt.getTime()) / 1000)));

/** Counts the events in the current window, or as the first of a new one. */
function countStages(seconds: number, events: number): Document[] {
  const isWindowOpen = { $gt: ['$expiresAt', '$$NOW'] };
  return [
    {
      $set: {
        points: { $cond: [isWindowOpen, { $add: ['$points', events] }, events] },
        countedAt: '$$NOW',
        expiresAt: { $cond: [isWindowOpen, '$expiresAt', { $add: ['$$NOW', seconds * 1000] }] },
      },
    },
  ];
}
