import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAnswer } from '../seed/operations.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';
import { watchWriting } from '../seed/writing.ts';

/** The message of an unexpected error, which no client may read. */
const inside = 'falha em mongodb://admin:senha@db.interno:27017 tabela users';
const somethingWrong = 'Ocorreu um erro.';

describe('an unexpected error', () => {
  let working: TestServer;
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    working = await aServer();
    const { store } = working;
    const broken = {
      ...store,
      users: { ...store.users, find: () => Promise.reject(new TypeError(inside)) },
      close: () => Promise.resolve(),
    };
    server = await aServer({ store: broken });
    owner = await server.anOwner();
  });
  afterAll(async () => {
    await server.stop();
    await working.stop();
  });

  const logged = () => server.logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');

  it('is masked over REST, and logged with its request id', async () => {
    const { status, body, headers } = await owner.call('GET', '/api/get-generation-history');
    expect({ status, body }).toEqual({ status: 500, body: { error: somethingWrong, code: 'INTERNAL_SERVER_ERROR' } });
    const entry = logged().find(({ requestId }) => requestId === headers.get('x-request-id'));
    expect(entry.error).toMatchObject({
      name: 'TypeError',
      message: inside,
      stack: expect.stringContaining('masking.test.ts'),
    });
  });

  it('is masked over GraphQL, and logged with its request id', async () => {
    const { status, body, headers } = await owner.call('POST', '/graphql', { query: '{ viewer { id } }' });
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        data: null,
        errors: [{ message: somethingWrong, path: ['viewer'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
      },
    });
    const entry = logged().find(({ requestId }) => requestId === headers.get('x-request-id'));
    expect(entry.error).toMatchObject({ name: 'TypeError', message: inside });
  });

  it('is masked over WebSocket also when it comes between two events, and logged', async () => {
    const writer = await working.anOwner();
    working.beforeStoreCall('generations.add', () => Promise.reject(new TypeError(inside)));
    const watched = watchWriting(writer);
    expect(await watched.ended).toMatchObject([
      { message: somethingWrong, extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    expect(JSON.stringify(watched.events)).not.toContain('senha');
    const entries = working.logged.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
    expect(entries).toMatchObject([{ requestId: expect.any(String), error: { name: 'TypeError', message: inside } }]);
  });

  it('is answered also when it looks like a client that left, as a broken connection of the server does', async () => {
    const reader = await working.anOwner();
    const reset = Object.assign(new Error(inside), { code: 'ECONNRESET' });
    working.beforeStoreCall('generations.page', () => Promise.reject(reset));
    const headers = { authorization: `Bearer ${reader.token}` };
    const signal = AbortSignal.timeout(20_000);
    expect(await reader.call('GET', '/api/get-generation-history', undefined, { headers, signal })).toMatchObject({
      status: 500,
      body: { error: somethingWrong },
    });
  });

  it.each(['{ viewer { id } }', 'subscription { viewerChanged { id } }'])(
    'is masked over WebSocket, and logged: %s',
    async (query) => {
      const before = logged().length;
      const answer = await firstAnswer(owner.socket(), query);
      expect(answer.data ?? null).toBeNull();
      expect(answer.errors).toMatchObject([{ message: somethingWrong, extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
      expect(JSON.stringify(answer)).not.toContain('senha');
      const entries = logged().slice(before);
      expect(entries).toMatchObject([{ requestId: expect.any(String), error: { name: 'TypeError', message: inside } }]);
    },
  );
});
