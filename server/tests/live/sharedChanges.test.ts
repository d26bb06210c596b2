import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { subscribeToAccount } from '../seed/live.ts';
import { createOwner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const asked = 'subscription { viewerChanged { businessName products { items { name } } } }';
const other = 'subscription { viewerChanged { businessName products { revision } } }';
const save = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';

const directory = mkdtempSync(join(tmpdir(), 'bemtevi-shared-'));
let server: TestServer;
let reads = 0;
beforeAll(async () => {
  const store = openSqliteStore({ file: join(directory, 'bemtevi.sqlite') });
  const { find } = store.products;
  const products = {
    ...store.products,
    find: (userId: string) => {
      reads += 1;
      return find(userId);
    },
  };
  server = await aServer({ store: { ...store, products } });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

it('a change of an account is computed once for all of its tabs that send the same document, on any socket', async () => {
  const owner = await server.anOwner({ plan: 'plano_voo' });
  const stranger = await server.anOwner({ plan: 'plano_voo' });
  const tabs = await atOnce(12, (tab) =>
    subscribeToAccount(createOwner(server.url, owner), tab % 4 === 0 ? other : asked),
  );
  const strangers = await subscribeToAccount(stranger, asked);
  reads = 0;
  await owner.graphql(save, { input: { businessName: 'Uma vez só' } });
  for (const { seen } of tabs) await expect.poll(() => seen.at(-1)?.businessName).toBe('Uma vez só');
  expect(reads).toBe(2);
  expect(tabs[0]!.seen.at(-1)).toHaveProperty('products.revision');
  expect(tabs[1]!.seen.at(-1)).toHaveProperty('products.items');
  expect(JSON.stringify(strangers.seen)).not.toContain('Uma vez só');
  for (const { leave } of [...tabs, strangers]) leave();
});

it('tabs that send the same document with other variables each get their own answer', async () => {
  const owner = await server.anOwner({ plan: 'plano_voo' });
  const document =
    'subscription ($named: Boolean!) { viewerChanged { currentPlan businessName @include(if: $named) } }';
  const tabs = [
    await subscribeToAccount(owner, document, { named: true }),
    await subscribeToAccount(owner, document, { named: false }),
  ];
  await owner.graphql(save, { input: { businessName: 'Cada um com o seu' } });
  await expect
    .poll(() => tabs.map(({ seen }) => seen.at(-1)))
    .toEqual([{ currentPlan: 'PLANO_VOO', businessName: 'Cada um com o seu' }, { currentPlan: 'PLANO_VOO' }]);
  await expect.poll(() => tabs[1]!.seen.length).toBe(2);
  expect(tabs[1]!.seen).toEqual([{ currentPlan: 'PLANO_VOO' }, { currentPlan: 'PLANO_VOO' }]);
  for (const { leave } of tabs) leave();
});

it('tabs that ask for different operations of one document each get their own answer', async () => {
  const owner = await server.anOwner({ plan: 'plano_voo' });
  const query =
    'subscription Name { viewerChanged { businessName } } subscription Plan { viewerChanged { currentPlan } }';
  const client = owner.socket();
  const [named, planned] = ['Name', 'Plan'].map((operationName) => client.iterate({ query, operationName }));
  for (const tab of [named!, planned!]) await tab.next();
  await owner.graphql(save, { input: { businessName: 'Duas perguntas' } });
  expect((await named!.next()).value).toEqual({ data: { viewerChanged: { businessName: 'Duas perguntas' } } });
  expect((await planned!.next()).value).toEqual({ data: { viewerChanged: { currentPlan: 'PLANO_VOO' } } });
  await client.dispose();
});

it('products that are saved reach an open tab and a tab that reconnects, though no field of the account has changed', async () => {
  const owner = await server.anOwner({ plan: 'plano_voo' });
  const saveProducts =
    'mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { ... on SaveProductsSuccess { __typename } } }';
  const open = await subscribeToAccount(owner, asked);
  for (const name of ['Café', 'Café coado']) {
    await owner.graphql(saveProducts, { input: { products: [{ name }] } });
    const expected = { items: [{ name }] };
    await expect.poll(() => open.seen.at(-1)?.products).toEqual(expected);
    const back = await subscribeToAccount(createOwner(server.url, owner), asked);
    expect(back.seen[0]?.products).toEqual(expected);
    back.leave();
  }
  open.leave();
});
