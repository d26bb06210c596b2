import type { Collection } from 'mongodb';
import type { Deletion } from '../../../domain/deletion.ts';
import type { Deletions } from '../../../domain/ports.ts';
import { isDuplicate, repeatably } from './repeat.ts';

/** A deletion under the uid of its account; older documents have no customer. */
export type DeletionDocument = Omit<Deletion, 'userId' | 'customerId'> & {
  readonly _id: string;
  readonly customerId?: string | null;
};

/** The accounts that are going or gone, one document each. */
export function createDeletions(deletions: Collection<DeletionDocument>): Deletions {
  return {
    async begin({ userId, ...deletion }) {
      try {
        await repeatably(() => deletions.insertOne({ _id: userId, ...deletion }));
      } catch (error) {
        if (!isDuplicate(error)) throw error;
      }
    },

    async find(userId) {
      // Linearizable: whoever creates an account must not miss a deletion.
      const found = await repeatably(() => deletions.findOne({ _id: userId }, { readConcern: 'linearizable' }));
      return found && toDeletion(found);
    },

    async unfinished(limit) {
      const options = { sort: { requestedAt: 1, _id: 1 }, limit } as const;
      const found = await repeatably(() => deletions.find({ 'left.0': { $exists: true } }, options).toArray());
      return found.map(toDeletion);
    },

    async finishStep(_id, step) {
      const change = {
        $pull: { left: step },
        ...(step === 'subscription' && { $set: { subscriptionId: null, customerId: null } }),
      };
      await repeatably(() => deletions.updateOne({ _id }, change));
    },

    async forget(before) {
      await repeatably(() => deletions.deleteMany({ left: { $size: 0 }, requestedAt: { $lt: before } }));
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
