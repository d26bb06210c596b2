import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MongoClient } from 'mongodb';
import { afterAll, describe, expect, it } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import type { Store } from '../../src/domain/ports.ts';
import { callerWithKey } from '../seed/apiKeys.ts';
import { aHistory } from '../seed/history.ts';
import { aNewDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { aServer, stores } from '../seed/server.ts';

/** What becomes of the rows of an owner. */
interface Claim {
  /** The field of the export that has them, or why it has none. */
  readonly exported: string;
  /** `removed` with the account, or why and for how long they stay. */
  readonly deletion: string;
}

const hashed = 'keeps a keyed hash and a number for 35 days (rule 2.8)';
const mailsClaim = {
  exported: 'mails',
  deletion: 'removed but the one about the deletion: it keeps the address until it is sent, and the uid for two hours',
};
const account = { exported: 'account', deletion: 'removed' };
const texts = { exported: 'generations', deletion: 'removed' };

/** Every table of SQLite and every collection of MongoDB; a new one fails below until it is claimed here. */
const claims: Record<(typeof stores)[number], Readonly<Record<string, Claim>>> = {
  sqlite: {
    users: account,
    holds: account,
    billing: account,
    entries: { exported: 'statement', deletion: 'removed' },
    paymentEvents: { exported: 'paymentEvents', deletion: 'removed' },
    ownedValues: { exported: 'products', deletion: 'removed' },
    apiKeys: { exported: 'apiKeys', deletion: 'removed' },
    generations: texts,
    deletedClicks: { exported: 'deletedClicks', deletion: 'removed' },
    changedContacts: { exported: 'none: that the name or e-mail of the account changed', deletion: 'removed' },
    decisions: { exported: 'none: random ids without an owner', deletion: 'names no owner; removed after two days' },
    deletions: { exported: 'none: there is no account any more', deletion: 'keeps the uid for two hours (rule 2.3)' },
    creditMemories: { exported: 'creditMemories', deletion: hashed },
    accessRecords: { exported: 'accessRecords', deletion: 'stay six months (Marco Civil, art. 15; rule 10.4)' },
    mails: mailsClaim,
  },
  mongo: {
    users: account,
    generations: texts,
    deletedClicks: { exported: 'deletedClicks', deletion: 'removed' },
    deletions: { exported: 'none: there is no account any more', deletion: 'keeps the uid for two hours (rule 2.3)' },
    creditMemories: { exported: 'creditMemories', deletion: hashed },
    accessRecords: { exported: 'accessRecords', deletion: 'stay six months (Marco Civil, art. 15; rule 10.4)' },
    mails: mailsClaim,
    versions: { exported: 'none: which versions of the program use the store', deletion: 'names no owner' },
    migrations: { exported: 'none: which changes of the store were made', deletion: 'names no owner' },
    limits: { exported: 'none: counts of the last minute', deletion: 'removed' },
  },
};

interface Opened {
  readonly store: Store;
  /** Each table or collection with its rows as text. */
  dump(): Promise<Map<string, string>>;
  remove(): Promise<void>;
}

async function open(on: (typeof stores)[number]): Promise<Opened> {
  if (on === 'mongo') {
    const database = aNewDatabase();
    const client = await MongoClient.connect(mongoUri ?? '');
    const db = client.db(database.name);
    return {
      store: await openMongoStore({ uri: mongoUri ?? '', database: database.name }),
      async dump() {
        const names = (await db.listCollections().toArray()).map(({ name }) => name);
        const rows = names.map(
          async (name) => [name, JSON.stringify(await db.collection(name).find().toArray())] as const,
        );
        return new Map(await Promise.all(rows));
      },
      async remove() {
        await client.close();
        await database.release();
      },
    };
  }
  const directory = mkdtempSync(join(tmpdir(), 'bemtevi-stored-'));
  const file = join(directory, 'bemtevi.sqlite');
  return {
    store: openSqliteStore({ file }),
    async dump() {
      const db = new DatabaseSync(file, { readOnly: true });
      const names = db
        .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
        .all();
      const rows = names.map(({ name }) => [
        String(name),
        JSON.stringify(db.prepare(`SELECT * FROM "${String(name)}"`).all()),
      ]);
      db.close();
      return new Map(rows as [string, string][]);
    },
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
}

const leave = 'mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }';

describe.each(stores)('everything that is stored (%s)', (on) => {
  const opened: Opened[] = [];
  afterAll(async () => {
    for (const one of opened) await one.remove();
  });

  it('is claimed by the export and by the deletion of accounts, or named as exempt, table by table', async () => {
    const place = await open(on);
    opened.push(place);
    const server = await aServer({ store: place.store });
    const owner = await server.anOwner({ plan: 'plano_voo', credits: 9 });
    const { users, products, voices } = place.store;
    await aHistory(server, owner, 3);
    await owner.click();
    const { generationId } = (await owner.click()).body;
    await owner.call('POST', '/api/delete-generation', { generationId });
    await products.save(owner.uid, [{ name: 'Pão', price: null, detail: null }], null);
    await voices.save(
      owner.uid,
      {
        samples: ['Oi'],
        address: null,
        emoji: null,
        favouritePhrases: [],
        forbiddenWords: [],
        learnsFromEdits: true,
        forgottenTexts: [],
      },
      null,
    );
    await callerWithKey(server.url, owner);
    const linked = await users.linkCustomer(owner.uid, `cus_${owner.uid}`);
    await users.saveBilling(owner.uid, linked!.billing.rev, null, [`evt_${owner.uid}`]);

    const before = await place.dump();
    expect([...before.keys()].toSorted()).toEqual(Object.keys(claims[on]).toSorted());
    const { body } = await owner.call('GET', '/api/export-data');
    expect(body).toMatchObject({ paymentEvents: [`evt_${owner.uid}`], heldByOthers: expect.any(Object) });
    const fields = Object.values(claims[on]).map(({ exported }) => exported);
    expect(Object.keys(body)).toEqual(expect.arrayContaining(fields.filter((field) => !field.startsWith('none: '))));
    // Those that name an owner do so here: a claim about an empty table would say nothing.
    const named = [...before].filter(([, rows]) => rows.includes(owner.uid)).map(([name]) => name);
    expect(named).toEqual(expect.arrayContaining(['users', 'generations', 'deletedClicks']));

    expect((await owner.graphql(leave)).data.deleteAccount.__typename).toBe('DeleteAccountSuccess');
    // The last e-mail has the address until it is sent.
    await server.runJobs();
    const after = await place.dump();
    expect([...after.keys()].toSorted()).toEqual(Object.keys(claims[on]).toSorted());
    const holding = (text: string) => [...after].filter(([, rows]) => rows.includes(text)).map(([name]) => name);
    expect(holding(owner.email)).toEqual([]);
    expect(holding(owner.uid).filter((name) => claims[on][name]!.deletion === 'removed')).toEqual([]);
    // The hash is the one thing of the owner that stays.
    expect(JSON.parse(after.get('creditMemories')!)).toHaveLength(1);
    await server.stop();
  });
});
