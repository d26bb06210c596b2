import type { DeletedClick } from '../../../domain/generations/deletedClick.ts';
import type { DeletedClicks } from '../../../domain/ports.ts';
import { createRowCheck } from './checksum.ts';
import type { Connection } from './connection.ts';
import { checkedColumns } from './columns.ts';

type ClickRow = Omit<DeletedClick, 'at'> & { readonly rowid: number; readonly at: number };

/** The deleted clicks, in the file. */
export function createDeletedClicks({ db, file, read, write }: Connection): DeletedClicks {
  const checkRow = createRowCheck(db, file, 'deletedClicks');
  const columns = checkedColumns.deletedClicks;
  const sql = {
    add: db.prepare(`INSERT INTO deletedClicks (${columns}) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`),
    findDeleted: db.prepare(`
      SELECT rowid, ${columns} FROM deletedClicks
      WHERE userId = ? AND requestId IN (SELECT value FROM json_each(?))`),
    of: db.prepare(`SELECT rowid, ${columns} FROM deletedClicks WHERE userId = ? ORDER BY at, requestId LIMIT ?`),
    forget: db.prepare('DELETE FROM deletedClicks WHERE at < ?'),
  };

  const toClick = ({ rowid, userId, requestId, at }: ClickRow): DeletedClick => {
    checkRow(rowid);
    return { userId, requestId, at: new Date(at) };
  };

  return {
    add: ({ userId, requestId, at }) => write(() => void sql.add.run(userId, requestId, at.getTime())),

    findDeleted: (userId, requestIds) =>
      read(() => {
        const rows = sql.findDeleted.all(userId, JSON.stringify(requestIds)) as unknown as ClickRow[];
        return rows.map(toClick).map(({ requestId }) => requestId);
      }),

    of: (userId, limit) => read(() => (sql.of.all(userId, limit) as unknown as ClickRow[]).map(toClick)),

    forget: (before) => write(() => void sql.forget.run(before.getTime())),
  };
}
