// @vitest-environment jsdom
import { parse } from 'graphql';
import { beforeAll, expect, it, vi } from 'vitest';
import { createApollo, type Apollo } from './apollo';

// What the build puts in from the schema.
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

it('keeps the pages of a search apart from those of another search and of none', () => {
  const apollo = createApollo();
  const searches = [undefined, 'pão', 'bolo'];
  for (const search of searches) {
    apollo.client.writeQuery({ query, variables: { search }, data: page(`text of ${search}`) });
  }
  for (const search of searches) expect(cached(apollo, { search }).cursors).toEqual([`text of ${search}`]);
});

it.each([{ contentType: 'ANUNCIO' }, { tone: 'DEFAULT' }, { favourites: true }])(
  'keeps the pages of %j apart from the whole history',
  (variables) => {
    const apollo = createApollo();
    apollo.client.writeQuery({ query, data: page('any') });
    apollo.client.writeQuery({ query, variables, data: page('filtered') });
    expect(cached(apollo).cursors).toEqual(['any']);
    expect(cached(apollo, variables).cursors).toEqual(['filtered']);
  },
);

it('goes on after the pages that are shown when the first one is read again', () => {
  const apollo = createApollo();
  const { client } = apollo;
  client.writeQuery({ query, data: page('1', true) });
  client.writeQuery({ query, variables: { after: '1' }, data: page('2', true) });
  client.writeQuery({ query, data: page('1', true) });
  const { cursors, pageInfo } = cached(apollo);
  expect(cursors).toEqual(['1', '2']);
  expect(pageInfo).toMatchObject({ hasNextPage: true, endCursor: '2' });
});

it('keeps what is known of a variation as long as its text is the same', () => {
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

it('keeps nothing of an account that leaves', async () => {
  const { client, forgetAccount } = createApollo();
  client.writeQuery({ query, variables: {}, data: page('a secret') });
  expect(JSON.stringify(client.extract())).toContain('a secret');
  await forgetAccount();
  expect(client.extract()).toEqual({});
});
