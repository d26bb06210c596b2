import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { createApp, type Overrides } from '../../src/app.ts';
import type { Log, Store } from '../../src/domain/ports.ts';
import { readEnv } from '../../src/config/env.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { aDatabase, mongoUri } from './mongoDatabases.ts';
import { createOwner, type Owner, type OwnerOptions } from './owner.ts';
import { watchCalls, type WatchedStore } from './watchedStore.ts';

/** The stores that front-door tests run on: SQLite always, MongoDB when there is one. */
export const stores = mongoUri ? (['sqlite', 'mongo'] as const) : (['sqlite'] as const);

export interface ServerOptions extends Overrides {
  readonly on?: (typeof stores)[number];
  /** More variables of the environment. */
  readonly env?: Record<string, string>;
}

export interface TestServer {
  readonly url: string;
  readonly metricsUrl: string | null;
  readonly store: Store;
  /** The server's calls of the store, by name: `generations.add`. */
  readonly storeCalls: string[];
  /** Runs the work once, before the server's next call of the store by that name. */
  readonly beforeStoreCall: WatchedStore['before'];
  /** What was logged, a JSON line each. */
  readonly logged: string[];
  anOwner(options?: OwnerOptions): Promise<Owner>;
  /** Somebody without a token. */
  readonly visitor: Owner['call'];
  runJobs(): Promise<void>;
  stop(): Promise<void>;
}

/** A whole server on a free port, with an empty store and the run's identity emulator. */
export async function aServer({
  on = 'sqlite',
  env: more = {},
  ...overrides
}: ServerOptions = {}): Promise<TestServer> {
  const emulatorHost = inject('emulatorHost');
  const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-server-'));
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    PAYMENTS_PORT: '0',
    DATA_DIR: dataDir,
    FIREBASE_PROJECT_ID: 'demo-bemtevi',
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
    ...more,
  });
  const database = on === 'mongo' && mongoUri && !overrides.store ? aDatabase() : null;
  const store =
    overrides.store ??
    (database && mongoUri
      ? await openMongoStore({
          uri: mongoUri,
          database: database.name,
          ...(overrides.clock ? { clock: overrides.clock } : {}),
        })
      : openSqliteStore({
          file: join(dataDir, 'bemtevi.sqlite'),
          ...(overrides.clock ? { clock: overrides.clock } : {}),
        }));
  const watched = watchCalls(store);
  const logged: string[] = [];
  const app = await createApp(env, { log: overrides.log ?? remember(logged), ...overrides, store: watched.store });
  const accounts = emulatorApi(emulatorHost, 'demo-bemtevi');
  return {
    url: app.url,
    metricsUrl: app.metricsUrl,
    store,
    storeCalls: watched.calls,
    beforeStoreCall: watched.before,
    logged,
    visitor: createOwner(app.url, { uid: '', email: '', token: null }).call,
    runJobs: app.runJobs,
    async anOwner(options = {}) {
      const email = `${randomUUID()}@negocio.example`;
      const { localId } = await accounts.signUp(email, 'Senha123');
      await accounts.update({ localId, emailVerified: options.verified ?? true });
      const { idToken } = await accounts.signIn(email, 'Senha123');
      const owner = createOwner(app.url, { uid: localId, email, token: idToken });
      if (options.account !== 'none') await store.users.create(owner.account(options));
      return owner;
    },
    async stop() {
      await app.stop();
      await database?.release();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const remember = (lines: string[]): Log => {
  const at = (level: string) => (event: object, message: string) => {
    lines.push(
      JSON.stringify({ level, message, ...event }, (_key, value: unknown) =>
        value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value,
      ),
    );
  };
  return { info: at('info'), warn: at('warn'), error: at('error') };
};
