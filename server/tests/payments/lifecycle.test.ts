import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { aCheckout, aSubscriber, invoicesOf, itemOf, newestCharge } from './subscribers.ts';

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

describe('a checkout', () => {
  it('that is paid starts a subscription with a paid invoice', async () => {
    const { customer, session } = await aCheckout(payments);
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 3900, currency: 'brl' });
    expect(session.line_items).toBeUndefined();
    await payments.control.checkout(session.id, 'pay');
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'line_items'] });
    expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, client_reference_id: 'u1' });
    expect(done.line_items?.data[0]?.price?.id).toBe(payments.prices.voo);
    const subscription = done.subscription as Stripe.Subscription;
    expect(subscription).toMatchObject({ status: 'active', customer: customer.id, metadata: { userId: 'u1' } });
    expect(await invoicesOf(payments, subscription.id)).toEqual(['subscription_create paid 3900']);
    expect(await eventsOf()).toEqual(
      expect.arrayContaining(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']),
    );
  });

  it('that is declined stays open and can be paid', async () => {
    const { customer, session } = await aCheckout(payments);
    await payments.control.checkout(session.id, 'decline');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
    await payments.control.checkout(session.id, 'pay');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
  });

  it('that is paid or expired is never open again', async () => {
    const { session } = await aCheckout(payments);
    await stripe.checkout.sessions.expire(session.id);
    await expect(payments.control.checkout(session.id, 'pay')).rejects.toThrow(/past that/);
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow(/status of expired/);
  });

  it('expires by itself after a day', async () => {
    const { session } = await aCheckout(payments);
    await payments.control.advance({ hours: 24 });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired', url: null });
    expect(await eventsOf()).toContain('checkout.session.expired');
  });

  it('by boleto is complete and unpaid until the bank says so', async () => {
    const { session } = await aCheckout(payments);
    await payments.control.checkout(session.id, 'payLater');
    const waiting = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(waiting).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      subscription: { status: 'incomplete' },
    });
    await payments.control.checkout(session.id, 'confirm');
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(paid).toMatchObject({ payment_status: 'paid', subscription: { status: 'active' } });
    expect(await eventsOf()).toContain('checkout.session.async_payment_succeeded');
  });

  it('by a boleto that nobody pays ends before it began', async () => {
    const { customer, session } = await aCheckout(payments);
    await payments.control.checkout(session.id, 'payLater');
    await payments.control.checkout(session.id, 'fail');
    const [subscription] = (await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data;
    expect(subscription?.status).toBe('incomplete_expired');
    expect(await invoicesOf(payments, subscription!.id)).toEqual(['subscription_create void 3900']);
  });
});

describe('a renewal', () => {
  it('drafts an invoice when the period turns, which is paid an hour later', async () => {
    const { subscription } = await aSubscriber(payments);
    const { current_period_start: start, current_period_end: end } = itemOf(subscription);
    await payments.control.advance({ to: dateOf(end) });
    expect(await invoicesOf(payments, subscription.id)).toEqual([
      'subscription_cycle draft 3900',
      'subscription_create paid 3900',
    ]);
    await payments.control.advance({ hours: 1 });
    const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data;
    expect(invoice).toMatchObject({ status: 'paid', period_start: start, period_end: end });
    expect(invoice!.lines.data[0]!.period.start).toBe(end);
    expect(itemOf(await find(subscription.id)).current_period_start).toBe(end);
    expect((await stripe.subscriptions.retrieve(subscription.id)).latest_invoice).toBe(invoice!.id);
  });

  it('happens for each month that the clock jumps over, dated on its own day', async () => {
    const { subscription } = await aSubscriber(payments);
    await payments.control.advance({ months: 3, hours: 1 });
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid']);
    const gaps = data.slice(1).map((older, index) => data[index]!.created - older.created);
    expect(gaps.every((gap) => gap >= 28 * 86_400 && gap <= 31 * 86_400)).toBe(true);
  });
});

describe('a change of plan', () => {
  it('upwards is charged for the rest of the period and keeps the period', async () => {
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

  it('upwards with a card that declines changes nothing', async () => {
    const { customer, subscription } = await aSubscriber(payments);
    await payments.control.card(customer.id, { declines: true });
    expect(await payments.control.choosePlan(subscription.id, payments.prices.revoada)).toBe('declined');
    expect(itemOf(await find(subscription.id)).price.id).toBe(payments.prices.voo);
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(1);
  });

  it('downwards waits in a schedule for the end of the period', async () => {
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

  it('downwards is taken back by choosing the present plan', async () => {
    const { subscription } = await aSubscriber(payments, payments.prices.revoada);
    await payments.control.choosePlan(subscription.id, payments.prices.voo);
    expect(await payments.control.choosePlan(subscription.id, payments.prices.revoada)).toBe('kept');
    await payments.control.advance({ months: 1, hours: 1 });
    expect(itemOf(await find(subscription.id)).price.id).toBe(payments.prices.revoada);
  });

  it('up and down twenty times charges only while it goes up', async () => {
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

  it('through the API is charged at once when it asks for that', async () => {
    const { subscription } = await aSubscriber(payments);
    const items = [{ id: itemOf(subscription).id, price: payments.prices.revoada }];
    const changed = await stripe.subscriptions.update(subscription.id, { items, proration_behavior: 'always_invoice' });
    expect(itemOf(changed).price.id).toBe(payments.prices.revoada);
    expect((await invoicesOf(payments, subscription.id))[0]).toMatch(/^subscription_update paid (6000|5999)$/);
  });
});

describe('an end', () => {
  it('planned in the portal is in cancel_at, and comes with the period', async () => {
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

  it('planned through the API is in both fields', async () => {
    const { subscription } = await aSubscriber(payments);
    const planned = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(planned).toMatchObject({ cancel_at: itemOf(subscription).current_period_end, cancel_at_period_end: true });
  });

  it('is taken back by resuming', async () => {
    const { subscription } = await aSubscriber(payments);
    await payments.control.cancelAtPeriodEnd(subscription.id);
    await payments.control.resume(subscription.id);
    await payments.control.advance({ months: 1, hours: 1 });
    expect(await find(subscription.id)).toMatchObject({ status: 'active', cancel_at: null });
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(2);
  });

  it('at once charges nothing more, and cannot come twice', async () => {
    const { subscription } = await aSubscriber(payments);
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: 'canceled' });
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({ code: 'resource_missing' });
    await payments.control.advance({ months: 2 });
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(1);
  });

  it('comes with the customer', async () => {
    const { customer, subscription } = await aSubscriber(payments);
    expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.retrieve(customer.id)).toEqual(expect.objectContaining({ deleted: true }));
    expect((await find(subscription.id)).status).toBe('canceled');
  });
});

describe('a card that declines', () => {
  it('is tried again after 3, 5 and 7 days, and then the subscription ends', async () => {
    const { customer, subscription } = await aSubscriber(payments);
    await payments.control.card(customer.id, { declines: true });
    await payments.control.advance({ months: 1, hours: 1 });
    const statuses = [(await find(subscription.id)).status];
    const attempts: number[] = [];
    for (const days of [3, 5, 7]) {
      const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data;
      attempts.push(invoice!.attempt_count);
      await payments.control.advance({ days });
      statuses.push((await find(subscription.id)).status);
    }
    expect(attempts).toEqual([1, 2, 3]);
    expect(statuses).toEqual(['past_due', 'past_due', 'past_due', 'canceled']);
    expect(await find(subscription.id)).toMatchObject({ cancellation_details: { reason: 'payment_failed' } });
  });

  it('leaves the subscription unpaid where the settings say so, and its renewals as drafts', async () => {
    await payments.control.afterRetries('unpaid');
    const { customer, subscription } = await aSubscriber(payments);
    await payments.control.card(customer.id, { declines: true });
    await payments.control.advance({ months: 2 });
    expect((await find(subscription.id)).status).toBe('unpaid');
    expect(await invoicesOf(payments, subscription.id)).toEqual([
      'subscription_cycle draft 3900',
      'subscription_cycle open 3900',
      'subscription_create paid 3900',
    ]);
  });

  it('that pays again makes the subscription active', async () => {
    const { customer, subscription } = await aSubscriber(payments);
    await payments.control.card(customer.id, { declines: true });
    await payments.control.advance({ months: 1, hours: 1 });
    expect(await payments.control.payNow(subscription.id)).toBe(false);
    await payments.control.card(customer.id, { declines: false });
    await payments.control.advance({ days: 3 });
    expect((await find(subscription.id)).status).toBe('active');
    expect((await invoicesOf(payments, subscription.id))[0]).toBe('subscription_cycle paid 3900');
    expect(await eventsOf()).toEqual(expect.arrayContaining(['invoice.payment_failed', 'invoice.payment_succeeded']));
  });
});

describe('money that goes back', () => {
  it('is refunded once, whole', async () => {
    const { subscription } = await aSubscriber(payments);
    const charge = await newestCharge(payments, subscription.id);
    const intent = (await stripe.charges.retrieve(charge)).payment_intent as string;
    expect(await stripe.refunds.create({ payment_intent: intent })).toMatchObject({
      status: 'succeeded',
      amount: 3900,
    });
    expect(await stripe.charges.retrieve(charge, { expand: ['refunds'] })).toMatchObject({
      refunded: true,
      refunds: { data: [{ amount: 3900 }] },
    });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_already_refunded' });
    expect((await find(subscription.id)).status).toBe('active');
  });

  it('is refunded in parts, never more than there is', async () => {
    const { subscription } = await aSubscriber(payments);
    const charge = await newestCharge(payments, subscription.id);
    await stripe.refunds.create({ charge, amount: 1000 });
    await expect(stripe.refunds.create({ charge, amount: 3000 })).rejects.toThrow(/greater than unrefunded/);
    await stripe.refunds.create({ charge });
    expect((await stripe.refunds.list({ charge })).data.map(({ amount }) => amount)).toEqual([2900, 1000]);
  });

  it('is disputed by the bank', async () => {
    const { subscription } = await aSubscriber(payments);
    const charge = await newestCharge(payments, subscription.id);
    const dispute = await payments.control.dispute(charge);
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
    expect(await stripe.disputes.list({ charge })).toMatchObject({ data: [{ status: 'needs_response' }] });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: 'charge_disputed' });
    await payments.control.closeDispute(dispute.id, 'lost');
    expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ status: 'lost' });
  });
});

describe('the clock', () => {
  it('never goes back', async () => {
    const past = new Date((await payments.control.now()).getTime() - 60_000);
    await expect(payments.control.advance({ to: past })).rejects.toThrow(/only goes forward/);
  });

  it('goes on by itself, and what falls due happens without being asked', async () => {
    const { subscription } = await aSubscriber(payments);
    const file = join(payments.dataDir, 'payments.jsonl');
    await payments.control.advance({ to: dateOf(itemOf(subscription).current_period_end - 1) });
    await vi.waitUntil(() => readFileSync(file, 'utf8').includes('"subscription_cycle"'), { timeout: 10_000 });
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(2);
  });
});
