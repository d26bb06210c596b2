// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Observable } from 'rxjs';
import { useGenerateCopy } from './useGenerateCopy';
import type { Brief } from './clickState';

afterEach(() => {
  cleanup();
});

const brief: Brief = { contentType: 'POST_INSTAGRAM', tone: 'DEFAULT', topic: 'Bolo de pote', campaignLink: null };
const results = ['WriterUnavailable', 'GenerateCopySuccess', 'InvalidBrief'];
const possibleTypes = { Failure: ['WriterUnavailable', 'InvalidBrief'], GenerateCopyResult: results };
const refusal = { __typename: 'WriterUnavailable', message: 'Crédito devolvido.' };
const stored = {
  __typename: 'GenerateCopySuccess',
  generation: {
    __typename: 'Generation',
    id: 'g1',
    contentType: 'POST_INSTAGRAM',
    campaignLink: null,
    source: 'MODEL',
    editedAt: null,
    variations: [],
    originalVariations: null,
  },
  user: { __typename: 'User', id: 'u1', textCredits: 4 },
};
const progressOf = (text: string, restarted: readonly number[] = [], variation = 0) => ({
  __typename: 'CopyProgress',
  restarted,
  pieces: [{ __typename: 'CopyPiece', variation, text }],
});

interface Sent {
  readonly id: string;
  /** Sends an event; others may follow over the socket. */
  sendEvent(result: object): void;
  answer(result: object): void;
  lose(): void;
  abandoned: boolean;
}

/** A network that holds each click until it is answered or lost; `states` are the answers to queries about a click. */
function aNetwork({ socket = false, states = ['RETURNED'] }: { socket?: boolean; states?: string[] } = {}) {
  const queriedIds: unknown[] = [];
  const watched: Sent[] = [];
  const requests: Sent[] = [];
  const link = new ApolloLink(
    ({ query, variables, getContext }) =>
      new Observable((observer) => {
        const definition = getMainDefinition(query);
        const kind = definition.kind === 'OperationDefinition' ? definition.operation : null;
        if (kind === 'query') {
          const state = states.length > 1 ? states.shift() : states[0];
          queriedIds.push(variables['requestId']);
          if (state === 'LOST') {
            observer.error(new TypeError('Failed to fetch'));
            return undefined;
          }
          const generation = state === 'STORED' ? stored.generation : null;
          observer.next({ data: { click: { __typename: 'Click', state, generation }, viewer: stored.user } });
          observer.complete();
          return undefined;
        }
        if (kind === 'subscription' && !socket) {
          observer.error(new Error('no socket'));
          return undefined;
        }
        const [list, field] =
          kind === 'subscription' ? ([watched, 'copyWriting'] as const) : ([requests, 'generateCopy'] as const);
        const sent: Sent = {
          id: (variables['input'] as { requestId: string }).requestId,
          sendEvent: (result) => observer.next({ data: { [field]: result } }),
          answer(result) {
            observer.next({ data: { [field]: result } });
            observer.complete();
          },
          lose: () => observer.error(new TypeError('Failed to fetch')),
          abandoned: false,
        };
        list.push(sent);
        const { signal } = (getContext()['fetchOptions'] ?? {}) as { signal?: AbortSignal };
        signal?.addEventListener('abort', () => observer.error(signal.reason));
        return () => void (sent.abandoned = true);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });
  const visit = () =>
    renderHook(() => useGenerateCopy('u1'), {
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    });
  const { result, unmount } = visit();
  const visitAgain = () => {
    unmount();
    visit();
  };
  const click = (order = brief) => act(() => void result.current.generate(order));
  const settled = () => waitFor(() => expect(result.current.click.status).not.toBe('writing'));
  return { watched, requests, queriedIds, result, click, settled, visitAgain };
}

describe('generating without a socket', () => {
  it('sends one request for a double click', async () => {
    const { requests, click } = aNetwork();
    click();
    click();
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('sends a new requestId after each answered click', async () => {
    const { requests, result, click, settled } = aNetwork();
    click();
    await waitFor(() => expect(requests).toHaveLength(1));
    act(() => requests[0]?.answer(refusal));
    await settled();
    expect(result.current.click).toMatchObject({ status: 'failed', message: 'Crédito devolvido.' });
    click();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.id).not.toBe(requests[0]?.id);
  });

  it('repeats the requestId after a lost answer of which nothing is known, unless the brief changed', async () => {
    const { requests, result, click, settled } = aNetwork({ states: ['LOST'] });
    click();
    await waitFor(() => expect(requests).toHaveLength(1));
    act(() => requests[0]?.lose());
    await settled();
    expect(result.current.click).toEqual({ status: 'failed', message: 'Ocorreu um erro.' });

    click();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.id).toBe(requests[0]?.id);
    act(() => requests[1]?.lose());
    await settled();

    click({ ...brief, topic: 'Bolo de cenoura' });
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(requests[2]?.id).not.toBe(requests[0]?.id);
  });

  it.each([
    [['BEING_WRITTEN', 'STORED'], { status: 'done', id: 'g1' }],
    [['RETURNED'], { status: 'failed', message: 'Ocorreu um erro.', returned: true }],
    [['DELETED'], { status: 'failed', message: 'O que você pediu ficou pronto e já foi excluído.' }],
  ])('asks what became of a click whose answer was lost: %j', async (states, expected) => {
    const { requests, queriedIds, result, click, settled } = aNetwork({ states: [...states] });
    click();
    await waitFor(() => expect(requests).toHaveLength(1));
    act(() => requests[0]?.lose());
    await settled();
    expect(result.current.click).toEqual(expected);
    expect(queriedIds).toEqual(states.map(() => requests[0]?.id));
    expect(requests).toHaveLength(1);
  });

  it('sends a click of which nothing is known again after a reload, not at the next visit of the page', async () => {
    const { requests, click, settled, visitAgain } = aNetwork({ states: ['LOST'] });
    click();
    await waitFor(() => expect(requests).toHaveLength(1));
    act(() => requests[0]?.lose());
    await settled();
    visitAgain();
    expect(requests).toHaveLength(1);

    const reloaded = aNetwork({ states: ['LOST'] });
    await waitFor(() => expect(reloaded.requests).toHaveLength(1));
    expect(reloaded.requests[0]?.id).toBe(requests[0]?.id);
    act(() => reloaded.requests[0]?.lose());
    await reloaded.settled();
    reloaded.click();
    await waitFor(() => expect(reloaded.requests).toHaveLength(2));
    expect(reloaded.requests[1]?.id).toBe(requests[0]?.id);
    act(() => reloaded.requests[1]?.answer(stored));
    await reloaded.settled();
    expect(sessionStorage).toHaveLength(0);
  });

  it('joins the click that a reload interrupted', async () => {
    const input = { ...brief, requestId: 'r1' };
    sessionStorage.setItem('bemtevi:conta:u1:clique', JSON.stringify({ input, at: Date.now() }));
    const { requests, result, settled } = aNetwork();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.id).toBe('r1');
    act(() => requests[0]?.answer(stored));
    await settled();
    expect(result.current.click).toEqual({ status: 'done', id: 'g1' });
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage.getItem('bemtevi:conta:u1:ultimo')).toBe('g1');
  });
});

describe('generating over a socket', () => {
  it('shows the text while it is streamed, and the stored text at the end', async () => {
    const { watched, requests, result, click, settled } = aNetwork({ socket: true });
    click();
    await waitFor(() => expect(watched).toHaveLength(1));
    act(() => watched[0]?.sendEvent(progressOf('Bolo ')));
    act(() => watched[0]?.sendEvent(progressOf('de pote')));
    expect(result.current.click).toEqual({ status: 'writing', texts: ['Bolo de pote'], current: 0, phase: 'first' });
    act(() => watched[0]?.sendEvent(progressOf('Outro bolo', [], 1)));
    act(() => watched[0]?.sendEvent(progressOf('Hoje', [0])));
    const texts = ['Hoje', 'Outro bolo'];
    expect(result.current.click).toEqual({ status: 'writing', texts, current: 0, phase: 'revising' });
    act(() => watched[0]?.answer(stored));
    await settled();
    expect(result.current.click).toMatchObject({ status: 'done', id: 'g1' });
    expect(requests).toEqual([]);
  });

  it('repeats the requestId over HTTP when the socket is lost', async () => {
    const { watched, requests, result, click, settled } = aNetwork({ socket: true });
    click();
    await waitFor(() => expect(watched).toHaveLength(1));
    act(() => watched[0]?.sendEvent(progressOf('Bolo')));
    act(() => watched[0]?.lose());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.id).toBe(watched[0]?.id);
    act(() => requests[0]?.answer(stored));
    await settled();
    expect(result.current.click).toMatchObject({ status: 'done', id: 'g1' });
  });
});

describe.each([true, false])('a cancelled click (socket: %s)', (socket) => {
  const theClick = ({ watched, requests }: ReturnType<typeof aNetwork>) => (socket ? watched : requests)[0];

  it('shows that nothing was charged once the server says so', async () => {
    const network = aNetwork({ socket, states: ['BEING_WRITTEN', 'BEING_WRITTEN', 'RETURNED'] });
    network.click();
    await waitFor(() => expect(theClick(network)).toBeDefined());
    act(() => network.result.current.cancel());
    await waitFor(() => expect(network.result.current.click).toMatchObject({ phase: 'cancelling' }));
    await network.settled();
    expect(network.result.current.click).toEqual({ status: 'cancelled', stored: null });
    expect(theClick(network)?.abandoned).toBe(true);
    expect(network.watched.length + network.requests.length).toBe(1);
  });

  it('is not joined by a page that is reloaded before the server has said so', async () => {
    const network = aNetwork({ socket, states: ['BEING_WRITTEN'] });
    network.click();
    await waitFor(() => expect(theClick(network)).toBeDefined());
    expect(sessionStorage).toHaveLength(1);
    act(() => network.result.current.cancel());
    await waitFor(() => expect(network.result.current.click).toMatchObject({ phase: 'cancelling' }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows the text when it was stored before the cancellation', async () => {
    const network = aNetwork({ socket, states: ['STORED'] });
    network.click();
    await waitFor(() => expect(theClick(network)).toBeDefined());
    act(() => network.result.current.cancel());
    await waitFor(() => expect(network.result.current.click.status).toBe('cancelled'), { timeout: 4_000 });
    expect(network.result.current.click).toEqual({ status: 'cancelled', stored: 'g1' });
  });
});
