import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../src/adapters/store/sqlite/open.ts';
import { startIdentityEmulator } from '../stand-ins/identity/emulator.ts';
import { emulatorApi, silentLog } from '../stand-ins/identity/tests/emulatorApi.ts';
import { freePort } from '../tests/seed/emulator.ts';
import { anAccount, type Login } from './graphql/data.ts';
import type { Measured } from './graphql/measured.ts';
import { projectId, startOurs } from './ours.ts';

/** The built server, with signed-in accounts. */
export interface BenchServer {
  readonly server: Measured;
  readonly owners: readonly Login[];
  close(): Promise<void>;
}

/** Starts a server with `count` owners, whose credits do not run out. */
export async function openBenchServer(count: number, env: Readonly<Record<string, string>> = {}): Promise<BenchServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-bench-'));
  const port = await freePort();
  const emulator = await startIdentityEmulator({ projectId, port, dataDir: folder, log: silentLog });
  const owners = await signUp(emulator.host, count);
  const dataDir = join(folder, 'ours');
  mkdirSync(dataDir);
  const store = openSqliteStore({ file: join(dataDir, 'bemtevi.sqlite') });
  await Promise.all(owners.map((owner) => store.users.create({ ...anAccount(owner), textCredits: 1_000_000 })));
  await store.close();
  const server = await startOurs({ dataDir, emulatorHost: emulator.host, env });
  return {
    server,
    owners,
    async close() {
      await server.stop();
      await emulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const concurrency = 8;

async function signUp(emulatorHost: string, count: number): Promise<Login[]> {
  const accounts = emulatorApi(emulatorHost, projectId);
  const logins: Login[] = [];
  let next = 0;
  const signUpNext = async () => {
    while (next < count) {
      const email = `dona-${(next += 1)}@padaria.example`;
      const { localId: uid } = await accounts.signUp(email, 'Senha123');
      await accounts.update({ localId: uid, emailVerified: true });
      const { idToken: token } = await accounts.signIn(email, 'Senha123');
      logins.push({ uid, email, token });
    }
  };
  await Promise.all(Array.from({ length: concurrency }, signUpNext));
  return logins;
}
