import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { subscribeToAccount, connectionInit, rawSocket } from '../seed/live.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import { aSharedStore, fourOwners, type SharedStore } from './sharedStore.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { report, timeFor, trials } from './trials.ts';

const updateProfile = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';
/** An event of 24 kB: what 50 readers leave unread would be 12 MB for ten updates. */
const aliases = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((name) => `${name}: businessDesc`).join(' ');
const everything = `subscription { viewerChanged { businessName ${aliases} } }`;
const mostGrownMb = 150;
const burst = 25;

describe.each(stores)('fifty sockets that stopped reading (%s)', (on) => {
  const updates = trials(10_000, 400);
  let sharedStore: SharedStore;
  let server: ServerProcess;
  let watched: Owner[];
  let stranger: Owner;
  beforeAll(async () => {
    sharedStore = aSharedStore(on);
    const owners = await fourOwners(sharedStore, 10);
    server = await startServerProcess(sharedStore.env);
    const [first, second, third] = owners.map((identity) => createOwner(server.url, identity));
    watched = [first!, second!];
    stranger = third!;
  }, 60_000);
  afterAll(async () => {
    await killServerProcesses();
    await sharedStore.remove();
  });

  const update = async (owner: Owner, n: number) => {
    const input = { businessName: `Nome ${n}`, businessDesc: '🥖'.repeat(599) + (n % 10) };
    const { data } = await owner.graphql(updateProfile, { input });
    expect(data.updateProfile.__typename).toBe('UpdateProfileSuccess');
  };
  /** Each owner's updates in bursts, which share a flush to the disk; the last alone, so that it is the newest. */
  const updateAll = (from: number, to: number) =>
    Promise.all(
      watched.map(async (owner) => {
        for (let n = from; n < to - 1; n += burst) {
          await atOnce(Math.min(burst, to - 1 - n), (index) => update(owner, n + index));
        }
        await update(owner, to - 1);
      }),
    );

  /** Meanwhile: how long another client waited for an answer (95th percentile, ms), and the most memory of the server. */
  const measure = async (work: () => Promise<unknown>): Promise<{ p95: number; mostMb: number }> => {
    const waits: number[] = [];
    let mostMb = server.megabytes();
    const looking = setInterval(() => (mostMb = Math.max(mostMb, server.megabytes())), 200);
    const done = work().then(() => true);
    for (let isDone = false; !isDone; isDone = await Promise.race([done, Promise.resolve(false)])) {
      const asked = performance.now();
      const { data } = await stranger.graphql('{ viewer { textCredits } }');
      expect(data.viewer.textCredits).toBe(10);
      waits.push(performance.now() - asked);
    }
    clearInterval(looking);
    const p95 = Math.round(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0);
    return { p95, mostMb: Math.max(mostMb, server.megabytes()) };
  };

  it('use bounded memory and do not slow down others', { timeout: timeFor(updates, 60) }, async () => {
    // Of each owner. The same load without them first: it brings heap and buffers to their size under load.
    const from = updates / 4;
    const to = from + updates / 2;
    const alone = await measure(() => updateAll(0, from));
    const reading = await Promise.all(watched.map((owner) => subscribeToAccount(owner)));
    const paused = await atOnce(50, async (n) => {
      const subscribe = { id: '1', type: 'subscribe', payload: { query: everything } };
      const raw = await rawSocket(server.url, { messages: [connectionInit(watched[n % 2]!.token)] });
      await expect.poll(() => raw.received).toHaveLength(1);
      raw.socket.send(JSON.stringify(subscribe));
      await expect.poll(() => raw.received.length).toBeGreaterThan(1);
      raw.socket.pause();
      return raw;
    });
    const beside = await measure(() => updateAll(from, to));

    const grewMb = beside.mostMb - alone.mostMb;
    expect(grewMb).toBeLessThan(mostGrownMb);
    const newest = `Nome ${to - 1}`;
    for (const { seen } of reading) await expect.poll(() => seen.at(-1)?.businessName).toBe(newest);
    let received = 0;
    for (const { socket, received: messages, closed } of paused) {
      let isClosed = false;
      void closed.then(() => (isClosed = true));
      socket.resume();
      // Whoever does not answer pings is closed; the others skip to the newest.
      const last = () => isClosed || messages.at(-1)?.payload?.data?.viewerChanged.businessName;
      await expect.poll(last).toSatisfy((is) => is === true || is === newest);
      received += messages.length;
      socket.terminate();
    }
    for (const { leave } of reading) leave();
    const unread = Math.round((updates * 25 * 24) / 1_000);
    report(
      20,
      `${updates} updates on ${on} beside 50 paused sockets: ${beside.mostMb} MB at most, ${grewMb} more than without them (unread ${unread} MB), ` +
        `${received} events delivered late, p95 of others ${alone.p95} ms without and ${beside.p95} ms with them`,
    );
  });
});
