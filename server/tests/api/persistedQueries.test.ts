import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await aServer();
  owner = await server.anOwner();
});
afterAll(() => server.stop());

/** https://www.apollographql.com/docs/apollo-server/performance/apq */
const byHash = (text: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') } },
});

it('a persisted query is answered by its hash once its text was sent, and with PERSISTED_QUERY_NOT_FOUND until then', async () => {
  const query = 'query Known { viewer { id } }';
  const unknown = await owner.call('POST', '/graphql', byHash(query));
  expect(unknown.body.errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
  const answer = { data: { viewer: { id: owner.uid } } };
  expect((await owner.call('POST', '/graphql', { query, ...byHash(query) })).body).toEqual(answer);
  expect((await owner.call('POST', '/graphql', byHash(query))).body).toEqual(answer);
});

it('a text under the hash of another one is refused, and a text that is refused is not stored', async () => {
  const query = 'query Refused { viewer { nothing } }';
  const foreign = await owner.call('POST', '/graphql', { query: '{ viewer { id } }', ...byHash(query) });
  expect(foreign).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] } });
  await owner.call('POST', '/graphql', { query, ...byHash(query) });
  const again = await owner.call('POST', '/graphql', byHash(query));
  expect(again.body.errors).toMatchObject([{ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }]);
});

it.each([
  ['another version', { version: 2, sha256Hash: 'a'.repeat(64) }],
  ['nothing', {}],
])('a persisted query that has %s is refused as a bad request', async (_what, persistedQuery) => {
  const answer = await owner.call('POST', '/graphql', { extensions: { persistedQuery } });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ extensions: { code: 'BAD_REQUEST' } }] } });
  const line = server.logged.map((text) => JSON.parse(text)).findLast(({ path }) => path === '/graphql');
  expect(line).toMatchObject({ status: 400, outcome: 'BAD_REQUEST' });
});
