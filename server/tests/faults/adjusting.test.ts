import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Generation } from '../../src/domain/generations/generation.ts';
import { adjustVariation } from '../seed/adjusting.ts';
import { aGeneration } from '../seed/domain.ts';
import { createOwner } from '../seed/owner.ts';
import { atOnce, tally } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import { openKillTrials, type KillTrials } from './loadAndKill.ts';
import { fourOwners } from './sharedStore.ts';
import { startCluster, storeNames, type TestCluster } from './cluster.ts';
import { report, timeFor, trials } from './trials.ts';

const included = 5;

/** How many adjustments are used, and how many adjusted versions there are. */
const countsOf = ({ adjustments, versions }: Generation) => ({
  used: adjustments.filter(({ expiresAt }) => expiresAt === null).length,
  reserved: adjustments.filter(({ expiresAt }) => expiresAt !== null).length,
  adjusted: versions.flat().length,
});

describe.each(stores)('simultaneous taps on the adjustments of one text (%s)', (on) => {
  const count = trials(200, on === 'mongo' ? 1 : 3);
  let cluster: TestCluster;
  beforeAll(async () => void (cluster = await startCluster(on)));
  afterAll(() => cluster.close());

  it('of 50 taps five end in a version, and no credit moves', { timeout: timeFor(count, 4_000) }, async () => {
    for (let trial = 0; trial < count; trial += 1) {
      const owners = await cluster.anOwner(7, 'plano_revoada');
      const { uid } = owners[0]!;
      const generation = aGeneration({ userId: uid, createdAt: new Date() });
      await cluster.store.generations.add(generation);
      const before = await cluster.store.users.statement(uid, 99);
      const answers = await atOnce(50, (index) =>
        adjustVariation(owners[index % owners.length]!, generation.id, { variation: index % 3 }),
      );
      expect(tally(answers.map(({ __typename }) => __typename as string))).toEqual({
        AdjustVariationSuccess: included,
        AdjustmentsUsedUp: 50 - included,
      });
      const stored = await cluster.store.generations.find(uid, generation.id);
      expect(stored && countsOf(stored)).toEqual({ used: included, reserved: 0, adjusted: included });
      expect(await cluster.store.users.find(uid)).toMatchObject({ textCredits: 7, holds: [] });
      expect(await cluster.store.users.statement(uid, 99)).toEqual(before);
    }
    report(1, `adjustments: ${count} trials of 50 taps, ${storeNames[on]}: 5 versions each, no credit moved`);
  });
});

describe.each(stores)('kill -9 while texts are adjusted (%s)', (on) => {
  const count = trials(100, on === 'mongo' ? 1 : 2);
  let killing: KillTrials;
  beforeAll(async () => {
    killing = await openKillTrials(on, 0.05);
  });
  afterAll(() => killing.close());

  it(
    'counts each adjustment as a version or gives it back, after one run of the jobs',
    { timeout: timeFor(count, 10_000) },
    async () => {
      const { sharedStore } = killing;
      const sums = { answered: 0, reserved: 0, used: 0 };
      for (let trial = 0; trial < count; trial += 1) {
        const identities = await fourOwners(sharedStore, 3);
        const generations = identities.flatMap(({ uid }) =>
          Array.from({ length: 4 }, () => aGeneration({ userId: uid, createdAt: new Date() })),
        );
        await sharedStore.withStore(async (store) => {
          for (const generation of generations) await store.generations.add(generation);
        });
        const read = () =>
          sharedStore.withStore((store) =>
            Promise.all(generations.map(async ({ userId, id }) => (await store.generations.find(userId, id))!)),
          );

        const told: string[] = [];
        const client = async (url: string, index: number) => {
          const { id, userId } = generations[index % generations.length]!;
          const owner = createOwner(
            url,
            identities.find(({ uid }) => uid === userId)!,
          );
          for (;;) {
            const requestId = randomUUID();
            const answer = await adjustVariation(owner, id, { requestId }).catch(() => null);
            if (answer?.__typename !== 'AdjustVariationSuccess') return;
            told.push(requestId);
          }
        };
        await killing.loadAndKill({ trial, clients: 12, withinMs: 1_500, client });

        const killed = (await read()).map(countsOf);
        await sharedStore.runJobsAfterRestart();
        const swept = await read();
        for (const counts of swept.map(countsOf))
          expect(counts).toEqual({ ...counts, reserved: 0, adjusted: counts.used });
        const stored = swept.flatMap(({ adjustments }) => adjustments.map(({ requestId }) => requestId));
        expect(stored).toEqual(expect.arrayContaining(told));
        // What was stored before the kill is still there, and nothing appeared after it.
        expect(swept.map((one) => countsOf(one).used)).toEqual(killed.map(({ used }) => used));
        await sharedStore.runJobsAfterRestart();
        expect(await read()).toEqual(swept);
        const users = await sharedStore.withStore((store) =>
          Promise.all(identities.map(({ uid }) => store.users.find(uid))),
        );
        for (const user of users) expect(user).toMatchObject({ textCredits: 3, holds: [] });
        sums.answered += told.length;
        sums.reserved += killed.reduce((sum, { reserved }) => sum + reserved, 0);
        sums.used += stored.length;
      }
      expect(sums.reserved).toBeGreaterThanOrEqual(count);
      const kills = `${count} kills on ${on} after ${sums.answered} answered taps with ${sums.used} versions`;
      report(
        4,
        `kill -9, adjusting: ${kills}: one run of the jobs gave back ${sums.reserved}; a second one changed nothing`,
      );
    },
  );
});
