// @vitest-environment jsdom
import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { Observable, type Observer } from 'rxjs';
import { expect, it } from 'vitest';
import { subscribeForOutcome } from './subscribeForOutcome';

const query: TypedDocumentNode<{ step: string }, { id: string }> = gql`
  subscription Writing($id: ID!) {
    step(id: $id)
  }
`;

/** A subscription, and what the server gets of it. */
function aSubscription() {
  const stop = new AbortController();
  const received = { variables: null as unknown, waitMs: null as unknown, unsubscribed: 0 };
  let socket: Observer<ApolloLink.Result> | null = null;
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        socket = observer;
        received.variables = operation.variables;
        received.waitMs = operation.getContext()['failWithoutSocketAfterMs'];
        return () => void (received.unsubscribed += 1);
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const outcome = subscribeForOutcome(
    client,
    { query, variables: { id: 'k1' }, signal: stop.signal, waitForSocketMs: 700 },
    (data) => (data?.step === 'writing' ? 'in-progress' : (data?.step ?? null)),
  );
  return { stop, received, outcome, socket: () => socket! };
}

it('the outcome is the first event that is not about progress', async () => {
  const { received, outcome, socket } = aSubscription();
  expect(received).toMatchObject({ variables: { id: 'k1' }, waitMs: 700 });
  for (const step of ['writing', 'writing', 'ready', 'late']) socket().next({ data: { step } });
  expect(await outcome).toBe('ready');
});

it.each([
  ['ends without an outcome', (socket: Observer<ApolloLink.Result>) => socket.complete()],
  ['is lost', (socket: Observer<ApolloLink.Result>) => socket.error(new Error('lost'))],
  ['is refused', (socket: Observer<ApolloLink.Result>) => socket.next({ data: null, errors: [{ message: 'No.' }] })],
])('a subscription that %s has no outcome', async (_, happen) => {
  const { outcome, socket } = aSubscription();
  socket().next({ data: { step: 'writing' } });
  happen(socket());
  expect(await outcome).toBeNull();
});

it('an aborted signal unsubscribes from the server, without an outcome', async () => {
  const { stop, received, outcome } = aSubscription();
  expect(received.unsubscribed).toBe(0);
  stop.abort();
  expect(await outcome).toBeNull();
  expect(received.unsubscribed).toBe(1);
});
