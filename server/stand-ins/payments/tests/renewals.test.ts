import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a renewal', () => {
  it('drafts an invoice when the period ends, and pays it an hour later', async () => {
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

  it('is made for each month that the clock is advanced over, on its own date', async () => {
    const { subscription } = await aSubscriber(payments);
    await payments.control.advance({ months: 3, hours: 1 });
    const { data } = await stripe.invoices.list({ subscription: subscription.id });
    expect(data.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid']);
    const gaps = data.slice(1).map((older, index) => data[index]!.created - older.created);
    expect(gaps.every((gap) => gap >= 28 * 86_400 && gap <= 31 * 86_400)).toBe(true);
  });
});

describe('a card that declines', () => {
  it('is retried after 3, 5 and 7 days, and then the subscription is cancelled', async () => {
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
    await payments.control.card(customer.id, { declines: false });
    expect(await payments.control.payNow(subscription.id)).toBe(false);
  });

  it('leaves the subscription unpaid and its renewals as drafts, when the settings say so', async () => {
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

  it('makes the subscription active again when a retry is paid', async () => {
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

describe('the clock', () => {
  it('cannot be set back', async () => {
    const past = new Date((await payments.control.now()).getTime() - 60_000);
    await expect(payments.control.advance({ to: past })).rejects.toThrow(/only goes forward/);
  });

  it('advances by itself, and renewals are made without a request', async () => {
    const { subscription } = await aSubscriber(payments);
    const file = join(payments.dataDir, 'payments.jsonl');
    await payments.control.advance({ to: dateOf(itemOf(subscription).current_period_end - 1) });
    await vi.waitUntil(() => readFileSync(file, 'utf8').includes('"subscription_cycle"'), { timeout: 10_000 });
    expect(await invoicesOf(payments, subscription.id)).toHaveLength(2);
  });
});
