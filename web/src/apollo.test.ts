// @vitest-environment jsdom
import { parse } from 'graphql';
import type { Subject } from 'rxjs';
import { beforeAll, expect, it, vi } from 'vitest';
import { createApollo, type Apollo } from './apollo';
import * as socketModule from './socket';

vi.mock('./socket', async () => {
  const { ApolloLink } = await import('@apollo/client');
  const { Subject: Events } = await import('rxjs');
  const events = new Events<object>();
  const close = vi.fn<() => void>();
  const createSocket = vi.fn<() => object>(() => ({ link: new ApolloLink(() => events), close }));
  return { events, close, createSocket };
});

const socket = socketModule as unknown as {
  events: Subject<object>;
  close: ReturnType<typeof vi.fn>;
  createSocket: ReturnType<typeof vi.fn>;
};

// The build defines this global from the schema.
beforeAll(() => vi.stubGlobal('__POSSIBLE_TYPES__', {}));

const query = parse(`
  query OfATest($after: String, $contentType: String, $tone: String, $favourites: Boolean, $search: String) {
    history(
      first: 10
      after: $after
      contentType: $contentType
      tone: $tone
      favourites: $favourites
      search: $search
    ) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const page = (id: string, hasNextPage = false) => ({
  history: {
    __typename: 'GenerationConnection',
    edges: [{ __typename: 'GenerationEdge', cursor: id, node: { __typename: 'Generation', id } }],
    pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: id },
  },
});

/** The history with these filters, as far as it is in the cache. */
const cached = ({ client }: Apollo, variables: object = {}) => {
  const { edges, pageInfo } = client.readQuery<ReturnType<typeof page>>({ query, variables })!.history;
  return { cursors: edges.map(({ cursor }) => cursor), pageInfo };
};

it('the cache keeps the pages of a search apart from those of another search and of none', () => {
  const apollo = createApollo();
  const searches = [undefined, 'pão', 'bolo'];
  for (const search of searches) {
    apollo.client.writeQuery({ query, variables: { search }, data: page(`text of ${search}`) });
  }
  for (const search of searches) expect(cached(apollo, { search }).cursors).toEqual([`text of ${search}`]);
});

it.each([{ contentType: 'ANUNCIO' }, { tone: 'DEFAULT' }, { favourites: true }])(
  'the cache keeps the pages with the filter %j apart from the whole history',
  (variables) => {
    const apollo = createApollo();
    apollo.client.writeQuery({ query, data: page('any') });
    apollo.client.writeQuery({ query, variables, data: page('filtered') });
    expect(cached(apollo).cursors).toEqual(['any']);
    expect(cached(apollo, variables).cursors).toEqual(['filtered']);
  },
);

it('the next page follows the loaded pages when the first one is read again', () => {
  const apollo = createApollo();
  const { client } = apollo;
  client.writeQuery({ query, data: page('1', true) });
  client.writeQuery({ query, variables: { after: '1' }, data: page('2', true) });
  client.writeQuery({ query, data: page('1', true) });
  const { cursors, pageInfo } = cached(apollo);
  expect(cursors).toEqual(['1', '2']);
  expect(pageInfo).toMatchObject({ hasNextPage: true, endCursor: '2' });
});

it('the first page, read again with a larger plan that shows what follows it, is followed by more', () => {
  const apollo = createApollo();
  apollo.client.writeQuery({ query, data: page('1', false) });
  apollo.client.writeQuery({ query, data: page('1', true) });
  expect(cached(apollo)).toMatchObject({ cursors: ['1'], pageInfo: { hasNextPage: true, endCursor: '1' } });
});

it('the cache puts new texts of the first page before the pages that were loaded after it', () => {
  const apollo = createApollo();
  const { client } = apollo;
  const edges = (...ids: string[]) => ids.map((id) => page(id).history.edges[0]!);
  const first = (hasNextPage: boolean, ...ids: string[]) => ({
    history: { ...page(ids.at(-1)!, hasNextPage).history, edges: edges(...ids) },
  });
  client.writeQuery({ query, data: first(true, 'b', 'c') });
  client.writeQuery({ query, variables: { after: 'c' }, data: page('d') });
  client.writeQuery({ query, data: first(true, 'a', 'b') });
  // The new first page overlaps the loaded pages, which stay behind it.
  expect(cached(apollo).cursors).toEqual(['a', 'b', 'c', 'd']);
  client.writeQuery({ query, data: first(false, 'a', 'b') });
  expect(cached(apollo)).toMatchObject({ cursors: ['a', 'b'], pageInfo: { hasNextPage: false, endCursor: 'b' } });
  client.writeQuery({ query, variables: { after: 'b' }, data: page('c', true) });
  client.writeQuery({ query, data: first(true, 'x', 'y') });
  expect(cached(apollo)).toMatchObject({ cursors: ['x', 'y'], pageInfo: { hasNextPage: true, endCursor: 'y' } });
});

it.each([
  ['the details of a subscription', 'subscription', 'SubscriptionDetails'],
  ['a voice', 'voice', 'Voice'],
])('the cache merges the fields of %s that different pages ask for', (_, field, typename) => {
  const { client } = createApollo();
  const read = (part: string) => parse(`query OfATest { viewer { id ${field} { ${part} } } }`);
  for (const part of ['a', 'b']) {
    const data = { viewer: { __typename: 'User', id: 'u1', [field]: { __typename: typename, [part]: part } } };
    client.writeQuery<object>({ query: read(part), data });
  }
  expect(client.readQuery<object>({ query: read('a b') })).toMatchObject({ viewer: { [field]: { a: 'a', b: 'b' } } });
});

it('the cache identifies plans by their keys, and replaces the texts of a kit with those of the newest answer', () => {
  const { client } = createApollo();
  const plan = parse('query OfATest { plan { key name } }');
  client.writeQuery<object>({ query: plan, data: { plan: { __typename: 'Plan', key: 'VOO', name: 'Voo' } } });
  expect(Object.keys(client.extract() as object)).toContain('Plan:{"key":"VOO"}');
  const warn = vi.spyOn(console, 'warn');
  const kit = parse('query OfATest { kit(id: "k") { id texts { state } } }');
  for (const states of [['a', 'b'], ['c']]) {
    const texts = states.map((state) => ({ __typename: 'KitText', state }));
    client.writeQuery<object>({ query: kit, data: { kit: { __typename: 'Kit', id: 'k', texts } } });
  }
  expect(client.readQuery<object>({ query: kit })).toMatchObject({ kit: { texts: [{ state: 'c' }] } });
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('the cache keeps the fields of a variation as long as its text is the same', () => {
  const { client } = createApollo();
  const fields = parse('query OfATest { generation(id: "g") { id variations { text findings } } }');
  const texts = parse('query OfATest { generation(id: "g") { id variations { text } } }');
  const written = (variations: readonly object[]) => ({
    generation: {
      __typename: 'Generation',
      id: 'g',
      variations: variations.map((one) => ({ __typename: 'Variation', ...one })),
    },
  });
  client.writeQuery({
    query: fields,
    data: written([
      { text: 'a', findings: ['of a'] },
      { text: 'b', findings: ['of b'] },
    ]),
  });
  client.writeQuery({ query: texts, data: written([{ text: 'a' }, { text: 'edited' }]) });
  const { 'Generation:g': stored } = client.extract() as Record<string, { variations?: unknown }>;
  expect(stored?.variations).toEqual([
    { __typename: 'Variation', text: 'a', findings: ['of a'] },
    { __typename: 'Variation', text: 'edited' },
  ]);
});

it('the cache is emptied when an account signs out', async () => {
  const { client, forgetAccount } = createApollo();
  client.writeQuery({ query, variables: {}, data: page('a secret') });
  expect(JSON.stringify(client.extract())).toContain('a secret');
  await forgetAccount();
  expect(client.extract()).toEqual({});
});

const changes = parse('subscription { viewerChanged { id textCredits } }');

it('the socket of an account is closed when it signs out', async () => {
  const { client, forgetAccount } = createApollo();
  const following = client.subscribe({ query: changes }).subscribe({});
  await vi.waitFor(() => expect(socket.events.observed).toBe(true));
  expect(socket.close).not.toHaveBeenCalled();
  await forgetAccount();
  expect(socket.close).toHaveBeenCalledOnce();
  following.unsubscribe();
});

it('the code of the socket that could not be loaded is loaded again for the next subscription', async () => {
  const { client } = createApollo();
  const follow = () => {
    const failed = vi.fn<() => void>();
    const context = { failWithoutSocketAfterMs: 60_000 };
    const following = client.subscribe({ query: changes, context }).subscribe(({ error }) => {
      if (error) failed();
    });
    return { failed, following };
  };
  socket.createSocket.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch');
  });
  const { failed } = follow();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect(socket.events.observed).toBe(false);
  const { following } = follow();
  await vi.waitFor(() => expect(socket.events.observed).toBe(true));
  following.unsubscribe();
});

it('a subscription that ends while the code of the socket fails to load stops loading it', async () => {
  vi.useFakeTimers();
  const { client } = createApollo();
  socket.createSocket.mockClear().mockImplementation(() => {
    throw new TypeError('Failed to fetch');
  });
  const following = client.subscribe({ query: changes }).subscribe({});
  await vi.waitFor(() => expect(socket.createSocket).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(socket.createSocket).toHaveBeenCalledTimes(2);
  following.unsubscribe();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(socket.createSocket).toHaveBeenCalledTimes(2);
  socket.createSocket.mockReset();
  vi.useRealTimers();
});

it('an anonymous request has no token, and does not name the client library', async () => {
  const sent: [string, Headers, string][] = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: RequestInit) => {
    sent.push([url, new Headers(headers), String(body)]);
    return Response.json({ data: { config: { __typename: 'Config', id: 'c' } } });
  });
  await createApollo().client.query({ query: parse('{ config { id } }'), context: { anonymous: true } });
  const [[url, headers, body]] = sent as [[string, Headers, string]];
  expect([url, headers.has('authorization'), headers.has('apollographql-client-name')]).toEqual([
    '/graphql',
    false,
    false,
  ]);
  expect(body).not.toContain('clientLibrary');
  vi.unstubAllGlobals();
  vi.stubGlobal('__POSSIBLE_TYPES__', {});
});

it('a query of the account is repeated when the account changes before the answer arrives', async () => {
  const { events } = socket;
  const account = (textCredits: number) => ({ __typename: 'User', id: 'u1', textCredits });
  const { promise: changed, resolve: change } = Promise.withResolvers<void>();
  const credits = [5, 4];
  const fetched = vi.fn<typeof fetch>(async () => {
    await changed;
    return Response.json({ data: { viewer: account(credits.shift()!) } });
  });
  vi.stubGlobal('fetch', fetched);
  const { client } = createApollo();
  client.subscribe({ query: changes }).subscribe({});
  await vi.waitFor(() => expect(events.observed).toBe(true));
  const answer = client.query<object>({
    query: parse('{ viewer { id textCredits } }'),
    context: { anonymous: true },
    fetchPolicy: 'network-only',
  });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  events.next({ data: { viewerChanged: account(4) } });
  change();
  expect(await answer).toMatchObject({ data: { viewer: { textCredits: 4 } } });
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
  vi.stubGlobal('__POSSIBLE_TYPES__', {});
});
