import { randomUUID } from 'node:crypto';
import { getEventListeners } from 'node:events';
import { request as httpRequest } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPubSub } from '../../src/adapters/store/pubSub.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { createLeakDetector } from '../../src/adapters/writer/openai/leakDetection.ts';
import { noBilling } from '../../src/domain/billing/billing.ts';
import { deletionSteps } from '../../src/domain/account/deletion.ts';
import { PartUnavailable } from '../../src/domain/partUnavailable.ts';
import type { Identity, Store, Users } from '../../src/domain/ports.ts';
import type { User } from '../../src/domain/account/user.ts';
import { createAccounts } from '../../src/services/accounts.ts';
import { aGeneration, aPrincipal, aUser } from '../seed/domain.ts';
import { aHistory } from '../seed/history.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const directory = mkdtempSync(join(tmpdir(), 'bemtevi-boundaries-'));
let files = 0;
const aStore = () => openSqliteStore({ file: join(directory, `${(files += 1)}.sqlite`) });
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe('at the edge of a rule', () => {
  let now = new Date();
  let server: TestServer;
  let payments: TestPayments;
  /** What happens just before an account is read or created. */
  let meanwhile: { find?: (id: string) => Promise<void>; create?: (id: string) => Promise<void> } = {};
  let users: Users;
  beforeAll(async () => {
    const clock = { now: () => now };
    payments = await aPaymentsStandIn({ clock, retryAfterMs: [] });
    const store = aStore();
    users = store.users;
    const raced: Users = {
      ...users,
      async find(id) {
        await meanwhile.find?.(id);
        return users.find(id);
      },
      async create(user) {
        await meanwhile.create?.(user.id);
        return users.create(user);
      },
    };
    server = await aServer({ store: { ...store, users: raced }, clock, payments });
  });
  afterAll(async () => {
    await server.stop();
    await payments.stop();
  });

  it.each([
    ['setFavourite', { favourite: true }],
    ['updateVariations', { variations: ['um', 'dois', 'três'] }],
    ['adjustVariation', { variation: 0, kind: 'SHORTER', requestId: randomUUID() }],
  ])('a text outside the history window of the plan is not found by %s, and is not changed', async (field, change) => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const [oldest, next] = await aHistory(server, owner, 101);
    const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
    const answerTo = async (generationId: string) =>
      (
        await owner.graphql(`mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`, {
          input: { generationId, ...change },
        })
      ).data[field].__typename;
    expect(await answerTo(oldest!.id)).toBe('GenerationNotFound');
    expect(await server.store.generations.find(owner.uid, oldest!.id)).toEqual(oldest);
    expect(await answerTo(next!.id)).toMatch(/Success$|^NothingToAdjust$/);
  });

  it('a click whose text is outside the history window of the plan is stored and shows no text', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const [oldest, next] = await aHistory(server, owner, 101);
    const clickOf = async ({ requestId }: { requestId: string }) =>
      (await owner.graphql('query ($id: ID!) { click(requestId: $id) { state generation { id } } }', { id: requestId }))
        .data.click;
    expect(await clickOf(oldest!)).toEqual({ state: 'STORED', generation: null });
    expect(await clickOf(next!)).toEqual({ state: 'STORED', generation: { id: next!.id } });
  });

  it('a click that ends while its state is read is answered as stored, and not as returned', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const ended = aGeneration({ userId: owner.uid, createdAt: now });
    const stateOf = async (id: string) =>
      (await owner.graphql('query ($id: ID!) { click(requestId: $id) { state } }', { id })).data.click.state;
    let reads = 0;
    meanwhile = { find: async () => void (reads += 1) };
    expect(await stateOf(randomUUID())).toBe('RETURNED');
    // The last time that the account is read is for the state.
    let left = reads;
    meanwhile = {
      find: async () => {
        if ((left -= 1) === 0) await server.store.generations.add(ended);
      },
    };
    expect(await stateOf(ended.requestId)).toBe('STORED');
    meanwhile = {};
  });

  it('an account is not created again by a call that began before its deletion', async () => {
    const owner = await server.anOwner({ account: 'none' });
    meanwhile = {
      create: async (userId) => {
        const deletion = { userId, requestedAt: now, subscriptionId: null, customerId: null, left: deletionSteps };
        await server.store.deletions.begin(deletion);
      },
    };
    const { errors } = await owner.graphql('{ viewer { id } }');
    meanwhile = {};
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(await users.find(owner.uid)).toBeNull();
  });

  it('a purchase can be refunded in the last instant of the seven days, and not after it', async () => {
    const owner = await server.anOwner({ account: 'none' });
    const firstPaidAt = now;
    await users.create({ ...owner.account({ plan: 'plano_voo' }), billing: { ...noBilling, firstPaidAt } });
    const until = async (ms: number) => {
      now = new Date(firstPaidAt.getTime() + 7 * 86_400_000 + ms);
      const { data } = await owner.graphql('{ viewer { subscription { refundableUntil } } }');
      return data.viewer.subscription.refundableUntil as string | null;
    };
    expect(await until(0)).toBe(new Date(firstPaidAt.getTime() + 7 * 86_400_000).toISOString());
    expect(await until(1)).toBeNull();
    now = firstPaidAt;
  });

  it('a session whose checkout was replaced while it was created can no longer be paid', async () => {
    const owner = await server.anOwner();
    const sessions = async () => {
      const customer = (await users.find(owner.uid))?.billing.customerId;
      return customer ? (await payments.stripe.checkout.sessions.list({ customer })).data : [];
    };
    meanwhile = {
      find: async (id) => {
        const checkout = (await users.find(id))?.billing.checkout;
        if (!checkout || (await sessions()).length === 0) return;
        meanwhile = {};
        await users.beginCheckout(id, { key: randomUUID(), plan: 'plano_revoada', at: now }, checkout.key);
      },
    };
    expect((await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' })).status).toBe(503);
    expect((await sessions()).map(({ status }) => status)).toEqual(['expired']);
  });

  it('a session that is paid while the checkout of another plan replaces it leads to the portal', async () => {
    const owner = await server.anOwner();
    const choose = (planKey: string) => owner.call('POST', '/api/create-checkout-session', { planKey });
    await choose('voo');
    const customer = (await users.find(owner.uid))!.billing.customerId!;
    const sessions = async () => (await payments.stripe.checkout.sessions.list({ customer })).data;
    const [session] = await sessions();
    meanwhile = {
      // After the sessions were listed: the account is read once more before the others are expired.
      find: async (id) => {
        if ((await users.find(id))?.billing.checkout?.plan !== 'plano_revoada') return;
        meanwhile = {};
        await payments.control.checkout(session!.id, 'pay');
      },
    };
    const { checkoutUrl } = (await choose('revoada')).body;
    expect(await sessions()).toMatchObject([{ id: session!.id, status: 'complete' }]);
    expect(checkoutUrl).toContain('/p/session/');
  });

  it.each([
    [256 * 1024, 400],
    [256 * 1024 + 1, 413],
  ])('a chunked body of %i bytes is answered with %i', async (bytes, status) => {
    const owner = await server.anOwner();
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
    const sent = httpRequest(`${server.url}/api/generate-content`, { method: 'POST', headers }, (answer) =>
      resolve(answer.resume().statusCode ?? 0),
    );
    sent.once('error', reject);
    for (let left = bytes; left > 0; left -= 16_384) sent.write(' '.repeat(Math.min(left, 16_384)));
    sent.end();
    expect(await promise).toBe(status);
  });
});

const clock = { now: () => new Date('2026-06-01T12:00:00.000Z') };
/** The accounts of a store at that time. */
const accountsOf = (
  { users, deletions, feed }: Store,
  identity: Pick<Identity, 'verifiedEmail' | 'rename'> = { verifiedEmail: async () => null, rename: async () => {} },
) =>
  createAccounts({
    users,
    deletions,
    identity,
    feed,
    clock,
    signInClock: clock,
    findFreeCredits: async () => null,
    recordRefund: async () => {},
    log: { info() {}, warn() {}, error() {} },
  });

it('every due account is renewed in one run, however many batches that takes', async () => {
  const store = aStore();
  const { users } = store;
  const due = Array.from({ length: 1_001 }, () => aUser({ textCredits: 0 }));
  await Promise.all(due.map((user) => users.create(user)));
  const accounts = accountsOf(store);
  expect(await accounts.renewFreeCredits()).toBe(1_001);
  expect(await users.dueForGrant(clock.now(), 10)).toEqual([]);
  await store.close();
});

it('a subscriber is told that the account is deleted when its feed ends with a deletion, and not when it ends for another reason', async () => {
  const store = aStore();
  const pubSub = createPubSub<User>();
  const accounts = accountsOf({ ...store, feed: { changes: (id, signal) => pubSub.subscribe(id, signal) } });
  const [going, staying] = [aPrincipal(), aPrincipal()];
  await store.deletions.begin({
    userId: going.uid,
    requestedAt: clock.now(),
    subscriptionId: null,
    customerId: null,
    left: deletionSteps,
  });
  const told = [going, staying].map((principal) => accounts.untilDeleted(principal, new AbortController().signal));
  for (const { uid } of [going, staying]) pubSub.end(uid);
  expect(await Promise.all(told)).toEqual([true, false]);
  await store.close();
});

it.each([
  ['the store cannot be reached', () => Promise.reject(new PartUnavailable('store', 'down'))],
  ['the account is being deleted', async () => aUser({ leaving: true })],
])('a subscription to an account closes its subscription to the feed when %s', async (_when, find) => {
  const store = aStore();
  const pubSub = createPubSub<User>();
  const feed = { changes: (id: string, signal: AbortSignal) => pubSub.subscribe(id, signal) };
  const accounts = accountsOf({ ...store, users: { ...store.users, find }, feed });
  const changes = accounts.watch(aPrincipal(), new AbortController().signal);
  expect(pubSub.subscribed()).toHaveLength(1);
  await changes.next().catch(() => undefined);
  expect(pubSub.subscribed()).toEqual([]);
  await store.close();
});

it('a call is served with the stored e-mail while the identity provider cannot confirm a new one, and a later call asks again', async () => {
  const store = aStore();
  const { id, email } = await store.users.create(aUser({ createdAt: clock.now(), hasCompletedOnboarding: true }));
  const answers = [() => Promise.reject(new PartUnavailable('identity', 'down')), async () => 'nova@padaria.example'];
  const accounts = accountsOf(store, { verifiedEmail: () => answers.shift()!(), rename: async () => {} });
  const principal = aPrincipal({ uid: id, email: 'nova@padaria.example' });
  const enter = () => accounts.authorise(principal, 'onboarded', 'owner alone');
  expect(await enter()).toMatchObject({ id, email });
  expect(await enter()).toMatchObject({ id, email: 'nova@padaria.example' });
  await store.close();
});

it('a name that the identity provider did not take is not stored', async () => {
  const store = aStore();
  const user = await store.users.create(aUser());
  const down = () => Promise.reject(new PartUnavailable('identity', 'down'));
  const accounts = accountsOf(store, { verifiedEmail: down, rename: down });
  const principal = aPrincipal({ uid: user.id, authenticatedAt: clock.now() });
  await expect(accounts.changeName(user, principal, 'Outra')).rejects.toThrow(PartUnavailable);
  expect(await store.users.find(user.id)).toMatchObject({ displayName: user.displayName });
  await store.close();
});

it('a leak of the instructions in the middle of one large chunk is detected', () => {
  const instructions = 'Escreva sempre em português do Brasil e nunca invente preços nem datas de entrega';
  const chunk = `Oi, tudo bem? ${instructions}. E agora o texto sobre o pão quentinho da nossa padaria de bairro.`;
  expect(createLeakDetector(instructions)()(chunk, true)).toBe('leak');
  expect(
    createLeakDetector(instructions)()('O pão quentinho da nossa padaria de bairro, todo dia às sete.', true),
  ).not.toBe('leak');
});

it('an older state of an account is never delivered after a newer one', async () => {
  const pubSub = createPubSub<string>();
  const values = pubSub.subscribe('ana', new AbortController().signal);
  pubSub.publish('ana', 2, 'newer');
  pubSub.publish('ana', 1, 'older');
  expect(await values.next()).toEqual({ done: false, value: 'newer' });
  pubSub.publish('ana', 1, 'older');
  pubSub.publish('ana', 3, 'newest');
  expect(await values.next()).toEqual({ done: false, value: 'newest' });
  pubSub.close();
});

it('a subscription removes its listener from its abort signal, however it ends', async () => {
  const pubSub = createPubSub<string>();
  const { signal } = new AbortController();
  const listening = () => getEventListeners(signal, 'abort').length;
  const returned = pubSub.subscribe('ana', signal);
  pubSub.subscribe('ana', signal);
  expect(listening()).toBe(2);
  await returned.return?.();
  expect(listening()).toBe(1);
  pubSub.end('ana');
  expect(listening()).toBe(0);
});

it('a server that is stopping answers 503 at /ready for as long as it still takes calls', async () => {
  const server = await aServer({ env: { STOP_DELAY_SECONDS: '3' } });
  expect(await server.visitor('GET', '/ready')).toMatchObject({ status: 200 });
  const stopped = server.stop();
  expect(await server.visitor('GET', '/ready')).toMatchObject({ status: 503, body: { status: 'stopping' } });
  expect(await server.visitor('GET', '/live')).toMatchObject({ status: 200 });
  await stopped;
  await expect(server.visitor('GET', '/ready')).rejects.toThrow('fetch failed');
});

it('a server that is stopping ends once the calls in progress are answered, though their connections stay open', async () => {
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  let isAsked = false;
  const server = await aServer({
    writer: {
      demonstration: true,
      async write() {
        isAsked = true;
        await written;
        return { fault: 'unavailable', detail: 'of the test' };
      },
    },
  });
  const owner = await server.anOwner();
  const click = owner.click();
  await expect.poll(() => isAsked).toBe(true);
  let isStopped = false;
  const stopped = server.stop().then(() => (isStopped = true));
  write();
  expect((await click).status).toBe(503);
  // Sooner than the server gives up waiting for open connections.
  await expect.poll(() => isStopped).toBe(true);
  await stopped;
});
