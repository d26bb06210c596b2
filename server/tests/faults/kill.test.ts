import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner } from '../seed/owner.ts';
import { stores } from '../seed/server.ts';
import { accountState, type AccountState } from './clicks.ts';
import { openKillTrials, type KillTrials } from './loadAndKill.ts';
import { fourOwners } from './sharedStore.ts';
import { report, timeFor, trials } from './trials.ts';

const credits = 1_000;

const total = (all: readonly AccountState[], of: 'credits' | 'holds') => all.reduce((sum, one) => sum + one[of], 0);

describe.each(stores)('kill -9 while texts are written (%s)', (on) => {
  const count = trials(100, on === 'mongo' ? 1 : 2);
  let killing: KillTrials;
  beforeAll(async () => {
    killing = await openKillTrials(on, 0.05);
  });
  afterAll(() => killing.close());

  /** Owners that click as fast as they can until the server is killed; the clicks they were answered have a text. */
  async function loadUntilKilled(identities: Awaited<ReturnType<typeof fourOwners>>, trial: number) {
    const answered: string[] = [];
    const client = async (url: string, index: number) => {
      const owner = createOwner(url, identities[index % identities.length]!);
      for (;;) {
        const requestId = randomUUID();
        const answer = await owner.click({ requestId }).catch(() => null);
        if (!answer) return;
        expect(answer.status).toBe(200);
        answered.push(requestId);
      }
    };
    await killing.loadAndKill({ trial, clients: 12, withinMs: 400, client });
    return answered;
  }

  it(
    'leaves each click with one text for one credit, or neither, after one run of the jobs',
    { timeout: timeFor(count, 10_000) },
    async () => {
      const { sharedStore } = killing;
      const sums = { clicks: 0, kept: 0, returned: 0 };
      for (let trial = 0; trial < count; trial += 1) {
        const identities = await fourOwners(sharedStore, credits);
        const answered = await loadUntilKilled(identities, trial);
        const read = () =>
          sharedStore.withStore((store) => Promise.all(identities.map((identity) => accountState(store, identity))));

        const killed = await read();
        await sharedStore.runJobsAfterRestart();
        const swept = await read();
        for (const { credits: left, holds, items } of swept) expect([holds, items.length]).toEqual([0, credits - left]);
        const stored = swept.flatMap(({ items }) => items);
        expect(new Set(stored).size).toBe(stored.length);
        expect(stored).toEqual(expect.arrayContaining(answered));
        // What was stored before the kill is still there, and nothing appeared after it.
        expect(stored.toSorted()).toEqual(killed.flatMap(({ items }) => items).toSorted());

        await sharedStore.runJobsAfterRestart();
        expect(await read()).toEqual(swept);
        const returned = total(swept, 'credits') - total(killed, 'credits');
        sums.clicks += answered.length;
        sums.returned += returned;
        sums.kept += total(killed, 'holds') - returned;
      }
      expect(sums.returned).toBeGreaterThanOrEqual(count);
      const kills = `${count} kills on ${on} after ${sums.clicks} answered clicks`;
      const swept = `one sweep gave back ${sums.returned} credits and kept ${sums.kept} spent whose text was stored`;
      report(4, `kill -9: ${kills}: ${swept}; a second one changed nothing`);
    },
  );
});
