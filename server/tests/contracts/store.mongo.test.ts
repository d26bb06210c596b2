import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { createUserBilling } from '../../src/adapters/store/mongo/userBilling.ts';
import type { UserDocument } from '../../src/adapters/store/mongo/userDocument.ts';
import { createUserRecords, type UserRecords } from '../../src/adapters/store/mongo/userRecords.ts';
import { wholeHistory } from '../../src/domain/history.ts';
import { comparable } from '../../src/domain/search.ts';
import { aGeneration, aUser } from '../seed/domain.ts';
import { storeContract } from './store.ts';
import { mongoFaults } from './storeMongoFaults.ts';

const uri = process.env['MONGODB_URI'] ?? '';
const database = `bemtevi-test-${randomUUID().slice(0, 8)}`;

describe.skipIf(!uri)('MongoDB, if MONGODB_URI is set', () => {
  afterAll(async () => {
    const client = await MongoClient.connect(uri);
    await client.db(database).dropDatabase();
    await client.close();
  });

  storeContract('MongoDB', (clock) => openMongoStore({ uri, database, clock }));

  it('a search finds documents from before search texts existed, edited since or not', async () => {
    const store = await openMongoStore({ uri, database });
    const client = await MongoClient.connect(uri);
    const collection = client.db(database).collection<{ _id: string }>('generations');
    const userId = aUser().id;
    const texts = Array.from({ length: 30 }, (_, n) =>
      aGeneration({ userId, createdAt: new Date(1_790_000_000_000 - n), topic: n % 3 ? 'Bolo' : 'Pão de Ló' }),
    );
    for (const text of texts) await store.generations.add(text);
    await collection.updateMany({ userId }, { $unset: { searchTexts: '' } });
    const edited = texts[29]!;
    await store.generations.saveVariations(userId, edited.id, {
      variations: ['Fubá'],
      editedAt: new Date(),
      basedOn: null,
    });
    const search = async (words: string) => {
      const { items, next } = await store.generations.page(userId, { ...wholeHistory, search: comparable(words) });
      expect(next === null || items.length === 10).toBe(true);
      return items.map(({ id }) => id);
    };
    expect(await search('pao de lo')).toEqual(texts.filter((_, n) => n % 3 === 0).map(({ id }) => id));
    expect(await search('BOLO')).toEqual(
      texts
        .filter((_, n) => n % 3)
        .slice(0, 10)
        .map(({ id }) => id),
    );
    expect(await search('fuba')).toEqual([edited.id]);
    await client.close();
    await store.close();
  });

  it('a checkout begins although other billing is written between its read and its write', async () => {
    const store = await openMongoStore({ uri, database });
    const client = await MongoClient.connect(uri);
    const collection = client.db(database).collection<UserDocument>('users');
    const records = createUserRecords(collection);
    const user = await store.users.create(aUser());
    let events = 0;
    const update: UserRecords['update'] = async (filter, stages) => {
      if (events < 3) await store.users.saveBilling(user.id, events, null, [`evt_${(events += 1)}`]);
      return records.update(filter, stages);
    };
    const billing = createUserBilling(collection, { ...records, update }, { now: () => new Date() });
    const checkout = { key: randomUUID(), plan: 'plano_voo', at: new Date() } as const;
    expect((await billing.beginCheckout(user.id, checkout, null))?.billing).toMatchObject({ checkout, rev: 4 });
    await client.close();
    await store.close();
  });

  describe('under faults', { timeout: 600_000 }, () => {
    mongoFaults(uri, database);
  });
});
