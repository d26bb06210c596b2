import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { readEnv } from '../../src/config/env.ts';
import { storeName } from '../../src/startup/openStore.ts';

const main = fileURLToPath(new URL('../../src/commands/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bemtevi-commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs an operator's command on the embedded store of that folder. */
const run = (dataDir: string, ...words: string[]) =>
  new Promise<{ code: unknown; printed: string; said: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir };
    execFile(process.execPath, [main, ...words], { env }, (error, printed, said) =>
      resolve({ code: error?.code ?? 0, printed, said }),
    );
  });

describe("an operator's command", () => {
  it.each([
    ['notify', 'price', '--plan', 'voo', '--price', '45,00', '--from', '2099-01-31'],
    ['access-records', 'alguem'],
  ])('%s names the store file that does not exist, creates no file and fails', async (...words) => {
    const dataDir = join(folder, 'nowhere');
    const { code, printed, said } = await run(dataDir, ...words);
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(said).toContain(`There is no store file ${join(dataDir, 'bemtevi.sqlite')}: set MONGODB_URI, or DATA_DIR`);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('access-records fails for an account that the store does not have, and names the store', async () => {
    const dataDir = join(folder, 'empty');
    const file = join(dataDir, 'bemtevi.sqlite');
    await openSqliteStore({ file }).close();
    const { code, printed, said } = await run(dataDir, 'access-records', 'alguem');
    expect({ code, printed }).toEqual({ code: 1, printed: '' });
    expect(said).toContain(`Looking at the store file ${file}.`);
    expect(said).toContain('There is no account alguem in this store');
  });

  it.each([
    ['mongodb://eu:CANARIO@a.example:1,b.example:2/producao?replicaSet=rs0', 'a.example:1,b.example:2', 'producao'],
    ['mongodb+srv://h.example', 'h.example', 'bemtevi'],
  ])('names the store %s without its user and password', (uri, hosts, database) => {
    expect(storeName(readEnv({ MONGODB_URI: uri }))).toBe(`database ${database} of MongoDB at ${hosts}`);
  });
});
