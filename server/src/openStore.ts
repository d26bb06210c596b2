import { join } from 'node:path';
import { openMongoStore } from './adapters/store/mongo/open.ts';
import { openSqliteStore } from './adapters/store/sqlite/open.ts';
import type { Clock, Store } from './domain/ports.ts';
import type { Env } from './env.ts';

/** The store that the environment names. */
export const openStore = async (env: Env, clock: Clock): Promise<Store> =>
  env.MONGODB_URI
    ? openMongoStore({ uri: env.MONGODB_URI, database: env.MONGODB_DATABASE, clock })
    : openSqliteStore({ file: join(env.DATA_DIR, 'bemtevi.sqlite'), clock });
