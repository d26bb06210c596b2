import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import type { UserDocument } from '../../src/adapters/store/mongo/userDocument.ts';
import { billingColumns } from '../../src/adapters/store/sqlite/billingSchema.ts';
import { openDatabase } from '../../src/adapters/store/sqlite/database.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import type { Generation } from '../../src/domain/generations/generation.ts';
import type { Store } from '../../src/domain/ports.ts';
import type { ApiKey } from '../../src/domain/account/apiKey.ts';
import type { AccessRecord } from '../../src/domain/account/accessRecord.ts';
import type { Product } from '../../src/domain/account/products.ts';
import { noVoice, type Voice } from '../../src/domain/account/voice.ts';
import { statementLength, type LedgerEntry } from '../../src/domain/credits/statement.ts';
import type { User } from '../../src/domain/account/user.ts';
import { aHold } from '../seed/domain.ts';
import { aHistory } from '../seed/history.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aDatabase, inDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

interface OwnData {
  readonly format: string;
  readonly version: number;
  readonly exportedAt: string;
  readonly about: Record<
    'account' | 'statement' | 'products' | 'voice' | 'apiKeys' | 'accessRecords' | 'generations',
    object
  >;
  readonly account: User;
  readonly statement: readonly LedgerEntry[];
  readonly products: readonly Product[];
  readonly voice: Voice | null;
  readonly apiKeys: readonly ApiKey[];
  readonly accessRecords: readonly AccessRecord[];
  readonly generations: readonly Generation[];
}

/** Dates come back as dates; what looks like one inside a text stays text. */
const dated = new Set([
  'createdAt',
  'editedAt',
  'at',
  'creditAnchor',
  'endsAt',
  'expiresAt',
  'firstPaidAt',
  'checkAt',
  'lastUsedAt',
]);
const revive = (text: string): OwnData =>
  JSON.parse(text, (key, value: unknown) => (dated.has(key) && typeof value === 'string' ? new Date(value) : value));

async function take(owner: Owner, url: string): Promise<OwnData> {
  const answer = await fetch(`${url}/api/export-data`, { headers: { authorization: `Bearer ${owner.token}` } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="bem-te-vi-meus-dados.json"');
  return revive(await answer.text());
}

/**
 * A store with nothing in it but what was exported. The statement is written past the store: the product only ever
 * writes a line together with its change, so a port for lines alone would be one that nothing but this test uses.
 */
interface Elsewhere {
  put(data: OwnData): Promise<Store>;
  remove(): Promise<void>;
}

async function fill(store: Store, { account, products, voice, apiKeys, generations: texts }: OwnData): Promise<void> {
  const { users, generations } = store;
  await users.create(account);
  await store.products.save(account.id, products, null);
  if (voice) await store.voices.save(account.id, voice, null);
  for (const key of apiKeys) await store.apiKeys.add({ ...key, userId: account.id, hash: key.id }, 5);
  for (const text of texts) await generations.add(text);
}

function elsewhere(on: (typeof stores)[number]): Elsewhere {
  const directory = mkdtempSync(join(tmpdir(), 'bemtevi-import-'));
  const file = join(directory, 'bemtevi.sqlite');
  const database = on === 'mongo' ? aDatabase() : null;
  return {
    async put(data) {
      const { id } = data.account;
      const oldestFirst = data.statement.toReversed();
      const store =
        database && mongoUri
          ? await openMongoStore({ uri: mongoUri, database: database.name })
          : openSqliteStore({ file });
      await fill(store, data);
      if (database) {
        await inDatabase(database.name, (db) =>
          db.collection<UserDocument>('users').updateOne({ _id: id }, { $set: { statement: oldestFirst } }),
        );
        return store;
      }
      await store.close();
      const db = openDatabase(file);
      db.prepare('DELETE FROM entries').run();
      const insert = db.prepare(`INSERT INTO entries (${billingColumns.entries}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`);
      for (const { id: entry, at, kind, credits, balance, plan, generationId } of oldestFirst) {
        insert.run(entry, id, at.getTime(), kind, credits, balance, plan, generationId);
      }
      db.close();
      return openSqliteStore({ file });
    },
    async remove() {
      rmSync(directory, { recursive: true });
      await database?.release();
    },
  };
}

describe.each(stores)("the export of an owner's own data (%s)", (on) => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer({ on })));
  afterAll(() => server.stop());

  it.each(['plano_ninho', 'plano_revoada'] as const)(
    'has everything that is stored, enough to build the same store from it (%s)',
    async (plan) => {
      const { users } = server.store;
      const owner = await server.anOwner({ plan });
      await users.acceptTerms(owner.uid, { version: '1', at: new Date(5) });
      await users.linkCustomer(owner.uid, `cus_${randomUUID()}`);
      const account = (await users.find(owner.uid))!;
      // Not to be settled before the export.
      const expiresAt = new Date(Date.now() + 3_600_000);
      await users.hold(owner.uid, [aHold(account, { expiresAt })], 3);
      const returned = aHold(account);
      await users.hold(owner.uid, [returned], 3);
      await users.settle(owner.uid, returned.generationId, 'returned');
      const products = [
        { name: 'Pão de queijo', price: 'R$ 5', detail: null },
        { name: 'Café', price: null, detail: 'coado na hora' },
      ];
      await server.store.products.save(owner.uid, products, null);
      const voice: Voice = { ...noVoice, samples: ['Bora?'], emoji: 'none', forgottenTexts: ['a:0:1'] };
      await server.store.voices.save(owner.uid, voice, null);
      const texts = await aHistory(server, owner, 60, (index) => ({
        variations: ['2026-03-10T12:00:00.000Z', `texto ${index}`, '"}],'],
        originalVariations: index % 2 ? ['a', 'b', 'c'] : null,
        editedAt: index % 2 ? new Date(index) : null,
        favourite: index % 3 === 0,
        kit: index % 4 ? null : { id: randomUUID(), contentTypes: ['post_instagram', 'texto_anuncio'] },
        campaignLink: index % 5 ? null : 'https://padaria.example/',
      }));

      await server.store.accessRecords.add({ userId: owner.uid, address: '203.0.113.9', at: new Date(5) });
      const apiKey = {
        id: randomUUID(),
        name: 'Planilha',
        ending: 'wxyz',
        createdAt: new Date(6),
        lastUsedAt: new Date(7),
      };
      await server.store.apiKeys.add({ ...apiKey, userId: owner.uid, hash: `hash of ${owner.uid}` }, 5);
      const data = await take(owner, server.url);
      expect(data).toMatchObject({ format: 'bem-te-vi/meus-dados', version: 1 });
      expect(data.account).toEqual(await users.find(owner.uid));
      expect(data.products).toEqual(products);
      expect(data.voice).toEqual(voice);
      expect(data.apiKeys).toEqual([apiKey]);
      expect(data.statement).toEqual(await users.statement(owner.uid, 100));
      expect(data.statement.map(({ credits }) => credits)).toEqual(expect.arrayContaining([-1, 1]));
      expect(data.generations).toEqual(texts.toReversed());
      for (const [about, one] of [
        [data.about.account, data.account],
        [data.about.statement, data.statement[0]!],
        [data.about.products, data.products[0]!],
        [data.about.voice, data.voice!],
        [data.about.apiKeys, data.apiKeys[0]!],
        [data.about.accessRecords, data.accessRecords[0]!],
        [data.about.generations, data.generations[0]!],
      ] as const) {
        expect(Object.keys(about).toSorted()).toEqual(Object.keys(one).toSorted());
      }

      const place = elsewhere(on);
      const other = await aServer({ store: await place.put(data) });
      const there = await take(createOwner(other.url, owner), other.url);
      // The export is an access itself.
      const { exportedAt, accessRecords } = data;
      expect({ ...there, exportedAt, accessRecords }).toEqual(data);
      await other.stop();
      await place.remove();
    },
  );

  it('has every line of a statement that is longer than the page shows', async () => {
    const { users } = server.store;
    const owner = await server.anOwner({ plan: 'plano_revoada', credits: 300 });
    const account = (await users.find(owner.uid))!;
    for (let line = 0; line < statementLength + 5; line += 1) {
      const hold = aHold(account);
      await users.hold(owner.uid, [hold], 3);
      await users.settle(owner.uid, hold.generationId, 'spent');
    }
    const { statement } = await take(owner, server.url);
    expect(statement).toEqual(await users.statement(owner.uid, 1_000));
    expect(statement.length).toBeGreaterThanOrEqual(statementLength);
  });
});
