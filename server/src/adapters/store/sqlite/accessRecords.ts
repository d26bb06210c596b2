import { hourOf, type AccessRecord } from '../../../domain/account/accessRecord.ts';
import type { AccessRecords } from '../../../domain/ports.ts';
import { createRowCheck } from './checksum.ts';
import type { Connection } from './connection.ts';
import { checkedColumns } from './columns.ts';

type AccessRow = Omit<AccessRecord, 'at'> & { readonly rowid: number; readonly at: number };

/** The accesses, in the file. */
export function createAccessRecords({ db, file, read, write }: Connection): AccessRecords {
  const checkRow = createRowCheck(db, file, 'accessRecords');
  const columns = checkedColumns.accessRecords;
  const sql = {
    add: db.prepare(`INSERT INTO accessRecords (${columns}) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`),
    of: db.prepare(`SELECT rowid, ${columns} FROM accessRecords WHERE userId = ? ORDER BY at, address LIMIT ?`),
    forget: db.prepare('DELETE FROM accessRecords WHERE at < ?'),
  };

  return {
    add: ({ userId, address, at }) => write(() => void sql.add.run(userId, address, hourOf(at), at.getTime())),

    of: (userId, limit) =>
      read(() =>
        (sql.of.all(userId, limit) as unknown as AccessRow[]).map(({ rowid, address, at }) => {
          checkRow(rowid);
          return { userId, address, at: new Date(at) };
        }),
      ),

    forget: (before) => write(() => void sql.forget.run(before.getTime())),
  };
}
