// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { of, throwError } from 'rxjs';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { aGeneration } from '../../../tests/pageWrapper';

type Changed = (user: object, before: object | null) => void;
let onChanged: Changed;
vi.mock('../../../session/ViewerProvider', () => ({
  useOnViewerChanged: (listener: Changed) => {
    onChanged = listener;
  },
}));

// Test files of a worker share modules: earlier files would keep them unmocked here, and later ones would get the mocks.
vi.resetModules();
const { useHistoryPages } = await import('./useHistoryPages');
const { storeLastResult } = await import('../../texts/lastResult');
afterAll(() => void vi.resetModules());

afterEach(cleanup);

const edgeOf = (id: string) => ({
  __typename: 'GenerationEdge',
  cursor: id,
  node: { ...aGeneration(id, 'POST_INSTAGRAM', ['Texto']), kit: null },
});

const historySize = 10;
const filters = { contentType: undefined, tone: undefined, favourites: true, search: 'bolo' };

/** An open list, and the server with the ids of its texts, newest first. */
async function anOpenList(...first: string[]) {
  const server = { ids: first, isDown: false };
  const requests: { name: string | undefined; variables: object }[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    requests.push({ name: operationName, variables });
    if (server.isDown) return throwError(() => new TypeError('Failed to fetch'));
    const edges = server.ids.slice(0, operationName === 'NewestGeneration' ? 1 : 10).map(edgeOf);
    const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: server.ids.at(-1) ?? null };
    return of({ data: { history: { __typename: 'GenerationConnection', edges, pageInfo } } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const { result } = renderHook(() => useHistoryPages(filters, historySize), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  await waitFor(() => expect(result.current.edges).toHaveLength(first.length));
  requests.length = 0;
  // Waits long enough for requests that must not be sent: the link answers at once.
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  return {
    server,
    requests,
    sendUserEvent: async (user: object, before: object | null) => {
      act(() => onChanged(user, before));
      await settle();
    },
    write: async (id: string | null) => {
      act(() => storeLastResult('u1', id));
      await settle();
    },
    shown: () => result.current.edges?.map(({ node }) => node.id),
  };
}

const names = (requests: readonly { name: string | undefined }[]) => requests.map(({ name }) => name);

it('a new text is added on top of the list, also one from another device, with the same filters', async () => {
  const { server, requests, sendUserEvent, write, shown } = await anOpenList('b', 'a');
  server.ids = ['d', 'c', 'b', 'a'];
  await sendUserEvent({ textCredits: 4 }, { textCredits: 5 });
  await waitFor(() => expect(shown()).toEqual(['d', 'c', 'b', 'a']));
  expect(requests[0]?.variables).toMatchObject({ favourites: true, search: 'bolo' });
  server.ids = ['e', 'd', 'c', 'b', 'a'];
  await write('e');
  await waitFor(() => expect(shown()).toEqual(['e', 'd', 'c', 'b', 'a']));
});

it('a new text of a list that is as long as the plan shows takes the place of the oldest one', async () => {
  const { server, sendUserEvent, shown } = await anOpenList(...'jihgfedcba');
  server.ids = [...'kjihgfedcb'];
  await sendUserEvent({ textCredits: 4 }, { textCredits: 5 });
  await waitFor(() => expect(shown()).toEqual([...'kjihgfedcb']));
});

it('a list without texts shows only the new text that it is notified of', async () => {
  const { server, sendUserEvent, shown } = await anOpenList();
  server.ids = ['a'];
  await sendUserEvent({ textCredits: 4 }, { textCredits: 5 });
  await waitFor(() => expect(shown()).toEqual(['a']));
});

it.each([
  ['the socket has just connected', { textCredits: 5 }, null, 1],
  ['a credit was taken or came back', { textCredits: 4 }, { textCredits: 5 }, 1],
  ['no field of the user changed', { textCredits: 5 }, { textCredits: 5 }, 1],
  ['another field changed', { textCredits: 5, city: 'Natal' }, { textCredits: 5, city: 'Recife' }, 0],
])('when %s, the newest text is requested: %j', async (_, user, before, times) => {
  const { requests, sendUserEvent } = await anOpenList('a');
  await sendUserEvent(user, before);
  await waitFor(() => expect(names(requests)).toEqual(times === 1 ? ['NewestGeneration'] : []));
});

it('forgetting the last result does not ask for new texts', async () => {
  const { requests, write } = await anOpenList('a');
  await write(null);
  expect(requests).toEqual([]);
});

it('a list is not read again when there is no newer text', async () => {
  const { requests, sendUserEvent, shown } = await anOpenList('b', 'a');
  await sendUserEvent({ textCredits: 5 }, null);
  await waitFor(() => expect(names(requests)).toEqual(['NewestGeneration']));
  await waitFor(() => expect(shown()).toEqual(['b', 'a']));
});

it('an older text that moved up because newer ones were deleted is not added on top', async () => {
  const { server, sendUserEvent, shown } = await anOpenList('c', 'b');
  server.ids = ['d', 'b', 'older'];
  await sendUserEvent({ textCredits: 4 }, { textCredits: 5 });
  await waitFor(() => expect(shown()).toEqual(['d', 'c', 'b']));
});

it('a list stays when new texts cannot be requested, and the next change requests them again', async () => {
  const { server, sendUserEvent, shown } = await anOpenList('a');
  server.isDown = true;
  server.ids = ['b', 'a'];
  await sendUserEvent({ textCredits: 4 }, { textCredits: 5 });
  await waitFor(() => expect(shown()).toEqual(['a']));
  server.isDown = false;
  await sendUserEvent({ textCredits: 4 }, { textCredits: 4 });
  await waitFor(() => expect(shown()).toEqual(['b', 'a']));
});
