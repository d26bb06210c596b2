import type { Collection } from 'mongodb';
import type { Deletion } from '../../../domain/account/deletion.ts';
import type { Deletions } from '../../../domain/ports.ts';
import { isDuplicateKey, withRetry } from './retry.ts';
import type { UserDocument } from './userDocument.ts';

/** A deletion, its `_id` the account's; older documents have no customer. */
export type DeletionDocument = Omit<Deletion, 'userId' | 'customerId'> & {
  readonly _id: string;
  readonly customerId?: string | null;
};

/** The deletions of accounts, one document each. */
export function createDeletions(deletions: Collection<DeletionDocument>, users: Collection<UserDocument>): Deletions {
  return {
    async begin({ userId, ...deletion }) {
      try {
        await withRetry(() => deletions.insertOne({ _id: userId, ...deletion }));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      // The change stream ends the feeds of every process.
      const markLeaving = { $set: { leaving: true }, $inc: { rev: 1 } };
      await withRetry(() => users.updateOne({ _id: userId, leaving: { $ne: true } }, markLeaving));
    },

    async find(userId) {
      // Linearizable: the creation of an account must not miss a deletion.
      const found = await withRetry(() => deletions.findOne({ _id: userId }, { readConcern: 'linearizable' }));
      return found && toDeletion(found);
    },

    async unfinished(limit) {
      const options = { sort: { requestedAt: 1, _id: 1 }, limit } as const;
      const found = await withRetry(() => deletions.find({ 'left.0': { $exists: true } }, options).toArray());
      return found.map(toDeletion);
    },

    async finishStep(_id, step) {
      const change = {
        $pull: { left: step },
        ...(step === 'subscription' && { $set: { subscriptionId: null, customerId: null } }),
      };
      await withRetry(() => deletions.updateOne({ _id }, change));
    },

    async forget(before) {
      await withRetry(() => deletions.deleteMany({ left: { $size: 0 }, requestedAt: { $lt: before } }));
    },
  };
}

const toDeletion = ({ _id, requestedAt, subscriptionId, customerId, left }: DeletionDocument): Deletion => ({
  userId: _id,
  requestedAt,
  subscriptionId,
  customerId: customerId ?? null,
  left,
});
