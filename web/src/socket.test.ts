// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Socket } from './socket';

/** Whether each socket has asked for a renewed token. */
const renewals: boolean[] = [];
const signOutQuietly = vi.fn<() => void>();
vi.mock('./session/authorization', () => ({
  async authorizationHeader(renewed = false) {
    renewals.push(renewed);
    return { authorization: 'Bearer stored' };
  },
  signOutQuietly: () => signOutQuietly(),
}));

// Test files of a worker share modules: earlier files would keep them unmocked here, and later ones would get the mocks.
vi.resetModules();
const { createSocket } = await import('./socket');
afterAll(() => void vi.resetModules());

// The server accepts sockets while it is reachable, and answers pings while it is responsive.
let isUnresponsive: boolean;
let isReachable: boolean;
let openedCount: number;
let socketLink: Socket;
const initPayloads: unknown[] = [];

class FakeWebSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = FakeWebSocket.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;
  static newest: FakeWebSocket;

  constructor(readonly url: string) {
    super();
    openedCount += 1;
    FakeWebSocket.newest = this;
    if (isReachable) queueMicrotask(() => this.onopen?.());
  }

  send(message: string) {
    const answers: Record<string, string> = { connection_init: 'connection_ack', ping: 'pong' };
    const parsed = JSON.parse(message) as { type: string; payload?: unknown };
    if (parsed.type === 'connection_init') initPayloads.push(parsed.payload);
    const type = answers[parsed.type];
    if (type && !isUnresponsive) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type }) }));
  }

  close() {
    this.readyState = FakeWebSocket.CLOSING;
  }
}

let client: ApolloClient;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  isUnresponsive = false;
  isReachable = true;
  openedCount = 0;
  renewals.length = 0;
  initPayloads.length = 0;
  signOutQuietly.mockClear();
  socketLink = createSocket();
  client = new ApolloClient({ link: ApolloLink.from([socketLink.link]), cache: new InMemoryCache() });
  // This subscription opens the socket, and opens it again when it is lost.
  client.subscribe({ query: parse('subscription { live }'), fetchPolicy: 'no-cache' }).subscribe({});
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  socketLink.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Starts a subscription that fails without a socket. Resolves with a mock that is called when it ends. */
function subscribeWithFallback() {
  const ended = vi.fn<() => void>();
  client
    .subscribe({
      query: parse('subscription { growing }'),
      fetchPolicy: 'no-cache',
      context: { failWithoutSocketAfterMs: 1_000 },
    })
    .subscribe({ error: ended, complete: ended });
  return ended;
}

it('a socket that stops answering is closed, and opened again', async () => {
  const ended = subscribeWithFallback();
  isUnresponsive = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ended).toHaveBeenCalledOnce();

  isUnresponsive = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(openedCount).toBe(2);
});

it('a socket that answers stays open', async () => {
  const ended = subscribeWithFallback();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ended).not.toHaveBeenCalled();
  expect(openedCount).toBe(1);
});

it('a subscription with a fallback fails after its waiting time while a lost socket does not come back', async () => {
  isUnresponsive = true;
  isReachable = false;
  await vi.advanceTimersByTimeAsync(17_000);
  expect(openedCount).toBeGreaterThan(1);
  const ended = subscribeWithFallback();
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

const closeWith = async (code: number) => {
  FakeWebSocket.newest.onclose?.(new CloseEvent('close', { code, wasClean: true }));
  await vi.advanceTimersByTimeAsync(60_000);
};

it('the socket connects to /graphql on the host of the page, and sends the token', () => {
  expect(FakeWebSocket.newest.url).toBe('ws://localhost:3000/graphql');
  expect(initPayloads).toEqual([{ authorization: 'Bearer stored' }]);
});

it('a socket whose token has expired is opened again with a renewed token, once', async () => {
  await closeWith(4403);
  await closeWith(1001);
  expect(renewals).toEqual([false, true, false]);
  expect(signOutQuietly).not.toHaveBeenCalled();
});

it('an expired token is renewed for the next socket that opens, also after failed attempts', async () => {
  isReachable = false;
  await closeWith(4403);
  isReachable = true;
  await closeWith(1006);
  expect(renewals).toEqual([false, true]);
});

it('a socket that is closed because the account was deleted signs the account out', async () => {
  await closeWith(4401);
  expect(signOutQuietly).toHaveBeenCalledOnce();
});

it('leaving the page closes the socket', async () => {
  dispatchEvent(new Event('pagehide'));
  expect(FakeWebSocket.newest.readyState).toBe(FakeWebSocket.CLOSING);
});
