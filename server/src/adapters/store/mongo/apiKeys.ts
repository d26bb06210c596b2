import type { Collection } from 'mongodb';
import { toApiKey, type StoredApiKey } from '../../../domain/account/apiKey.ts';
import type { ApiKeys } from '../../../domain/ports.ts';
import { hasText } from './collectionSpecs.ts';
import { withRetry } from './retry.ts';
import type { UserDocument } from './userDocument.ts';
import type { UserRecords } from './userRecords.ts';

type Keys = Pick<UserDocument, '_id' | 'apiKeys'>;

/** The keys, in a list of their owner's document that readers of accounts leave out. */
export function createApiKeys(users: Collection<UserDocument>, { update }: UserRecords): ApiKeys {
  const projection = { apiKeys: 1 } as const;
  const keysOf = (_id: string) =>
    withRetry(() => users.findOne<Keys>({ _id }, { projection, readConcern: 'linearizable' }));

  return {
    async add({ userId, ...key }, maxKeys) {
      const isNewAndFits = { 'apiKeys.id': { $ne: key.id }, [`apiKeys.${maxKeys - 1}`]: { $exists: false } };
      const apiKeys = { $concatArrays: [{ $ifNull: ['$apiKeys', []] }, [{ $literal: key }]] };
      if (await update({ _id: userId, ...isNewAndFits }, [{ $set: { apiKeys } }])) return 'added';
      const owner = await keysOf(userId);
      if (!owner) return null;
      // The key is there already when a write is retried whose answer was lost.
      return owner.apiKeys?.some(({ id }) => id === key.id) ? 'added' : 'full';
    },

    async find(hash) {
      // Read from the primary with majority concern: once a revocation has resolved, the key is not found any more.
      const owner = await withRetry(() => users.findOne<Keys>({ 'apiKeys.hash': hasText(hash) }, { projection }));
      const key = owner?.apiKeys?.find((one) => one.hash === hash);
      return owner && key ? toStored(owner._id, key) : null;
    },

    of: async (userId) => ((await keysOf(userId))?.apiKeys ?? []).map(toApiKey),

    async revoke(userId, keyId) {
      const apiKeys = { $filter: { input: '$apiKeys', cond: { $ne: ['$$this.id', { $literal: keyId }] } } };
      await update({ _id: userId, 'apiKeys.id': keyId }, [{ $set: { apiKeys } }]);
    },

    async recordUse(userId, keyId, at) {
      const change = { $set: { 'apiKeys.$.lastUsedAt': at } };
      await withRetry(() => users.updateOne({ _id: userId, 'apiKeys.id': keyId }, change));
    },
  };
}

const toStored = (userId: string, key: Omit<StoredApiKey, 'userId'>): StoredApiKey => ({
  ...toApiKey(key),
  userId,
  hash: key.hash,
});
