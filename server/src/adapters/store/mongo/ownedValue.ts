import { isDeepStrictEqual } from 'node:util';
import type { Collection } from 'mongodb';
import type { OwnedValue, Revised } from '../../../domain/ports.ts';
import { withRetry } from './retry.ts';
import type { UserDocument } from './userDocument.ts';
import type { UserRecords } from './userRecords.ts';

/** One kind of value of the accounts, in a field of their documents that readers of accounts leave out. */
export function createOwnedValue<Value>(
  users: Collection<UserDocument>,
  { update }: UserRecords,
  field: 'products' | 'voice' | 'mailPreferences',
): OwnedValue<Value> {
  const read = (_id: string) =>
    withRetry(() =>
      users.findOne<{ [Field in typeof field]?: Revised<Value> }>(
        { _id },
        { projection: { [field]: 1 }, readConcern: 'linearizable' },
      ),
    );

  return {
    find: async (userId) => (await read(userId))?.[field] ?? null,

    async save(userId, value, basedOn) {
      for (;;) {
        const account = await read(userId);
        if (!account) return null;
        const stored = account[field] ?? null;
        if (stored && isDeepStrictEqual(stored.value, value)) return stored;
        const before = stored?.revision ?? 0;
        if (basedOn !== null && basedOn !== before) return 'conflict';
        const saved = { value, revision: before + 1 };
        // Only over what was read: of simultaneous saves one is written, and the others read it.
        const atReadRevision = { _id: userId, [`${field}.revision`]: before === 0 ? null : before };
        if (await update(atReadRevision, [{ $set: { [field]: { $literal: saved } } }])) return saved;
      }
    },
  };
}
