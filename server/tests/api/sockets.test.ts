import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { drainMs } from '../../src/http/server.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { claimsOf, nowInSeconds, unsigned } from '../identity/tokens.ts';
import { subscribeToAccount, connectionInit, rawSocket } from '../seed/live.ts';
import { createOwner, type Answer, type Owner } from '../seed/owner.ts';
import { atOnce, tally } from '../seed/races.ts';
import { aServer, type TestServer } from '../seed/server.ts';

describe('a socket', () => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await aServer();
    owner = await server.anOwner();
  });
  afterAll(() => server.stop());

  const accounts = () => emulatorApi(inject('emulatorHost'), 'demo-bemtevi');
  const port = () => Number(new URL(server.url).port);

  it.concurrent('that sends no connection_init is closed with 4408', async () => {
    const { closed } = await rawSocket(server.url);
    expect(await closed).toBe(4408);
  });

  it.concurrent.each([
    ['no token', [connectionInit(null)], 4401],
    ['a bad token', [connectionInit('lixo')], 4403],
    ['an empty token', [{ type: 'connection_init', payload: { authorization: '' } }], 4403],
    ['a token that is no text', [{ type: 'connection_init', payload: { authorization: { $gt: '' } } }], 4401],
    [
      'an operation before the greeting',
      [{ id: '1', type: 'subscribe', payload: { query: '{ viewer { id } }' } }],
      4401,
    ],
    ['no JSON', ['lixo'], 4400],
    ['an unknown message', [{ type: '__proto__' }], 4400],
    ['more than 256 KiB', ['x'.repeat(300_000)], 1009],
  ] as const)('with %s is closed', async (_case, messages, code) => {
    const { closed } = await rawSocket(server.url, { messages });
    expect(await closed).toBe(code);
  });

  it.concurrent(
    'that reads no answers has no more of its messages read, and gets all answers once it reads',
    async () => {
      const pings = 60;
      const payload = { long: 'x'.repeat(250_000) };
      const { socket, received } = await rawSocket(server.url, { messages: [connectionInit(owner.token)] });
      await once(socket, 'message');
      socket.pause();
      for (let sent = 0; sent < pings; sent += 1) socket.send(JSON.stringify({ type: 'ping', payload }));
      // What should not be read has time to be.
      await sleep(2_000);
      expect(socket.bufferedAmount).toBeGreaterThan(0);
      socket.resume();
      await expect.poll(() => received.filter(({ type }) => type === 'pong').length).toBe(pings);
      socket.close();
    },
  );

  it.concurrent('that sends connection_init twice is closed with 4429', async () => {
    const { closed } = await rawSocket(server.url, {
      messages: [connectionInit(owner.token), connectionInit(owner.token)],
    });
    expect(await closed).toBe(4429);
  });

  it.concurrent.each(['http://mal.example', 'null', 'https://localhost.mal.example'])(
    'from the page %s is refused at the upgrade',
    async (origin) => {
      const { closed } = await rawSocket(server.url, { origin });
      expect(await closed).toBe(403);
    },
  );

  it.concurrent('from our own page is accepted, and so is one of a program without an origin', async () => {
    for (const origin of [server.url, undefined]) {
      const { socket, received } = await rawSocket(server.url, {
        ...(origin ? { origin } : {}),
        messages: [connectionInit(owner.token)],
      });
      if (received.length === 0) await once(socket, 'message');
      expect(received).toEqual([{ type: 'connection_ack' }]);
      socket.close();
    }
  });

  it.concurrent.each(['authorization', 'Authorization'])(
    'is accepted with its token as %s, as a request over HTTP is',
    async (name) => {
      const { socket, received, closed } = await rawSocket(server.url, {
        messages: [{ type: 'connection_init', payload: { [name]: `Bearer ${owner.token}` } }],
      });
      await Promise.race([once(socket, 'message'), closed]);
      expect(received).toEqual([{ type: 'connection_ack' }]);
      socket.close();
    },
  );

  it.concurrent('to /graphql/ is accepted, as a request over HTTP is', async () => {
    const { socket, received } = await rawSocket(server.url, {
      path: '/graphql/',
      messages: [connectionInit(owner.token)],
    });
    if (received.length === 0) await once(socket, 'message');
    expect(received).toEqual([{ type: 'connection_ack' }]);
    socket.close();
  });

  it.concurrent.each(['//', 'http://[', '/graphql/../x', '/outro'])(
    'to %s is refused, and the server keeps running',
    async (target) => {
      const socket = connect(port(), 'localhost');
      await once(socket, 'connect');
      socket.write(
        `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      );
      const [answer] = (await once(socket, 'data')) as [Buffer];
      expect(String(answer)).toMatch(/^HTTP\/1\.1 40[03] /);
      socket.destroy();
      expect((await server.visitor('GET', '/live')).status).toBe(200);
    },
  );

  it.concurrent('of another protocol is closed', async () => {
    const { closed } = await rawSocket(server.url, { protocol: 'graphql-ws', messages: [connectionInit(owner.token)] });
    expect([1006, 1002, 4406]).toContain(await closed);
  });

  it.concurrent('is closed with 4403 when its token expires, and gets the missed state on reconnecting', async () => {
    const { uid, email } = await server.anOwner();
    const now = nowInSeconds() + 1;
    const short = unsigned(claimsOf('demo-bemtevi', uid, { email, iat: now, auth_time: now, exp: now + 5 }));
    const live = await subscribeToAccount(createOwner(server.url, { uid, email, token: short }));
    expect(await live.ended).toBe(4403);
    await server.store.users.saveProfile(uid, { businessName: 'Enquanto isso' });
    const fresh = unsigned(claimsOf('demo-bemtevi', uid, { email, iat: now, auth_time: now }));
    const again = await subscribeToAccount(createOwner(server.url, { uid, email, token: fresh }));
    expect(again.seen).toMatchObject([{ businessName: 'Enquanto isso' }]);
    again.leave();
  });

  it.concurrent('is refused beyond the thirty sockets of one person', async ({ expect: check }) => {
    const { token } = await server.anOwner();
    // These hang up while their token is being verified, and must not count for ever.
    await atOnce(40, async () => {
      const { socket, closed } = await rawSocket(server.url, { messages: [connectionInit(token)] });
      socket.terminate();
      await closed;
    });
    const greet = async () => {
      const raw = await rawSocket(server.url, { messages: [connectionInit(token)] });
      await Promise.race([raw.closed, once(raw.socket, 'message')]);
      return raw;
    };
    await check
      .poll(async () => {
        const { socket, received } = await greet();
        socket.close();
        return received;
      })
      .toEqual([{ type: 'connection_ack' }]);
    const open: Awaited<ReturnType<typeof greet>>[] = [];
    for (let count = 1; count <= 30; count += 1) open.push(await greet());
    expect(open.map(({ received }) => received)).toEqual(open.map(() => [{ type: 'connection_ack' }]));
    expect(await (await greet()).closed).toBe(1013);
    open[0]!.socket.close();
    await open[0]!.closed;
    await check.poll(async () => (await greet()).received).toEqual([{ type: 'connection_ack' }]);
    // Closing one frees one place alone.
    expect(await (await greet()).closed).toBe(1013);
    for (const { socket } of open) socket.terminate();
  });

  it.concurrent('runs ten operations at most, and all sockets of a person thirty', async ({ expect: check }) => {
    const { token } = await server.anOwner({ verified: false });
    const operation = (id: number) => ({
      id: `${id}`,
      type: 'subscribe',
      payload: { query: 'subscription { viewerChanged { id } }' },
    });
    const refusals = (received: Answer['body'][]) =>
      received
        .filter(({ type }) => type === 'error')
        .map(({ payload: [{ message, extensions }] }) => [extensions.code, message]);
    const onSocket = 'Há operações demais abertas nesta conexão. Encerre algumas e tente novamente.';
    const onSockets = 'Há páginas demais abertas. Feche algumas e tente novamente.';
    const open = await atOnce(4, async () => {
      const raw = await rawSocket(server.url, { messages: [connectionInit(token)] });
      await check.poll(() => raw.received).toHaveLength(1);
      return raw;
    });
    for (const [index, { socket, received }] of open.entries()) {
      for (let id = 1; id <= 12; id += 1) socket.send(JSON.stringify(operation(id)));
      // The greeting, then the account or a refusal for each.
      await check.poll(() => received.length).toBe(13);
      const refused = index < 3 ? Array(2).fill(onSocket) : Array(12).fill(onSockets);
      expect(refusals(received)).toEqual(refused.map((message) => ['TOO_MANY_REQUESTS', message]));
    }
    const [first, , , last] = open;
    first!.socket.send(JSON.stringify({ id: '1', type: 'complete' }));
    await check
      .poll(() => {
        last!.socket.send(JSON.stringify(operation(100 + last!.received.length)));
        return last!.received.filter(({ type }) => type === 'next').length;
      })
      .toBe(1);
    for (const { socket } of open) socket.terminate();
  });

  it.concurrent.for([
    ['works', '{ viewer { id } }', { ok: 10, TOO_MANY_REQUESTS: 40 }],
    ['is refused', '{', { GRAPHQL_PARSE_FAILED: 50 }],
  ] as const)(
    'counts and logs an operation that %s, though its client has completed it',
    async (given, { expect: check }) => {
      const [, query, outcomes] = given;
      const busy = await aServer();
      const { token } = await busy.anOwner();
      const { socket, received } = await rawSocket(busy.url, { messages: [connectionInit(token)] });
      await check.poll(() => received).toHaveLength(1);
      // In one packet, so that the server reads each `complete` before its operation has begun to work.
      const connection = (socket as unknown as { readonly _socket: Socket })._socket;
      connection.cork();
      for (let n = 0; n < 50; n += 1) {
        socket.send(JSON.stringify({ id: `${n % 5}`, type: 'subscribe', payload: { query } }));
        socket.send(JSON.stringify({ id: `${n % 5}`, type: 'complete' }));
      }
      connection.uncork();
      const answered = () => busy.logged.map((line) => JSON.parse(line)).filter(({ method }) => method === 'WEBSOCKET');
      await check.poll(answered).toHaveLength(50);
      expect(tally(answered().map(({ outcome }) => outcome))).toEqual(outcomes);
      expect(new Set(answered().map(({ requestId }) => requestId)).size).toBe(50);
      socket.terminate();
      await busy.stop();
    },
  );

  it.concurrent.each([
    ['disabled', (uid: string) => accounts().update({ localId: uid, disableUser: true })],
    [
      'signed out everywhere',
      (uid: string) => accounts().update({ localId: uid, validSince: `${nowInSeconds() + 60}` }),
    ],
  ])('of an account that is %s is closed with 4403, and writes nothing more', async (_case, end) => {
    const strict = await aServer({ verifiedForMs: 300 });
    const reader = await strict.anOwner();
    const live = await subscribeToAccount(reader);
    await end(reader.uid);
    expect(await live.ended).toBe(4403);
    const refused = await reader.graphql(
      'mutation { updateProfile(input: { businessName: "Depois" }) { __typename } }',
    );
    expect(refused.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await strict.store.users.find(reader.uid))?.businessName).not.toBe('Depois');
    await strict.stop();
  });

  it('that disconnects in the middle of an event causes no error in the log', async () => {
    const reader = await server.anOwner();
    const { socket, received, closed } = await rawSocket(server.url, { messages: [connectionInit(reader.token)] });
    await expect.poll(() => received).toHaveLength(1);
    const aliases = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}: businessDesc`).join(' ');
    socket.send(
      JSON.stringify({
        id: '1',
        type: 'subscribe',
        payload: { query: `subscription { viewerChanged { ${aliases} } }` },
      }),
    );
    await expect.poll(() => received).toHaveLength(2);
    socket.pause();
    // More than the two kernels between them take.
    await server.store.users.saveProfile(reader.uid, { businessDesc: 'x'.repeat(4_000_000) });
    // The server is in the middle of it, and then has time to notice.
    await sleep(500);
    socket.terminate();
    await closed;
    await sleep(300);
    expect(server.logged.filter((line) => /bug in a resolver|INTERNAL_SERVER_ERROR/.test(line))).toEqual([]);
  });
});

it('a server stops within its drain time although the client of a socket does not answer the close', async () => {
  const server = await aServer();
  const connection = connect(Number(new URL(server.url).port), '127.0.0.1');
  // The client reads the answer to its upgrade, and then nothing, as a device that sleeps.
  const upgrade = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    'sec-websocket-protocol': 'graphql-transport-ws',
  };
  const headers = Object.entries(upgrade).map(([name, value]) => `${name}: ${value}\r\n`);
  connection.write(`GET /graphql HTTP/1.1\r\nhost: localhost\r\n${headers.join('')}\r\n`);
  await once(connection, 'data');
  connection.pause();
  const stopped = server.stop().then(() => 'stopped');
  expect(await Promise.race([stopped, sleep(drainMs, 'still stopping')])).toBe('stopped');
  connection.destroy();
  await stopped;
});
