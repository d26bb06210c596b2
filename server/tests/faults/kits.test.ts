import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { createKit, threeTypes } from '../seed/kits.ts';
import { createOwner } from '../seed/owner.ts';
import { atOnce, tally } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import { accountState } from './clicks.ts';
import { openKillTrials, type KillTrials } from './loadAndKill.ts';
import { fourOwners } from './sharedStore.ts';
import { startCluster, storeNames, type TestCluster } from './cluster.ts';
import { report, timeFor, trials } from './trials.ts';

describe.each(stores)('simultaneous kits on too few credits (%s)', (on) => {
  const count = trials(200, on === 'mongo' ? 1 : 3);
  let cluster: TestCluster;
  beforeAll(async () => void (cluster = await startCluster(on)));
  afterAll(() => cluster.close());

  it.each([
    { credits: 3, missing: 3, inWords: 'the credits for one' },
    { credits: 5, missing: 1, inWords: 'the credits for one and two to spare' },
  ])('50 kits of three on $inWords make one whole kit', { timeout: timeFor(count, 4_000) }, async (story) => {
    const { credits, missing, inWords } = story;
    for (let trial = 0; trial < count; trial += 1) {
      const owners = await cluster.anOwner(credits, 'plano_revoada');
      const { uid } = owners[0]!;
      const calls = cluster.upstream.standIn.requests.length;
      const answers = await atOnce(50, (index) => createKit(owners[index % owners.length]!));
      expect(tally(answers.map(({ __typename }) => __typename as string))).toEqual({
        CreateKitSuccess: 1,
        OutOfCredits: 49,
      });
      const told = answers.flatMap(({ missingCredits }) => missingCredits ?? []);
      expect(new Set(told)).toEqual(new Set([missing]));
      expect(cluster.upstream.standIn.requests.length - calls).toBe(3);
      const { items } = await cluster.store.generations.page(uid, { ...wholeHistory, limit: 100 });
      expect(items.map(({ kit }) => kit?.id)).toEqual(Array(3).fill(items[0]?.kit?.id));
      expect(await cluster.store.users.find(uid)).toMatchObject({ textCredits: credits - 3, holds: [] });
    }
    report(1, `kits: ${count} trials of 50 kits of three on ${inWords}, ${storeNames[on]}: 3 texts each`);
  });

  it(
    '50 clicks on one kit make three texts, which are returned 50 times',
    { timeout: timeFor(count, 4_000) },
    async () => {
      for (let trial = 0; trial < count; trial += 1) {
        const owners = await cluster.anOwner(6, 'plano_revoada');
        const { uid } = owners[0]!;
        const requestId = randomUUID();
        const answers = await atOnce(50, (index) => createKit(owners[index % owners.length]!, { requestId }));
        const { items } = await cluster.store.generations.page(uid, { ...wholeHistory, limit: 100 });
        const ids = new Set(items.map(({ id }) => id));
        expect(ids.size).toBe(3);
        for (const { kit } of answers) {
          expect(new Set(kit.texts.map(({ generation }: { generation: { id: string } }) => generation.id))).toEqual(
            ids,
          );
        }
        expect(await cluster.store.users.find(uid)).toMatchObject({ textCredits: 3, holds: [] });
      }
      report(1, `kits: ${count} trials of 50 clicks on one kit, ${storeNames[on]}: 3 texts each`);
    },
  );
});

describe.each(stores)('kill -9 while kits are written (%s)', (on) => {
  const count = trials(100, on === 'mongo' ? 1 : 2);
  const credits = 999;
  let killing: KillTrials;
  beforeAll(async () => {
    killing = await openKillTrials(on, 0.03);
  });
  afterAll(() => killing.close());

  it(
    'leaves each text stored for a credit, or the credit returned, after one run of the jobs',
    { timeout: timeFor(count, 10_000) },
    async () => {
      const { sharedStore } = killing;
      const sums = { kits: 0, whole: 0, returned: 0 };
      for (let trial = 0; trial < count; trial += 1) {
        const identities = await fourOwners(sharedStore, credits);
        const answered: string[] = [];
        const client = async (url: string, index: number) => {
          const owner = createOwner(url, identities[index % identities.length]!);
          for (;;) {
            const requestId = randomUUID();
            const answer = await createKit(owner, { requestId }).catch(() => null);
            if (answer?.__typename !== 'CreateKitSuccess') return;
            answered.push(requestId);
          }
        };
        await killing.loadAndKill({ trial, clients: 8, withinMs: 400, client });

        const read = () =>
          sharedStore.withStore((store) => Promise.all(identities.map((identity) => accountState(store, identity))));
        const killed = await read();
        await sharedStore.runJobsAfterRestart();
        const swept = await read();
        for (const { credits: left, holds, items } of swept) expect([holds, items.length]).toEqual([0, credits - left]);
        const stored = swept.flatMap(({ items }) => items);
        expect(new Set(stored).size).toBe(stored.length);
        expect(stored.toSorted()).toEqual(killed.flatMap(({ items }) => items).toSorted());
        // Every kit that was answered is whole.
        const perKit = tally(stored.map((requestId) => requestId.split(':')[0]!));
        for (const requestId of answered) expect(perKit[requestId]).toBe(threeTypes.length);
        await sharedStore.runJobsAfterRestart();
        expect(await read()).toEqual(swept);

        const statements = await sharedStore.withStore((store) =>
          Promise.all(identities.map(({ uid }) => store.users.statement(uid, 10_000))),
        );
        const paid = await sharedStore.withStore((store) =>
          Promise.all(
            identities.map(async ({ uid }) => {
              const { items } = await store.generations.page(uid, { ...wholeHistory, limit: 10_000 });
              return items.map(({ id }) => id);
            }),
          ),
        );
        for (const [owner, lines] of statements.entries()) {
          const of = (wanted: string) =>
            lines.flatMap(({ kind, generationId }) => (kind === wanted ? [generationId!] : []));
          const kept = of('use').filter((id) => !of('return').includes(id));
          // On MongoDB the oldest lines are forgotten.
          expect(paid[owner]).toEqual(expect.arrayContaining(kept));
        }
        sums.kits += answered.length;
        sums.whole += stored.length;
        sums.returned += swept.reduce((sum, one, at) => sum + one.credits - killed[at]!.credits, 0);
      }
      expect(sums.returned).toBeGreaterThanOrEqual(count);
      const kills = `${count} kills on ${on} after ${sums.kits} answered kits, ${sums.whole} texts stored`;
      report(4, `kill -9, kits: ${kills}: one sweep gave back ${sums.returned} credits; a second one changed nothing`);
    },
  );
});
