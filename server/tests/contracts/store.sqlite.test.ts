import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test, vi } from 'vitest';
import { createConnection, type Connection } from '../../src/adapters/store/sqlite/connection.ts';
import { openDatabase } from '../../src/adapters/store/sqlite/database.ts';
import { createDeletions } from '../../src/adapters/store/sqlite/deletions.ts';
import { createGenerations } from '../../src/adapters/store/sqlite/generations.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { createUsers } from '../../src/adapters/store/sqlite/users.ts';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { mailEnds } from '../../src/domain/mail/mail.ts';
import { planOf } from '../../src/domain/billing/plan.ts';
import { aClock } from '../seed/clock.ts';
import { aGeneration, aHold, anAdjustment, aUser } from '../seed/domain.ts';
import { makeOlder } from '../seed/olderStore.ts';
import { storeContract } from './store.ts';

const directory = mkdtempSync(join(tmpdir(), 'bemtevi-store-'));
afterAll(() => rmSync(directory, { recursive: true }));

storeContract('SQLite', async (clock) =>
  openSqliteStore({ file: join(directory, `data-${randomUUID()}`, 'bemtevi.db'), clock }),
);

/** Everything in the file and its journal. */
const storedIn = (file: string) =>
  Buffer.concat([file, `${file}-wal`].map((part) => readFileSync(part))).toString('latin1');

test('a store that cannot be opened leaves neither its file open nor its lock held', async () => {
  const file = join(directory, 'half-open.db');
  await openSqliteStore({ file }).close();
  // The note cannot be written, which is found once the file is open.
  rmSync(`${file}.sound`);
  symlinkSync(join(directory, 'missing', 'note'), `${file}.sound`);
  expect(() => openSqliteStore({ file })).toThrow('ENOENT');
  // The last one that has the file open removes its journal.
  expect(existsSync(`${file}-wal`)).toBe(false);
  rmSync(`${file}.sound`);
  await openSqliteStore({ file }).close();
});

test('decisions about ruled-out ids are deleted after some days', async () => {
  const clock = aClock();
  const store = openSqliteStore({ file: join(directory, 'forgetful', 'bemtevi.db'), clock });
  const generation = aGeneration();
  await store.generations.ruleOut(generation.id);
  clock.advance(3 * 86_400);
  await store.generations.ruleOut(randomUUID());
  expect(await store.generations.add(generation)).toBe('stored');
  await store.close();
});

test('writes whose common commit fails all reject, and none is stored', async () => {
  const file = join(directory, 'refused.db');
  const connection = createConnection(openDatabase(file), file);
  connection.db.exec(
    'CREATE TABLE shops (id TEXT PRIMARY KEY); CREATE TABLE cakes (shop TEXT REFERENCES shops (id) DEFERRABLE INITIALLY DEFERRED)',
  );
  const insert = (sql: string) => connection.write(() => connection.db.prepare(sql).run().changes);
  const [shop, cake] = await Promise.allSettled([
    insert("INSERT INTO shops VALUES ('padaria')"),
    // It is only refused at the commit.
    insert("INSERT INTO cakes VALUES ('a shop that is not there')"),
  ]);
  expect([shop.status, cake.status]).toEqual(['rejected', 'rejected']);
  expect(await connection.read(() => connection.db.prepare('SELECT * FROM shops').all())).toEqual([]);
  expect(await insert("INSERT INTO shops VALUES ('sorveteria')")).toBe(1);
  await connection.close();
});

test('writes whose rollback fails too reject with the reason of the failed commit, and later writes are stored', async () => {
  const file = join(directory, 'not-rolled-back.db');
  const db = openDatabase(file);
  db.exec('CREATE TABLE shops (id TEXT PRIMARY KEY)');
  const connection = createConnection(db, file);
  const insert = () => connection.write(() => db.prepare("INSERT INTO shops VALUES ('padaria')").run().changes);
  const exec = vi.spyOn(db, 'exec').mockImplementation((sql) => {
    if (sql === 'COMMIT' || sql === 'ROLLBACK') throw new Error(`no ${sql}`);
    return DatabaseSync.prototype.exec.call(db, sql);
  });
  await expect(insert()).rejects.toThrow('no COMMIT');
  exec.mockRestore();
  await expect(insert()).rejects.toThrow('transaction');
  expect(await insert()).toBe(1);
  await connection.close();
});

test('writes are answered while the size of the journal cannot be read', async () => {
  const file = join(directory, 'unread-journal.db');
  const elsewhere = join(directory, 'elsewhere.db');
  // Nobody can follow a link to itself.
  symlinkSync(`${elsewhere}-wal`, `${elsewhere}-wal`);
  const connection = createConnection(openDatabase(file), elsewhere);
  const moreThanACommit = Array.from({ length: 70 }, (_, n) => connection.write(() => n));
  expect(await Promise.all(moreThanACommit)).toHaveLength(70);
  connection.db.close();
});

test('a page shows what another process has changed of its generations since they were read', async () => {
  const file = join(directory, 'shared.db');
  const open = () => {
    const connection = createConnection(openDatabase(file), file);
    return { close: connection.close, generations: createGenerations(connection, aClock()) };
  };
  const [own, other] = [open(), open()];
  const [edited, marked, removed] = [
    aGeneration({ userId: 'u-1' }),
    aGeneration({ userId: 'u-1' }),
    aGeneration({ userId: 'u-1' }),
  ];
  for (const generation of [edited, marked, removed]) await own.generations.add(generation);
  const page = async () => (await own.generations.page('u-1', wholeHistory)).items;
  expect(await page()).toHaveLength(3);

  const edit = {
    variations: edited.variations.map((text) => `${text} Hoje!`),
    editedAt: new Date('2026-03-11'),
    basedOn: undefined,
  };
  await other.generations.saveVariations('u-1', edited.id, edit);
  await other.generations.setFavourite('u-1', marked.id, true);
  await other.generations.remove('u-1', removed.id);
  // It takes the row of the removed one.
  const added = aGeneration({ userId: 'u-1', topic: 'Sonho de creme' });
  await other.generations.add(added);

  const shown = new Map((await page()).map((generation) => [generation.id, generation]));
  expect([...shown.keys()].toSorted()).toEqual([edited.id, marked.id, added.id].toSorted());
  expect(shown.get(edited.id)).toMatchObject({ variations: edit.variations, editedAt: edit.editedAt });
  expect(shown.get(marked.id)).toEqual({ ...marked, favourite: true });
  expect(shown.get(added.id)).toEqual(added);
  await own.close();
  await other.close();
});

test('an account that was read shows what another process has changed of it since', async () => {
  const file = join(directory, 'shared-accounts.db');
  const [own, other] = [createConnection(openDatabase(file), file), createConnection(openDatabase(file), file)];
  const feed = { publish: () => undefined, end: () => undefined };
  const usersOf = (connection: Connection) => createUsers(connection, feed, () => false, aClock());
  const [users, others] = [usersOf(own), usersOf(other)];
  const user = aUser({ textCredits: 3 });
  await users.create(user);
  expect(await users.find(user.id)).toEqual(user);

  await others.changeName(user.id, 'Dona Flor');
  expect(await users.find(user.id)).toEqual({ ...user, displayName: 'Dona Flor' });
  await others.hold(user.id, [aHold(user)], 3);
  expect(await users.find(user.id)).toMatchObject({ textCredits: 2, holds: [{}] });
  await createDeletions(other, feed.end).begin({
    userId: user.id,
    requestedAt: new Date(),
    subscriptionId: null,
    customerId: null,
    left: ['account'],
  });
  expect(await users.find(user.id)).toMatchObject({ leaving: true });
  await others.remove(user.id);
  expect(await users.find(user.id)).toBeNull();
  await own.close();
  await other.close();
});

test.each(mailEnds)(
  'an e-mail that has ended (%s) leaves neither its address nor its data in the file',
  async (end) => {
    const file = join(directory, `mails-${end}`, 'bemtevi.db');
    const store = openSqliteStore({ file });
    const [now, forgetAt] = [new Date('2026-03-10'), new Date('2026-03-12')];
    const content = { kind: 'planChanged', data: { from: 'plano_ninho', to: 'plano_revoada' } } as const;
    const key = randomUUID();
    await store.mails.add({ key, userId: 'u-1', to: 'saiu@padaria.example', content, createdAt: now });
    expect(storedIn(file)).toMatch(/saiu@padaria\.example/);
    expect(storedIn(file)).toMatch(/plano_revoada/);
    await store.mails.claim(now, forgetAt);
    await store.mails.end(key, end, now, forgetAt);
    expect(storedIn(file)).not.toMatch(/saiu@|plano_revoada/);
    expect(await store.mails.of('u-1', 9)).toMatchObject([{ kind: 'planChanged', end }]);
    await store.close();
  },
);

test('the last step of a deletion leaves nothing of the account in the file or its journal', async () => {
  const file = join(directory, 'deleted', 'bemtevi.db');
  const store = openSqliteStore({ file });
  const user = await store.users.create(aUser({ businessName: 'CANARIO-APAGADO' }));
  expect(storedIn(file)).toContain('CANARIO-APAGADO');
  const left = ['account', 'limits'] as const;
  await store.deletions.begin({
    userId: user.id,
    requestedAt: new Date(),
    subscriptionId: null,
    customerId: null,
    left,
  });
  await store.users.remove(user.id);
  for (const step of left) await store.deletions.finishStep(user.id, step);
  expect(storedIn(file)).not.toContain('CANARIO-APAGADO');
  await store.close();
});

test('a deletion and an e-mail that are forgotten leave nothing of the account in the file or its journal', async () => {
  const file = join(directory, 'forgotten', 'bemtevi.db');
  const store = openSqliteStore({ file });
  const [requestedAt, later] = [new Date('2026-03-10'), new Date('2026-03-11')];
  const deletion = { requestedAt, subscriptionId: null, customerId: null, left: [] };
  await store.deletions.begin({ ...deletion, userId: 'CANARIO-CONTA' });
  const content = { kind: 'accountDeleted', data: { at: 'x' } } as const;
  await store.mails.add({ key: 'k', userId: 'CANARIO-CARTA', to: 'saiu@x.example', content, createdAt: requestedAt });
  await store.mails.end('k', 'sent', requestedAt, requestedAt);
  expect(storedIn(file)).toContain('CANARIO-CONTA');
  expect(storedIn(file)).toContain('CANARIO-CARTA');
  await store.deletions.forget(later);
  expect(storedIn(file)).not.toContain('CANARIO-CONTA');
  await store.mails.forget(later);
  expect(storedIn(file)).not.toContain('CANARIO-CARTA');
  await store.close();
});

test.each([2, 4, 7, 10, 14])('a file of version %i of the store keeps everything that it has', async (version) => {
  const file = join(directory, `version-${version}`, 'bemtevi.db');
  const kit = { id: randomUUID(), contentTypes: ['post_instagram', 'texto_anuncio'] } as const;
  const draft = aUser({ acceptedTerms: null });
  const user = { ...draft, holds: [aHold(draft, { kitId: version < 11 ? null : kit.id })] };
  const generation = aGeneration({
    userId: user.id,
    campaignLink: 'https://padaria.example/',
    kit: version < 11 ? null : kit,
    editedAt: new Date('2026-03-11'),
    variations: ['Novo', 'Sai do forno agora.'],
    originalVariations: ['Pão quentinho às 7h.', 'Sai do forno agora.'],
    parts: version < 6 ? [] : [null, { title: 'Pão' }],
    versions: version < 8 ? [] : [[{ kind: 'edited', text: 'Novo', at: new Date('2026-03-11') }], []],
    adjustments: version < 8 ? [] : [anAdjustment({ expiresAt: new Date(1) })],
    favourite: true,
  });
  const left = ['leftovers'] as const;
  const customerId = version < 5 ? null : 'cus_1';
  const deletion = { userId: 'u-1', requestedAt: new Date(1), subscriptionId: 'sub_1', customerId, left };
  const products = [{ name: 'Pão', price: 'R$ 1', detail: null }];
  const before = openSqliteStore({ file });
  await before.users.create(user);
  await before.generations.add(generation);
  await before.deletions.begin(deletion);
  await before.products.save(user.id, products, 0);
  const statement = await before.users.statement(user.id, 9);
  await before.close();
  makeOlder(file, version);

  const store = openSqliteStore({ file });
  expect(await store.users.find(user.id)).toEqual(user);
  expect(await store.users.statement(user.id, 9)).toEqual(version < 3 ? [] : statement);
  expect(await store.generations.find(user.id, generation.id)).toEqual(generation);
  const search = { ...wholeHistory, favourites: true, search: 'novo' };
  expect(await store.generations.page(user.id, search)).toEqual({ items: [generation], next: null });
  expect(await store.generations.withExpiredAdjustments(new Date(), 9)).toHaveLength(version < 8 ? 0 : 1);
  expect(await store.deletions.find('u-1')).toEqual(version < 4 ? null : deletion);
  expect(await store.products.find(user.id)).toEqual(version < 7 ? null : { revision: 1, value: products });
  await store.close();
});

test('accounts of a file from before awaited payments keep their billing, and none is awaited', async () => {
  const file = join(directory, 'before-awaited', 'bemtevi.db');
  const checkout = { key: 'k', plan: 'plano_voo', at: new Date(1) } as const;
  const billing = { ...aUser().billing, rev: 7, checkout, grantedFrom: new Date(3), checkAt: new Date(4) };
  const users = ['cus_1', null].map((customerId) => aUser({ billing: { ...billing, customerId } }));
  const before = openSqliteStore({ file });
  for (const user of users) await before.users.create(user);
  await before.close();
  makeOlder(file, 18);
  const store = openSqliteStore({ file });
  for (const user of users) expect(await store.users.find(user.id)).toEqual(user);
  expect(await store.users.findByCustomer('cus_1')).toEqual(users[0]);
  expect(await store.users.overdueAtProvider(new Date(), 9)).toHaveLength(2);
  await store.close();
});

test('accounts of a file from before billing keep their plan and get its quota and an empty statement', async () => {
  const file = join(directory, 'older', 'bemtevi.db');
  const users = (['plano_ninho', 'plano_voo', 'plano_revoada'] as const).map((currentPlan) => aUser({ currentPlan }));
  const before = openSqliteStore({ file });
  for (const user of users) await before.users.create(user);
  await before.close();
  makeOlder(file, 2);
  const store = openSqliteStore({ file });
  for (const user of users) {
    const quota = planOf(user.currentPlan).monthlyCredits;
    expect(await store.users.find(user.id)).toEqual({ ...user, creditPeriod: { ...user.creditPeriod, quota } });
    expect(await store.users.statement(user.id, 9)).toEqual([]);
    expect(await store.users.linkCustomer(user.id, `cus_${user.id}`)).toMatchObject({ billing: { rev: 1 } });
  }
  await store.close();
});
