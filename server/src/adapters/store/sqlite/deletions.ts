import type { Deletion, DeletionStep } from '../../../domain/account/deletion.ts';
import type { Deletions } from '../../../domain/ports.ts';
import type { Connection } from './connection.ts';
import { checkedColumns } from './columns.ts';
import { createRowCheck } from './checksum.ts';

interface DeletionRow {
  readonly rowid: number;
  readonly userId: string;
  readonly requestedAt: number;
  readonly subscriptionId: string | null;
  readonly customerId: string | null;
  readonly left: string;
}

/** The deletions of accounts, in the file. A user that has one is `leaving`. */
export function createDeletions(connection: Connection, endFeed: (userId: string) => void): Deletions {
  const { db, file, read, write, truncateJournal } = connection;
  const checkRow = createRowCheck(db, file, 'deletions');
  const columns = checkedColumns.deletions;
  const sql = {
    begin: db.prepare(`INSERT INTO deletions (${columns}) VALUES (?, ?, ?, ?, ?) ON CONFLICT (userId) DO NOTHING`),
    find: db.prepare(`SELECT rowid, ${columns} FROM deletions WHERE userId = ?`),
    unfinished: db.prepare(`
      SELECT rowid, ${columns} FROM deletions WHERE "left" <> '[]' ORDER BY requestedAt, userId LIMIT ?`),
    finishStep: db.prepare('UPDATE deletions SET "left" = ?, subscriptionId = ?, customerId = ? WHERE userId = ?'),
    forget: db.prepare(`DELETE FROM deletions WHERE "left" = '[]' AND requestedAt < ?`),
  };

  const toDeletion = (row: DeletionRow): Deletion => {
    checkRow(row.rowid);
    return { ...idsOf(row), requestedAt: new Date(row.requestedAt), left: JSON.parse(row.left) as DeletionStep[] };
  };
  const find = (userId: string) => {
    const row = sql.find.get(userId) as DeletionRow | undefined;
    return row ? toDeletion(row) : null;
  };

  return {
    async begin({ userId, requestedAt, subscriptionId, customerId, left }) {
      const values = [userId, requestedAt.getTime(), subscriptionId, customerId, JSON.stringify(left)] as const;
      await write(() => void sql.begin.run(...values));
      endFeed(userId);
    },

    find: (userId) => read(() => find(userId)),

    unfinished: (limit) => read(() => (sql.unfinished.all(limit) as unknown as DeletionRow[]).map(toDeletion)),

    async finishStep(userId, step) {
      const left = await write(() => {
        const deletion = find(userId);
        if (!deletion) return null;
        const others = deletion.left.filter((one) => one !== step);
        const { subscriptionId, customerId } = step === 'subscription' ? nothingAtProvider : deletion;
        sql.finishStep.run(JSON.stringify(others), subscriptionId, customerId, userId);
        return others;
      });
      if (left?.length === 0) await truncateJournal();
    },

    async forget(before) {
      const { changes } = await write(() => sql.forget.run(before.getTime()));
      if (changes !== 0) await truncateJournal();
    },
  };
}

const nothingAtProvider = { subscriptionId: null, customerId: null };

const idsOf = ({ userId, subscriptionId, customerId }: DeletionRow) => ({ userId, subscriptionId, customerId });
