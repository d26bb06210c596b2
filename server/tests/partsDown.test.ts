import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withRetry } from '../src/adapters/store/mongo/retry.ts';
import { rethrowDamage } from '../src/adapters/store/sqlite/damage.ts';
import { PartUnavailable } from '../src/domain/partUnavailable.ts';
import { firstAnswer } from './seed/operations.ts';
import type { Owner } from './seed/owner.ts';
import { aServer, type TestServer } from './seed/server.ts';

const message = 'Estamos com um problema técnico. Tente de novo em instantes.';

describe('a store that cannot be reached', () => {
  let working: TestServer;
  let server: TestServer;
  let owner: Owner;
  const down = () => Promise.reject(new PartUnavailable('store', 'falha em mongodb://admin:senha@db.interno'));
  beforeAll(async () => {
    working = await aServer();
    const { store } = working;
    const users = { ...store.users, find: down, findByCustomer: down };
    server = await aServer({ store: { ...store, users, ping: down, close: () => Promise.resolve() } });
    owner = await server.anOwner();
  });
  afterAll(async () => {
    await server.stop();
    await working.stop();
  });

  it('makes REST answer 503 with its name', async () => {
    const { status, body } = await owner.call('GET', '/api/get-generation-history');
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
    expect((await server.visitor('GET', '/live')).status).toBe(200);
  });

  it('is logged as a warning, and as no bug', () => {
    const lines = server.logged.map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(lines.filter(({ part }) => part === 'store').length).toBeGreaterThanOrEqual(3);
  });

  it('is reported for a MongoDB without a primary', async () => {
    const client = new MongoClient('mongodb://127.0.0.1:9/?replicaSet=rs0', { serverSelectionTimeoutMS: 100 });
    const asked = withRetry(() => client.db().command({ ping: 1 }));
    await expect(asked).rejects.toMatchObject({ name: new PartUnavailable('store', '').name, part: 'store' });
    await client.close();
  });

  it.each([8, 10, 13, 14, 10 + 256 * 3])('is reported for the SQLite disk error %i', (errcode) => {
    const full = () => {
      throw Object.assign(new Error('database or disk is full'), { errcode });
    };
    expect(() => rethrowDamage('bemtevi.sqlite', full)).toThrow(PartUnavailable);
  });
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
});
