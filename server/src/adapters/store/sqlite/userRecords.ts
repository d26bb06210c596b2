import type { User } from '../../../domain/account/user.ts';
import type { Connection } from './connection.ts';
import { createRowCheck } from './checksum.ts';
import { createRowCache } from './rowCache.ts';
import { toUser, type HoldRow, type ReadUserRow } from './userRow.ts';
import type { userStatements } from './userStatements.ts';

/** Reads and changes whole accounts. */
export interface UserRecords {
  readonly sql: ReturnType<typeof userStatements>;
  /**
   * The account as it is stored, outside transactions only. Each call returns a new object, because subscribers tell events
   * apart by object identity: data that is stored beside the account may have changed although the account is equal.
   */
  find(userId: string): User | null;
  /** The account as it is in the running transaction. */
  load(userId: string): User | null;
  /** Runs the change on the current account in one transaction; returns the account after it, published if it changed. */
  change(userId: string, run: (before: User | null) => boolean): Promise<User | null>;
}

/** The most recently used accounts; one takes about two kilobytes. */
const cachedAccounts = 5_000;

/** The records over the prepared statements. */
export function createUserRecords(
  connection: Connection,
  sql: UserRecords['sql'],
  publish: (user: User) => void,
): UserRecords {
  const { db, file } = connection;
  const checkUser = createRowCheck(db, file, 'users');
  const checkBilling = createRowCheck(db, file, 'billing');
  const checkHold = createRowCheck(db, file, 'holds');

  const load = (userId: string): User | null => {
    const row = sql.find.get(userId) as ReadUserRow | undefined;
    if (!row) return null;
    const holds = row.hasHolds === 1 ? (sql.holdsOf.all(userId) as unknown as HoldRow[]) : [];
    checkUser(row.rowid);
    checkBilling(row.billingRowid);
    for (const { rowid } of holds) checkHold(rowid);
    return toUser(row, holds);
  };

  const accountCache = createRowCache<string, User>(db, {
    name: 'accounts',
    tables: { users: 'id', billing: 'userId', holds: 'userId', deletions: 'userId' },
    maxSize: cachedAccounts,
    sizeOf: () => 1,
  });

  return {
    sql,
    find(userId) {
      const user = accountCache.get(userId, () => load(userId));
      return user && { ...user };
    },
    load,
    async change(userId, run) {
      const { isChanged, user } = await connection.write(() => {
        // Loaded first, so that a damaged row is refused: a change would give it a new, valid checksum.
        const before = load(userId);
        return { isChanged: run(before), user: load(userId) };
      });
      if (isChanged && user) publish(user);
      return user && { ...user };
    },
  };
}
