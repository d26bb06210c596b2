import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import type { Writer } from '../../src/domain/ports.ts';
import { connectionInit, rawSocket } from '../seed/live.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

const directory = mkdtempSync(join(tmpdir(), 'bemtevi-logs-'));
let server: TestServer;
let owner: Owner;
let broken = false;
beforeAll(async () => {
  const store = openSqliteStore({ file: join(directory, 'bemtevi.sqlite') });
  const { page } = store.generations;
  const generations: typeof store.generations = {
    ...store.generations,
    page: (...given) => (broken ? Promise.reject(new Error('the page is broken')) : page(...given)),
  };
  server = await aServer({ store: { ...store, generations } });
  owner = await server.anOwner({ plan: 'plano_voo' });
});
afterAll(async () => {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
});

interface Line {
  readonly level: string;
  readonly message: string;
  readonly operation?: string;
  readonly code?: string;
  readonly requestId?: string;
  readonly error?: { readonly stack: string };
}
const lines = () => server.logged.map((line) => JSON.parse(line) as Line);
const faults = () => lines().filter(({ level }) => level === 'error' || level === 'warn');

describe('a client that disconnects', () => {
  it.each([
    ['in the middle of a body', '/api/generate-content', 'content-length: 900', '{"contentType"'],
    ['in the middle of a chunked body', '/graphql', 'transfer-encoding: chunked', '5\r\n{"que'],
    ['before the answer', '/api/generate-content', 'content-length: 2', '{}'],
  ])('a client that disconnects %s is no bug', async (_when, path, length, body) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname.replace('localhost', '127.0.0.1'));
    await once(socket, 'connect');
    const headers = [`authorization: Bearer ${owner.token}`, 'content-type: application/json', length];
    socket.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.resetAndDestroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(faults()).toEqual([]);
  });

  it('a client that disconnects while its text is written is not logged as a fault of the writer', async () => {
    const silent: Writer = { demonstration: false, write: () => new Promise(() => undefined) };
    const waiting = await aServer({ writer: silent });
    const leaving = await waiting.anOwner();
    const gone = new AbortController();
    const click = leaving.click({}, { signal: gone.signal });
    await expect.poll(async () => (await waiting.store.users.find(leaving.uid))?.holds).toHaveLength(1);
    gone.abort();
    await expect(click).rejects.toThrow(/abort/);
    await expect.poll(() => leaving.credits()).toBe(5);
    const told = waiting.logged.map((line) => JSON.parse(line) as Line);
    expect(told.filter(({ level }) => level !== 'info')).toEqual([]);
    expect(told).toContainEqual(expect.objectContaining({ message: 'request completed', outcome: 'HTTP_499' }));
    await waiting.stop();
  });

  it('a socket whose message is too long or malformed is not logged as a bug, and nothing is printed', async () => {
    const printed = vi.spyOn(console, 'error');
    const tooLong = await rawSocket(server.url, { messages: [connectionInit(owner.token), 'x'.repeat(300_000)] });
    expect(await tooLong.closed).toBe(1009);
    const malformed = await rawSocket(server.url, { messages: [connectionInit(owner.token)] });
    // A frame with reserved bits (https://www.rfc-editor.org/rfc/rfc6455#section-5.2).
    (malformed.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket.write(
      Buffer.from([0xff, 0x80]),
    );
    expect(await malformed.closed).toBeGreaterThan(1000);
    expect(printed).not.toHaveBeenCalled();
    expect(faults()).toEqual([]);
  });
});

describe('a bug', () => {
  const failing = async (call: () => Promise<unknown>): Promise<Line> => {
    const before = server.logged.length;
    broken = true;
    await call();
    broken = false;
    const [line] = lines()
      .slice(before)
      .filter(({ level }) => level === 'error');
    return line!;
  };

  it('a bug of a named operation is logged with its name, its code, the request and the place in our source', async () => {
    const line = await failing(() => owner.graphql('query HistoryOfATest { history { edges { node { id } } } }'));
    expect(line).toMatchObject({ operation: 'HistoryOfATest', code: 'INTERNAL_SERVER_ERROR' });
    expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(line.error?.stack).toMatch(/the page is broken[\s\S]*history\.ts:\d+/);
  });

  it('a bug of a REST route is logged with the route', async () => {
    const line = await failing(() => owner.call('GET', '/api/get-generation-history'));
    expect(line).toMatchObject({ operation: 'GET /get-generation-history', code: 'INTERNAL_SERVER_ERROR' });
    expect(line.error?.stack).toContain('the page is broken');
  });
});

it('an error outside GraphQL and REST is logged with the path, without its query, and the request id', async () => {
  const offline = await aServer({ env: { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' } });
  const { status, headers, body } = await offline.visitor('GET', '/dev/mailbox?conta=ana');
  expect({ status, body }).toEqual({
    status: 500,
    body: { error: 'Ocorreu um erro.', code: 'INTERNAL_SERVER_ERROR' },
  });
  const errors = offline.logged.map((line) => JSON.parse(line) as Line).filter(({ level }) => level === 'error');
  expect(errors).toMatchObject([{ operation: 'GET /dev/mailbox', requestId: headers.get('x-request-id') }]);
  await offline.stop();
});
