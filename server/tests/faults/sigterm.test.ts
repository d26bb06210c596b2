import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner, type Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import { accountState, overGraphQL } from './clicks.ts';
import { aSharedStore, fourOwners, type SharedStore } from './sharedStore.ts';
import { killServerProcesses, startServerProcess } from './serverProcess.ts';
import { startSlowUpstream, type SlowUpstream } from './slowUpstream.ts';
import { between, report, timeFor, trials } from './trials.ts';

const credits = 1_000;
const drainMs = 25_000;

interface Click {
  readonly requestId: string;
  /** Null when the connection was refused or broken. */
  status: number | null | 'waiting';
}

describe.each(stores)('SIGTERM under load (%s)', (on) => {
  const count = trials(50, 1);
  let upstream: SlowUpstream;
  let sharedStore: SharedStore;
  beforeAll(async () => {
    upstream = await startSlowUpstream(() => between(50, 600));
    sharedStore = aSharedStore(on);
  });
  afterAll(async () => {
    await killServerProcesses();
    await upstream.close();
    await sharedStore.remove();
  });

  /** Requests texts, one after the other, until a connection is refused or broken. */
  const requestTexts = async (owner: Owner, clicks: Click[]) => {
    for (;;) {
      const click: Click = { requestId: randomUUID(), status: 'waiting' };
      clicks.push(click);
      const answer = owner.click({ requestId: click.requestId, keywords: click.requestId });
      click.status = await answer.then(
        ({ status }) => status,
        () => null,
      );
      if (click.status === null) return;
    }
  };

  /** A tab that watches its account; the code its socket is closed with. */
  const watch = (owner: Owner) => {
    const client = owner.socket();
    const subscribed = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<number>();
    client.on('closed', (event) => closed.resolve((event as { code: number }).code));
    const query = 'subscription { viewerChanged { textCredits } }';
    client.subscribe({ query }, { next: () => subscribed.resolve(), error() {}, complete() {} });
    return { subscribed: subscribed.promise, closed: closed.promise };
  };

  /** A new connection. */
  const connectTo = async (url: string) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    try {
      await once(socket, 'connect');
    } finally {
      socket.destroy();
    }
  };

  it('lets the calls in progress be answered and loses no credit', { timeout: timeFor(count, 30_000) }, async () => {
    const sums = { inFlight: 0, longest: 0 };
    for (let trial = 0; trial < count; trial += 1) {
      const identities = await fourOwners(sharedStore, credits);
      const env = { ...sharedStore.env, OPENAI_BASE_URL: upstream.baseUrl };
      const server = await startServerProcess({ ...env, CLICKS_PER_MINUTE: '100000', TEXTS_IN_FLIGHT: '100' });
      const owners = identities.map((identity) => createOwner(server.url, identity));
      const tabs = owners.map(watch);
      await Promise.all(tabs.map(({ subscribed }) => subscribed));
      const clicks: Click[] = [];
      const clickers = atOnce(12, (index) => requestTexts(owners[index % owners.length]!, clicks));
      await upstream.nextAnswer();
      await sleep(between(0, 500));

      const waiting = clicks.filter(({ status }) => status === 'waiting');
      const inFlight = waiting.filter(({ requestId }) => upstream.hasReceived(requestId));
      const ended = server.terminate();
      expect(await Promise.all(tabs.map(({ closed }) => closed))).toEqual([1001, 1001, 1001, 1001]);
      await expect(connectTo(server.url)).rejects.toThrow('ECONNREFUSED');
      const { code, ms } = await ended;
      await clickers;
      expect(code).toBe(0);
      expect(ms).toBeLessThan(drainMs);
      expect(inFlight.map(({ status }) => status)).toEqual(inFlight.map(() => 200));

      // No sweep: a server that stops in peace leaves nothing in hold.
      const after = await sharedStore.withStore((store) =>
        Promise.all(owners.map((owner) => accountState(store, owner))),
      );
      for (const { credits: left, holds, items } of after) expect([holds, items.length]).toEqual([0, credits - left]);
      const answered = clicks.filter(({ status }) => status === 200).map(({ requestId }) => requestId);
      expect(after.flatMap(({ items }) => items)).toEqual(expect.arrayContaining(answered));
      sums.inFlight += inFlight.length;
      sums.longest = Math.max(sums.longest, ms);
    }
    expect(sums.inFlight).toBeGreaterThan(0);
    const stops = `${count} stop(s) on ${on}: all ${sums.inFlight} texts in flight answered`;
    report(24, `SIGTERM: ${stops}, sockets closed with 1001, nothing in hold, exit 0 after ${sums.longest} ms at most`);
  });

  const never = trials(1, 0) === 1 ? ['WebSocket', 'HTTP, after 25 s'] : ['WebSocket'];

  it.each(never)('returns the credit of a text that was not finished (%s)', async (way) => {
    const [identity] = await fourOwners(sharedStore, credits);
    const server = await startServerProcess({ ...sharedStore.env, OPENAI_BASE_URL: upstream.baseUrl });
    const owner = createOwner(server.url, identity!);
    upstream.standIn.next('hang');
    const called = upstream.standIn.requests.length;
    const requestId = randomUUID();
    if (way === 'WebSocket') owner.socket().subscribe(overGraphQL(requestId), { next() {}, error() {}, complete() {} });
    else void owner.click({ requestId }).catch(() => undefined);
    await expect.poll(() => upstream.standIn.requests.length).toBe(called + 1);
    const { code, ms } = await server.terminate();
    expect(code).toBe(0);
    // The longest drain, and then some time to close the store in.
    expect(ms).toBeLessThan(drainMs + 1_000);
    expect(await sharedStore.withStore((store) => accountState(store, identity!))).toEqual({
      credits,
      holds: 0,
      items: [],
    });
    report(24, `SIGTERM: a text that never came (${way}) on ${on}: exit 0 after ${ms} ms, credit back`);
  });
});
