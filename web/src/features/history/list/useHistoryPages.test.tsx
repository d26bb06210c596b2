// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { of, throwError } from 'rxjs';
import { afterEach, expect, it } from 'vitest';
import { aGeneration } from '../../../tests/pageWrapper';
import { storeLastResult } from '../../texts/lastResult';
import { useHistoryPages } from './useHistoryPages';

afterEach(cleanup);

const text = { ...aGeneration('', 'POST_INSTAGRAM', []), kit: null, topic: 'Bolo de pote' };

const unfiltered = { contentType: undefined, tone: undefined, favourites: undefined, search: undefined };

const pageFrom = (begin: number, count: number) => ({
  history: {
    __typename: 'GenerationConnection',
    edges: Array.from({ length: Math.min(count - begin, 10) }, (_, index) => ({
      __typename: 'GenerationEdge',
      cursor: `c${begin + index}`,
      node: { ...text, id: `g${begin + index}` },
    })),
    pageInfo: { __typename: 'PageInfo', hasNextPage: count > begin + 10, endCursor: `c${begin + 9}` },
  },
});

/**
 * Visits the history of an owner, whose network may be down; `texts` is how many texts the server has. A search finds none of
 * the first ten.
 */
function anOwner() {
  const network = { isDown: false, texts: 20 };
  const link = new ApolloLink(({ variables: { after, search } }) => {
    if (network.isDown) return throwError(() => new TypeError('Failed to fetch'));
    const data = pageFrom(after ? 10 : 0, network.texts);
    return of({ data: search && !after ? { history: { ...data.history, edges: [] } } : data });
  });
  const history = relayStylePagination(['search']);
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { history } } } });
  const client = new ApolloClient({ link, cache, dataMasking: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const visit = (search?: string) =>
    renderHook(({ historySize }) => useHistoryPages({ ...unfiltered, search }, historySize), {
      wrapper,
      initialProps: { historySize: 100 },
    });
  return { network, visit, cache };
}

it('a list of an earlier visit that could not be refreshed can load more when the network is back', async () => {
  const { network, visit } = anOwner();
  const first = visit();
  await waitFor(() => expect(first.result.current.edges).toHaveLength(10));
  first.unmount();
  network.isDown = true;
  const { result } = visit();
  await waitFor(() => expect(result.current).toMatchObject({ isStale: true, loadError: expect.any(TypeError) }));
  expect(result.current.edges).toHaveLength(10);
  network.isDown = false;
  act(() => result.current.loadNextPage());
  await waitFor(() => expect(result.current.edges).toHaveLength(20));
  expect(result.current).toMatchObject({ loadingMore: false, hasMore: false, isStale: false });
});

it('an open list without any text shows the first one that is written', async () => {
  const { network, visit } = anOwner();
  network.texts = 0;
  const { result } = visit();
  await waitFor(() => expect(result.current).toMatchObject({ edges: [] }));
  network.texts = 1;
  act(() => storeLastResult('u1', 'g0'));
  await waitFor(() => expect(result.current.edges).toHaveLength(1));
});

it('a list whose next page failed to load can load it at the next attempt', async () => {
  const { network, visit } = anOwner();
  const { result } = visit();
  await waitFor(() => expect(result.current.edges).toHaveLength(10));
  network.isDown = true;
  act(() => result.current.loadNextPage());
  await waitFor(() => expect(result.current.loadError).toBeInstanceOf(TypeError));
  expect(result.current).toMatchObject({ loadingMore: false, hasMore: true, isStale: false });
  network.isDown = false;
  act(() => result.current.loadNextPage());
  await waitFor(() => expect(result.current.edges).toHaveLength(20));
  expect(result.current.loadError).toBeNull();
});

it('a search whose next part failed to load before anything was found continues when it is retried', async () => {
  const { network, visit } = anOwner();
  const { result } = visit('bolo');
  network.isDown = true;
  await waitFor(() => expect(result.current.loadError).toBeInstanceOf(TypeError));
  expect(result.current).toMatchObject({ edges: [], hasMore: true, loadingMore: false });
  network.isDown = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.edges).toHaveLength(10));
  expect(result.current).toMatchObject({ loadError: null, hasMore: false });
});

it('deleting a text of a page that is shown does not load the next page', async () => {
  const { visit, cache } = anOwner();
  const { result } = visit();
  await waitFor(() => expect(result.current).toMatchObject({ hasMore: true, loadingMore: false }));
  const withoutFirst = (list: { edges: object[] }) => ({ ...list, edges: list.edges.slice(1) });
  act(() => void cache.modify<{ history: { edges: object[] } }>({ fields: { history: withoutFirst as never } }));
  await waitFor(() => expect(result.current.edges).toHaveLength(9));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(result.current.edges).toHaveLength(9);
});

it('an open list can load more once a larger plan shows more of it, and is cut once a smaller plan shows less', async () => {
  const { network, visit } = anOwner();
  network.texts = 10;
  const { result, rerender } = visit();
  await waitFor(() => expect(result.current).toMatchObject({ hasMore: false, loadingMore: false }));
  network.texts = 20;
  rerender({ historySize: 1_000 });
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.loadNextPage());
  await waitFor(() => expect(result.current.edges).toHaveLength(20));
  network.texts = 10;
  rerender({ historySize: 10 });
  await waitFor(() => expect(result.current.edges).toHaveLength(10));
});
