import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import type { Store } from '../../src/domain/ports.ts';
import { startIdentityEmulator } from '../../stand-ins/identity/emulator.ts';
import { emulatorApi, silentLog } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { startServerProcess } from '../../tests/faults/serverProcess.ts';
import { freePort } from '../../tests/seed/emulator.ts';
import { metricsAt, type Metrics } from '../../tests/seed/metrics.ts';
import { createOwner, type Owner } from '../../tests/seed/owner.ts';
import { startOpenAiStandIn } from '../../tests/writer/openAiStandIn.ts';

/** One server as it ships, with owners who have credits, and a model that answers at once. */
export interface Cell {
  readonly owners: readonly Owner[];
  metrics(): Promise<Metrics>;
  /** Ends the server; the store is left. */
  stop(): Promise<void>;
  readonly sqliteFile: string;
  readonly database: string;
  remove(): Promise<void>;
}

const projectId = 'demo-bemtevi';
const built = fileURLToPath(new URL('../../../dist/server/main.js', import.meta.url));

/** On an SQLite file, or on a database of its own in the MongoDB of that address. */
export async function openCell(ownerCount: number, uri: string | null): Promise<Cell> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-bench-'));
  const sqliteFile = join(dataDir, 'bemtevi.sqlite');
  const database = `bench_cell_${randomUUID().slice(0, 8)}`;
  const emulator = await startIdentityEmulator({ projectId, port: await freePort(), dataDir, log: silentLog });
  const model = await startOpenAiStandIn();
  const identities = await Promise.all(Array.from({ length: ownerCount }, () => signUp(emulator.host)));
  const store: Store = uri ? await openMongoStore({ uri, database }) : openSqliteStore({ file: sqliteFile });
  for (const identity of identities)
    await store.users.create(createOwner('', identity).account({ plan: 'plano_revoada', credits: 1_000_000 }));
  await store.close();

  const metricsPort = await freePort();
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'info',
    PORT: '0',
    PAYMENTS_PORT: '0',
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    OPENAI_API_KEY: 'none',
    OPENAI_BASE_URL: model.baseUrl,
    CLICKS_PER_MINUTE: '1000000',
    TEXTS_IN_FLIGHT: '100',
    ...(uri && { MONGODB_URI: uri, MONGODB_DATABASE: database }),
  };
  const server = await startServerProcess(env, built);
  return {
    owners: identities.map((identity) => createOwner(server.url, identity)),
    metrics: () => metricsAt(`http://127.0.0.1:${metricsPort}/metrics`),
    stop: async () => void (await server.terminate()),
    sqliteFile,
    database,
    async remove() {
      await model.close();
      await emulator.close();
      rmSync(dataDir, { recursive: true, force: true });
      if (!uri) return;
      const client = await MongoClient.connect(uri);
      await client.db(database).dropDatabase();
      await client.close();
    },
  };
}

async function signUp(emulatorHost: string) {
  const accounts = emulatorApi(emulatorHost, projectId);
  const email = `${randomUUID()}@negocio.example`;
  const { localId: uid } = await accounts.signUp(email, 'Senha123');
  await accounts.update({ localId: uid, emailVerified: true });
  const { idToken: token } = await accounts.signIn(email, 'Senha123');
  return { uid, email, token };
}
