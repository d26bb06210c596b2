// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { parse } from 'graphql';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Socket } from './socket';

/** Whether the token was asked for anew, for each socket. */
const renewals: boolean[] = [];
const signOutQuietly = vi.fn<() => void>();
vi.mock('./session/authorization', () => ({
  async authorizationHeader(renewed = false) {
    renewals.push(renewed);
    return { authorization: 'Bearer stored' };
  },
  signOutQuietly: () => signOutQuietly(),
}));

// Files share a worker's modules: one that was loaded before keeps what is replaced here, and would keep the replacement.
vi.resetModules();
const { createSocket } = await import('./socket');
afterAll(() => void vi.resetModules());

/** A server that accepts every socket while it is reached, and answers its pings while it is not dead. */
let isDead: boolean;
let isReached: boolean;
let opened: number;
let product: Socket;
const introductions: unknown[] = [];

class ASocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  readyState = ASocket.OPEN;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: CloseEvent) => void;
  static newest: ASocket;

  constructor(readonly url: string) {
    super();
    opened += 1;
    ASocket.newest = this;
    if (isReached) queueMicrotask(() => this.onopen?.());
  }

  send(message: string) {
    const answers: Record<string, string> = { connection_init: 'connection_ack', ping: 'pong' };
    const said = JSON.parse(message) as { type: string; payload?: unknown };
    if (said.type === 'connection_init') introductions.push(said.payload);
    const type = answers[said.type];
    if (type && !isDead) queueMicrotask(() => this.onmessage?.({ data: JSON.stringify({ type }) }));
  }

  close() {
    this.readyState = ASocket.CLOSING;
  }
}

let client: ApolloClient;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', ASocket);
  isDead = false;
  isReached = true;
  opened = 0;
  renewals.length = 0;
  introductions.length = 0;
  signOutQuietly.mockClear();
  product = createSocket();
  client = new ApolloClient({ link: ApolloLink.from([product.link]), cache: new InMemoryCache() });
  // Opens the socket, and again when it is lost.
  client.subscribe({ query: parse('subscription { live }'), fetchPolicy: 'no-cache' }).subscribe({});
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  product.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A subscription that does without a socket when it is lost; called when it has ended. */
function watch() {
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

it('a socket that answers no more is given up, and opened anew', async () => {
  const ended = watch();
  isDead = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(ended).toHaveBeenCalledOnce();

  isDead = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(opened).toBe(2);
});

it('a socket that answers is kept', async () => {
  const ended = watch();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ended).not.toHaveBeenCalled();
  expect(opened).toBe(1);
});

it('a subscription with a fallback fails after its waiting time while a lost socket does not come back', async () => {
  isDead = true;
  isReached = false;
  await vi.advanceTimersByTimeAsync(17_000);
  expect(opened).toBeGreaterThan(1);
  const ended = watch();
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

const closeWith = async (code: number) => {
  ASocket.newest.onclose?.(new CloseEvent('close', { code, wasClean: true }));
  await vi.advanceTimersByTimeAsync(60_000);
};

it('the socket connects to /graphql on the host of the page, and sends the token', () => {
  expect(ASocket.newest.url).toBe('ws://localhost:3000/graphql');
  expect(introductions).toEqual([{ authorization: 'Bearer stored' }]);
});

it('a socket whose token has expired is opened again with a renewed token, once', async () => {
  await closeWith(4403);
  await closeWith(1001);
  expect(renewals).toEqual([false, true, false]);
  expect(signOutQuietly).not.toHaveBeenCalled();
});

it('an expired token is renewed for the next socket that opens, also after failed attempts', async () => {
  isReached = false;
  await closeWith(4403);
  isReached = true;
  await closeWith(1006);
  expect(renewals).toEqual([false, true]);
});

it('a socket that is closed because the account was deleted signs the account out', async () => {
  await closeWith(4401);
  expect(signOutQuietly).toHaveBeenCalledOnce();
});

it('leaving the page closes the socket', async () => {
  dispatchEvent(new Event('pagehide'));
  expect(ASocket.newest.readyState).toBe(ASocket.CLOSING);
});
