import type { Stripe } from 'stripe';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '../../src/domain/account/user.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import {
  startBillingCluster,
  buy,
  deliverUntilAccepted,
  billingOf,
  newEventsOf,
  subscriptionsOf,
  type Buyer,
  type BillingCluster,
} from './billingCluster.ts';
import { killServerProcesses } from './serverProcess.ts';
import { between, report, timeFor, trials } from './trials.ts';

const handled =
  /^(checkout\.session\.(completed|async_)|invoice\.(paid|payment_failed)|customer\.subscription\.(updated|deleted)|charge\.refunded)/;

const anyOf = (from: number, to: number) => Math.floor(between(from, to + 1));
const shuffled = <T>(things: readonly T[]): T[] =>
  things
    .map((thing) => [Math.random(), thing] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, thing]) => thing);

/** Before which a credit is used. */
const usingSteps = [1, 2, 6];

/** How the events of an owner come. `prompt`: at least once before the next thing happens; `late`: whenever. */
type Manner = 'in order' | 'prompt' | 'late';

describe.each(stores)('a life cycle of twelve events and more, in any order (%s)', (on) => {
  const count = trials(100, 4);
  const crashes = trials(11, 2);
  let cluster: BillingCluster;
  beforeAll(async () => {
    cluster = await startBillingCluster(on, new Date('2026-01-31T12:00:00.000Z'));
  });
  afterAll(async () => {
    await cluster.close();
    await killServerProcesses();
  });

  const subscription = async (buyer: Buyer) => (await subscriptionsOf(cluster, buyer))[0]!.id;
  const untilTheMonthAfter = async (months: number) => {
    const end = new Date(Date.UTC(2026, months + 1, 0, 13, 0, 1));
    await cluster.setClock(end);
  };
  const choose = (plan: 'voo' | 'revoada') => async (buyer: Buyer) =>
    void (await cluster.payments.control.choosePlan(await subscription(buyer), cluster.payments.prices[plan]));
  const card = (declines: boolean) => async (buyer: Buyer) =>
    cluster.payments.control.card(await buyer.customer(), { declines });
  const cancel = async (buyer: Buyer) => cluster.payments.control.cancelAtPeriodEnd(await subscription(buyer));

  /** One thing after the other; each is done by every owner before the next. */
  const life: readonly { readonly each?: (buyer: Buyer) => Promise<unknown>; readonly all?: () => Promise<unknown> }[] =
    [
      { each: (buyer) => buy(cluster, buyer, 'voo') },
      { each: choose('revoada') },
      { all: () => untilTheMonthAfter(1) },
      { each: choose('voo') },
      { all: () => untilTheMonthAfter(2) },
      { each: card(true), all: () => untilTheMonthAfter(3) },
      {
        each: async (buyer) => [
          await card(false)(buyer),
          await cluster.payments.control.payNow(await subscription(buyer)),
        ],
      },
      { each: cancel },
      { each: async (buyer) => cluster.payments.control.resume(await subscription(buyer)) },
      { each: cancel },
      { all: () => untilTheMonthAfter(4) },
    ];

  it(
    'ends with the same account as the events in their order',
    { timeout: timeFor(count, 8_000) + crashes * 10_000 },
    async () => {
      const buyers = await cluster.buyers(count + 1);
      const manners = new Map(buyers.map((buyer, n) => [buyer, (['prompt', 'late'] as const)[n % 2] as Manner]));
      manners.set(buyers[0]!, 'in order');
      const news = newEventsOf(cluster);
      const later = new Map<Buyer, (readonly [step: number, event: Stripe.Event])[]>();
      const all = new Map<Buyer, Stripe.Event[]>();
      const sums = { deliveries: 0, cuts: 0 };

      /** The events that are delivered to the owner's server in this step, in this order; a list is delivered at once. */
      const plan = (buyer: Buyer, step: number, fresh: readonly Stripe.Event[]): Stripe.Event[][] => {
        const manner = manners.get(buyer)!;
        if (manner === 'in order') return fresh.map((event) => [event]);
        const last = life.length - 1;
        const copies = fresh.flatMap((event) =>
          Array.from({ length: anyOf(1, 5) }, (_, n): [number, Stripe.Event] => [
            manner === 'prompt' && n === 0 ? step : anyOf(step, last),
            event,
          ]),
        );
        const waiting = [...(later.get(buyer) ?? []), ...copies];
        later.set(
          buyer,
          waiting.filter(([when]) => when > step),
        );
        const due = shuffled(waiting.filter(([when]) => when === step).map(([, event]) => event));
        const groups: Stripe.Event[][] = [];
        while (due.length > 0) groups.push(due.splice(0, anyOf(1, 3)));
        return groups;
      };

      const deliverAll = async (buyer: Buyer, groups: readonly Stripe.Event[][]) => {
        for (const group of groups) {
          const cuts = await Promise.all(group.map((event) => deliverUntilAccepted(cluster, event)));
          sums.deliveries += group.length;
          sums.cuts += cuts.reduce((sum, one) => sum + one, 0);
        }
      };

      for (const [step, { each, all: together }] of life.entries()) {
        const using = usingSteps.includes(step) ? buyers : [];
        for (const buyer of using) expect((await buyer.at().click()).status).toBe(200);
        for (const buyer of buyers) await each?.(buyer);
        await together?.();
        const fresh = await news();
        const crash = (async () => {
          if (step % Math.ceil(life.length / crashes) !== 0) return;
          await sleep(between(0, 40 * Math.sqrt(count)));
          await cluster.killAndRestart();
        })();
        await Promise.all(
          buyers.map(async (buyer) => {
            const mine = (fresh.get(await buyer.customer()) ?? []).filter(({ type }) => handled.test(type));
            all.set(buyer, [...(all.get(buyer) ?? []), ...mine]);
            await deliverAll(buyer, plan(buyer, step, mine));
          }),
        );
        await crash;
      }

      const seen = await atOnce(buyers.length, (n) => billingOf(buyers[n]!));
      const inOrder = seen[0];
      expect(inOrder).toMatchObject({ currentPlan: 'PLANO_NINHO', textCredits: 5, subscriptionStatus: 'CANCELED' });
      const events = all.get(buyers[0]!)!;
      expect(events.length).toBeGreaterThanOrEqual(12);
      for (const [n, buyer] of buyers.entries()) {
        const { creditStatement, ...account } = seen[n];
        const { creditStatement: statementInOrder, ...accountInOrder } = inOrder;
        expect(account).toEqual(accountInOrder);
        // A month whose event is late has its credits late, or those of the next one.
        expect(manners.get(buyer) === 'late' ? statementInOrder : creditStatement).toEqual(statementInOrder);
        const total = (creditStatement as { credits: number }[]).reduce((sum, { credits }) => sum + credits, 0);
        expect(total).toBe(account.textCredits);
      }

      // All of it once more, and nothing happens.
      await Promise.all(buyers.map((buyer) => deliverAll(buyer, [shuffled(all.get(buyer)!)])));
      expect(await atOnce(buyers.length, (n) => billingOf(buyers[n]!))).toEqual(seen);

      await cluster.closeServers();
      const stored = await cluster.sharedStore.withStore((store) =>
        Promise.all(buyers.map(({ uid }) => store.users.find(uid))),
      );
      for (const user of stored) expect(known(user!)).toEqual(known(stored[0]!));
      const grants = (inOrder.creditStatement as { kind: string; credits: number }[]).filter(({ kind }) =>
        ['GRANT', 'UPGRADE'].includes(kind),
      );
      report(
        6,
        `${count} shuffles of ${events.length} events on ${on}: ${sums.deliveries} deliveries, ${crashes} kill -9, ` +
          `which cut ${sums.cuts} off in the middle; each ends as in order, grants ${grants.map(({ credits }) => credits).join(' ')}`,
      );
    },
  );

  /** The account without what is each owner's own. */
  const known = ({
    currentPlan,
    textCredits,
    subscriptionStatus,
    creditAnchor,
    creditPeriod,
    holds,
    billing,
  }: User) => {
    const { rev: _rev, customerId: _customerId, ...rest } = billing;
    return { currentPlan, textCredits, subscriptionStatus, creditAnchor, creditPeriod, holds, billing: rest };
  };
});
