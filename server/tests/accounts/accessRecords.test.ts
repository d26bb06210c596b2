import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessRecordLines } from '../../src/commands/accessRecords.ts';
import { retentionStart } from '../../src/domain/account/accessRecord.ts';
import type { Store } from '../../src/domain/ports.ts';
import { createClientAddress } from '../../src/http/clientAddress.ts';
import { callerWithKey } from '../seed/apiKeys.ts';
import { subscribeToAccount } from '../seed/live.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const viewer = '{ viewer { id } }';
const forged = { 'x-forwarded-for': '198.51.100.66' };

describe.each(stores)('the access records (%s)', (on) => {
  let server: TestServer;
  let now = new Date();
  beforeAll(async () => {
    server = await aServer({ on, clock: { now: () => now } });
  });
  afterAll(() => server.stop());

  const kept = (owner: Owner) => server.store.accessRecords.of(owner.uid, 100);
  const ask = (owner: Owner, headers: Record<string, string> = {}, url = server.url) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      body: JSON.stringify({ query: viewer }),
    });

  it('have one line for all calls of an hour, whatever the transport, and ignore a forged header', async () => {
    now = new Date();
    const owner = await server.anOwner();
    for (let call = 0; call < 3; call += 1) await ask(owner, forged);
    await owner.call('GET', '/api/get-generation-history');
    const live = await subscribeToAccount(owner);
    await expect.poll(() => kept(owner)).toEqual([{ userId: owner.uid, address: '127.0.0.1', at: now }]);
    live.leave();
  });

  it('have a line for each hour in which the account calls', async () => {
    const hour = 3_600_000;
    const began = new Date(Math.floor(Date.now() / hour) * hour);
    const owner = await server.anOwner();
    for (const ms of [0, hour - 1, hour]) {
      now = new Date(began.getTime() + ms);
      await ask(owner);
    }
    const times = async () => (await kept(owner)).map(({ at }) => at.getTime() - began.getTime());
    await expect.poll(times).toEqual([0, hour]);
  });

  it('have a line for an account that only opens a WebSocket, whose operations are logged when they end', async () => {
    now = new Date();
    const owner = await server.anOwner();
    const live = await subscribeToAccount(owner);
    await expect.poll(() => kept(owner)).toEqual([{ userId: owner.uid, address: '127.0.0.1', at: now }]);
    const operations = () =>
      server.logged.map((line) => JSON.parse(line)).filter(({ method }) => method === 'WEBSOCKET');
    const before = operations().length;
    live.leave();
    await expect.poll(() => operations().length).toBe(before + 1);
    expect(operations().at(-1)).toMatchObject({ message: 'request completed', path: '/graphql', outcome: 'ok' });
  });

  it('have a line for the calls by an API key, as for those of its owner', async () => {
    now = new Date();
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const { caller } = await callerWithKey(server.url, owner);
    await expect.poll(() => kept(owner)).toHaveLength(1);
    now = new Date(now.getTime() + 2 * 3_600_000);
    expect((await caller.call('GET', '/api/get-generation-history')).status).toBe(200);
    await expect.poll(async () => (await kept(owner)).map(({ at }) => at.getTime())).toContain(now.getTime());
  });

  it('have no line for a call without an account', async () => {
    const owner = await server.anOwner();
    const nobody = createOwner(server.url, { ...owner, token: 'lixo' });
    expect((await nobody.call('GET', '/api/get-generation-history')).status).toBe(401);
    expect(await kept(owner)).toEqual([]);
  });

  it('outlive the account, and are removed after six months by the clock', async () => {
    const began = new Date();
    now = began;
    const owner = await server.anOwner();
    await owner.graphql('mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }');
    expect(await server.store.users.find(owner.uid)).toBeNull();
    await expect.poll(() => kept(owner)).toHaveLength(1);
    const sixMonths = new Date(began);
    sixMonths.setUTCMonth(sixMonths.getUTCMonth() + 6);
    now = new Date(sixMonths.getTime() - 86_400_000);
    await server.runJobs();
    expect(await kept(owner)).toHaveLength(1);
    now = new Date(sixMonths.getTime() + 86_400_000);
    await server.runJobs();
    expect(await kept(owner)).toEqual([]);
  });

  it('are printed by the command for one account, one JSON line each', async () => {
    now = new Date();
    const [owner, stranger] = [await server.anOwner(), await server.anOwner()];
    for (const one of [owner, stranger]) await ask(one);
    await expect.poll(() => kept(owner)).toHaveLength(1);
    const line = { userId: owner.uid, address: '127.0.0.1', at: now };
    expect(await accessRecordLines(server.store, owner.uid)).toBe(`${JSON.stringify(line)}\n`);
  });

  it('neither delay a call nor make it fail when they cannot be written, and are written later', async () => {
    const { store } = server;
    let answer = () => new Promise<void>(() => undefined);
    let tries = 0;
    const broken: Store = {
      ...store,
      accessRecords: { ...store.accessRecords, add: () => ((tries += 1), answer()) },
      close: () => Promise.resolve(),
    };
    const other = await aServer({ store: broken });
    const owner = await server.anOwner();
    expect((await ask(owner, {}, other.url)).status).toBe(200);
    answer = () => Promise.reject(new Error('the disk is full'));
    const second = await server.anOwner();
    expect((await ask(second, {}, other.url)).status).toBe(200);
    await expect.poll(() => other.logged.join('\n')).toContain('an access could not be recorded');
    expect((await ask(second, {}, other.url)).status).toBe(200);
    expect(tries).toBe(3);
    expect(other.logged.join('\n')).not.toContain('127.0.0.1');
    answer = () => Promise.resolve();
  });

  it('are written before the store of a server that stops is closed', async () => {
    const { promise: written, resolve: write } = Promise.withResolvers<void>();
    const done: string[] = [];
    const slow: Store = {
      ...server.store,
      accessRecords: { ...server.store.accessRecords, add: () => written.then(() => void done.push('written')) },
      close: () => Promise.resolve(void done.push('closed')),
    };
    const other = await aServer({ store: slow });
    expect((await ask(await server.anOwner(), {}, other.url)).status).toBe(200);
    const stopped = other.stop();
    await Promise.race([stopped, setTimeout(1_000)]);
    expect(done).toEqual([]);
    write();
    await stopped;
    expect(done).toEqual(['written', 'closed']);
  });
});

describe('the address behind a trusted proxy', () => {
  it('the address of a call behind a trusted proxy is the one that the proxy names, and each has its line', async () => {
    const server = await aServer({ env: { TRUST_PROXY: '127.0.0.1' } });
    const owner = await server.anOwner();
    const callFrom = (forwarded: string) => {
      const headers = { authorization: `Bearer ${owner.token}`, 'x-forwarded-for': forwarded };
      return fetch(`${server.url}/api/get-generation-history`, { headers });
    };
    const addresses = async () => {
      const records = await server.store.accessRecords.of(owner.uid, 100);
      return records.map(({ address }) => address).toSorted();
    };
    await callFrom('198.51.100.66, 2001:0DB8::0001');
    await expect.poll(addresses).toEqual(['2001:db8::1']);
    // Each address of an hour has a line of its own.
    await callFrom('203.0.113.7');
    await callFrom('203.0.113.7');
    await expect.poll(addresses).toEqual(['2001:db8::1', '203.0.113.7']);
    await server.stop();
  });
});

describe('the client’s address', () => {
  const from = (remoteAddress: string, header?: string) =>
    ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': header } }) as unknown as IncomingMessage;

  it.each([
    ['no proxy is trusted', [], '203.0.113.5', '198.51.100.66', '203.0.113.5'],
    ['the peer is no trusted proxy', ['10.0.0.0/8'], '203.0.113.5', '198.51.100.66', '203.0.113.5'],
    ['the peer is in a trusted network', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.5', '203.0.113.5'],
    ['the client forges what its proxy goes on', ['10.0.0.0/8'], '10.1.2.3', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
    ['two proxies are trusted', ['10.0.0.0/8', '::1'], '::1', '203.0.113.5, 10.9.9.9', '203.0.113.5'],
    ['the header names no address', ['10.0.0.0/8'], '10.1.2.3', 'unknown', '10.1.2.3'],
    ['the header is missing', 1, '10.1.2.3', undefined, '10.1.2.3'],
    ['one hop is trusted', 1, '10.1.2.3', '6.6.6.6, 203.0.113.5', '203.0.113.5'],
    ['two hops are trusted', 2, '10.1.2.3', '203.0.113.5, 10.9.9.9', '203.0.113.5'],
    ['IPv4 comes mapped into IPv6', [], '::ffff:203.0.113.5', undefined, '203.0.113.5'],
    ['a trusted IPv4 peer comes mapped', ['10.0.0.0/8'], '::ffff:10.1.2.3', '::FFFF:203.0.113.5', '203.0.113.5'],
    ['IPv6 is written long', [], '2001:0DB8:0000:0000:0000:0000:0000:0001', undefined, '2001:db8::1'],
    ['IPv6 has a zone', [], 'fe80::1%eth0', undefined, 'fe80::1'],
    ['the proxy adds ports', 1, '10.1.2.3', '203.0.113.5:4711', '203.0.113.5'],
    ['the proxy adds brackets', 1, '10.1.2.3', '[2001:db8::1]:4711', '2001:db8::1'],
  ] as const)('the address of a client is right when %s', (_case, proxies, peer, header, expected) => {
    expect(createClientAddress(proxies)(from(peer, header))).toBe(expected);
  });
});

describe('six months', () => {
  it.each([
    ['2026-11-22T10:00:00.000Z', '2026-05-22T10:00:00.000Z'],
    ['2026-08-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-03-10T00:00:00.000Z', '2025-09-10T00:00:00.000Z'],
  ])('the six months before %s began at %s', (today, since) => {
    expect(retentionStart(new Date(today)).toISOString()).toBe(since);
  });
});
