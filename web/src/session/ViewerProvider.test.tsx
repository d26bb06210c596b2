// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Observable, type Observer } from 'rxjs';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

let account: { uid: string; emailVerified: boolean } | null;
vi.mock('./SessionProvider', () => ({ useSession: () => ({ account }) }));

// Test files of a worker share modules: earlier files would keep them unmocked here, and later ones would get the mocks.
vi.resetModules();
const { useOnViewerChanged, useViewer, ViewerProvider } = await import('./ViewerProvider');
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
  const page = (shown: ReactNode) => (
    <ApolloProvider client={client}>
      <ViewerProvider>{shown}</ViewerProvider>
    </ApolloProvider>
  );
  const { rerender } = render(page(children));
  const rerenderWith = (shown: ReactNode) => rerender(page(shown));
  return { queries, subscriptions, drawAgain: () => rerenderWith(children), rerenderWith };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('the subscription to the user is restarted after the server has ended or refused it, with growing pauses', async () => {
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

it('the subscription is not restarted for an account that has signed out', async () => {
  const { subscriptions, drawAgain } = aPage();
  act(() => subscriptions[0]?.complete());
  account = null;
  drawAgain();
  await pass(600_000);
  expect(subscriptions).toHaveLength(1);
});

it('the user of the previous account is not given after another account has signed in', async () => {
  const shown: (string | null)[] = [];
  const Shown = () => {
    shown.push(useViewer().viewer?.id ?? null);
    return null;
  };
  const { queries, drawAgain } = aPage(<Shown />);
  act(() => queries[0]?.next({ data: aViewer('u1') }));
  await pass(0);
  expect(shown.at(-1)).toBe('u1');
  account = { uid: 'u2', emailVerified: true };
  drawAgain();
  await pass(0);
  expect(shown.at(-1)).toBeNull();
});

const aViewer = (id: string, textCredits = 5) => ({
  viewer: { __typename: 'User', id, hasCompletedOnboarding: true, hasAcceptedTerms: true, textCredits },
});

it('the pauses between subscriptions grow to a minute, and are short again after an event', async () => {
  const { subscriptions } = aPage();
  const end = () => act(() => subscriptions.at(-1)?.complete());
  for (let round = 1; round <= 8; round += 1) {
    end();
    await pass(round < 7 ? 1_000 * 2 ** (round - 1) : 60_000);
    expect(subscriptions).toHaveLength(round + 1);
  }
  act(() => subscriptions.at(-1)?.next({ data: { viewerChanged: aViewer('u1').viewer } }));
  end();
  await pass(1_000);
  expect(subscriptions).toHaveLength(10);
});

/** A page that shows the state of the loading, and its button to retry. */
function aLoadingPage() {
  const shown: string[] = [];
  const Shown = () => {
    const state = useViewer();
    shown.push(state.error ? 'error' : state.loading ? 'loading' : (state.viewer?.id ?? 'nobody'));
    return <button aria-label="Try again" onClick={state.retry} />;
  };
  return {
    page: aPage(<Shown />),
    shown: () => shown.at(-1),
    retry: () => act(() => screen.getByRole('button').click()),
  };
}

it('a user that could not be loaded is reported, and loaded again on demand', async () => {
  const { page, shown, retry } = aLoadingPage();
  expect(shown()).toBe('loading');
  act(() => page.queries[0]?.error(new TypeError('Failed to fetch')));
  await pass(0);
  expect(shown()).toBe('error');
  retry();
  await pass(0);
  expect(shown()).toBe('loading');
  act(() => page.queries[1]?.next({ data: aViewer('u1') }));
  act(() => page.queries[1]?.complete());
  await pass(0);
  expect(shown()).toBe('u1');
});

it('nothing is requested from the server for an address that is not verified', async () => {
  account = { uid: 'u1', emailVerified: false };
  const { page, shown } = aLoadingPage();
  await pass(0);
  expect([page.queries.length, page.subscriptions.length, shown()]).toEqual([0, 0, 'nobody']);
});

it('each change calls the listener of the latest render with the new user and the one before', async () => {
  const received: unknown[] = [];
  let name = 'first';
  const Listening = () => {
    const mine = name;
    useOnViewerChanged((user, before) => received.push([mine, user.textCredits, before?.textCredits ?? null]));
    return null;
  };
  const { subscriptions, rerenderWith } = aPage(<Listening />);
  const publish = async (id: string, credits: number) => {
    act(() => subscriptions[0]?.next({ data: { viewerChanged: aViewer(id, credits).viewer } }));
    await pass(0);
  };
  await publish('u1', 5);
  await publish('u1', 4);
  name = 'second';
  rerenderWith(<Listening />);
  await publish('u1', 3);
  await publish('u2', 9);
  expect(received).toEqual([
    ['first', 5, null],
    ['first', 4, 5],
    ['second', 3, 4],
    ['second', 9, null],
  ]);
});
