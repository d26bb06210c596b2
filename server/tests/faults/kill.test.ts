import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner, type Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import { books, type Books } from './clicks.ts';
import { aPlace, fourOwners, type Place } from './place.ts';
import { killServerProcesses, startServerProcess } from './serverProcess.ts';
import { startSlowUpstream, type SlowUpstream } from './slowUpstream.ts';
import { between, report, timeFor, trials } from './trials.ts';

const credits = 1_000;

const total = (all: readonly Books[], of: 'credits' | 'holds') => all.reduce((sum, one) => sum + one[of], 0);

describe.each(stores)('kill -9 while texts are written (%s)', (on) => {
  const count = trials(100, on === 'mongo' ? 1 : 2);
  let upstream: SlowUpstream;
  let place: Place;
  // Some never arrive, the first of each server among them: their credit is in hold when it is killed.
  let texts = 0;
  beforeAll(async () => {
    upstream = await startSlowUpstream(() => (texts++ === 0 || Math.random() < 0.05 ? 60_000 : between(0, 40)));
    place = aPlace(on);
  });
  afterAll(async () => {
    await killServerProcesses();
    await upstream.close();
    await place.remove();
  });

  /** Owners that click as fast as they can until the server is killed; the clicks they were answered have a text. */
  async function loadUntilKilled(identities: Awaited<ReturnType<typeof fourOwners>>, trial: number) {
    texts = 0;
    const env = { ...place.env, OPENAI_BASE_URL: upstream.baseUrl };
    const server = await startServerProcess({ ...env, CLICKS_PER_MINUTE: '100000', TEXTS_IN_FLIGHT: '100' });
    const answered: string[] = [];
    const clickOn = async (owner: Owner) => {
      for (;;) {
        const requestId = randomUUID();
        const answer = await owner.click({ requestId }).catch(() => null);
        if (!answer) return;
        expect(answer.status).toBe(200);
        answered.push(requestId);
      }
    };
    const clickers = atOnce(12, (index) => clickOn(createOwner(server.url, identities[index % identities.length]!)));
    await upstream.nextAnswer();
    await sleep(between(0, 400));
    // Every other time in the few milliseconds between the writer's answer and the commit.
    if (trial % 2 === 1) {
      await Promise.race([upstream.nextAnswer(), sleep(500)]);
      await sleep(between(0, 8));
    }
    await server.kill();
    await clickers;
    return answered;
  }

  it(
    'spends one credit for one text, or neither, after one run of the jobs',
    { timeout: timeFor(count, 10_000) },
    async () => {
      const sums = { clicks: 0, kept: 0, returned: 0 };
      for (let trial = 0; trial < count; trial += 1) {
        const identities = await fourOwners(place, credits);
        const answered = await loadUntilKilled(identities, trial);
        const read = () => place.visit((store) => Promise.all(identities.map((identity) => books(store, identity))));

        const killed = await read();
        await place.restartLater();
        const swept = await read();
        for (const { credits: left, holds, items } of swept) expect([holds, items.length]).toEqual([0, credits - left]);
        const stored = swept.flatMap(({ items }) => items);
        expect(new Set(stored).size).toBe(stored.length);
        expect(stored).toEqual(expect.arrayContaining(answered));
        // What was stored before the kill is still there, and nothing appeared after it.
        expect(stored.toSorted()).toEqual(killed.flatMap(({ items }) => items).toSorted());

        await place.restartLater();
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
