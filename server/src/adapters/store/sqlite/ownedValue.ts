import type { OwnedValue, Revised } from '../../../domain/ports.ts';
import { createRowCheck } from './checksum.ts';
import type { Connection } from './connection.ts';

interface ValueRow {
  readonly rowid: number;
  readonly revision: number;
  readonly value: string;
}

/** One kind of value of the accounts, as JSON; `publish` is called with each account whose value has changed. */
export function createOwnedValue<Value>(
  { db, file, read, write }: Connection,
  kind: 'products' | 'voice' | 'mailPreferences',
  publish: (userId: string) => Promise<void>,
): OwnedValue<Value> {
  const checkRow = createRowCheck(db, file, 'ownedValues');
  const sql = {
    find: db.prepare('SELECT rowid, revision, value FROM ownedValues WHERE userId = ? AND kind = ?'),
    save: db.prepare(`
      INSERT INTO ownedValues (userId, kind, revision, value) SELECT id, ?, ?, ? FROM users WHERE id = ?
      ON CONFLICT (userId, kind) DO UPDATE SET revision = excluded.revision, value = excluded.value`),
  };

  const find = (userId: string): ValueRow | null => {
    const row = sql.find.get(userId, kind) as unknown as ValueRow | undefined;
    if (row) checkRow(row.rowid);
    return row ?? null;
  };
  const toRevised = ({ revision, value }: ValueRow): Revised<Value> => ({
    revision,
    value: JSON.parse(value) as Value,
  });

  return {
    find: (userId) =>
      read(() => {
        const row = find(userId);
        return row && toRevised(row);
      }),

    async save(userId, value, basedOn) {
      const json = JSON.stringify(value);
      const { before, saved } = await write(() => {
        const row = find(userId);
        const revision = row?.revision ?? 0;
        if (row?.value === json) return { before: revision, saved: toRevised(row) };
        if (basedOn !== null && basedOn !== revision) return { before: revision, saved: 'conflict' as const };
        const isWritten = sql.save.run(kind, revision + 1, json, userId).changes === 1;
        return { before: revision, saved: isWritten ? { revision: revision + 1, value } : null };
      });
      if (saved !== null && saved !== 'conflict' && saved.revision !== before) await publish(userId);
      return saved;
    },
  };
}
