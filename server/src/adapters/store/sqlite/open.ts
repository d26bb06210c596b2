import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Clock, Store } from '../../../domain/ports.ts';
import { createAccessRecords } from './accessRecords.ts';
import { createApiKeys } from './apiKeys.ts';
import { createConnection, type Connection } from './connection.ts';
import { openDatabase, rewriteIdentity } from './database.ts';
import { createCreditMemories } from './creditMemories.ts';
import { createDeletedClicks } from './deletedClicks.ts';
import { createDeletions } from './deletions.ts';
import { createGenerations } from './generations.ts';
import { createAddMail, createMails } from './mails.ts';
import { createOwnedValue } from './ownedValue.ts';
import { createRateLimits } from './rateLimits.ts';
import { lockStore } from './lock.ts';
import { writeIntegrityMarker } from './integrityMarker.ts';
import { createUserFeed } from './userFeed.ts';
import { createUsers } from './users.ts';

/** Where the file is. */
export interface SqliteConfig {
  /** Created with its directory if it does not exist. */
  readonly file: string;
  readonly clock?: Clock;
}

/**
 * The store in one file, for one process. Throws DamagedStore for a damaged file, and an error that names the file when
 * another process has it open.
 */
export function openSqliteStore({ file: path, clock = { now: () => new Date() } }: SqliteConfig): Store {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unlock = lockStore(file);
  try {
    const db = openDatabase(file);
    try {
      return createStore(createConnection(db, file), unlock, clock);
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
}

/** The store over the connection of a file that was checked; closing it unlocks the file. */
function createStore(connection: Connection, unlock: () => void, clock: Clock): Store {
  writeIntegrityMarker(connection.file);
  const feed = createUserFeed();
  const addMail = createAddMail(connection);
  const users = createUsers(connection, feed, addMail, clock);
  const publish = async (userId: string) => {
    const user = await users.find(userId);
    if (user) feed.publish(user);
  };
  return {
    users,
    generations: createGenerations(connection, clock),
    deletedClicks: createDeletedClicks(connection),
    products: createOwnedValue(connection, 'products', publish),
    voices: createOwnedValue(connection, 'voice', publish),
    mailPreferences: createOwnedValue(connection, 'mailPreferences', publish),
    apiKeys: createApiKeys(connection, publish),
    creditMemories: createCreditMemories(connection),
    accessRecords: createAccessRecords(connection),
    mails: createMails(connection, addMail),
    deletions: createDeletions(connection, feed.end),
    feed,
    rateLimits: createRateLimits(),
    // The file was migrated when it was opened.
    migrate: async () => 0,
    ping: createPing(connection),
    async close() {
      feed.close();
      await connection.close();
      unlock();
    },
  };
}

const pingIntervalMs = 2_000;

/** Writes to the disk, as a mutation would. A ping within two seconds of the last write gets the outcome of that write. */
function createPing({ db, write }: Connection): Store['ping'] {
  let last: { readonly at: number; readonly answer: Promise<void> } | null = null;
  return () => {
    const at = performance.now();
    if (last === null || at - last.at >= pingIntervalMs) last = { at, answer: write(() => rewriteIdentity(db)) };
    return last.answer;
  };
}
