import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHold } from '../seed/domain.ts';
import { subscribeToAccount } from '../seed/live.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aProxy, type Proxy } from '../seed/proxy.ts';
import { atOnce } from '../seed/races.ts';
import { aNewDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { accountState } from './clicks.ts';
import { aSharedStore, anIdentity, fourOwners, type SharedStore } from './sharedStore.ts';
import { killServerProcesses, startServerProcess, type ServerProcess } from './serverProcess.ts';
import { startSlowUpstream, type SlowUpstream } from './slowUpstream.ts';
import { between, report, timeFor, trials } from './trials.ts';

const credits = 100_000;
const save = 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { __typename } }';

describe.runIf(mongoUri)('two servers on MongoDB behind a proxy', () => {
  let upstream: SlowUpstream;
  let sharedStore: SharedStore;
  let proxy: Proxy;
  let servers: [ServerProcess, ServerProcess];
  const start = () =>
    startServerProcess({
      ...sharedStore.envOfAnother(),
      OPENAI_BASE_URL: upstream.baseUrl,
      CLICKS_PER_MINUTE: '100000',
      TEXTS_IN_FLIGHT: '100',
      // Longer than the proxy takes to see it at /ready on a busy machine, as docs/operating.md asks.
      STOP_DELAY_SECONDS: '5',
    });
  const useBoth = () => proxy.use(servers.map(({ url }) => url));
  beforeAll(async () => {
    upstream = await startSlowUpstream(() => between(0, 200));
    sharedStore = aSharedStore('mongo', aNewDatabase());
    proxy = await aProxy();
    // At once, on an empty database: each of them makes the collections and indexes.
    servers = await Promise.all([start(), start()]);
    useBoth();
  });
  afterAll(async () => {
    await killServerProcesses();
    await proxy.close();
    await upstream.close();
    await sharedStore.remove();
  });

  interface Click {
    readonly requestId: string;
    readonly owner: Owner;
    /** Null when the connection broke. */
    readonly status: number | null;
  }
  const clickOnce = async (owner: Owner, requestId: string = randomUUID()): Promise<Click> => {
    const answer = await owner.click({ requestId }).catch(() => null);
    return { requestId, owner, status: answer?.status ?? null };
  };

  /** What comes of clicks through the proxy, by so many clients, while the work is done. */
  const clicksDuring = async (owners: readonly Owner[], clients: number, work: () => Promise<void>) => {
    const clicks: Click[] = [];
    const over = new AbortController();
    const load = atOnce(clients, async (index) => {
      while (!over.signal.aborted) clicks.push(await clickOnce(owners[index % owners.length]!));
    });
    await work();
    over.abort();
    await load;
    return clicks;
  };

  it('a subscription at one server sees a change that is made at the other', async () => {
    const identity = await anIdentity();
    const [here, there] = servers.map(({ url }) => createOwner(url, identity));
    await sharedStore.withStore(({ users }) => users.create(here!.account({})));
    const live = await subscribeToAccount(here!);
    const began = performance.now();
    await there!.graphql(save, { input: { businessName: 'Do outro lado' } });
    await expect.poll(() => live.seen.at(-1)?.businessName, { interval: 5 }).toBe('Do outro lado');
    report(41, `two servers: a change was seen at the other one after ${Math.round(performance.now() - began)} ms`);
    live.leave();
  });

  const rolls = trials(10, 1);
  it(
    'no click fails while both servers are replaced, one after the other',
    { timeout: timeFor(rolls, 30_000) },
    async () => {
      const identities = await fourOwners(sharedStore, credits);
      const owners = identities.map((identity) => createOwner(proxy.url, identity));
      const clicks = await clicksDuring(owners, 12, async () => {
        for (let replaced = 0; replaced < rolls * 2; replaced += 1) {
          const which = replaced % 2 === 0 ? 0 : 1;
          await sleep(300);
          expect(await servers[which].terminate()).toMatchObject({ code: 0 });
          servers[which] = await start();
          useBoth();
        }
        await sleep(300);
      });
      expect(clicks.filter(({ status }) => status !== 200)).toEqual([]);
      const all = await sharedStore.withStore((store) =>
        Promise.all(identities.map((identity) => accountState(store, identity))),
      );
      expect(new Set(all.flatMap(({ items }) => items))).toEqual(new Set(clicks.map(({ requestId }) => requestId)));
      report(42, `rolling restart: ${rolls * 2} servers replaced under ${clicks.length} clicks, none failed`);
    },
  );

  const kills = trials(50, 2);
  it(
    'after kills of either server each click has one text for one credit, or neither',
    { timeout: timeFor(kills, 10_000) },
    async () => {
      const identities = await fourOwners(sharedStore, credits);
      const owners = identities.map((identity) => createOwner(proxy.url, identity));
      const clicks = await clicksDuring(owners, 8, async () => {
        for (let kill = 0; kill < kills; kill += 1) {
          const which = Math.random() < 0.5 ? 0 : 1;
          await sleep(between(100, 700));
          await servers[which].kill();
          servers[which] = await start();
          useBoth();
        }
      });
      // The jobs of two servers at once, when the holds of the killed ones have expired.
      await Promise.all([sharedStore.runJobsAfterRestart(), sharedStore.runJobsAfterRestart()]);
      const lost = clicks.filter(({ status }) => status !== 200);
      const again = await atOnce(lost.length, (index) => clickOnce(lost[index]!.owner, lost[index]!.requestId));
      expect(again.filter(({ status }) => status !== 200)).toEqual([]);
      const all = await sharedStore.withStore((store) =>
        Promise.all(identities.map((identity) => accountState(store, identity))),
      );
      for (const { credits: left, holds, items } of all) expect([holds, items.length]).toEqual([0, credits - left]);
      const stored = all.flatMap(({ items }) => items);
      expect(stored.toSorted()).toEqual(clicks.map(({ requestId }) => requestId).toSorted());
      report(
        43,
        `${kills} kills of either of two servers: ${clicks.length} clicks, ${lost.length} sent again, one text and one credit each`,
      );
    },
  );

  it('jobs of both servers at once return each hold once', { timeout: timeFor(1, 60_000) }, async () => {
    const owners = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const identity = await anIdentity();
        await sharedStore.withStore(({ users }) => users.create(createOwner('', identity).account({ credits: 5 })));
        return identity;
      }),
    );
    await sharedStore.withStore(async ({ users }) => {
      for (const { uid } of owners) {
        const hold = aHold((await users.find(uid))!, { expiresAt: new Date(Date.now() + 60_000) });
        expect(await users.hold(uid, [hold], 3)).toBe('held');
      }
    });
    await Promise.all([
      sharedStore.runJobsAfterRestart(),
      sharedStore.runJobsAfterRestart(),
      sharedStore.runJobsAfterRestart(),
    ]);
    await sharedStore.withStore(async ({ users }) => {
      for (const { uid } of owners) {
        expect(await users.find(uid)).toMatchObject({ textCredits: 5, holds: [] });
        const lines = await users.statement(uid, 100);
        expect(lines.filter(({ kind }) => kind === 'return')).toHaveLength(1);
      }
    });
  });
});
