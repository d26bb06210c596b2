import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { createApp } from '../../src/app.ts';
import type { Store } from '../../src/domain/ports.ts';
import { readEnv } from '../../src/config/env.ts';
import { emulatorApi, silentLog } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { aDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { createOwner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import type { stores } from '../seed/server.ts';

const projectId = 'demo-bemtevi';

/** The files or the database of one store that several server processes use, one after another or together. */
export interface SharedStore {
  /** The environment of a server that keeps its store there; no other server may run with it at the same time. */
  readonly env: Readonly<Record<string, string>>;
  /** On MongoDB: the environment of one more server, with a data folder of its own, as on another machine. */
  envOfAnother(): Readonly<Record<string, string>>;
  open(): Promise<Store>;
  /** Opens the store for one read, when no server of this machine has it. */
  withStore<T>(read: (store: Store) => Promise<T>): Promise<T>;
  /** Starts a server whose clock is three minutes ahead, runs its jobs once, and stops it. */
  runJobsAfterRestart(): Promise<void>;
  remove(): Promise<void>;
}

/** An empty store of its own, and the environment of servers that use it with the identity emulator of the run. */
export function aSharedStore(on: (typeof stores)[number], database = on === 'mongo' ? aDatabase() : null): SharedStore {
  const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-faults-'));
  const file = join(dataDir, 'bemtevi.sqlite');
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    PAYMENTS_PORT: '0',
    DATA_DIR: dataDir,
    HASH_SECRET: 'the same secret at all servers of the store',
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: inject('emulatorHost'),
    ...(database && mongoUri && { MONGODB_URI: mongoUri, MONGODB_DATABASE: database.name }),
  };
  const envOfAnother = () => (database ? { ...env, DATA_DIR: join(dataDir, randomUUID()) } : env);
  const open = async () =>
    database && mongoUri ? openMongoStore({ uri: mongoUri, database: database.name }) : openSqliteStore({ file });
  return {
    env,
    envOfAnother,
    open,
    async withStore(read) {
      const store = await open();
      try {
        return await read(store);
      } finally {
        await store.close();
      }
    },
    async runJobsAfterRestart() {
      const clock = { now: () => new Date(Date.now() + 180_000) };
      const app = await createApp(readEnv(envOfAnother()), { clock, log: silentLog });
      await app.runJobs();
      await app.stop();
    },
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      await database?.release();
    },
  };
}

interface Identity {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

/** Somebody new with a verified e-mail, known to the identity provider only. */
export async function anIdentity(): Promise<Identity> {
  const accounts = emulatorApi(inject('emulatorHost'), projectId);
  const email = `${randomUUID()}@negocio.example`;
  const { localId: uid } = await accounts.signUp(email, 'Senha123');
  await accounts.update({ localId: uid, emailVerified: true });
  const { idToken: token } = await accounts.signIn(email, 'Senha123');
  return { uid, email, token };
}

/** Four new owners on the largest plan with so many credits, in the store before any server has it. */
export async function fourOwners(sharedStore: SharedStore, credits: number): Promise<readonly Identity[]> {
  const identities = await atOnce(4, anIdentity);
  await sharedStore.withStore(async ({ users }) => {
    const options = { plan: 'plano_revoada', credits } as const;
    for (const identity of identities) await users.create(createOwner('', identity).account(options));
  });
  return identities;
}
