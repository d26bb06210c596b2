import type { Collection } from 'mongodb';
import type { DeletedClick } from '../../../domain/generations/deletedClick.ts';
import type { DeletedClicks } from '../../../domain/ports.ts';
import { isDuplicateKey, withRetry } from './retry.ts';

/** A deleted click; its `_id` is made of the account and the click. */
export type DeletedClickDocument = DeletedClick & { readonly _id: string };

/** The deleted clicks, one document each. */
export function createDeletedClicks(
  clicks: Collection<DeletedClickDocument>,
): DeletedClicks & { removeAll(userId: string): Promise<void> } {
  return {
    async add({ userId, requestId, at }) {
      try {
        await withRetry(() => clicks.insertOne({ _id: idOf(userId, requestId), userId, requestId, at }));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    async findDeleted(userId, requestIds) {
      const filter = { _id: { $in: requestIds.map((requestId) => idOf(userId, requestId)) } };
      return (await withRetry(() => clicks.find(filter).toArray())).map(({ requestId }) => requestId);
    },

    of: (userId, limit) =>
      withRetry(() => {
        const options = { projection: { _id: 0 }, sort: { at: 1, requestId: 1 }, limit } as const;
        return clicks.find<DeletedClick>({ userId }, options).toArray();
      }),

    async forget(before) {
      await withRetry(() => clicks.deleteMany({ at: { $lt: before } }));
    },

    async removeAll(userId) {
      await withRetry(() => clicks.deleteMany({ userId }));
    },
  };
}

const idOf = (userId: string, requestId: string) => `${userId} ${requestId}`;
