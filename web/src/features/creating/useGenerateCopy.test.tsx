// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Observable } from 'rxjs';
import { useGenerateCopy, type Brief } from './useGenerateCopy';

afterEach(cleanup);

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
  },
  user: { __typename: 'User', id: 'u1', textCredits: 4 },
};
const grown = (text: string, restarted: readonly number[] = [], variation = 0) => ({
  __typename: 'CopyProgress',
  restarted,
  pieces: [{ __typename: 'CopyPiece', variation, text }],
});

interface Sent {
  readonly id: string;
  /** Says one thing; over the socket there may be more to come. */
  say(result: object): void;
  answer(result: object): void;
  lose(): void;
  abandoned: boolean;
}

/** A network that keeps each click waiting until it is answered or lost; `credits` is what the server says of them. */
function aNetwork({ socket = false, credits = [5] }: { socket?: boolean; credits?: number[] } = {}) {
  const watched: Sent[] = [];
  const requests: Sent[] = [];
  const link = new ApolloLink(
    ({ query, variables, getContext }) =>
      new Observable((observer) => {
        const definition = getMainDefinition(query);
        const kind = definition.kind === 'OperationDefinition' ? definition.operation : null;
        if (kind === 'query') {
          const textCredits = credits.length > 1 ? credits.shift() : credits[0];
          observer.next({ data: { viewer: { __typename: 'User', id: 'u1', textCredits } } });
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
          say: (result) => observer.next({ data: { [field]: result } }),
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
  const { result } = renderHook(() => useGenerateCopy(5), {
    wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
  });
  const click = (asked = brief) => act(() => void result.current.generate(asked));
  const settled = () => waitFor(() => expect(result.current.writing.status).not.toBe('writing'));
  return { watched, requests, result, click, settled };
}

describe('without a socket', () => {
  it('makes one request of a double click', async () => {
    const { requests, click } = aNetwork();
    click();
    click();
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('gives every click that was answered its own requestId', async () => {
    const { requests, result, click, settled } = aNetwork();
    click();
    await waitFor(() => expect(requests).toHaveLength(1));
    act(() => requests[0]?.answer(refusal));
    await settled();
    expect(result.current.writing).toMatchObject({ status: 'failed', message: 'Crédito devolvido.' });
    click();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.id).not.toBe(requests[0]?.id);
  });

  it('repeats the requestId of a click whose answer was lost, unless the brief changed', async () => {
    const { requests, result, click, settled } = aNetwork();
    click();
    await waitFor(() => expect(requests).toHaveLength(1));
    act(() => requests[0]?.lose());
    await settled();
    expect(result.current.writing).toMatchObject({ status: 'failed', message: 'Ocorreu um erro.' });

    click();
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]?.id).toBe(requests[0]?.id);
    act(() => requests[1]?.lose());
    await settled();

    click({ ...brief, topic: 'Bolo de cenoura' });
    await waitFor(() => expect(requests).toHaveLength(3));
    expect(requests[2]?.id).not.toBe(requests[0]?.id);
  });
});

describe('over a socket', () => {
  it('shows the text as it comes, and what counts at the end', async () => {
    const { watched, requests, result, click, settled } = aNetwork({ socket: true });
    click();
    await waitFor(() => expect(watched).toHaveLength(1));
    act(() => watched[0]?.say(grown('Bolo ')));
    act(() => watched[0]?.say(grown('de pote')));
    expect(result.current.writing).toEqual({ status: 'writing', texts: ['Bolo de pote'], current: 0, phase: 'first' });
    act(() => watched[0]?.say(grown('Outro bolo', [], 1)));
    act(() => watched[0]?.say(grown('Hoje', [0])));
    const texts = ['Hoje', 'Outro bolo'];
    expect(result.current.writing).toEqual({ status: 'writing', texts, current: 0, phase: 'revising' });
    act(() => watched[0]?.answer(stored));
    await settled();
    expect(result.current.writing).toMatchObject({ status: 'done', id: 'g1' });
    expect(requests).toEqual([]);
  });

  it('asks for the same click when the socket is lost', async () => {
    const { watched, requests, result, click, settled } = aNetwork({ socket: true });
    click();
    await waitFor(() => expect(watched).toHaveLength(1));
    act(() => watched[0]?.say(grown('Bolo')));
    act(() => watched[0]?.lose());
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.id).toBe(watched[0]?.id);
    act(() => requests[0]?.answer(stored));
    await settled();
    expect(result.current.writing).toMatchObject({ status: 'done', id: 'g1' });
  });
});

describe.each([true, false])('a cancelled click (socket: %s)', (socket) => {
  const theClick = ({ watched, requests }: ReturnType<typeof aNetwork>) => (socket ? watched : requests)[0];

  it('says that nothing was charged once the credit is back', async () => {
    const network = aNetwork({ socket, credits: [4, 4, 5] });
    network.click();
    await waitFor(() => expect(theClick(network)).toBeDefined());
    act(() => network.result.current.cancel());
    await waitFor(() => expect(network.result.current.writing).toMatchObject({ phase: 'cancelling' }));
    await network.settled();
    expect(network.result.current.writing).toEqual({ status: 'cancelled', charged: false });
    expect(theClick(network)?.abandoned).toBe(true);
    expect(network.watched.length + network.requests.length).toBe(1);
  });

  it('tells the truth when the text was stored first', async () => {
    const network = aNetwork({ socket, credits: [4] });
    network.click();
    await waitFor(() => expect(theClick(network)).toBeDefined());
    act(() => network.result.current.cancel());
    await waitFor(() => expect(network.result.current.writing.status).toBe('cancelled'), { timeout: 4_000 });
    expect(network.result.current.writing).toEqual({ status: 'cancelled', charged: true });
  });
});
