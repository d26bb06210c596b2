import { toApiKey, type StoredApiKey } from '../../../domain/account/apiKey.ts';
import type { ApiKeys } from '../../../domain/ports.ts';
import { createRowCheck } from './checksum.ts';
import type { Connection } from './connection.ts';
import { checkedColumns } from './columns.ts';

type KeyRow = Omit<StoredApiKey, 'createdAt' | 'lastUsedAt'> & {
  readonly rowid: number;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
};

/** The keys, in the file; `publish` is called with each account whose keys have changed. */
export function createApiKeys(
  { db, file, read, write }: Connection,
  publish: (userId: string) => Promise<void>,
): ApiKeys {
  const checkRow = createRowCheck(db, file, 'apiKeys');
  const columns = checkedColumns.apiKeys;
  const sql = {
    isOwner: db.prepare('SELECT 1 FROM users WHERE id = ?'),
    of: db.prepare(`SELECT rowid, ${columns} FROM apiKeys WHERE userId = ? ORDER BY createdAt, rowid`),
    find: db.prepare(`SELECT rowid, ${columns} FROM apiKeys WHERE hash = ?`),
    add: db.prepare(`INSERT INTO apiKeys (${columns})
      VALUES (:id, :userId, :name, :ending, :hash, :createdAt, :lastUsedAt)`),
    revoke: db.prepare('DELETE FROM apiKeys WHERE userId = ? AND id = ?'),
    recordUse: db.prepare('UPDATE apiKeys SET lastUsedAt = ? WHERE userId = ? AND id = ?'),
  };

  const toStored = ({ rowid, createdAt, lastUsedAt, ...key }: KeyRow): StoredApiKey => {
    checkRow(rowid);
    return {
      ...key,
      createdAt: new Date(createdAt),
      lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
    };
  };
  const of = (userId: string) => (sql.of.all(userId) as unknown as KeyRow[]).map(toStored);

  return {
    async add(key, maxKeys) {
      const { createdAt, lastUsedAt } = key;
      const outcome = await write(() => {
        if (!sql.isOwner.get(key.userId)) return null;
        const keys = of(key.userId);
        if (keys.some(({ id }) => id === key.id)) return 'added';
        if (keys.length >= maxKeys) return 'full';
        sql.add.run({ ...key, createdAt: createdAt.getTime(), lastUsedAt: lastUsedAt?.getTime() ?? null });
        return 'added';
      });
      if (outcome === 'added') await publish(key.userId);
      return outcome;
    },

    find: (hash) =>
      read(() => {
        const row = sql.find.get(hash) as unknown as KeyRow | undefined;
        return row ? toStored(row) : null;
      }),

    of: (userId) => read(() => of(userId).map(toApiKey)),

    async revoke(userId, keyId) {
      await write(() => void sql.revoke.run(userId, keyId));
      await publish(userId);
    },

    recordUse: (userId, keyId, at) => write(() => void sql.recordUse.run(at.getTime(), userId, keyId)),
  };
}
