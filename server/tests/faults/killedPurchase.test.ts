import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../../src/domain/ports.ts';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import {
  startBillingCluster,
  requestCheckout,
  deliverUntilAccepted,
  newEventsOf,
  sessionsOf,
  type Buyer,
  type BillingCluster,
} from './billingCluster.ts';
import { killServerProcesses } from './serverProcess.ts';
import { startSlowUpstream, type SlowUpstream } from './slowUpstream.ts';
import { between, report, timeFor, trials } from './trials.ts';

describe.each(stores)('a server that is killed while a plan is bought and clicks are in hold (%s)', (on) => {
  const count = trials(50, 2);
  let upstream: SlowUpstream;
  let cluster: BillingCluster;
  let texts = 0;
  beforeAll(async () => {
    // Every second text comes late: its credit is in hold when the plan is bought and the server is killed.
    upstream = await startSlowUpstream(() => (texts++ % 2 === 0 ? 15_000 : between(0, 300)));
    cluster = await startBillingCluster(on, new Date(), { OPENAI_BASE_URL: upstream.baseUrl, TEXTS_IN_FLIGHT: '10' });
  });
  afterAll(async () => {
    await cluster.close();
    await killServerProcesses();
    await upstream.close();
  });

  /** The uses that have neither a text nor a return, and those that were returned when their period was over. */
  async function linesOf({ users, generations }: Store, { uid }: Buyer) {
    const { items } = await generations.page(uid, { ...wholeHistory, limit: 1_000 });
    const statement = await users.statement(uid, 1_000);
    const settled = new Set([
      ...items.map(({ id }) => id),
      ...statement.filter(({ kind }) => kind === 'return').map(({ generationId }) => generationId),
    ]);
    const unsettled = statement.filter(({ kind, generationId }) => kind === 'use' && !settled.has(generationId));
    const user = (await users.find(uid))!;
    return {
      unsettled,
      holds: user.holds,
      sums: statement.reduce((sum, { credits }) => sum + credits, 0) === user.textCredits,
      balance: statement[0]?.balance === user.textCredits,
      late: statement.filter(({ kind, plan }) => kind === 'expiry' && plan === null).length,
    };
  }

  it(
    'every line of the statement has its text or its return after one run of the jobs',
    { timeout: timeFor(count, 30_000) },
    async () => {
      const buyers = await cluster.buyers(count);
      const news = newEventsOf(cluster);
      for (const buyer of buyers) {
        await requestCheckout(buyer, 'voo');
        const [session] = await sessionsOf(cluster, buyer);
        const textsBefore = texts;
        const clicks = atOnce(5, () =>
          buyer
            .at()
            .click()
            .catch(() => null),
        );
        // One of two comes late.
        await vi.waitUntil(() => texts >= textsBefore + 2, 20_000);
        await sleep(between(0, 300));
        await cluster.payments.control.checkout(session!.id, 'pay');
        const events = [...(await news()).values()].flat();
        const delivered = atOnce(events.length, (index) => deliverUntilAccepted(cluster, events[index]!));
        await sleep(between(0, 60));
        await cluster.killAndRestart();
        await delivered;
        await clicks;
      }
      await cluster.setClock(new Date(cluster.clock.now().getTime() + 180_000));
      await cluster.runJobs();
      await cluster.closeServers();
      let late = 0;
      await cluster.sharedStore.withStore(async (store) => {
        for (const buyer of buyers) {
          const { late: lines, ...rest } = await linesOf(store, buyer);
          expect(rest).toEqual({ unsettled: [], holds: [], sums: true, balance: true });
          late += lines;
        }
      });
      expect(late).toBeGreaterThan(0);
      report(36, `${count} kills during a purchase on ${on}: all lines settled, ${late} returned after their period`);
    },
  );
});
