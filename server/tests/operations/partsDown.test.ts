import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { MongoClient, MongoServerError } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRetry } from '../../src/adapters/store/mongo/retry.ts';
import { rethrowDamage } from '../../src/adapters/store/sqlite/damage.ts';
import { deletionSteps } from '../../src/domain/account/deletion.ts';
import { PartUnavailable } from '../../src/domain/partUnavailable.ts';
import type { Store } from '../../src/domain/ports.ts';
import { createKeyedHash } from '../../src/keyedHash.ts';
import { callerWithKey } from '../seed/apiKeys.ts';
import { subscribeToAccount } from '../seed/live.ts';
import { firstAnswer } from '../seed/operations.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const message = 'Estamos com um problema técnico. Tente de novo em instantes.';

/** A store that is lost when `lose` is called: until `restore` is, all that it is asked is rejected. Its feed goes on. */
function aLosableStore(store: Store): { readonly store: Store; lose(): void; restore(): void } {
  let isLost = false;
  const losable = (value: unknown): unknown => {
    if (typeof value !== 'function') {
      return Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, losable(inner)]));
    }
    return (...input: unknown[]): unknown =>
      isLost
        ? Promise.reject(new PartUnavailable('store', 'falha em mongodb://admin:senha@db.interno'))
        : value(...input);
  };
  return {
    store: { ...(losable(store) as Store), feed: store.feed, close: () => Promise.resolve() },
    lose: () => void (isLost = true),
    restore: () => void (isLost = false),
  };
}

describe('a store that cannot be reached', () => {
  let working: TestServer;
  let server: TestServer;
  let owner: Owner;
  /** Has not called before, so that this access is to be recorded. */
  let newcomer: Owner;
  beforeAll(async () => {
    working = await aServer();
    const { store, lose } = aLosableStore(working.store);
    server = await aServer({ store });
    owner = await server.anOwner({ plan: 'plano_voo' });
    const { caller } = await callerWithKey(server.url, owner);
    await Promise.all([subscribeToAccount(owner), subscribeToAccount(caller)]);
    newcomer = await server.anOwner();
    await server.runJobs();
    lose();
  });
  afterAll(async () => {
    await server.stop();
    await working.stop();
  });

  const lines = () => server.logged.map((line) => JSON.parse(line) as Record<string, unknown>);

  it('makes REST answer 503 with its name', async () => {
    const { status, body } = await newcomer.call('GET', '/api/get-generation-history');
    expect({ status, body }).toEqual({ status: 503, body: { error: message, code: 'UNAVAILABLE', part: 'store' } });
  });

  it('makes GraphQL answer 503 with its name', async () => {
    const { status, body } = await owner.call('POST', '/graphql', { query: '{ viewer { id } }' });
    const error = { message, path: ['viewer'], extensions: { code: 'UNAVAILABLE', part: 'store' } };
    expect({ status, body }).toEqual({ status: 503, body: { data: null, errors: [error] } });
  });

  it('is named to a WebSocket', async () => {
    const answer = await firstAnswer(owner.socket(), '{ viewer { id } }');
    expect(answer.errors).toMatchObject([{ message, extensions: { code: 'UNAVAILABLE', part: 'store' } }]);
  });

  it('makes /ready answer 503, while /live stays 200', async () => {
    expect(await server.visitor('GET', '/ready')).toMatchObject({ status: 503, body: { status: 'store unreachable' } });
    await server.visitor('GET', '/ready');
    const answered = lines().filter(({ path, part }) => path === '/ready' && part === 'store');
    expect(answered).toMatchObject([{ status: 503 }, { status: 503 }]);
    expect((await server.visitor('GET', '/live')).status).toBe(200);
  });

  it('makes the jobs of every group fail, and their names are logged', async () => {
    await server.runJobs();
    const failed = lines().filter(({ job, part }) => job !== undefined && part === 'store');
    const oneOfEachGroup = ['settle expired holds', 'sync overdue subscriptions', 'deliver e-mails'];
    expect(failed.map(({ job }) => job)).toEqual(expect.arrayContaining(oneOfEachGroup));
  });

  it('keeps revoked API keys and deletions from sockets, and the failing watchers are logged', async () => {
    const watchersThatFailed = () => lines().flatMap(({ watched = [] }) => watched);
    await working.store.users.changeName(owner.uid, 'Outra');
    await expect.poll(watchersThatFailed).toEqual(['API key']);
    await working.store.deletions.begin({
      userId: owner.uid,
      requestedAt: new Date(0),
      subscriptionId: null,
      customerId: null,
      left: deletionSteps,
    });
    await expect.poll(watchersThatFailed).toEqual(['API key', 'deletion', 'deletion']);
  });

  it('is logged as a warning, and as no bug', () => {
    expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
    expect(lines().filter(({ part }) => part === 'store').length).toBeGreaterThanOrEqual(6);
  });

  it('is reported for a MongoDB without a primary', async () => {
    const client = new MongoClient('mongodb://127.0.0.1:9/?replicaSet=rs0', { serverSelectionTimeoutMS: 100 });
    const asked = withRetry(() => client.db().command({ ping: 1 }));
    await expect(asked).rejects.toMatchObject({ name: new PartUnavailable('store', '').name, part: 'store' });
    await client.close();
  });

  it('is reported for a MongoDB that leaves no connection free in time', async () => {
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const { port } = silent.address() as AddressInfo;
    // Behind a load balancer the driver takes the server for available before it has answered.
    const client = new MongoClient(`mongodb://127.0.0.1:${port}/?loadBalanced=true`, { waitQueueTimeoutMS: 50 });
    const asked = withRetry(() => client.db().command({ ping: 1 }));
    await expect(asked).rejects.toMatchObject({ name: new PartUnavailable('store', '').name, part: 'store' });
    await client.close();
    silent.close();
  });

  it('is reported for a MongoDB in which no majority confirms a write in time', async () => {
    const timeout = new MongoServerError({ message: 'waiting for replication timed out', code: 64 });
    await expect(withRetry(() => Promise.reject(timeout))).rejects.toThrow(PartUnavailable);
  });

  it.each([8, 10, 13, 14, 10 + 256 * 3])('is reported for the SQLite disk error %i', (errcode) => {
    const full = () => {
      throw Object.assign(new Error('database or disk is full'), { errcode });
    };
    expect(() => rethrowDamage('bemtevi.sqlite', full)).toThrow(PartUnavailable);
  });
});

it('a part that is lost, is back and is lost again is logged at each loss, however often /ready is asked', async () => {
  const working = await aServer();
  const { store, lose, restore } = aLosableStore(working.store);
  const server = await aServer({ store });
  for (const change of [lose, restore, lose]) {
    change();
    for (let time = 0; time < 2; time += 1) await server.visitor('GET', '/ready');
  }
  const lines = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  const ofReady = lines.filter(({ message: said, job }) => said === 'a part is unavailable' && job === undefined);
  restore();
  await server.stop();
  await working.stop();
  expect(ofReady).toHaveLength(2);
});

describe('an identity provider that cannot be reached', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer({ env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' } })));
  afterAll(() => server.stop());

  it('makes calls answer 503 with its name, and /ready too', async () => {
    const owner = await server.anOwner();
    const rest = await owner.call('GET', '/api/get-generation-history');
    expect(rest).toMatchObject({ status: 503, body: { error: message, code: 'UNAVAILABLE', part: 'identity' } });
    const overGraphQL = await owner.call('POST', '/graphql', { query: '{ viewer { id } }' });
    expect(overGraphQL).toMatchObject({ status: 503, body: { errors: [{ extensions: { part: 'identity' } }] } });
    expect(await server.visitor('GET', '/ready')).toMatchObject({
      status: 503,
      body: { status: 'identity unreachable' },
    });
  });

  it('is logged with the reason once, however often /ready is asked', async () => {
    for (let time = 0; time < 3; time += 1) await server.visitor('GET', '/ready');
    const lines = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
    const warnings = lines.filter(({ message: said, requestId }) => said === 'a part is unavailable' && !requestId);
    expect(warnings).toMatchObject([
      { level: 'warn', part: 'identity', error: { message: expect.stringMatching(/./) } },
    ]);
  });
});

describe('the unsubscribe link of tips, while the store cannot be reached', () => {
  it('answers 503 with a page in Portuguese, and is logged as a warning with the request id', async () => {
    const secret = 'x'.repeat(32);
    const working = await aServer();
    const { store } = working;
    const down = () => Promise.reject(new PartUnavailable('store', 'unreachable'));
    const mailPreferences = { find: down, save: down };
    const server = await aServer({
      store: { ...store, mailPreferences, close: () => Promise.resolve() },
      env: { HASH_SECRET: secret },
    });
    const chave = createKeyedHash(secret)('unsubscribe tips ana');
    const query = new URLSearchParams({ conta: 'ana', chave }).toString();
    const answer = await fetch(`${server.url}/emails/parar?${query}`, { method: 'POST' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain(`<h1>${message}</h1>`);
    const lines = server.logged.map((line) => JSON.parse(line)).filter(({ level }) => level !== 'info');
    const requestId = answer.headers.get('x-request-id');
    const warning = { level: 'warn', part: 'store', operation: 'POST /emails/parar', requestId };
    expect(lines).toMatchObject([warning]);
    await server.stop();
    await working.stop();
  });
});
