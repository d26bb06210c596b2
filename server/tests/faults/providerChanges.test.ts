import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stores } from '../seed/server.ts';
import {
  aMoneyShop,
  buy,
  chargesOf,
  clickOn,
  deliverForSure,
  billingOf,
  newsOf,
  sessionsOf,
  subscriptionsOf,
  type Buyer,
  type MoneyShop,
} from './moneyShop.ts';
import { killServerProcesses } from './serverProcess.ts';
import { report } from './trials.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/** How the server learns of a change: by events, or by its jobs, which ask the provider. */
const ways = ['events', 'jobs'] as const;
type Way = (typeof ways)[number];

describe.each(stores)('changes made at the payment provider (%s)', (on) => {
  let shop: MoneyShop;
  let news: ReturnType<typeof newsOf>;
  beforeAll(async () => {
    shop = await aMoneyShop(on);
    news = newsOf(shop);
  });
  afterAll(async () => {
    await shop.close();
    await killServerProcesses();
  });

  /** Delivers the events; without events, lets the time pass after which the jobs ask about open checkouts and ended periods. */
  const catchUp = async (way: Way = 'events', silence = 32 * day) => {
    const events = await news();
    if (way === 'jobs') return pass(silence);
    for (const event of [...events.values()].flat()) await deliverForSure(shop, event);
  };
  /** Advances the clock and runs the jobs. */
  const pass = async (ms: number) => {
    await shop.setClock(new Date(shop.clock.now().getTime() + ms));
    await shop.runJobs();
  };
  const aSubscriber = async (plan: 'voo' | 'revoada' = 'voo', way: Way = 'events'): Promise<Buyer> => {
    const [buyer] = await shop.buyers(1);
    await buy(shop, buyer!, plan);
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
    const [charge] = await chargesOf(shop, buyer);
    const { id } = await shop.payments.control.dispute(charge!.id);
    await catchUp(way);
    await expectFree(buyer);
    expect((await subscriptionsOf(shop, buyer)).map(({ status }) => status)).toEqual(['canceled']);
    await shop.payments.control.closeDispute(id, 'won');
    await catchUp(way);
    await expectFree(buyer);
    await isWhole(buyer);
  });

  it('a refund made at the provider ends the plan and the charges', async () => {
    const buyer = await aSubscriber();
    const [charge] = await chargesOf(shop, buyer);
    await shop.payments.control.refund(charge!.id);
    await catchUp();
    await expectFree(buyer);
    expect((await subscriptionsOf(shop, buyer)).map(({ status }) => status)).toEqual(['canceled']);
    await isWhole(buyer);
  });

  it('a partial refund changes nothing', async () => {
    const buyer = await aSubscriber();
    const [charge] = await chargesOf(shop, buyer);
    await shop.payments.stripe.refunds.create({ charge: charge!.id, amount: 100 });
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_VOO', textCredits: 30 });
  });

  it.each(ways)('a subscription that the provider ends at once leaves at most five credits (%s)', async (way) => {
    const buyer = await aSubscriber('voo', way);
    await shop.payments.stripe.subscriptions.cancel((await subscriptionsOf(shop, buyer))[0]!.id);
    await catchUp(way);
    await expectFree(buyer);
    // The owner may buy again, and is granted credits again.
    await pass(minute);
    await buy(shop, buyer, 'revoada');
    await catchUp(way, 16 * minute);
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_REVOADA', textCredits: 100 });
    await isWhole(buyer);
  });

  it('of two live subscriptions the newest counts, credits are granted once, and the other applies after it ends', async () => {
    const buyer = await aSubscriber();
    await shop.setClock(new Date(shop.clock.now().getTime() + minute));
    const customer = await buyer.customer();
    const session = await shop.payments.stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: shop.payments.prices.revoada, quantity: 1 }],
      success_url: 'http://localhost:4000/success',
    });
    await shop.payments.control.checkout(session.id, 'pay');
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_REVOADA', textCredits: 100 });
    const { body } = await clickOn(buyer, 'voo');
    expect(new URL(body.checkoutUrl as string).pathname).toMatch(/^\/p\//);
    expect((await sessionsOf(shop, buyer)).filter(({ status }) => status === 'open')).toEqual([]);

    const [newest] = await subscriptionsOf(shop, buyer);
    await shop.payments.stripe.subscriptions.cancel(newest!.id);
    await catchUp();
    expect(await billingOf(buyer)).toMatchObject({ currentPlan: 'PLANO_VOO', subscriptionStatus: 'ACTIVE' });
    expect((await billingOf(buyer)).textCredits).toBeLessThanOrEqual(30);
    await isWhole(buyer);
  });

  it('upgrade, downgrade, cancellation and resumption in the portal are applied', async () => {
    const buyer = await aSubscriber();
    const [{ id } = { id: '' }] = await subscriptionsOf(shop, buyer);
    const { prices, control } = shop.payments;
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
    const { control } = shop.payments;
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
