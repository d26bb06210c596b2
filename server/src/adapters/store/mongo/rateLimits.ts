import type { Collection, Document } from 'mongodb';
import type { RateLimits } from '../../../domain/ports.ts';
import { isDuplicate, repeatably } from './repeat.ts';

/** What was counted under a key, by the server's clock. */
export interface CountDocument {
  readonly _id: string;
  readonly points: number;
  readonly countedAt: Date;
  readonly expiresAt: Date;
}

/** Fixed windows counted in one document a key, shared by all processes. */
export function createRateLimits(counts: Collection<CountDocument>): RateLimits {
  /** Counts one more; null when the key has no document yet. */
  const count = (_id: string, seconds: number) =>
    // Repeated, it may count twice: better refused too early than failed.
    repeatably(() => counts.findOneAndUpdate({ _id }, oneMore(seconds), { returnDocument: 'after' }));

  /** Makes the document that the next count finds; of those who race, one does. */
  const begin = async (_id: string) => {
    const never = new Date(0);
    try {
      await repeatably(() => counts.insertOne({ _id, points: 0, countedAt: never, expiresAt: never }));
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
  };

  return {
    async forget({ name }, key) {
      await repeatably(() => counts.deleteOne({ _id: `${name}:${key}` }));
    },

    async take({ name, points, seconds }, key) {
      const _id = `${name}:${key}`;
      // The TTL monitor may remove what was just begun, but not again and again.
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const counted = await count(_id, seconds);
        if (counted) return counted.points <= points ? null : secondsLeft(counted);
        await begin(_id);
      }
      throw new Error('a limit could not be counted');
    },
  };
}

const secondsLeft = ({ countedAt, expiresAt }: CountDocument): number =>
  Math.max(1, Math.ceil((expiresAt.getTime() - countedAt.getTime()) / 1000));

/** One more in the window that runs, or the first of a new one. */
function oneMore(seconds: number): Document[] {
  const running = { $gt: ['$expiresAt', '$$NOW'] };
  return [
    {
      $set: {
        points: { $cond: [running, { $add: ['$points', 1] }, 1] },
        countedAt: '$$NOW',
        expiresAt: { $cond: [running, '$expiresAt', { $add: ['$$NOW', seconds * 1000] }] },
      },
    },
  ];
}
