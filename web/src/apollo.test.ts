// @vitest-environment jsdom
import { parse, print } from 'graphql';
import { beforeAll, expect, it, vi } from 'vitest';
import { createApollo } from './apollo';

// What the build puts in from the schema.
beforeAll(() => vi.stubGlobal('__POSSIBLE_TYPES__', {}));

const query = parse(`
  query OfATest($search: String) {
    history(first: 10, search: $search) {
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

const page = (id: string) => ({
  history: {
    __typename: 'GenerationConnection',
    edges: [{ __typename: 'GenerationEdge', cursor: id, node: { __typename: 'Generation', id } }],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: id },
  },
});

it('keeps the pages of a search apart from those of another search and of none', () => {
  const { client } = createApollo();
  const searches = [undefined, 'pão', 'bolo'];
  for (const search of searches) client.writeQuery({ query, variables: { search }, data: page(`text of ${search}`) });
  for (const search of searches) {
    const read = client.readQuery<ReturnType<typeof page>>({ query, variables: { search } });
    expect(read?.history.edges.map(({ cursor }) => cursor)).toEqual([`text of ${search}`]);
  }
});

const favourites = parse(`
  query OfATest($contentType: String, $tone: String, $favourites: Boolean) {
    history(first: 10, contentType: $contentType, tone: $tone, favourites: $favourites) {
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

it.each([{ contentType: 'ANUNCIO' }, { tone: 'DEFAULT' }, { favourites: true }])(
  'keeps the pages of %j apart from the whole history',
  (variables) => {
    const { client } = createApollo();
    client.writeQuery({ query: favourites, data: page('any') });
    client.writeQuery({ query: favourites, variables, data: page('filtered') });
    for (const [id, asked] of [
      ['any', {}],
      ['filtered', variables],
    ] as const) {
      const read = client.readQuery<ReturnType<typeof page>>({ query: favourites, variables: asked });
      expect(read?.history.edges.map(({ cursor }) => cursor)).toEqual([id]);
    }
  },
);

it('goes on after the pages that are shown when the first one is read again', () => {
  const { client } = createApollo();
  const pageOf = (id: string, hasNextPage: boolean) => {
    const { history } = page(id);
    return { history: { ...history, pageInfo: { ...history.pageInfo, hasNextPage } } };
  };
  const paged = parse(print(query).replace('first: 10', 'first: 10, after: $after').replace('(', '($after: String, '));
  client.writeQuery({ query: paged, data: pageOf('1', true) });
  client.writeQuery({ query: paged, variables: { after: '1' }, data: pageOf('2', true) });
  client.writeQuery({ query: paged, data: pageOf('1', true) });
  const { edges, pageInfo } = client.readQuery<ReturnType<typeof page>>({ query: paged })!.history;
  expect(edges.map(({ cursor }) => cursor)).toEqual(['1', '2']);
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
