import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backUpStore, restoreStore } from '../adapters/store/sqlite/backup.ts';
import { openSqliteStore } from '../adapters/store/sqlite/open.ts';
import type { Clock, Log, Store } from '../domain/ports.ts';
import type { Env } from '../config/env.ts';

/** The store that the environment names; without a log, failures that it recovers from are not logged. MongoDB's driver takes a tenth of a second to load: only where it is used. */
export async function openStore(env: Env, clock: Clock, log?: Log): Promise<Store> {
  if (!env.MONGODB_URI) return openSqliteStore({ file: storeFile(env), clock });
  const { openMongoStore } = await import('../adapters/store/mongo/open.ts');
  const config = { uri: env.MONGODB_URI, database: env.MONGODB_DATABASE, clock };
  return openMongoStore(log ? { ...config, log } : config);
}

/** The same, for a command on the store of a server: rejects where the embedded store has no file, and creates none. */
export async function openExistingStore(env: Env, clock: Clock): Promise<Store> {
  if (!env.MONGODB_URI && !existsSync(storeFile(env))) {
    throw new Error(`There is no ${storeName(env)}: set MONGODB_URI, or DATA_DIR, as the server has it.`);
  }
  return openStore(env, clock);
}

/** Which store that is, in words for an operator; no user and no password. */
export function storeName(env: Env): string {
  if (!env.MONGODB_URI) return `store file ${resolve(storeFile(env))}`;
  const [, hosts = ''] = /^[^/]+\/\/(?:[^/]*@)?([^/?]*)/.exec(env.MONGODB_URI) ?? [];
  return `database ${env.MONGODB_DATABASE} of MongoDB at ${hosts}`;
}

/** Copies the embedded store to a new file, while the server runs or not; rejects as {@link backUpStore}. */
export const backUp = (env: Env, target: string): Promise<void> => backUpStore(storeFile(env), target);

/**
 * Puts a backup in the place of the embedded store of a server that is stopped; resolves to the file that keeps the replaced
 * store, null if there was none; rejects as {@link restoreStore}.
 */
export const restore = (env: Env, source: string): Promise<string | null> => restoreStore(source, storeFile(env));

/** The file of the embedded store. Throws when the store is MongoDB, which has its own tools. */
export function storeFile({ DATA_DIR, MONGODB_URI }: Env): string {
  if (MONGODB_URI) throw new Error('MONGODB_URI is set: the store is MongoDB. docs/operating.md says how to copy it.');
  return join(DATA_DIR, 'bemtevi.sqlite');
}
