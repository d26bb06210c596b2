import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { createUserBilling } from '../../src/adapters/store/mongo/userBilling.ts';
import type { UserDocument } from '../../src/adapters/store/mongo/userDocument.ts';
import { createUserRecords, type UserRecords } from '../../src/adapters/store/mongo/userRecords.ts';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { normaliseForSearch } from '../../src/domain/generations/search.ts';
import { aGeneration, aHold, aUser } from '../seed/domain.ts';
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
      const { items, next } = await store.generations.page(userId, {
        ...wholeHistory,
        search: normaliseForSearch(words),
      });
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

  it('accounts of an older program, which lack later fields, are read and changed as if those were empty', async () => {
    const store = await openMongoStore({ uri, database });
    const client = await MongoClient.connect(uri);
    const collection = client.db(database).collection<UserDocument>('users');
    const anOlder = async (lacking: Record<string, ''>) => {
      const draft = aUser({ currentPlan: 'plano_voo', textCredits: 9 });
      const user = await store.users.create({ ...draft, holds: [aHold(draft)] });
      const $unset = { billing: '', statement: '', paymentEvents: '', 'creditPeriod.quota': '', ...lacking } as const;
      await collection.updateOne({ _id: user.id }, { $unset });
      return { ...user, creditPeriod: { ...user.creditPeriod, quota: 30 } };
    };
    const [linked, begun] = [await anOlder({}), await anOlder({ 'holds.$[].kitId': '' })];
    for (const user of [linked, begun]) expect(await store.users.find(user.id)).toEqual(user);
    expect(await store.users.statement(linked.id, 9)).toEqual([]);
    expect(await store.users.linkCustomer(linked.id, `cus_${linked.id}`)).toMatchObject({ billing: { rev: 1 } });
    expect(await store.users.saveBilling(linked.id, 0, null, ['evt_1'])).toBe('stale');
    expect(await store.users.paymentEvents(linked.id)).toEqual([]);
    expect(await store.users.saveBilling(linked.id, 1, null, ['evt_1'])).toMatchObject({ billing: { rev: 2 } });
    expect(await store.users.paymentEvents(linked.id)).toEqual(['evt_1']);

    const unlinked = await anOlder({});
    expect(await store.users.saveBilling(unlinked.id, 0, null, ['evt_2'])).toMatchObject({
      billing: { rev: 1, customerId: null },
    });

    const { requestId } = begun.holds[0]!;
    expect(await store.users.hold(begun.id, [aHold(begun, { requestId })], 3)).toBe('same-request');
    expect(await store.users.hold(begun.id, [aHold(begun)], 1)).toBe('too-many-in-flight');
    expect(await store.users.hold(begun.id, [aHold(begun)], 2)).toBe('held');
    expect(await store.users.statement(begun.id, 9)).toMatchObject([{ kind: 'use', balance: 8 }]);

    const poor = await anOlder({ textCredits: '' });
    expect(await store.users.find(poor.id)).toEqual({ ...poor, textCredits: 0 });
    expect(await store.users.hold(poor.id, [aHold(poor)], 3)).toEqual({ missingCredits: 1 });
    const grant = { period: { key: 'free:next', endsAt: null, quota: 5 }, credits: 5 };
    expect(await store.users.grant(poor.id, poor.creditPeriod.key, grant)).toMatchObject({ textCredits: 5 });
    expect(await store.users.statement(poor.id, 9)).toMatchObject([{ kind: 'grant', credits: 5, balance: 5 }]);
    await client.close();
    await store.close();
  });

  it('texts and deletions of an older program, which lack later fields, are read as if those were empty', async () => {
    const store = await openMongoStore({ uri, database });
    const client = await MongoClient.connect(uri);
    const db = client.db(database);
    const generation = aGeneration();
    const { userId, id } = generation;
    await store.generations.add(generation);
    const later = ['kit', 'parts', 'findings', 'versions', 'adjustments', 'favourite', 'searchTexts'];
    await db
      .collection<{ _id: string }>('generations')
      .updateOne({ _id: id }, { $unset: Object.fromEntries(later.map((field) => [field, ''])) });
    expect(await store.generations.find(userId, id)).toEqual(generation);
    expect(await store.generations.page(userId, wholeHistory)).toEqual({ items: [generation], next: null });
    const edit = { variations: ['Novo', ...generation.variations.slice(1)], editedAt: new Date(5), basedOn: null };
    expect(await store.generations.saveVariations(userId, id, edit)).toMatchObject({
      variations: edit.variations,
      versions: [[{ text: 'Novo' }], [], []],
    });

    const deletion = { userId, requestedAt: new Date(5), subscriptionId: null, customerId: 'cus_1', left: [] };
    await store.deletions.begin(deletion);
    await db.collection<{ _id: string }>('deletions').updateOne({ _id: userId }, { $unset: { customerId: '' } });
    expect(await store.deletions.find(userId)).toEqual({ ...deletion, customerId: null });
    await client.close();
    await store.close();
  });

  it('MongoDB removes decisions a day later at the earliest, and texts never', async () => {
    const store = await openMongoStore({ uri, database });
    const client = await MongoClient.connect(uri);
    const indexes = await client.db(database).collection('generations').indexes();
    const expiring = indexes.filter(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
    expect(expiring.map(({ key }) => key)).toEqual([{ decidedAt: 1 }]);
    expect(expiring[0]?.expireAfterSeconds).toBeGreaterThanOrEqual(86_400);
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
