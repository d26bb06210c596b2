import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { busyTimeoutMs, createConnection } from '../../src/adapters/store/sqlite/connection.ts';
import { openDatabase } from '../../src/adapters/store/sqlite/database.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { aUser } from '../seed/domain.ts';
import { report, trials } from '../faults/trials.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const load = fileURLToPath(new URL('storeSqliteLoad.ts', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'bemtevi-backup-'));
afterAll(() => rmSync(directory, { recursive: true }));

let folders = 0;
/** A data folder of its own, and its store. */
const aFolder = () => {
  const dataDir = join(directory, `${(folders += 1)}`);
  return { dataDir, file: join(dataDir, 'bemtevi.sqlite') };
};

/** Runs the operator's command: what it said, and whether it succeeded. */
const run = (command: 'backup' | 'restore', dataDir: string, file: string) =>
  new Promise<{ done: boolean; said: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    execFile(
      process.execPath,
      ['server/src/commands/main.ts', command, file],
      { cwd: root, env },
      (error, stdout, stderr) => resolve({ done: error === null, said: stdout + stderr }),
    );
  });

async function aBusyServer(file: string) {
  const lines: string[] = [];
  const server = spawn(process.execPath, [load, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  server.stdout.on('data', (chunk: Buffer) => lines.push(...String(chunk).split('\n').slice(0, -1)));
  await once(server.stdout, 'data');
  return {
    /** The texts whose storing was acknowledged so far. */
    stored: () => lines.map((line) => line.split(' ')).filter(([word]) => word === 'stored'),
    async kill() {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

test(
  'a backup of a busy server, restored after kill -9, has every write that was acknowledged before it',
  { timeout: 300_000 },
  async () => {
    const count = trials(20, 2);
    let kept = 0;
    for (let trial = 0; trial < count; trial += 1) {
      const { dataDir, file } = aFolder();
      const target = join(dataDir, 'backups', 'one.sqlite');
      const server = await aBusyServer(file);
      await sleep(300 + Math.random() * 300);
      const before = server.stored();
      expect(await run('backup', dataDir, target)).toMatchObject({ done: true });
      expect(await run('backup', dataDir, target)).toEqual({
        done: false,
        said: `${target} exists: name a new file.\n`,
      });

      const refused = await run('restore', dataDir, target);
      expect(refused).toMatchObject({
        done: false,
        said: expect.stringContaining(`${file} is in use by another server`),
      });
      await server.kill();
      // The journal of the killed server is there, and must not be read into the restored file.
      expect(existsSync(`${file}-wal`)).toBe(true);
      const restored = await run('restore', dataDir, target);
      expect(restored).toMatchObject({ done: true, said: expect.stringContaining('The replaced store is') });

      const store = openSqliteStore({ file });
      for (const [, ownerId = '', id = ''] of before) expect(await store.generations.find(ownerId, id)).not.toBeNull();
      await store.close();
      kept += before.length;

      // What was replaced is kept whole, with the writes that were in its journal only.
      const replaced = openSqliteStore({ file: /The replaced store is (\S+?)\.\s/.exec(restored.said)?.[1] ?? '' });
      for (const [, ownerId = '', id = ''] of server.stored())
        expect(await replaced.generations.find(ownerId, id)).not.toBeNull();
      await replaced.close();
    }
    expect(kept).toBeGreaterThan(0);
    report(21, `${count} backups of a busy server, restored after kill -9: all ${kept} texts stored before are there`);
  },
);

test('data that is removed during a backup is removed from the journal after it, and the removal does not wait for the backup', async () => {
  const { dataDir, file } = aFolder();
  await openSqliteStore({ file }).close();
  const connection = createConnection(openDatabase(file), file);
  const insert = "INSERT INTO deletedClicks (userId, requestId, at) VALUES ('CANARIO-DIARIO', 'one', 1)";
  await connection.write(() => connection.db.exec(insert));
  const backup = new DatabaseSync(file, { readOnly: true });
  backup.exec('BEGIN');
  backup.prepare('SELECT count(*) FROM users').get();
  await connection.write(() => connection.db.exec("DELETE FROM deletedClicks WHERE userId = 'CANARIO-DIARIO'"));
  const journal = () => readFileSync(`${file}-wal`);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const began = performance.now();
  for (let ended = 0; ended < 3; ended += 1) await connection.truncateJournal();
  expect(performance.now() - began).toBeLessThan(busyTimeoutMs);
  expect(timers).toHaveBeenCalledOnce();
  timers.mockRestore();
  expect(journal().includes('CANARIO-DIARIO')).toBe(true);
  backup.exec('COMMIT');
  backup.close();
  await expect.poll(() => journal().length).toBe(0);
  expect(readFileSync(file).includes('CANARIO-DIARIO')).toBe(false);
  await connection.close();
  rmSync(dataDir, { recursive: true });
});

test('the store, its journal, its backup and the files of a restore can be read by their owner alone', async () => {
  const { dataDir, file } = aFolder();
  const target = join(dataDir, 'copy.sqlite');
  const store = openSqliteStore({ file });
  await store.users.create(aUser());
  expect(await run('backup', dataDir, target)).toMatchObject({ done: true });
  const ofOthers = () => readdirSync(dataDir).filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0);
  expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['bemtevi.sqlite', 'bemtevi.sqlite-wal', 'copy.sqlite']));
  expect(ofOthers()).toEqual([]);
  await store.close();
  expect(await run('restore', dataDir, target)).toMatchObject({ done: true });
  expect(readdirSync(dataDir).some((name) => name.includes('.replaced-'))).toBe(true);
  expect(ofOthers()).toEqual([]);
});

test('the journal of a file is part of its backup', async () => {
  const { dataDir, file } = aFolder();
  const store = openSqliteStore({ file });
  const user = await store.users.create(aUser({ businessName: 'Só no diário' }));
  // The file alone has not got it yet.
  expect(readFileSync(file).includes('Só no diário')).toBe(false);
  const target = join(dataDir, 'copy.sqlite');
  expect(await run('backup', dataDir, target)).toMatchObject({ done: true });
  await store.close();
  const other = aFolder();
  expect(await run('restore', other.dataDir, target)).toEqual({ done: true, said: `Restored from ${target}.\n` });
  const again = openSqliteStore({ file: other.file });
  expect(await again.users.find(user.id)).toEqual(user);
  await again.close();
});

test('a damaged backup, one of a newer program and one that is no store are refused by name, and nothing changes', async () => {
  const { dataDir, file } = aFolder();
  const store = openSqliteStore({ file });
  const user = await store.users.create(aUser({ businessName: 'Padaria da Ana' }));
  await store.close();
  const good = join(dataDir, 'good.sqlite');
  expect(await run('backup', dataDir, good)).toMatchObject({ done: true });

  const changed = (name: string, change: (path: string) => void) => {
    const path = join(dataDir, name);
    copyFileSync(good, path);
    change(path);
    return path;
  };
  const flipped = changed('flipped.sqlite', (path) => {
    const bytes = readFileSync(path);
    bytes[bytes.indexOf('Padaria da Ana')]! ^= 1;
    writeFileSync(path, bytes);
  });
  const cut = changed('cut.sqlite', (path) => writeFileSync(path, readFileSync(path).subarray(0, 9_000)));
  const newer = changed('newer.sqlite', (path) => {
    const db = new DatabaseSync(path);
    db.exec('PRAGMA user_version = 999');
    db.close();
  });
  const foreign = changed('foreign.sqlite', (path) => writeFileSync(path, 'isto é um texto'));
  for (const [path, why] of [
    [flipped, 'is damaged'],
    [cut, 'is damaged'],
    [newer, 'was written by a newer program'],
    [foreign, 'is damaged'],
    [join(dataDir, 'missing.sqlite'), 'There is no backup'],
  ] as const) {
    const { done, said } = await run('restore', dataDir, path);
    expect(said).toContain(why);
    expect(said).toContain(path);
    expect(done).toBe(false);
  }
  expect(readdirSync(dataDir).filter((name) => /partial|restored|replaced/.test(name))).toEqual([]);
  const same = openSqliteStore({ file });
  expect(await same.users.find(user.id)).toEqual(user);
  await same.close();
  // A store that is damaged makes no backup that looks whole.
  copyFileSync(flipped, file);
  const { done, said } = await run('backup', dataDir, join(dataDir, 'bad.sqlite'));
  expect([done, said.includes(file)]).toEqual([false, true]);
});

test('the file that an interrupted restore left behind can be restored', async () => {
  const { dataDir, file } = aFolder();
  const store = openSqliteStore({ file });
  const owner = await store.users.create(aUser());
  await store.close();
  const leftBehind = `${file}.restored`;
  expect(await run('backup', dataDir, leftBehind)).toMatchObject({ done: true });
  rmSync(file);
  expect(await run('restore', dataDir, leftBehind)).toEqual({ done: true, said: `Restored from ${leftBehind}.\n` });
  const restored = openSqliteStore({ file });
  expect(await restored.users.find(owner.id)).not.toBeNull();
  await restored.close();
});
