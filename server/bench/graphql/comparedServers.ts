import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { startIdentityEmulator } from '../../stand-ins/identity/emulator.ts';
import { emulatorApi, silentLog } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { freePort } from '../../tests/seed/emulator.ts';
import { anAccount, someGenerations, type Login } from './data.ts';
import { projectId, startOurs } from '../ours.ts';
import { startMeasured, type Measured } from './measured.ts';
import { peerNames } from './peerNames.ts';
import type { SourceOptions } from './source.ts';

/** A server of the comparison. */
export interface ComparedServer {
  readonly name: string;
  /** Answers from memory, or behind the token check with a store of its own. */
  readonly guarded: boolean;
  readonly server: Measured;
}

export interface Comparison {
  readonly login: Login;
  readonly servers: readonly ComparedServer[];
  close(): Promise<void>;
}

export const ours = 'ours, as it ships';

/** Starts our built server and every peer, once from memory and once guarded, all on the same data. */
export async function openComparison(): Promise<Comparison> {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-bench-'));
  const emulator = await startIdentityEmulator({
    projectId,
    port: await freePort(),
    dataDir: folder,
    log: silentLog,
  });
  const login = await signUp(emulator.host);
  const seeded = await seed(join(folder, 'seeded.sqlite'), login);
  const guardedBy = (storeFile: string) => {
    copyFileSync(seeded, storeFile);
    return { storeFile, emulatorHost: emulator.host, projectId };
  };

  const servers: ComparedServer[] = [];
  const peer = async (name: string, guarded: SourceOptions['guarded']) => {
    const options: SourceOptions = { login, guarded };
    const server = await startMeasured(new URL('peer.ts', import.meta.url), [name, JSON.stringify(options)]);
    servers.push({ name, guarded: guarded !== null, server });
  };
  const dataDir = join(folder, 'ours');
  mkdirSync(dataDir);
  copyFileSync(seeded, join(dataDir, 'bemtevi.sqlite'));
  servers.push({ name: ours, guarded: true, server: await startOurs({ dataDir, emulatorHost: emulator.host }) });
  for (const [index, name] of peerNames.entries()) {
    await peer(name, null);
    await peer(name, guardedBy(join(folder, `peer-${index}.sqlite`)));
  }

  return {
    login,
    servers,
    async close() {
      await Promise.all(servers.map(({ server }) => server.stop()));
      await emulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function signUp(emulatorHost: string): Promise<Login> {
  const accounts = emulatorApi(emulatorHost, projectId);
  const email = 'dona@padaria.example';
  const { localId: uid } = await accounts.signUp(email, 'Senha123');
  await accounts.update({ localId: uid, emailVerified: true });
  const { idToken: token } = await accounts.signIn(email, 'Senha123');
  return { uid, email, token };
}

async function seed(file: string, login: Login): Promise<string> {
  const store = openSqliteStore({ file });
  await store.users.create(anAccount(login));
  for (const generation of someGenerations(login.uid)) await store.generations.add(generation);
  await store.close();
  return file;
}
