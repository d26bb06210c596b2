import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { inject } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import type { Store } from '../../src/domain/ports.ts';
import { emulatorApi } from '../identity/emulatorApi.ts';
import { mongoUri, type stores } from '../seed/server.ts';

const projectId = 'demo-bemtevi';

/** Where one store lives while server processes come and go. */
export interface Place {
  /** The environment of a server that keeps its store there. */
  readonly env: Readonly<Record<string, string>>;
  open(): Promise<Store>;
  remove(): Promise<void>;
}

/** An empty place of its own, with the run's identity emulator. */
export function aPlace(on: (typeof stores)[number]): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-faults-'));
  const database = `fault_${randomUUID().slice(0, 8)}`;
  const uri = on === 'mongo' ? mongoUri : undefined;
  return {
    env: {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: dataDir,
      FIREBASE_PROJECT_ID: projectId,
      FIREBASE_AUTH_EMULATOR_HOST: inject('emulatorHost'),
      ...(uri && { MONGODB_URI: uri, MONGODB_DATABASE: database }),
    },
    open: async () => (uri ? openMongoStore({ uri, database }) : openSqliteStore({ file: join(dataDir, 'bemtevi.sqlite') })),
    async remove() {
      rmSync(dataDir, { recursive: true, force: true });
      if (!uri) return;
      const client = await MongoClient.connect(uri);
      await client.db(database).dropDatabase();
      await client.close();
    },
  };
}

/** Somebody new with a verified e-mail, known to the identity provider only. */
export async function anIdentity(): Promise<{ uid: string; email: string; token: string }> {
  const accounts = emulatorApi(inject('emulatorHost'), projectId);
  const email = `${randomUUID()}@negocio.example`;
  const { localId: uid } = await accounts.signUp(email, 'Senha123');
  await accounts.update({ localId: uid, emailVerified: true });
  const { idToken: token } = await accounts.signIn(email, 'Senha123');
  return { uid, email, token };
}
