import { afterAll, beforeAll, expect, it, describe } from 'vitest';
import { follow, init, rawSocket } from '../seed/live.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import { aPlace, fourOwners, type Place } from './place.ts';
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
  let place: Place;
  let server: ServerProcess;
  let watched: Owner[];
  let stranger: Owner;
  beforeAll(async () => {
    place = aPlace(on);
    const owners = await fourOwners(place, 10);
    server = await startServerProcess(place.env);
    const [first, second, third] = owners.map((identity) => createOwner(server.url, identity));
    watched = [first!, second!];
    stranger = third!;
  }, 60_000);
  afterAll(async () => {
    await killServerProcesses();
    await place.remove();
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

  /** How long another client waited for each answer meanwhile: the 95th percentile, ms. */
  const waitsOfOthers = async (work: () => Promise<unknown>): Promise<number> => {
    const waits: number[] = [];
    const done = work().then(() => true);
    for (let isDone = false; !isDone; isDone = await Promise.race([done, Promise.resolve(false)])) {
      const asked = performance.now();
      const { data } = await stranger.graphql('{ viewer { textCredits } }');
      expect(data.viewer.textCredits).toBe(10);
      waits.push(performance.now() - asked);
    }
    return Math.round(waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0);
  };

  it('use bounded memory and do not slow down others', { timeout: timeFor(updates, 60) }, async () => {
    const alone = await waitsOfOthers(() => updateAll(0, 100));
    const reading = await Promise.all(watched.map((owner) => follow(owner)));
    const paused = await atOnce(50, async (n) => {
      const subscribe = { id: '1', type: 'subscribe', payload: { query: everything } };
      const raw = await rawSocket(server.url, { says: [init(watched[n % 2]!.token)] });
      await expect.poll(() => raw.heard).toHaveLength(1);
      raw.socket.send(JSON.stringify(subscribe));
      await expect.poll(() => raw.heard.length).toBeGreaterThan(1);
      raw.socket.pause();
      return raw;
    });
    const before = server.megabytes();

    let most = before;
    const looking = setInterval(() => (most = Math.max(most, server.megabytes())), 200);
    const during = await waitsOfOthers(() => updateAll(100, updates / 2));
    clearInterval(looking);
    most = Math.max(most, server.megabytes());

    expect(most - before).toBeLessThan(mostGrownMb);
    const newest = `Nome ${updates / 2 - 1}`;
    for (const { seen } of reading) await expect.poll(() => seen.at(-1)?.businessName).toBe(newest);
    let heard = 0;
    for (const { socket, heard: messages, closed } of paused) {
      let isClosed = false;
      void closed.then(() => (isClosed = true));
      socket.resume();
      // Whoever does not answer pings is closed; the others skip to the newest.
      const last = () => isClosed || messages.at(-1)?.payload?.data?.viewerChanged.businessName;
      await expect.poll(last).toSatisfy((is) => is === true || is === newest);
      heard += messages.length;
      socket.terminate();
    }
    for (const { leave } of reading) leave();
    const unread = Math.round((updates * 25 * 24) / 1_000);
    report(
      20,
      `${updates} updates on ${on} beside 50 paused sockets: grew by ${most - before} MB at most (unread ${unread} MB), ` +
        `${heard} events delivered late, p95 of others ${alone} ms without and ${during} ms with them`,
    );
  });
});
