import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startIdentityEmulator } from '../emulator.ts';
import type { IdentityEmulator } from '../emulator.ts';
import { emulatorApi, silentLog } from './emulatorApi.ts';

const PROJECT = 'demo-bemtevi';
const PORT = 9111;
const HOST = `127.0.0.1:${PORT}`;
const SOURCE = fileURLToPath(new URL('../', import.meta.url));

const isUp = () =>
  fetch(`http://${HOST}/`).then(
    (answer) => answer.ok,
    () => false,
  );

describe('the identity emulator', () => {
  const api = emulatorApi(HOST, PROJECT);
  const closing: (() => Promise<unknown>)[] = [];
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
    await rm(dataDir, { recursive: true });
  });

  const start = async (): Promise<IdentityEmulator> => {
    const emulator = await startIdentityEmulator({ projectId: PROJECT, port: PORT, dataDir, log: silentLog });
    closing.push(() => emulator.close());
    return emulator;
  };

  /** A server process that owns an emulator, for tests that kill it. */
  const startInParent = async (): Promise<ChildProcess> => {
    const script = `
      import { startIdentityEmulator } from ${JSON.stringify(pathToFileURL(join(SOURCE, 'emulator.ts')).href)};
      const log = { info() {}, warn() {}, error() {} };
      const config = { projectId: '${PROJECT}', port: ${PORT}, dataDir: ${JSON.stringify(dataDir)}, log };
      await startIdentityEmulator(config);
      process.send('up');
    `;
    const file = join(dataDir, 'parent.ts');
    await writeFile(file, script);
    const parent = spawn(process.execPath, [file], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    closing.push(async () => parent.kill('SIGKILL'));
    await once(parent, 'message');
    return parent;
  };

  it('keeps accounts, e-mails and sessions over a restart', async () => {
    const first = await start();
    const ana = await api.signUp('Ana@Padaria.com.br', 'Senha1');
    await api.sendVerification(ana.idToken);
    const verified = await api.signUp('bruno@oficina.com.br', 'Senha2');
    await api.update({ localId: verified.localId, emailVerified: true, displayName: 'Bruno' });
    const disabled = await api.signUp('caio@petshop.com.br', 'Senha3');
    await api.update({ localId: disabled.localId, disableUser: true });
    const google = await api.signInWithGoogle('google-1', 'bia@doces.com.br');
    await first.close();
    expect(await isUp()).toBe(false);

    await start();
    const again = await api.signIn('ana@padaria.com.br', 'Senha1');
    expect(again.localId).toBe(ana.localId);
    expect(await api.lookup(again.idToken)).toMatchObject({ email: 'ana@padaria.com.br', emailVerified: false });
    const bruno = await api.lookup((await api.signIn('bruno@oficina.com.br', 'Senha2')).idToken);
    expect(bruno).toMatchObject({ emailVerified: true, displayName: 'Bruno' });
    expect(bruno?.['providerUserInfo']).toHaveLength(1);
    await expect(api.signIn('caio@petshop.com.br', 'Senha3')).rejects.toThrow('USER_DISABLED');
    const bia = await api.signInWithGoogle('google-1', 'bia@doces.com.br');
    expect(bia.localId).toBe(google.localId);
    expect(await oobCodes()).toMatchObject([{ email: 'ana@padaria.com.br', requestType: 'VERIFY_EMAIL' }]);

    await api.refresh(ana.refreshToken);
    expect(await api.lookup(ana.idToken)).toMatchObject({ localId: ana.localId, emailVerified: false });
    expect(await api.lookup(google.idToken)).toMatchObject({ displayName: 'Bia', emailVerified: true });
  });

  const oobCodes = async () => {
    const answer = await fetch(`http://${HOST}/emulator/v1/projects/${PROJECT}/oobCodes`);
    return ((await answer.json()) as { oobCodes: unknown[] }).oobCodes;
  };

  it('keeps every answered sign-up over a kill -9, and ends with its parent process', async () => {
    const parent = await startInParent();
    const sessions = await Promise.all(
      Array.from({ length: 20 }, (_, index) => api.signUp(`dono-${index}@loja.com.br`, 'Senha1')),
    );
    parent.kill('SIGKILL');
    await vi.waitUntil(async () => !(await isUp()), { timeout: 5_000 });

    await start();
    for (const [index, { localId }] of sessions.entries()) {
      expect(await api.signIn(`dono-${index}@loja.com.br`, 'Senha1')).toMatchObject({ localId });
    }
  });

  it('that is killed is started again, with its accounts', async () => {
    const emulator = await start();
    const { localId } = await api.signUp('dora@floricultura.com.br', 'Senha1');
    const killed = emulator.pid();
    process.kill(killed!, 'SIGKILL');
    await vi.waitUntil(async () => emulator.pid() !== killed && (await isUp()), { timeout: 60_000 });
    expect(await api.signIn('dora@floricultura.com.br', 'Senha1')).toMatchObject({ localId });
  });

  it('gives the same error for a wrong password and an unknown address', async () => {
    await start();
    await api.signUp('ana@padaria.com.br', 'Senha1');
    await expect(api.signIn('ana@padaria.com.br', 'Senha2')).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    await expect(api.signIn('zoe@padaria.com.br', 'Senha1')).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
  });

  it('writes its file with mode 600', async () => {
    await start();
    await api.signUp('ana@padaria.com.br', 'Senha1');
    expect((await stat(join(dataDir, 'identity.sqlite'))).mode & 0o777).toBe(0o600);
  });

  it('fails to start on a taken port, naming the port and the variable that changes it', async () => {
    const owner = createServer().listen(PORT, '127.0.0.1');
    await once(owner, 'listening');
    closing.push(() => new Promise((resolve) => owner.close(resolve)));
    await expect(start()).rejects.toThrow(/port 9111.*AUTH_EMULATOR_PORT/);
  });

  it.each(['identity.sqlite', 'identity.json'])(
    'fails to start on a damaged %s, naming it and not overwriting it',
    async (name) => {
      const file = join(dataDir, name);
      const content = `{"users":[{"loc${' '.repeat(1_000)}`;
      await writeFile(file, content);
      await expect(start()).rejects.toThrow(`${file} are damaged`);
      expect(await readFile(file, 'utf8')).toBe(content);
    },
  );

  it('takes over the accounts of a file of earlier versions, once', async () => {
    const first = await start();
    const { localId } = await api.signUp('ana@padaria.com.br', 'Senha1');
    await first.close();
    const database = new DatabaseSync(join(dataDir, 'identity.sqlite'));
    const users = database
      .prepare('SELECT value FROM accounts')
      .all()
      .map(({ value }) => JSON.parse(String(value)));
    database.close();
    await rm(join(dataDir, 'identity.sqlite'));
    await writeFile(join(dataDir, 'identity.json'), JSON.stringify({ users, oobCodes: [] }));
    for (const _ of [1, 2]) {
      const emulator = await start();
      expect(await api.signIn('ana@padaria.com.br', 'Senha1')).toMatchObject({ localId });
      expect(await readdir(dataDir)).toEqual(['identity.sqlite']);
      await emulator.close();
    }
  });

  it('fails to start without firebase-tools, naming the package', async () => {
    const installed = join(dataDir, 'installed');
    await mkdir(installed);
    await cp(join(SOURCE, '..'), installed, { recursive: true });
    await writeFile(join(installed, 'package.json'), '{"type":"module"}');
    const script = join(dataDir, 'start.ts');
    await writeFile(
      script,
      `
      import { startIdentityEmulator } from './installed/identity/emulator.ts';
      startIdentityEmulator({ projectId: 'p', port: ${PORT}, dataDir: '.', log: console }).catch((error) => {
        process.send(error.message);
      });
    `,
    );
    const parent = spawn(process.execPath, [script], { cwd: dataDir, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    closing.push(async () => parent.kill('SIGKILL'));
    const [message] = (await once(parent, 'message')) as [string];
    expect(message).toContain('needs firebase-tools');
  });
});
