// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Observable, type Observer } from 'rxjs';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

let account: { uid: string; emailVerified: boolean } | null;
vi.mock('./SessionProvider', () => ({ useSession: () => ({ account }) }));

// Files share a worker's modules: one that was loaded before keeps what is replaced here, and would keep the replacement.
vi.resetModules();
const { useViewer, ViewerProvider } = await import('./ViewerProvider');
afterAll(() => void vi.resetModules());

beforeEach(() => {
  vi.useFakeTimers();
  account = { uid: 'u1', emailVerified: true };
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page whose subscriptions to the user are answered by the test. */
function aPage(children: ReactNode = null) {
  const queries: Observer<ApolloLink.Result>[] = [];
  const subscriptions: Observer<ApolloLink.Result>[] = [];
  const link = new ApolloLink(({ operationName }) =>
    operationName === 'ViewerChanged'
      ? new Observable<ApolloLink.Result>((observer) => void subscriptions.push(observer))
      : new Observable<ApolloLink.Result>((observer) => void queries.push(observer)),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const page = () => (
    <ApolloProvider client={client}>
      <ViewerProvider>{children}</ViewerProvider>
    </ApolloProvider>
  );
  const { rerender } = render(page());
  return { queries, subscriptions, drawAgain: () => rerender(page()) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks for the changes of the user anew after the server has ended or refused them, with growing pauses', async () => {
  const { subscriptions } = aPage();
  expect(subscriptions).toHaveLength(1);
  act(() => subscriptions[0]?.complete());
  await pass(1_000);
  expect(subscriptions).toHaveLength(2);
  act(() => subscriptions[1]?.error(new Error('refused')));
  await pass(1_000);
  expect(subscriptions).toHaveLength(2);
  await pass(1_000);
  expect(subscriptions).toHaveLength(3);
});

it('asks no more for an account that has signed out', async () => {
  const { subscriptions, drawAgain } = aPage();
  act(() => subscriptions[0]?.complete());
  account = null;
  drawAgain();
  await pass(600_000);
  expect(subscriptions).toHaveLength(1);
});

it('gives no user of the account before, after another account has signed in', async () => {
  const shown: (string | null)[] = [];
  const Shown = () => {
    shown.push(useViewer().viewer?.id ?? null);
    return null;
  };
  const { queries, drawAgain } = aPage(<Shown />);
  const viewer = { __typename: 'User', id: 'u1', hasCompletedOnboarding: true, hasAcceptedTerms: true };
  act(() => queries[0]?.next({ data: { viewer: { ...viewer, textCredits: 5 } } }));
  await pass(0);
  expect(shown.at(-1)).toBe('u1');
  account = { uid: 'u2', emailVerified: true };
  drawAgain();
  await pass(0);
  expect(shown.at(-1)).toBeNull();
});
