import type { Collection } from 'mongodb';
import { hourOf, type AccessRecord } from '../../../domain/account/accessRecord.ts';
import type { AccessRecords } from '../../../domain/ports.ts';
import { isDuplicateKey, withRetry } from './retry.ts';

/** An access; its `_id` is made of the hour, the address and the account. */
export type AccessRecordDocument = AccessRecord & { readonly _id: string };

/** The accesses, one document each. */
export function createAccessRecords(accesses: Collection<AccessRecordDocument>): AccessRecords {
  return {
    async add({ userId, address, at }) {
      const _id = `${hourOf(at)} ${address} ${userId}`;
      try {
        await withRetry(() => accesses.insertOne({ _id, userId, address, at }));
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    of: (userId, limit) =>
      withRetry(() => {
        const options = { projection: { _id: 0 }, sort: { at: 1, address: 1 }, limit } as const;
        return accesses.find<AccessRecord>({ userId }, options).toArray();
      }),

    async forget(before) {
      await withRetry(() => accesses.deleteMany({ at: { $lt: before } }));
    },
  };
}
