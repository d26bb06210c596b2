// @vitest-environment jsdom
import { parse } from 'graphql';
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

it('keeps nothing of an account that leaves', async () => {
  const { client, forgetAccount } = createApollo();
  client.writeQuery({ query, variables: {}, data: page('a secret') });
  expect(JSON.stringify(client.extract())).toContain('a secret');
  await forgetAccount();
  expect(client.extract()).toEqual({});
});
