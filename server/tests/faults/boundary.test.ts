import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import {
  startBillingCluster,
  buy,
  deliverUntilAccepted,
  billingOf,
  newEventsOf,
  type Buyer,
  type BillingCluster,
} from './billingCluster.ts';
import { killServerProcesses } from './serverProcess.ts';
import { report, timeFor, trials } from './trials.ts';

describe.each(stores)('the start of a period (%s)', (on) => {
  const count = trials(20, 1);
  let cluster: BillingCluster;
  beforeAll(async () => {
    cluster = await startBillingCluster(on, new Date('2026-01-31T12:00:00.000Z'));
  });
  afterAll(async () => {
    await cluster.close();
    await killServerProcesses();
  });

  const credits = async (buyer: Buyer) => (await billingOf(buyer)).textCredits as number;
  const grantsOf = async (buyer: Buyer) =>
    ((await billingOf(buyer)).creditStatement as { kind: string; credits: number }[])
      .filter(({ kind }) => kind === 'GRANT')
      .map((entry) => entry.credits);
  const click = async (buyer: Buyer) => expect((await buyer.at().click()).status).toBe(200);
  const isWhole = async (buyer: Buyer) => {
    const { textCredits, creditStatement } = await billingOf(buyer);
    const total = (creditStatement as { credits: number }[]).reduce((sum, entry) => sum + entry.credits, 0);
    expect(total).toBe(textCredits);
  };

  it(
    '20 readers and 2 job runs make one grant at the start of a free period',
    { timeout: timeFor(count, 8_000) },
    async () => {
      const anchor = cluster.clock.now();
      const buyers = await cluster.buyers(count);
      for (let trial = 1; trial <= count; trial += 1) {
        const buyer = buyers[trial - 1]!;
        await click(buyer);
        const before = await grantsOf(buyer);
        // The end of the month, from 31 January on.
        await cluster.setClock(new Date(Date.UTC(2026, trial + 1, 0, anchor.getUTCHours(), 0, 0)));
        await Promise.all([
          atOnce(20, () => credits(buyer)),
          cluster.runJobs(),
          cluster.runJobs(),
          atOnce(2, () => click(buyer)),
        ]);
        expect(await credits(buyer)).toBe(3);
        expect(await grantsOf(buyer)).toEqual([5, ...before]);
        await isWhole(buyer);
      }
      report(
        7,
        `${count} boundaries of free periods on ${on}, 20 readers, 2 sweeps of each server, 2 clicks: one grant`,
      );
    },
  );

  it(
    '20 readers, 2 job runs and each event five times make one grant at the start of a paid period',
    { timeout: timeFor(count, 12_000) },
    async () => {
      const [buyer] = await cluster.buyers(1);
      await buy(cluster, buyer!, 'voo');
      const bought = cluster.clock.now();
      const news = newEventsOf(cluster);
      const deliverAll = async () => {
        const mine = (await news()).get(await buyer!.customer()) ?? [];
        await Promise.all(
          mine.flatMap((event) => Array.from({ length: 5 }, () => deliverUntilAccepted(cluster, event))),
        );
      };
      await deliverAll();
      for (let trial = 1; trial <= count; trial += 1) {
        await click(buyer!);
        const before = await grantsOf(buyer!);
        expect(before).toHaveLength(trial + 1);
        const [year, month] = [bought.getUTCFullYear(), bought.getUTCMonth()];
        const end = new Date(Date.UTC(year, month + trial + 1, 0, bought.getUTCHours() + 1, 0, 1));
        await cluster.setClock(end);
        await Promise.all([atOnce(20, () => credits(buyer!)), cluster.runJobs(), cluster.runJobs(), deliverAll()]);
        expect(await credits(buyer!)).toBe(30);
        expect(await grantsOf(buyer!)).toEqual([30, ...before]);
        await isWhole(buyer!);
      }
      report(7, `${count} boundaries of paid periods on ${on}, 20 readers, 2 sweeps, each event 5 times: one grant`);
    },
  );
});
