import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test, vi } from 'vitest';
import { DamagedStore } from '../../src/adapters/store/sqlite/damage.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { matchesIntegrityMarker, writeIntegrityMarker } from '../../src/adapters/store/sqlite/integrityMarker.ts';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { PartUnavailable } from '../../src/domain/partUnavailable.ts';
import type { Store } from '../../src/domain/ports.ts';
import { aGeneration, aHold, aUser } from '../seed/domain.ts';
import { isFull } from '../faults/trials.ts';
import { makeOlder } from '../seed/olderStore.ts';
import { tally } from '../seed/races.ts';
import { hardTexts } from './storeUsers.ts';

const directory = mkdtempSync(join(tmpdir(), 'bemtevi-store-faults-'));
afterAll(() => rmSync(directory, { recursive: true }));

let files = 0;
const aFile = () => join(directory, `${(files += 1)}`, 'bemtevi.db');

const load = fileURLToPath(new URL('storeSqliteLoad.ts', import.meta.url));

/** A server of its own that writes as fast as it can, once it has begun. */
async function aBusyServer(file: string) {
  const server = spawn(process.execPath, [load, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const output = text(server.stdout);
  await once(server.stdout, 'data');
  return { server, output };
}

/** Accounts, holds, results and decisions, and a way to read all of them again. */
async function fill(store: Store) {
  const owners = Array.from({ length: 20 }, (_, n) =>
    aUser({ businessName: hardTexts[n % 5] ?? null, textCredits: n + 5 }),
  );
  const results = owners.map(({ id }) => aGeneration({ userId: id, variations: hardTexts, favourite: true }));
  for (const owner of owners) {
    await store.users.create(owner);
    await store.users.hold(owner.id, [aHold(owner)], 3);
  }
  for (const result of results) await store.generations.add(result);
  const ruledOut = aGeneration();
  await store.generations.ruleOut(ruledOut.id);
  return (from: Store) =>
    Promise.all([
      ...owners.map(({ id }) => from.users.find(id)),
      ...results.map(({ userId, id }) => from.generations.find(userId, id)),
      ...results.map(({ userId }) =>
        from.generations.page(userId, { ...wholeHistory, contentType: 'post_instagram', tone: 'default' }),
      ),
      ...results.map(({ userId }) => from.generations.page(userId, { ...wholeHistory, search: '__proto__' })),
      ...results.map(({ userId }) => from.generations.page(userId, { ...wholeHistory, favourites: true })),
      // A decision that cannot be trusted must not be made anew.
      from.generations.ruleOut(ruledOut.id).then((decided) => [decided]),
      from.users.expiredHolds(new Date(8e15), 100),
    ]);
}

test('a store that is opened again returns everything that was stored', async () => {
  const file = aFile();
  const first = openSqliteStore({ file });
  const readAll = await fill(first);
  const before = await readAll(first);
  await first.close();
  const second = openSqliteStore({ file });
  expect(await readAll(second)).toEqual(before);
  await second.close();
  expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
});

test('closing completes the queued writes and refuses later ones', async () => {
  const file = aFile();
  const user = aUser();
  const store = openSqliteStore({ file });
  const created = store.users.create(user);
  const closed = store.close();
  await expect(store.users.create(aUser())).rejects.toThrow('is closed');
  expect(await created).toEqual(user);
  await closed;
  const again = openSqliteStore({ file });
  expect(await again.users.find(user.id)).toEqual(user);
  await again.close();
});

test('a second process cannot open the file until the first has closed it', async () => {
  const file = aFile();
  const { server, output } = await aBusyServer(file);
  expect(() => openSqliteStore({ file })).toThrow(`The store file ${file} is in use by another server process.`);
  server.kill('SIGKILL');
  await output;
  const store = openSqliteStore({ file });
  expect(() => openSqliteStore({ file })).toThrow(`The store file ${file} is in use by another server process.`);
  await store.close();
});

test('a second attempt to open the file in one process leaves it locked for other processes', async () => {
  const file = aFile();
  const store = openSqliteStore({ file });
  expect(() => openSqliteStore({ file })).toThrow('is in use');
  const script = `new (require('node:sqlite').DatabaseSync)(process.argv[1]).exec('BEGIN EXCLUSIVE')`;
  const other = spawnSync(process.execPath, ['-e', script, `${file}.lock`], { encoding: 'utf8' });
  expect(other.stderr).toContain('database is locked');
  await store.close();
});

test(
  'a store that is killed with -9 under load has every acknowledged write, and no credit appears or is lost',
  { timeout: 900_000 },
  async () => {
    const file = aFile();
    for (let trial = 0; trial < (isFull ? 200 : 5); trial += 1) {
      const { server, output } = await aBusyServer(file);
      await sleep(Math.random() * 150);
      server.kill('SIGKILL');
      // The last line may be cut.
      const lines = (await output)
        .split('\n')
        .slice(0, -1)
        .map((line) => line.split(' '));

      const store = openSqliteStore({ file });
      const acknowledged = (what: string, ownerId: string) =>
        lines.filter(([word, id]) => word === what && id === ownerId).map(([, , generationId]) => generationId ?? '');
      for (const [word, ownerId = ''] of lines) {
        if (word !== 'created') continue;
        const [held, stored, settled] = ['held', 'stored', 'settled'].map((what) => acknowledged(what, ownerId));
        const owner = await store.users.find(ownerId);
        const taken = 1_000_000 - (owner?.textCredits ?? 0);
        // One more may have been committed and not yet acknowledged.
        expect(taken - (held?.length ?? 0)).toBeOneOf([0, 1]);
        for (const id of stored ?? []) expect(await store.generations.find(ownerId, id)).not.toBeNull();
        const open = owner?.holds.map(({ generationId }) => generationId) ?? [];
        expect(open.filter((id) => settled?.includes(id))).toEqual([]);
        expect(taken - open.length - (settled?.length ?? 0)).toBeOneOf([0, 1]);
      }
      await store.close();
    }
  },
);

test(
  'a file with flipped bytes is refused by name and left untouched, or everything that is read of it is unchanged',
  { timeout: 120_000 },
  async () => {
    const original = aFile();
    const store = openSqliteStore({ file: original });
    const readAll = await fill(store);
    const killed = await asKilled(original, store);
    const expected = await readAll(store);
    await store.close();
    const bytes = readFileSync(original);

    /** What a server makes of a file in which one bit is another one: a strange one, one closed in order, one killed. */
    async function outcome(trial: number, place = (size: number) => Math.floor(Math.random() * size)): Promise<string> {
      const file = aFile();
      const wasKilled = trial % 3 === 2;
      const damaged = Buffer.from(wasKilled ? killed.bytes : bytes);
      const at = place(damaged.length);
      damaged.writeUInt8(damaged.readUInt8(at) ^ (1 << (trial % 8)), at);
      mkdirSync(join(file, '..'));
      if (trial % 3 === 1) await closedInOrder(file, bytes);
      if (wasKilled) leftBehind(file, killed);
      const { atime, mtime } = trial % 3 ? statSync(file) : statSync(original);
      writeFileSync(file, damaged);
      utimesSync(file, atime, mtime);
      try {
        const opened = openSqliteStore({ file });
        const found = await readAll(opened).finally(() => opened.close());
        return isDeepStrictEqual(found, expected) ? 'equal' : `read something else, byte ${at}`;
      } catch (error) {
        if (!isRefusal(error) || !error.message.includes(file)) return `byte ${at}: ${String(error)}`;
        // Closing writes into it what the killed server had committed.
        if (wasKilled) return 'refused';
        return readFileSync(file).equals(damaged) ? 'refused' : `refused but touched, byte ${at}`;
      }
    }

    const outcomes: string[] = [];
    // In each kind of file, each bit of the schema's version (https://sqlite.org/fileformat2.html#user_version_number).
    for (let trial = 0; trial < 4 * 24; trial += 1)
      outcomes.push(await outcome(trial, () => 60 + Math.floor(trial / 24)));
    for (let trial = 0; trial < (isFull ? 1_000 : 100); trial += 1) outcomes.push(await outcome(trial));
    const { refused = 0, equal = 0, ...wrong } = tally(outcomes);
    expect(wrong).toEqual({});
    expect(refused).toBeGreaterThan(0);
    console.log(`SQLite, one flipped bit: ${refused} files refused, ${equal} read equal`);
  },
);

/** Whether a file is refused as damaged, or for a version that this program does not know. */
const isRefusal = (error: unknown): error is Error =>
  error instanceof DamagedStore || (error instanceof Error && error.message.includes('or that number is damaged'));

/** The bytes as a store that a server has opened and closed. */
async function closedInOrder(file: string, bytes: Buffer): Promise<void> {
  writeFileSync(file, bytes);
  await openSqliteStore({ file }).close();
  expect(matchesIntegrityMarker(file)).toBe(true);
}

interface Killed {
  readonly bytes: Buffer;
  readonly journal: Buffer;
}

/** The file and its journal while the store writes: some of it is in the one, some in the other. */
async function asKilled(file: string, store: Store): Promise<Killed> {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  db.close();
  for (let n = 0; n < 20; n += 1) await store.users.create(aUser());
  return { bytes: readFileSync(file), journal: readFileSync(`${file}-wal`) };
}

/** The file and its journal as a killed server leaves them. */
function leftBehind(file: string, { bytes, journal }: Killed): void {
  writeFileSync(file, bytes);
  writeFileSync(`${file}-wal`, journal);
  writeIntegrityMarker(file);
}

/** A store with an index that lacks its entries: only reading the whole file finds that. */
async function withEmptyIndex() {
  const file = aFile();
  const store = openSqliteStore({ file });
  const readAll = await fill(store);
  await store.close();
  const db = new DatabaseSync(file);
  const { rootpage } = db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'historyByTone'").get() as {
    rootpage: number;
  };
  db.close();
  const bytes = readFileSync(file);
  // The number of entries (https://sqlite.org/fileformat2.html#b_tree_pages).
  bytes.writeUInt16BE(0, (rootpage - 1) * 4_096 + 3);
  return { bytes, readAll };
}

test('a file that was marked as sound is not read whole when it is opened, and any other file is', async () => {
  const { bytes, readAll } = await withEmptyIndex();
  const file = aFile();
  mkdirSync(join(file, '..'));
  writeFileSync(file, bytes);
  expect(() => openSqliteStore({ file })).toThrow(DamagedStore);
  expect(matchesIntegrityMarker(file), 'the note of a damaged file').toBe(false);

  writeIntegrityMarker(file);
  const opened = openSqliteStore({ file });
  await readAll(opened);
  await opened.close();
  expect(matchesIntegrityMarker(file), 'the note of a store that was closed in order').toBe(true);

  writeFileSync(file, bytes);
  expect(() => openSqliteStore({ file }), 'written to after it was closed').toThrow(DamagedStore);

  writeIntegrityMarker(file);
  const used = openSqliteStore({ file });
  writeFileSync(file, bytes);
  await used.users.create(aUser());
  await used.close();
  expect(() => openSqliteStore({ file }), 'written to by somebody else while it was open').toThrow(DamagedStore);
});

test(
  'a file is still marked as sound after a kill, until somebody else writes to it',
  { timeout: 60_000 },
  async () => {
    const file = aFile();
    let noted = 0;
    for (let trial = 0; trial < 8; trial += 1) {
      const { server, output } = await aBusyServer(file);
      const { size } = statSync(file);
      // Until the journal was written into the file at least once.
      await vi.waitUntil(() => statSync(file).size > size + 2 ** 20, { timeout: 20_000 });
      await sleep(Math.random() * 50);
      server.kill('SIGKILL');
      await output;
      expect(statSync(`${file}-wal`).size, 'what waits in the journal').toBeGreaterThan(0);
      // A kill while the journal is written into the file leaves it without its note.
      if (matchesIntegrityMarker(file)) noted += 1;
    }
    expect(noted).toBeGreaterThan(0);

    await openSqliteStore({ file }).close();
    expect(matchesIntegrityMarker(file)).toBe(true);
    const { atime, mtime } = statSync(file);
    writeFileSync(file, readFileSync(file));
    utimesSync(file, atime, mtime);
    expect(matchesIntegrityMarker(file), 'written to by somebody else').toBe(false);
  },
);

test('a store in which damage was found is read whole when it is opened again', async () => {
  const file = aFile();
  const store = openSqliteStore({ file });
  const readAll = await fill(store);
  await store.close();
  const opened = openSqliteStore({ file });
  const bytes = readFileSync(file);
  writeFileSync(file, Buffer.concat([bytes.subarray(0, 4_096), Buffer.alloc(bytes.length - 4_096, 7)]));
  await expect(readAll(opened)).rejects.toThrow(DamagedStore);
  await opened.close();
  expect(() => openSqliteStore({ file })).toThrow(DamagedStore);
});

test('a change of a damaged row is refused, so that it gets no valid checksum', async () => {
  const file = aFile();
  const store = openSqliteStore({ file });
  const [owner, result] = [aUser({ businessDesc: 'CANARIO-CONTA' }), aGeneration({ topic: 'CANARIO-TEXTO' })];
  const [hold, healthy] = [aHold(owner), aUser()];
  await store.users.create(owner);
  await store.users.create(healthy);
  await store.users.hold(owner.id, [hold], 3);
  await store.generations.add(result);
  await store.close();
  const bytes = readFileSync(file);
  for (const canary of ['CANARIO-CONTA', 'CANARIO-TEXTO']) bytes.write('X', bytes.indexOf(canary));
  writeFileSync(file, bytes);

  const { users, generations, close } = openSqliteStore({ file });
  const edit = { variations: ['a', 'b', 'c'], editedAt: new Date(), basedOn: null };
  const uses = [
    () => users.find(owner.id),
    () => users.saveProfile(owner.id, { businessDesc: 'novo' }),
    () => users.hold(owner.id, [aHold(owner)], 3),
    () => users.settle(owner.id, hold.generationId, 'returned'),
    () => generations.find(result.userId, result.id),
    () => generations.saveVariations(result.userId, result.id, edit),
    () => generations.setFavourite(result.userId, result.id, true),
    () => generations.page(result.userId, { ...wholeHistory, search: 'nada' }),
  ];
  for (const use of uses) await expect(use()).rejects.toThrow(DamagedStore);
  expect(await users.find(healthy.id)).toEqual(healthy);
  await close();
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('a truncated, empty, foreign or missing file is refused by name and never created again', async () => {
  const original = aFile();
  const store = openSqliteStore({ file: original });
  await fill(store);
  await store.close();
  const { size } = statSync(original);
  for (const length of [0, 1, 100, 4_096, 8_192, size - 4_096, size - 1]) {
    const file = aFile();
    mkdirSync(join(file, '..'));
    copyFileSync(original, file);
    truncateSync(file, length);
    expect(() => openSqliteStore({ file }), `cut to ${length} of ${size} bytes`).toThrow(DamagedStore);
    expect(statSync(file).size).toBe(length);
  }
  const foreign = aFile();
  mkdirSync(join(foreign, '..'));
  writeFileSync(foreign, 'a letter to the editor '.repeat(500));
  expect(() => openSqliteStore({ file: foreign })).toThrow(`The store file ${foreign} is damaged`);
  const lost = aFile();
  mkdirSync(join(lost, '..'));
  writeFileSync(`${lost}-wal`, 'journal');
  expect(() => openSqliteStore({ file: lost })).toThrow(DamagedStore);
});

test('an intact file whose journal cannot be opened is refused by name, and is not called damaged', async () => {
  const file = aFile();
  const store = openSqliteStore({ file });
  const user = await store.users.create(aUser());
  await store.close();
  // As where the rights of the folder are wrong, which do not bind every user that runs tests.
  mkdirSync(`${file}-wal`);
  expect(() => openSqliteStore({ file })).toThrow(PartUnavailable);
  expect(() => openSqliteStore({ file })).toThrow(`The store file ${file} cannot be used`);
  rmdirSync(`${file}-wal`);
  const reopened = openSqliteStore({ file });
  expect(await reopened.users.find(user.id)).toEqual(user);
  await reopened.close();
});

test('a path that is no file is refused by name, and is not called damaged', () => {
  const file = aFile();
  mkdirSync(file, { recursive: true });
  expect(() => openSqliteStore({ file })).toThrow(`The store file ${file} cannot be used`);
});

test('a file whose creation was cut off is created anew', async () => {
  const file = aFile();
  mkdirSync(join(file, '..'));
  for (const leftover of [`${file}.new`, `${file}.new-journal`]) writeFileSync(leftover, 'half a page');
  const store = openSqliteStore({ file });
  const user = await store.users.create(aUser());
  expect(await store.users.find(user.id)).toEqual(user);
  await store.close();
});

test('a damaged file of an older version is refused before it is migrated, and left untouched', async () => {
  const file = aFile();
  const store = openSqliteStore({ file });
  const { id } = await store.users.create(aUser());
  await store.products.save(id, [{ name: 'CANARIO-PRODUTO', price: 'R$ 9', detail: null }], 0);
  await store.close();
  // The version whose products are copied to a new table, with new checksums.
  makeOlder(file, 14);
  const bytes = readFileSync(file);
  bytes.write('X', bytes.indexOf('CANARIO-PRODUTO'));
  writeFileSync(file, bytes);
  expect(() => openSqliteStore({ file })).toThrow(DamagedStore);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});

test('a file that is damaged while open is refused by name', async () => {
  const file = aFile();
  const store = openSqliteStore({ file });
  const readAll = await fill(store);
  await store.close();
  const opened = openSqliteStore({ file });
  writeFileSync(
    file,
    Buffer.concat([readFileSync(file).subarray(0, 4_096), Buffer.alloc(statSync(file).size - 4_096, 7)]),
  );
  await expect(readAll(opened)).rejects.toThrow(`The store file ${file} is damaged`);
  await expect(opened.users.create(aUser())).rejects.toThrow(DamagedStore);
  await opened.close();
});

test('a store that cannot be written to does not answer a ping', async () => {
  const file = aFile();
  const store = openSqliteStore({ file });
  const other = new DatabaseSync(file);
  other.exec('BEGIN IMMEDIATE');
  await expect(store.ping()).rejects.toThrow(/locked/);
  other.exec('ROLLBACK');
  other.close();
  await vi.waitFor(() => store.ping(), { timeout: 10_000 });
  await store.close();
});
