import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from './aPaymentsStandIn.ts';
import { aSubscriber, invoicesOf, itemOf } from './aSubscriber.ts';

let payments: TestPayments;
let stripe: Stripe;

beforeEach(async () => {
  payments = await aPaymentsStandIn();
  stripe = payments.stripe;
});
afterEach(() => payments.stop());

const dateOf = (second: number) => new Date(second * 1_000);
const find = (id: string) => stripe.subscriptions.retrieve(id);
const eventsOf = async () => (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).toReversed();

describe('a change of plan', () => {
  it('upwards charges the proration and keeps the period', async () => {
    const { subscription } = await aSubscriber(payments);
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    await payments.control.advance({ to: dateOf(start + (end - start) / 3) });
    expect(await payments.control.choosePlan(subscription.id, payments.prices.revoada)).toBe('changed');
    const [create, update] = (await invoicesOf(payments, subscription.id)).toReversed();
    expect(create).toBe('subscription_create paid 3900');
    // Two thirds of 99.00 less two thirds of 39.00; the clock runs on for a second or two.
    expect(update).toMatch(/^subscription_update paid (4000|3999)$/);
    expect(itemOf(await find(subscription.id))).toMatchObject({
      price: { id: payments.prices.revoada },
      current_period_start: start,
      current_period_end: end,
    });
  });

  it('upwards changes nothing when the card declines', async () => {
    const { customer, subscription } = await aSubscriber(payments);
    await payments.control.card(customer.id, { declines: true });
    expect(await payments.control.choosePlan(subscription.id, payments.prices.revoada)).toBe('declined');
    expect(itemOf(await find(subscription.id)).price.id).toBe(payments.prices.voo);
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(1);
  });

  it('downwards is scheduled for the end of the period', async () => {
    const { subscription } = await aSubscriber(payments, payments.prices.revoada);
    const { current_period_end: end } = itemOf(subscription);
    expect(await payments.control.choosePlan(subscription.id, payments.prices.voo)).toBe('scheduled');
    const planned = await stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule'] });
    const schedule = planned.schedule as Stripe.SubscriptionSchedule;
    expect(itemOf(planned).price.id).toBe(payments.prices.revoada);
    expect(schedule.phases.map((phase) => [phase.start_date, phase.items[0]!.price])).toEqual([
      [itemOf(planned).current_period_start, payments.prices.revoada],
      [end, payments.prices.voo],
    ]);
    await payments.control.advance({ months: 1, hours: 1 });
    expect(itemOf(await find(subscription.id)).price.id).toBe(payments.prices.voo);
    expect((await invoicesOf(payments, subscription.id))[0]).toBe('subscription_cycle paid 3900');
    await payments.control.advance({ months: 1, hours: 1 });
    expect(await find(subscription.id)).toMatchObject({ schedule: null, status: 'active' });
    expect((await stripe.subscriptionSchedules.retrieve(schedule.id)).status).toBe('released');
    expect((await invoicesOf(payments, subscription.id))[0]).toBe('subscription_cycle paid 3900');
  });

  it('downwards is taken back by choosing the current plan', async () => {
    const { subscription } = await aSubscriber(payments, payments.prices.revoada);
    await payments.control.choosePlan(subscription.id, payments.prices.voo);
    expect(await payments.control.choosePlan(subscription.id, payments.prices.revoada)).toBe('kept');
    await payments.control.advance({ months: 1, hours: 1 });
    expect(itemOf(await find(subscription.id)).price.id).toBe(payments.prices.revoada);
  });

  it('up and down twenty times charges upgrades only', async () => {
    const { subscription } = await aSubscriber(payments);
    for (let times = 0; times < 20; times += 1) {
      await payments.control.choosePlan(subscription.id, payments.prices.revoada);
      await payments.control.choosePlan(subscription.id, payments.prices.voo);
    }
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(2);
    expect(await find(subscription.id)).toMatchObject({
      items: { data: [{ price: { id: payments.prices.revoada } }] },
    });
  });

  it('through the API charges the proration at once with always_invoice', async () => {
    const { subscription } = await aSubscriber(payments);
    const items = [{ id: itemOf(subscription).id, price: payments.prices.revoada }];
    const changed = await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' });
    expect(itemOf(changed).price.id).toBe(payments.prices.revoada);
    expect((await invoicesOf(payments, subscription.id))[0]).toMatch(/^subscription_update paid (6000|5999)$/);
  });
});

describe('a cancellation', () => {
  it('scheduled in the portal sets cancel_at, and ends the subscription with its period', async () => {
    const { subscription } = await aSubscriber(payments);
    const { current_period_end: end } = itemOf(subscription);
    await payments.control.cancelAtPeriodEnd(subscription.id);
    expect(await find(subscription.id)).toMatchObject({
      cancel_at: end,
      cancel_at_period_end: false,
      status: 'active',
    });
    await payments.control.advance({ to: dateOf(end) });
    expect(await find(subscription.id)).toMatchObject({ status: 'canceled', ended_at: end });
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(1);
    expect((await eventsOf()).at(-1)).toBe('customer.subscription.deleted');
  });

  it('scheduled through the API sets cancel_at and cancel_at_period_end', async () => {
    const { subscription } = await aSubscriber(payments);
    const planned = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(planned).toMatchObject({ cancel_at: itemOf(subscription).current_period_end, cancel_at_period_end: true });
  });

  it('is taken back by resuming the subscription', async () => {
    const { subscription } = await aSubscriber(payments);
    await payments.control.cancelAtPeriodEnd(subscription.id);
    await payments.control.resume(subscription.id);
    await payments.control.advance({ months: 1, hours: 1 });
    expect(await find(subscription.id)).toMatchObject({ status: 'active', cancel_at: null });
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(2);
  });

  it('at once charges nothing more, and cannot be repeated', async () => {
    const { subscription } = await aSubscriber(payments);
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
    await payments.control.advance({ months: 2 });
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(1);
  });

  it('is made at once for the subscriptions of a deleted customer', async () => {
    const { customer, subscription } = await aSubscriber(payments);
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toEqual(expect.objectContaining({ deleted: true }));
    expect((await find(subscription.id)).status).toBe('canceled');
  });
});
