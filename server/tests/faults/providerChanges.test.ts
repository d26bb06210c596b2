import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../seed/server.ts';
import {
  startBillingCluster,
  buy,
  chargesOf,
  requestCheckout,
  deliverUntilAccepted,
  billingOf,
  newEventsOf,
  sessionsOf,
  subscriptionsOf,
  type Buyer,
  type BillingCluster,
} from './billingCluster.ts';
import { killServerProcesses } from './serverProcess.ts';
import { report } from './trials.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How the server learns of a change: by events, or by its jobs, which ask the provider. */
const ways = ['events', 'jobs'] as const;
type Way = (typeof ways)[number];

describe.each(stores)('changes made at the payment provider (%s)', (on) => {
  let cluster: BillingCluster;
  let news: ReturnType<typeof newEventsOf>;
  beforeAll(async () => {
    cluster = await startBillingCluster(on);
    news = newEventsOf(cluster);
  });
  afterAll(async () => {
    await cluster.close();
    await killServerProcesses();
  });

  /** Delivers the events; without events, lets the time pass after which the jobs ask about open checkouts and ended periods. */
  const catchUp = async (way: Way = 'events', silence = 32 * day) => {
    const events = await news();
    if (way === 'jobs') return pass(silence);
    for (const event of [...events.values()].flat()) await deliverUntilAccepted(cluster, event);
  };
  /** Advances the clock and runs the jobs. */
  const pass = async (ms: number) => {
    await cluster.setClock(new Date(cluster.clock.now().getTime() + ms));
    await cluster.runJobs();
  };
  const aSubscriber = async (plan: 'voo' | 'revoada' = 'voo', way: Way = 'events'): Promise<Buyer> => {
    const [buyer] = await cluster.buyers(1);
    await buy(cluster, buyer!, plan);
    await catchUp(way, 16 * minute);
    expect(await billingOf(buyer!)).toMatchObject({ currentPlan: plan === 'voo' ? 'PLANO_VOO' : 'PLANO_REVOADA' });
    return buyer!;
  };
  const expectFree = async (buyer: Buyer) =>
    expect(await billingOf(buyer)).toMatchObject({
      currentPlan: 'PLANO_NINHO',
      textCredits: 5,
      subscriptionStatus: 'CANCELED',
      subscription: { nextChargeAt: null, endsAt: null, pendingPlan: null, refundableUntil: null },
    });
  const isWhole = async (buyer: Buyer) => {
    const { textCredits, creditStatement } = await billingOf(buyer);
    const total = (creditStatement as { credits: number }[]).reduce((sum, entry) => sum + entry.credits, 0);
    expect(total).toBe(textCredits);
  };

  it.each(ways)('a dispute ends the plan and the charges, even if it is won later (%s)', async (way) => {
    const buyer = await aSubscriber('revoada', way);
    const [charge] = await chargesOf(cluster, buyer);
    const { id } = await cluster.payments.control.dispute(charge!.id);
    await catchUp(way);
    await expectFree(buyer);
    expect((await subscriptionsOf(cluster, buyer)).map(({ status }) => status)).toEqual(['canceled']);
    await cluster.payments.control.closeDispute(id, 'won');
    await catchUp(way);
    await expectFree(buyer);
    await isWhole(buyer);
  });

  it('a refund made at the provider ends the plan and the charges', async () => {
    const buyer = await aSubscriber();
    const [charge] = await chargesOf(cluster, buyer);
    await cluster.payments.control.refund(charge!.id);
    await catchUp();
    await expectFree(buyer);
    expect((await subscriptionsOf(cluster, buyer)).map(({ status }) => status)).toEqual(['canceled']);
    await isWhole(buyer);
  });

  it('a partial refund changes nothing', async () => {
    const buyer = await aSubscriber();
    const [charge] = await chargesOf(cluster, buyer);
    await cluster.payments.stripe.refunds.create({ charge: charge!.id, amount: 100 });
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_VOO', textCredits: 30 });
  });

  it.each(ways)('a subscription that the provider ends at once leaves at most five credits (%s)', async (way) => {
    const buyer = await aSubscriber('voo', way);
    await cluster.payments.stripe.subscriptions.cancel((await subscriptionsOf(cluster, buyer))[0]!.id);
    await catchUp(way);
    await expectFree(buyer);
    // The owner may buy again, and is granted credits again.
    await pass(minute);
    await buy(cluster, buyer, 'revoada');
    await catchUp(way, 16 * minute);
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_REVOADA', textCredits: 100 });
    await isWhole(buyer);
  });

  it('of two live subscriptions the newest counts, credits are granted once, and the other applies after it ends', async () => {
    const buyer = await aSubscriber();
    await cluster.setClock(new Date(cluster.clock.now().getTime() + minute));
    const customer = await buyer.customer();
    const session = await cluster.payments.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: cluster.payments.prices.revoada, quantity: 1 }],
      success_url: 'http://localhost:4000/success',
    });
    await cluster.payments.control.checkout(session.id, 'pay');
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_REVOADA', textCredits: 100 });
    const { body } = await requestCheckout(buyer, 'voo');
    expect(new URL(body.checkoutUrl as string).pathname).toMatch(/^\/p\//);
    expect((await sessionsOf(cluster, buyer)).filter(({ status }) => status === 'open')).toEqual([]);

    const [newest] = await subscriptionsOf(cluster, buyer);
    await cluster.payments.stripe.subscriptions.cancel(newest!.id);
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_VOO', subscriptionStatus: 'ACTIVE' });
    expect((await billingOf(buyer)).textCredits).toBeLessThanOrEqual(30);
    await isWhole(buyer);
  });

  it('upgrade, downgrade, cancellation and resumption in the portal are applied', async () => {
    const buyer = await aSubscriber();
    const [{ id } = { id: '' }] = await subscriptionsOf(cluster, buyer);
    const { prices, control } = cluster.payments;
    await control.choosePlan(id, prices.revoada);
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_REVOADA', textCredits: 100 });
    await control.choosePlan(id, prices.voo);
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({ textCredits: 100, subscription: { pendingPlan: 'PLANO_VOO' } });
    await control.cancelAtPeriodEnd(id);
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({ subscription: { status: 'CANCELING', pendingPlan: null } });
    await control.resume(id);
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({
      textCredits: 100,
      subscription: { status: 'ACTIVE', endsAt: null },
    });
    await isWhole(buyer);
  });

  it.each(ways)('renewals, an overdue month and the end are applied (%s)', async (way) => {
    const buyer = await aSubscriber('voo', way);
    const { control } = cluster.payments;
    await control.card(await buyer.customer(), { declines: true });
    await pass(31 * day + 2 * hour);
    await catchUp(way, 0);
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_VOO', subscriptionStatus: 'PAST_DUE' });
    await pass(30 * day);
    await catchUp(way, 0);
    await expectFree(buyer);
    await isWhole(buyer);
    report(6, `a life at the provider on ${on}, learnt by ${way}: an overdue month and the end`);
  });
});
