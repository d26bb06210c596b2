import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Clock } from '../../src/domain/ports.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { watchWriting } from '../seed/writing.ts';
import { accountState, overGraphQL } from './clicks.ts';
import { startSlowUpstream, type SlowUpstream } from './slowUpstream.ts';
import { between, report, timeFor, trials } from './trials.ts';

const warmUp = 3;

/** Ways to click and to disconnect after so many milliseconds. */
const ways: Record<string, (owner: Owner, url: string, requestId: string, afterMs: number) => Promise<void>> = {
  async 'REST, aborted'(owner, _url, requestId, afterMs) {
    await owner.click({ requestId }, { signal: AbortSignal.timeout(afterMs) }).catch(() => undefined);
  },
  async 'GraphQL, aborted'(owner, _url, requestId, afterMs) {
    const signal = AbortSignal.timeout(afterMs);
    await owner.call('POST', '/graphql', overGraphQL(requestId), { signal }).catch(() => undefined);
  },
  async 'GraphQL, socket destroyed'({ token }, url, requestId, afterMs) {
    const body = JSON.stringify(overGraphQL(requestId));
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${token}`,
    };
    const sent = request(`${url}/graphql`, { method: 'POST', agent: false, headers });
    sent.on('error', () => undefined);
    // In two halves: the socket may go in the middle of the body.
    sent.write(body.slice(0, 20));
    const rest = setTimeout(() => sent.end(body.slice(20)), 2);
    await sleep(afterMs);
    clearTimeout(rest);
    sent.destroy();
  },
  async 'WebSocket, terminated'(owner, _url, requestId, afterMs) {
    const client = owner.socket();
    const opened = new Promise<WebSocket>((resolve) => client.on('opened', (socket) => resolve(socket as WebSocket)));
    client.subscribe(overGraphQL(requestId), { next() {}, error() {}, complete() {} });
    const socket = await opened;
    await sleep(afterMs);
    socket.terminate();
  },
  async 'watched, cancelled'(owner, _url, requestId, afterMs) {
    const watched = watchWriting(owner, { requestId });
    await sleep(afterMs);
    watched.cancel();
  },
  async 'watched, terminated'(owner, _url, requestId, afterMs) {
    const watched = watchWriting(owner, { requestId });
    await sleep(afterMs);
    watched.leave();
    await watched.ended;
  },
};

describe.each(stores)('a client that disconnects (%s)', (on) => {
  const count = trials(200, 24);
  let ahead = 0;
  const clock: Clock = { now: () => new Date(Date.now() + ahead) };
  let upstream: SlowUpstream;
  let server: TestServer;
  beforeAll(async () => {
    upstream = await startSlowUpstream(() => between(0, 30));
    upstream.standIn.always('slow');
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    server = await aServer({ on, clock, clickRate, env: { OPENAI_BASE_URL: upstream.baseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });

  it('has one text for one credit, or neither', { timeout: timeFor(count, 1_000) }, async () => {
    const owner = await server.anOwner({ plan: 'plano_revoada', credits: 1_000 });
    /** Every credit that was spent has its text, and none is in hold. */
    const balanced = async () => {
      const { credits, holds, items } = await accountState(server.store, owner);
      expect([holds, items.length]).toEqual([0, 1_000 - credits]);
      return items;
    };
    const left: string[] = [];
    // How long a click takes on this machine: to leave before, while and after the text is written.
    let usualMs = 0;
    for (let click = 0; click < warmUp; click += 1) {
      left.push(randomUUID());
      const began = performance.now();
      await owner.click({ requestId: left.at(-1) });
      usualMs = Math.max(20, performance.now() - began);
    }
    for (let trial = 0; trial < count; trial += 1) {
      const [, leave] = Object.entries(ways)[trial % Object.keys(ways).length]!;
      left.push(randomUUID());
      await leave(owner, server.url, left.at(-1)!, Math.ceil(between(0, 2 * usualMs)));
      await vi.waitFor(balanced, { timeout: 10_000, interval: 10 });
    }

    const before = await accountState(server.store, owner);
    ahead = 180_000;
    await server.runJobs();
    ahead = 0;
    expect(await accountState(server.store, owner)).toEqual(before);
    const items = await balanced();
    expect(left).toEqual(expect.arrayContaining([...items]));
    expect(new Set(items).size).toBe(items.length);
    const texts = items.length - warmUp;
    report(3, `client gone: ${count} trials on ${on}: ${texts} × credit and text, ${count - texts} × neither`);
  });
});
