import { createHash } from 'node:crypto';
import { buildSchema, getOperationAST, parse, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as web from '../../../web/src/gql/graphql.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { newCallRecord } from '../../src/domain/callRecord.ts';
import type { Context } from '../../src/graphql/context.ts';
import { createKnownOperations } from '../../src/http/knownOperations.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (text: string, version = 1) => ({ persistedQuery: { version, sha256Hash: sha256(text) } });

const page =
  'query Pagina($first: Int!) { history(first: $first) { edges { cursor node { id } } pageInfo { hasNextPage } } }';
const two = 'query Eu { viewer { id } } query Textos { history { edges { cursor } } }';
const ofPage = 'query DaPagina { viewer { email } }';
const favourite =
  'mutation Marcar($id: ID!) { setFavourite(input: { generationId: $id, favourite: true }) { __typename } }';

const accepts = [
  '*/*',
  'application/json',
  'application/graphql-response+json, application/json;q=0.9',
  'application/graphql-response+json',
  'multipart/mixed; deferSpec=20220824, application/json',
  'text/html',
];

const bodies: Record<string, unknown> = {
  'a query': { query: '{ viewer { id email plan { key } } }' },
  'a query with its variables': { query: page, variables: { first: 3 }, operationName: 'Pagina' },
  'a variable of another type': { query: page, variables: { first: 'três' } },
  'a variable that is missing': { query: page },
  'variables as a text': { query: page, variables: '{"first": 3}' },
  'variables as a list': { query: page, variables: [3] },
  'an argument that the rules refuse': { query: page, variables: { first: 1_000 } },
  'one of two operations': { query: two, operationName: 'Textos' },
  'the other of two operations': { query: two, operationName: 'Eu', variables: null, extensions: null },
  'neither of two operations': { query: two },
  'an operation that is not there': { query: two, operationName: 'Nada' },
  'a name that is a number': { query: two, operationName: 5 },
  'a name that is empty': { query: '{ viewer { id } }', operationName: '' },
  'a mutation whose result is a failure': { query: favourite, variables: { id: 'x' } },
  'a subscription': { query: 'subscription { userUpdated { id } }' },
  introspection: { query: '{ __schema { queryType { name } } }' },
  'a field that is not there': { query: '{ viewer { nothing } }' },
  'no document': {},
  'an empty document': { query: '' },
  'a list of operations': [{ query: '{ viewer { id } }' }],
  'no extensions in particular': { query: '{ viewer { id } }', extensions: {} },
  'extensions as a text': { query: '{ viewer { id } }', extensions: '{}' },
  'an extension of a client': { query: '{ viewer { id } }', extensions: { clientLibrary: { name: 'x' } } },
  'a text with its hash': { query: '{ viewer { id } }', extensions: byHash('{ viewer { id } }') },
  'a text with the hash of another': { query: '{ viewer { id } }', extensions: byHash(page) },
  'the hash of a text that was sent': { extensions: byHash('{ viewer { id } }') },
  "the hash of one of the page's": { extensions: byHash(ofPage) },
  "the hash of one of the page's and another extension": { extensions: { ...byHash(ofPage), other: 1 } },
  'a hash in another version': { extensions: byHash(ofPage, 2) },
  'the hash of nothing': { extensions: byHash('nothing') },
};

/** The body with another text that asks for the same, so that nobody has sent it before; one with a hash stays as it is. */
const withComment = (body: unknown, comment: string): unknown =>
  typeof body === 'object' && body !== null && 'query' in body && body.query !== '' && !('extensions' in body)
    ? { ...body, query: `${String(body.query)} # ${sha256(comment)}` }
    : body;

describe('an operation that is sent again', () => {
  let server: TestServer;
  let owner: Owner;
  let broken: TestServer;
  beforeAll(async () => {
    server = await aServer({ pageDocuments: new Map([[sha256(ofPage), ofPage]]) });
    owner = await server.anOwner();
    const { store } = server;
    const generations = { ...store.generations, page: () => Promise.reject(new Error('the page is broken')) };
    broken = await aServer({ store: { ...store, generations, close: () => Promise.resolve() } });
  });
  afterAll(async () => {
    await broken.stop();
    await server.stop();
  });

  /** The answer and what is logged of it, without what differs between any two calls. */
  async function answerTo(body: unknown, headers: Record<string, string>) {
    const before = server.logged.length;
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    await expect
      .poll(() => server.logged.slice(before).some((line) => line.includes('"request completed"')))
      .toBe(true);
    const logged = server.logged
      .slice(before)
      .map((line) => ({ ...(JSON.parse(line) as object), requestId: '', ms: 0, error: '' }));
    const sent = [...response.headers].filter(([name]) => name !== 'date' && name !== 'x-request-id');
    return { status: response.status, headers: sent, text, logged };
  }

  it.each(Object.entries(bodies))('is answered and logged as at the first time: %s', async (_what, body) => {
    for (const accept of accepts) {
      for (const authorization of [`Bearer ${owner.token}`, 'Bearer nobody']) {
        const asked = withComment(body, accept + authorization);
        const first = await answerTo(asked, { accept, authorization });
        for (const _again of [1, 2]) expect(await answerTo(asked, { accept, authorization })).toEqual(first);
      }
    }
  });

  it('is answered as the first time: each query of the web page, of an owner with texts of every type', async () => {
    const rich = await server.anOwner({ plan: 'plano_revoada', credits: 50 });
    for (const contentType of contentTypeKeys) await rich.click({ contentType });
    const [{ id }] = (await rich.history()) as [{ id: string }];
    const headers = { accept: 'application/json', authorization: `Bearer ${rich.token}` };
    const queries = Object.values(web)
      .filter((document) => typeof document === 'object' && 'kind' in document)
      .filter((document) => getOperationAST(document)?.operation === 'query')
      .map((document) => ({ query: print(document), variables: { first: 20, id, requestId: id } }));
    expect(queries.length).toBeGreaterThan(15);
    for (const query of queries) {
      const first = await answerTo(query, headers);
      expect(JSON.parse(first.text)).not.toHaveProperty('errors');
      for (const _again of [1, 2]) expect(await answerTo(query, headers)).toEqual(first);
    }
  });

  it('is executed once, also when its answer is an error', async () => {
    const caller = await broken.anOwner();
    for (const time of [1, 2, 3]) {
      const { errors } = await caller.graphql('query Quebrada { history { edges { cursor } } }');
      expect(errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
      expect(broken.storeCalls.filter((name) => name === 'generations.page')).toHaveLength(time);
    }
  });
});

it('a known operation is answered directly for a known Accept header, and any other request is left to Apollo Server', async () => {
  const known = createKnownOperations(buildSchema('type Query { one: Int }'), new Map());
  const query = '{ one }';
  const context = { record: newCallRecord() } as Context;
  const answer = (accept?: string, more: object = {}) => known.answer(accept, { query, ...more }, context);
  known.noteMediaType(undefined, 'application/json');
  expect(await answer(), 'a document that was not checked').toBeNull();
  const listener = await known.plugin.requestDidStart?.({} as never);
  await listener?.didResolveOperation?.({ source: query, document: parse(query) } as never);
  expect(await answer()).toEqual({ mediaType: 'application/json', text: '{"data":{"one":null}}\n' });
  expect(await answer('text/html'), 'an Accept header that is not known').toBeNull();
  expect(await answer(undefined, { operationName: 'Other' }), 'an operation that is not there').toBeNull();
});
