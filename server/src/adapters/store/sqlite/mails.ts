import type { ClaimedMail, MailEnd, MailKind, NewMail } from '../../../domain/mail/mail.ts';
import type { Mails } from '../../../domain/ports.ts';
import { createRowCheck } from './checksum.ts';
import type { Connection } from './connection.ts';
import { checkedColumns } from './columns.ts';

interface MailRow {
  readonly rowid: number;
  readonly key: string;
  readonly userId: string;
  readonly kind: MailKind;
  readonly data: string;
  readonly address: string | null;
  readonly createdAt: number;
  readonly attempts: number;
  readonly outcome: MailEnd | null;
  readonly endedAt: number | null;
}

/** Adds an e-mail in the running transaction, unless its key is known; returns whether it was added. */
export type AddMail = (mail: NewMail) => boolean;

/** Creates the function with which writes of accounts add e-mails in their own transaction. */
export function createAddMail({ db }: Connection): AddMail {
  const insert = db.prepare(`
    INSERT INTO mails (key, userId, kind, data, address, createdAt, nextAt, attempts)
    VALUES (:key, :userId, :kind, :data, :to, :at, :at, 0) ON CONFLICT (key) DO NOTHING`);
  return ({ key, userId, to, content: { kind, data }, createdAt }) =>
    insert.run({ key, userId, kind, data: JSON.stringify(data), to, at: createdAt.getTime() }).changes === 1;
}

/** The e-mails, in the file; those that wait have a `nextAt`. */
export function createMails(connection: Connection, addMail: AddMail): Mails {
  const { db, file, read, write, truncateJournal } = connection;
  const checkRow = createRowCheck(db, file, 'mails');
  const columns = checkedColumns.mails;
  const sql = {
    due: db.prepare(`SELECT rowid, ${columns} FROM mails WHERE nextAt <= ? ORDER BY nextAt, key LIMIT 1`),
    claim: db.prepare('UPDATE mails SET nextAt = ?, attempts = attempts + 1 WHERE key = ?'),
    retry: db.prepare('UPDATE mails SET nextAt = ? WHERE key = ? AND attempts = ? AND nextAt IS NOT NULL'),
    end: db.prepare(`
      UPDATE mails SET outcome = ?, endedAt = ?, forgetAt = ?, nextAt = NULL, address = NULL, data = '{}'
      WHERE key = ? AND nextAt IS NOT NULL`),
    waitingSince: db.prepare('SELECT count(*) AS count FROM mails WHERE nextAt IS NOT NULL AND createdAt < ?'),
    of: db.prepare(`SELECT rowid, ${columns} FROM mails WHERE userId = ? ORDER BY createdAt, key LIMIT ?`),
    removeAll: db.prepare(`DELETE FROM mails WHERE userId = ? AND kind <> 'accountDeleted'`),
    forget: db.prepare('DELETE FROM mails WHERE forgetAt <= ?'),
  };

  return {
    add: (mail) => write(() => addMail(mail)),

    claim: (now, until) =>
      write(() => {
        const row = sql.due.get(now.getTime()) as MailRow | undefined;
        if (!row) return null;
        checkRow(row.rowid);
        sql.claim.run(until.getTime(), row.key);
        return toClaimed(row);
      }),

    retry: ({ key, attempts }, at) => write(() => void sql.retry.run(at.getTime(), key, attempts)),

    async end(key, end, at, forgetAt) {
      await write(() => void sql.end.run(end, at.getTime(), forgetAt?.getTime() ?? null, key));
      // The journal still holds the address of an account that is gone.
      if (forgetAt) await truncateJournal();
    },

    waitingSince: (before) => read(() => (sql.waitingSince.get(before.getTime()) as { count: number }).count),

    of: (userId, limit) =>
      read(() =>
        (sql.of.all(userId, limit) as unknown as MailRow[]).map(({ rowid, kind, createdAt, outcome, endedAt }) => {
          checkRow(rowid);
          const endDate = endedAt === null ? null : new Date(endedAt);
          return { kind, createdAt: new Date(createdAt), end: outcome, endedAt: endDate };
        }),
      ),

    removeAll: (userId) => write(() => void sql.removeAll.run(userId)),

    async forget(now) {
      const { changes } = await write(() => sql.forget.run(now.getTime()));
      if (changes !== 0) await truncateJournal();
    },
  };
}

const toClaimed = ({ key, userId, kind, data, address, createdAt, attempts }: MailRow): ClaimedMail => ({
  key,
  userId,
  to: address,
  content: { kind, data: JSON.parse(data) },
  createdAt: new Date(createdAt),
  attempts: attempts + 1,
});
