import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Db } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { collectionSpecs } from '../../src/adapters/store/mongo/collectionSpecs.ts';
import { programVersion } from '../../src/adapters/store/mongo/versions.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { normaliseForSearch } from '../../src/domain/generations/search.ts';
import { aGeneration, aUser } from '../seed/domain.ts';
import { aNewDatabase, mongoUri } from '../seed/mongoDatabases.ts';

describe('an older program on a newer store', () => {
  it('is refused by the embedded store, with the file and what to do', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bemtevi-upgrade-'));
    const file = join(folder, 'bemtevi.sqlite');
    await openSqliteStore({ file }).close();
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 999');
    db.close();
    expect(() => openSqliteStore({ file })).toThrow(
      /bemtevi\.sqlite was written by a newer program \(version 999 .* Start the newer program again, or restore a backup/,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('the version of the MongoDB store', () => {
  // Other validators or indexes need a version of their own in versions.ts, unless the one there is not released yet.
  it('belongs to the validators and indexes that the program wants', () => {
    const fingerprint = createHash('sha256').update(JSON.stringify(collectionSpecs)).digest('hex').slice(0, 16);
    expect({ version: programVersion, fingerprint }).toEqual({ version: 2, fingerprint: '26d65ee99f18146f' });
  });
});

describe.runIf(mongoUri)('two releases on one MongoDB', () => {
  const { name: database, release } = aNewDatabase();
  const open = () => openMongoStore({ uri: mongoUri!, database });
  let client: MongoClient;
  let db: Db;
  const versions = () => db.collection<{ _id: string }>('versions');
  const setVersion = (version: number, oldestProgram: number) =>
    versions().updateOne({ _id: 'store' }, { $set: { version, oldestProgram } }, { upsert: true });
  beforeAll(async () => {
    client = await MongoClient.connect(mongoUri!);
    db = client.db(database);
  });
  afterAll(async () => {
    await client.close();
    await release();
  });

  it('make the indexes once, when several servers start at once on an empty database', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    const indexes = await db.collection('generations').indexes();
    expect(new Set(indexes.map(({ name }) => name)).size).toBe(indexes.length);
    expect(indexes.length).toBeGreaterThan(9);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('the newer release replaces the document validators of the older one', async () => {
    const validator = { $jsonSchema: { bsonType: 'object', required: ['onlyInTheOlder'] } };
    await db.command({ collMod: 'users', validator });
    const store = await open();
    const user = aUser();
    expect(await store.users.create(user)).toEqual(user);
    await store.close();
  });

  it('the older release leaves the indexes of the newer one alone when it starts beside it', async () => {
    await setVersion(99, 1);
    await db.collection('users').dropIndex('holds.expiresAt_1');
    await (await open()).close();
    expect((await db.collection('users').indexes()).map(({ name }) => name)).not.toContain('holds.expiresAt_1');
    expect(await versions().findOne({ _id: 'store' })).toMatchObject({ version: 99 });
  });

  it('the older release is refused where the store needs the newer one, with what to do', async () => {
    await setVersion(99, 98);
    await expect(open()).rejects.toThrow(
      /needs version 98 of the store or newer; this program has version \d+\. Start the newer program again, or restore/,
    );
    await versions().deleteOne({ _id: 'store' });
  });

  it('migrate old documents in the background, shared by two servers, while the old one still writes', async () => {
    const servers = await Promise.all([open(), open()]);
    const userId = `u-${randomUUID()}`;
    const [store] = servers;
    const generations = db.collection<{ _id: string; searchTexts?: string[] }>('generations');
    const old = Array.from({ length: 1_200 }, (_value, index) =>
      aGeneration({ userId, topic: `Bolo ${index}`, createdAt: new Date(1_790_000_000_000 - index) }),
    );
    for (let from = 0; from < old.length; from += 100) {
      await Promise.all(old.slice(from, from + 100).map((generation) => store.generations.add(generation)));
    }
    await generations.updateMany({ userId }, { $unset: { searchTexts: '' } });
    const migrated = await Promise.all(servers.map((one) => one.migrate()));
    expect(migrated[0]! + migrated[1]!).toBe(old.length);
    expect(await generations.countDocuments({ userId, searchTexts: { $exists: false } })).toBe(0);
    expect(await Promise.all(servers.map((one) => one.migrate()))).toEqual([0, 0]);

    // The old program writes one more: it is found all the same.
    const late = aGeneration({ userId, topic: 'Cuca de banana', createdAt: new Date(1_800_000_000_000) });
    await store.generations.add(late);
    await generations.updateOne({ _id: late.id }, { $unset: { searchTexts: '' } });
    const { items } = await store.generations.page(userId, {
      ...wholeHistory,
      search: normaliseForSearch('cuca'),
      limit: 5,
    });
    expect(items.map(({ id }) => id)).toEqual([late.id]);
    await Promise.all(servers.map((one) => one.close()));
  });
});
