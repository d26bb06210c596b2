import { EventEmitter } from 'node:events';
import { createClient, type ClientOptions } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Unauthenticated } from '../../src/domain/failures.ts';
import { PartUnavailable } from '../../src/domain/partUnavailable.ts';
import type { Principal } from '../../src/domain/account/user.ts';
import { createSocketSessions, type SocketContext } from '../../src/http/socketSessions.ts';
import type { Services } from '../../src/services/services.ts';
import { claimsOf, nowInSeconds, unsigned } from '../identity/tokens.ts';
import { callerWithKey } from '../seed/apiKeys.ts';
import { aPrincipal } from '../seed/domain.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aLog, portWith } from '../seed/ports.ts';
import { aServer, type TestServer } from '../seed/server.ts';

type Message = { readonly type: string };

/** The client's socket, which sends other messages in the place of each, as a client with a fault would. */
const sending = (instead: (message: Message) => readonly (object | string)[]) =>
  class extends WebSocket {
    override send(text: string): void {
      for (const message of instead(JSON.parse(text)))
        super.send(typeof message === 'string' ? message : JSON.stringify(message));
    }
  };

const twice = (type: string) => sending((message) => (message.type === type ? [message, message] : [message]));

/** The client's socket, which asks for no protocol. */
const withoutProtocol = class extends WebSocket {
  constructor(url: string) {
    super(url, []);
  }
};

/** A client that tries twice: what its socket was closed with each time, and what its subscription ended with. */
function closingsOf(url: string, options: Partial<ClientOptions>, query = 'subscription { viewerChanged { id } }') {
  const codes: number[] = [];
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 1,
    retryWait: () => Promise.resolve(),
    on: { closed: (event) => codes.push((event as CloseEvent).code) },
    ...options,
  });
  return new Promise<readonly number[]>((resolve) => {
    const end = () => resolve(codes);
    client.subscribe({ query }, { next: () => undefined, error: end, complete: end });
  });
}

/** Why the client gives up at once after most codes is in the protocol: it would only repeat its fault. */
describe("graphql-ws's own client", () => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await aServer();
    owner = await server.anOwner();
  });
  afterAll(() => server.stop());

  const bearer = (token: string | null | undefined) => ({ connectionParams: { authorization: `Bearer ${token}` } });

  it.concurrent.each([
    [4400, 'sends no JSON', () => ({ webSocketImpl: sending(() => ['lixo']) })],
    [4400, 'sends an unknown message', () => ({ webSocketImpl: sending(() => [{ type: 'lixo' }]) })],
    [4401, 'has no token', () => ({})],
    [
      4401,
      'asks before it is greeted',
      () => ({
        webSocketImpl: sending(() => [{ id: '1', type: 'subscribe', payload: { query: '{ viewer { id } }' } }]),
      }),
    ],
    [4406, 'asks for no protocol', () => ({ webSocketImpl: withoutProtocol })],
    [4409, 'uses an id twice', () => ({ ...bearer(owner.token), webSocketImpl: twice('subscribe') })],
    [4429, 'greets twice', () => ({ ...bearer(owner.token), webSocketImpl: twice('connection_init') })],
  ] as const)('that gets %i because it %s gives up', async (code, _why, options) => {
    expect(await closingsOf(server.url, options())).toEqual([code]);
  });

  it.concurrent('gives up after 1009 for a message of more than 256 KiB', async () => {
    const query = `subscription { viewerChanged { id } } # ${'x'.repeat(300_000)}`;
    expect(await closingsOf(server.url, bearer(owner.token), query)).toEqual([1009]);
  });

  it.concurrent('reconnects after 4403 for an invalid token', async () => {
    expect(await closingsOf(server.url, bearer('lixo'))).toEqual([4403, 4403]);
  });

  it.concurrent(
    'reconnects with a new token after 4403 for an expired one, and its subscription goes on',
    async ({ expect: check }) => {
      const { uid, email } = await server.anOwner();
      const now = nowInSeconds() + 1;
      const short = unsigned(claimsOf('demo-bemtevi', uid, { email, iat: now, auth_time: now, exp: now + 5 }));
      const fresh = unsigned(claimsOf('demo-bemtevi', uid, { email, iat: now, auth_time: now }));
      const tokens = [short, fresh];
      const codes: number[] = [];
      const client = createClient({
        url: `${server.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: () => bearer(tokens.shift()).connectionParams,
        retryWait: () => Promise.resolve(),
        on: { closed: (event) => codes.push((event as CloseEvent).code) },
      });
      const seen: unknown[] = [];
      client.subscribe(
        { query: 'subscription { viewerChanged { id } }' },
        { next: ({ data }) => seen.push(data), error: () => undefined, complete: () => undefined },
      );
      const account = { viewerChanged: { id: uid } };
      await check.poll(() => seen).toEqual([account, account]);
      expect(codes).toEqual([4403]);
      await client.dispose();
    },
  );

  it.concurrent('reconnects after 4408 for a missing connection_init', async () => {
    expect(await closingsOf(server.url, { webSocketImpl: sending(() => []) })).toEqual([4408, 4408]);
  });

  it('reconnects after 1001 when the server stops', async () => {
    const stopping = await aServer();
    const { token } = await stopping.anOwner();
    const connected = Promise.withResolvers<void>();
    const codes: number[] = [];
    const on = {
      connected: () => connected.resolve(),
      closed: (event: unknown) => codes.push((event as CloseEvent).code),
    };
    const ended = closingsOf(stopping.url, { ...bearer(token), on });
    await connected.promise;
    await stopping.stop();
    await ended;
    // Nobody answers the second time.
    expect(codes).toEqual([1001, 1006]);
  });

  it('reconnects after 1013 when the identity provider is unreachable, which is not logged as an error', async () => {
    const down = await aServer({ env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' } });
    const { token } = createOwner(down.url, owner);
    expect(await closingsOf(down.url, bearer(token))).toEqual([1013, 1013]);
    const lines = down.logged.map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ level: 'warn', part: 'identity' }));
    await down.stop();
  });

  it('reconnects after 1013 when its API key made too many calls', async () => {
    const strict = await aServer({ keyRate: { name: 'api-key', points: 1, seconds: 60 } });
    const { caller } = await callerWithKey(strict.url, await strict.anOwner({ plan: 'plano_voo' }));
    await caller.graphql('{ viewer { id } }');
    expect(await closingsOf(strict.url, bearer(caller.token))).toEqual([1013, 1013]);
    await strict.stop();
  });

  it('gives up after 4500 for a bug, which is logged', async () => {
    const { store } = server;
    const broken = () => Promise.reject(new Error('a bug'));
    const apiKeys = { ...store.apiKeys, find: broken };
    const faulty = await aServer({ store: { ...store, apiKeys, close: () => Promise.resolve() } });
    expect(await closingsOf(faulty.url, bearer(`bvk_${'a'.repeat(43)}`))).toEqual([4500]);
    expect(faulty.logged.filter((line) => line.includes('"level":"error"'))).toEqual([
      expect.stringContaining('a bug'),
    ]);
    await faulty.stop();
  });
});

describe('the token of an open socket', () => {
  /**
   * Begins a session whose token is verified again every half minute; what its socket is closed with. The socket is open
   * when its token has been verified for the first time, unless its state says otherwise.
   */
  async function aSession(
    verifyAgain: () => Promise<Principal | Unauthenticated>,
    readyState: number = WebSocket.OPEN,
  ) {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const caller = aPrincipal({ expiresAt: new Date(Date.now() + 3_600_000) });
    const { log, logged } = aLog();
    const { begin } = createSocketSessions({
      services: {
        accounts: portWith<Services['accounts']>({ untilDeleted: () => new Promise(() => {}) }),
        apiKeys: portWith<Services['apiKeys']>({}),
      },
      verify: verifyAgain,
      identifyCaller: () => () => Promise.resolve(caller),
      log,
      verifiedForMs: 30_000,
    });
    const closedWith: number[] = [];
    const close = (code: number) => void closedWith.push(code);
    const socket = Object.assign(new EventEmitter(), { OPEN: WebSocket.OPEN, readyState, close });
    const context = { connectionParams: { authorization: 'Bearer token' }, extra: { socket, request: {} } };
    const begun = await begin(context as unknown as SocketContext);
    return { begun, socket, closedWith, logged };
  }

  it('is verified at intervals until the socket is closed', async () => {
    let verified = 0;
    const { begun, socket } = await aSession(() => {
      verified += 1;
      return Promise.resolve(aPrincipal());
    });
    expect(begun).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(verified).toBe(2);
    socket.emit('close');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(verified).toBe(2);
  });

  it('is not verified again when the socket closes during its first verification', async () => {
    let verified = 0;
    const verifyAgain = () => {
      verified += 1;
      return Promise.resolve(aPrincipal());
    };
    expect((await aSession(verifyAgain, WebSocket.CLOSED)).begun).toBe(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(verified).toBe(0);
  });

  it('that cannot be verified again, because the identity provider is down, keeps its socket open', async () => {
    const answers = [
      () => Promise.reject(new PartUnavailable('identity', 'no answer')),
      () => Promise.resolve(aPrincipal()),
      () => Promise.resolve(Unauthenticated.badToken()),
    ];
    const { closedWith, logged } = await aSession(() => answers.shift()!());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(closedWith).toEqual([]);
    expect(logged).toEqual(['warn: the token of an open socket could not be verified']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(closedWith).toEqual([4403]);
  });
});
