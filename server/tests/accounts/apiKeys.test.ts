import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import type { PlanKey } from '../../src/domain/billing/plan.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { callerWithKey, createKey, revokeKey } from '../seed/apiKeys.ts';
import { aClock } from '../seed/clock.ts';
import { subscribeToAccount, rawSocket, connectionInit } from '../seed/live.ts';
import { createOwner } from '../seed/owner.ts';
import { atOnce, tally } from '../seed/races.ts';
import { aDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const revoked = 'Esta chave de API não existe ou foi revogada.';
const me = '{ viewer { businessName } }';

describe.each(stores)('API keys (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer({ on })));
  afterAll(() => server.stop());

  it('are shown once, in a form that leak scanners know, and only their hash is stored', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const made = await createKey(owner, '  Planilha da semana ');
    expect(made).toMatchObject({ __typename: 'CreateApiKeySuccess', apiKey: { name: 'Planilha da semana' } });
    expect(made.secret).toMatch(/^bvk_[\w-]{43}$/);
    expect(Buffer.from(made.secret.slice(4), 'base64url')).toHaveLength(32);
    expect(made.apiKey.ending).toBe(made.secret.slice(-4));
    const listed = await owner.graphql('{ apiKeys { id name ending createdAt lastUsedAt } }');
    expect(listed.data.apiKeys).toMatchObject([{ id: made.apiKey.id, lastUsedAt: null }]);
    expect(JSON.stringify(listed)).not.toContain(made.secret.slice(4, -4));
    expect(JSON.stringify(await server.store.apiKeys.of(owner.uid))).not.toContain(made.secret.slice(4, -4));
    const { body } = await owner.call('GET', '/api/export-data');
    expect(body.apiKeys).toEqual(listed.data.apiKeys);
    expect(Object.keys(body.about.apiKeys)).toEqual(Object.keys(body.apiKeys[0]));
  });

  it('serve on HTTP, REST and WebSocket, and their last use is written once a minute', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const { caller, id } = await callerWithKey(server.url, owner);
    expect(await caller.graphql(me)).toEqual({ data: { viewer: { businessName: 'Pão da Praça' } } });
    expect(await caller.call('GET', '/api/get-generation-history')).toMatchObject({ status: 200 });
    expect(await caller.click()).toMatchObject({ status: 200 });
    const live = await subscribeToAccount(caller, 'subscription { viewerChanged { textCredits } }');
    await caller.click();
    await expect.poll(() => live.seen.at(-1)).toEqual({ textCredits: 3 });
    live.leave();
    // MongoDB may report the first click after the subscription began, so its state may be there twice.
    expect(live.seen[0]).toEqual({ textCredits: 4 });
    expect(new Set(live.seen.map(({ textCredits }) => textCredits))).toEqual(new Set([4, 3]));
    const used = async () => (await server.store.apiKeys.of(owner.uid))[0]?.lastUsedAt?.getTime() ?? 0;
    await expect.poll(used).toBeGreaterThan(0);
    const first = await used();
    await caller.graphql(me);
    expect(await used()).toBe(first);
    await server.store.apiKeys.recordUse(owner.uid, id, new Date(first - 61_000));
    await caller.graphql(me);
    await expect.poll(used).toBeGreaterThanOrEqual(first);
  });

  it('serve a call although its last use cannot be written, or is never written', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const { secret } = await callerWithKey(server.url, owner);
    for (const recordUse of [
      () => Promise.reject(new Error('the disk is full')),
      () => new Promise<never>(() => undefined),
    ]) {
      const apiKeys = { ...server.store.apiKeys, recordUse };
      const other = await aServer({ store: { ...server.store, apiKeys, close: () => Promise.resolve() } });
      const caller = createOwner(other.url, { ...owner, token: secret });
      expect((await caller.graphql(me)).data).toEqual({ viewer: { businessName: 'Pão da Praça' } });
      await other.stop();
    }
  });

  it('are limited to five, also when made simultaneously, and revoking one makes room', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const made = await atOnce(12, () => createKey(owner));
    expect(tally(made.map(({ __typename }) => __typename))).toEqual({ CreateApiKeySuccess: 5, TooManyApiKeys: 7 });
    expect(made.find(({ message }) => message)).toMatchObject({
      message: 'Você já tem 5 chaves. Revogue uma para criar outra.',
    });
    const kept = made.find(({ apiKey }) => apiKey);
    expect(await revokeKey(owner, kept.apiKey.id)).toEqual({
      data: { revokeApiKey: { __typename: 'RevokeApiKeySuccess' } },
    });
    expect(await createKey(owner)).toMatchObject({ __typename: 'CreateApiKeySuccess' });
  });

  it('need a name, a paid plan and a recent sign-in', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    for (const name of ['  ', 'x'.repeat(41), 'a\0b']) {
      expect(await createKey(owner, name)).toMatchObject({ __typename: 'InvalidApiKey' });
    }
    const free = await server.anOwner();
    expect(await createKey(free)).toEqual({
      __typename: 'PlanLocked',
      message: 'Chaves de API: disponível a partir do Plano Voo.',
    });
    const clock = aClock();
    const later = await aServer({ on, clock });
    const tired = await later.anOwner({ plan: 'plano_voo' });
    clock.advance(6 * 60);
    expect(await createKey(tired)).toEqual({
      __typename: 'RecentSignInRequired',
      message: 'Por segurança, entre novamente antes de criar uma chave.',
    });
    await later.stop();
  });

  it('are kept on a plan without them, refused with the plan that has them, and served again after an upgrade', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const { caller } = await callerWithKey(server.url, owner);
    const { closed } = await rawSocket(server.url, { messages: [connectionInit(caller.token)] });
    await caller.graphql(me);
    const { users } = server.store;
    const { billing, ...account } = (await users.find(owner.uid))!;
    const onPlan = async (currentPlan: PlanKey) => {
      const { rev } = (await users.find(owner.uid))!.billing;
      await users.saveBilling(
        owner.uid,
        rev,
        { ...account, currentPlan, billing, moves: [], requiredBalance: null },
        [],
      );
    };
    await onPlan('plano_ninho');
    const message = 'Chaves de API: disponível a partir do Plano Voo.';
    const locked = { code: 'PLAN_LOCKED', field: 'apiKey', requiredPlan: 'PLANO_VOO' };
    expect((await caller.graphql(me)).errors).toMatchObject([{ message, extensions: locked }]);
    expect(await caller.call('GET', '/api/get-generation-history')).toMatchObject({
      status: 403,
      body: { error: message, code: 'PLAN_LOCKED', requiredPlan: 'plano_voo' },
    });
    expect(await closed).toBe(4401);
    expect((await owner.graphql('{ apiKeys { name } }')).data.apiKeys).toHaveLength(1);
    await onPlan('plano_voo');
    expect((await caller.graphql(me)).data.viewer).toBeDefined();
  });

  it('are refused with a secret that is malformed, unknown or revoked', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const { secret, id } = await callerWithKey(server.url, owner);
    await revokeKey(owner, id);
    for (const token of ['bvk_', 'bvk_curta', `${secret}x`, `bvk_${'A'.repeat(43)}`, secret.toUpperCase(), secret]) {
      const caller = createOwner(server.url, { uid: '', email: '', token });
      expect((await caller.call('GET', '/api/get-generation-history')).status).toBe(401);
    }
    const caller = createOwner(server.url, { uid: '', email: '', token: secret });
    expect((await caller.graphql(me)).errors[0].message).toBe(revoked);
  });

  it("of a disabled or deleted account, or after the e-mail's verification is gone, serve nothing", async () => {
    const fast = await aServer({ on, verifiedForMs: 200 });
    const accounts = emulatorApi(inject('emulatorHost'), 'demo-bemtevi');
    const [unverified, disabled, gone] = [
      await fast.anOwner({ plan: 'plano_voo' }),
      await fast.anOwner({ plan: 'plano_voo' }),
      await fast.anOwner({ plan: 'plano_voo' }),
    ];
    const [first, second, third] = [
      await callerWithKey(fast.url, unverified),
      await callerWithKey(fast.url, disabled),
      await callerWithKey(fast.url, gone),
    ];
    await accounts.update({ localId: unverified.uid, emailVerified: false });
    await accounts.update({ localId: disabled.uid, disableUser: true });
    const statusOf = async ({ caller }: typeof first) =>
      (await caller.call('GET', '/api/get-generation-history')).status;
    await expect.poll(() => statusOf(first)).toBe(403);
    await expect.poll(() => statusOf(second)).toBe(401);
    const leave = 'mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }';
    expect(await third.caller.graphql(leave)).toMatchObject({
      errors: [{ extensions: { code: 'API_KEY_NOT_ALLOWED' } }],
    });
    await gone.graphql(leave);
    expect(await statusOf(third)).toBe(401);
    expect(await fast.store.apiKeys.of(gone.uid)).toEqual([]);
    await fast.stop();
  });

  it('count a call once, however many fields it asks for', async () => {
    const { caller } = await callerWithKey(server.url, await server.anOwner({ plan: 'plano_voo' }));
    const query = '{ viewer { id } again: viewer { id } history { edges { cursor } } }';
    const { headers, body } = await caller.call('POST', '/graphql', { query });
    expect(body.errors).toBeUndefined();
    expect(headers.get('ratelimit-remaining')).toBe('59');
  });

  it('count each operation on a WebSocket as a call, and opening it as one', async () => {
    const strict = await aServer({ on, keyRate: { name: 'api-key', points: 3, seconds: 60 } });
    const { caller } = await callerWithKey(strict.url, await strict.anOwner({ plan: 'plano_voo' }));
    const { socket, received } = await rawSocket(strict.url, { messages: [connectionInit(caller.token)] });
    await expect.poll(() => received).toEqual([{ type: 'connection_ack' }]);
    for (const id of ['1', '2', '3']) {
      socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: me } }));
      await expect.poll(() => received.at(-1)).toEqual({ id, type: 'complete' });
    }
    const served = { data: { viewer: { businessName: 'Pão da Praça' } } };
    expect(received.filter(({ type }) => type === 'next').map(({ payload }) => payload)).toMatchObject([
      served,
      served,
      { errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] },
    ]);
    socket.terminate();
    await strict.stop();
  });

  it('make 60 calls a minute each, on all transports together, which refuse the 61st with when to come back', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const clicked = await (await callerWithKey(server.url, owner)).caller.click();
    // Of the key's limit and that of clicks, the one with less left.
    expect(clicked.headers.get('ratelimit-policy')).toBe('10;w=60');
    expect(clicked.headers.get('ratelimit-remaining')).toBe('9');
    const [{ caller }, other] = [await callerWithKey(server.url, owner), await callerWithKey(server.url, owner)];
    for (let call = 0; call < 59; call += 1) await caller.graphql(me);
    const last = await caller.call('GET', '/api/get-generation-history');
    expect(last.status).toBe(200);
    expect(last.headers.get('ratelimit-limit')).toBe('60');
    expect(last.headers.get('ratelimit-remaining')).toBe('0');
    const refused = await caller.call('GET', '/api/get-generation-history');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const headers = {
      authorization: `Bearer ${caller.token}`,
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
    };
    const overLimit = await caller.call('POST', '/graphql', { query: me }, { headers });
    expect(overLimit.status).toBe(429);
    expect(Number(overLimit.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(overLimit.body.errors[0].extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: Number(overLimit.headers.get('retry-after')),
    });
    const { socket } = await rawSocket(server.url, { messages: [connectionInit(caller.token)] });
    const [code, reason] = (await once(socket, 'close')) as [number, Buffer];
    expect(code).toBe(1013);
    expect(String(reason)).toMatch(/^Too many calls, try again in \d+ s$/);
    expect((await other.caller.graphql(me)).data.viewer).toBeDefined();
    expect((await owner.graphql(me)).data.viewer).toBeDefined();
  });
});

const directory = mkdtempSync(join(tmpdir(), 'bemtevi-keys-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

describe.each(stores)('a revoked API key (%s)', (on) => {
  it('is refused within a second by every process, and its open sockets are closed', async () => {
    const database = on === 'mongo' ? aDatabase() : null;
    // SQLite's file has one process.
    const count = on === 'mongo' ? 2 : 1;
    const servers: TestServer[] = [];
    for (let index = 0; index < count; index += 1) {
      const store = database
        ? await openMongoStore({ uri: mongoUri!, database: database.name })
        : openSqliteStore({ file: join(directory, 'bemtevi.sqlite') });
      servers.push(await aServer({ store }));
    }
    const owner = await servers[0]!.anOwner({ plan: 'plano_voo' });
    const { id, secret } = await callerWithKey(servers[0]!.url, owner);
    const callers = servers.map(({ url }) => createOwner(url, { ...owner, token: secret }));
    for (const caller of callers) expect((await caller.graphql(me)).data).toBeDefined();
    const sockets = await Promise.all(servers.map(({ url }) => rawSocket(url, { messages: [connectionInit(secret)] })));
    await Promise.all(servers.map(() => new Promise((resolve) => setTimeout(resolve, 100))));

    const began = performance.now();
    await revokeKey(owner, id);
    const answers = await Promise.all(callers.map((caller) => caller.graphql(me)));
    expect(answers.map(({ errors }) => errors?.[0].message)).toEqual(callers.map(() => revoked));
    const askedMs = performance.now() - began;
    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual(servers.map(() => 4401));
    const closedMs = performance.now() - began;
    console.log(`${on}: refused after ${askedMs.toFixed(0)} ms, sockets closed after ${closedMs.toFixed(0)} ms`);
    expect(askedMs).toBeLessThan(1_000);
    expect(closedMs).toBeLessThan(1_000);
    for (const server of servers) await server.stop();
    await database?.release();
  });
});
