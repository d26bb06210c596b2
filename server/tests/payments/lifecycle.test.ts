import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';

let payments: TestPayments;
let stripe: Stripe;

beforeEach(async () => {
  payments = await aPaymentsStandIn();
  stripe = payments.stripe;
});
afterEach(() => payments.stop());

async function aCheckout(price = payments.prices.voo) {
  const customer = await stripe.customers.create({ email: 'dona@padaria.example', metadata: { userId: 'u1' } });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'u1',
    line_items: [{ price, quantity: 1 }],
    locale: 'pt-BR',
    success_url: 'http://localhost:4000/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4000/plans?canceled=true',
    metadata: { userId: 'u1' },
    subscription_data: { metadata: { userId: 'u1' } },
  });
  return { customer, session };
}

async function aSubscriber(price = payments.prices.voo) {
  const { customer, session } = await aCheckout(price);
  await payments.control.checkout(session.id, 'pay');
  const [subscription] = (await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data;
  return { customer, session, subscription: subscription! };
}

describe('a subscription at the stand-in', () => {
  it('starts with a checkout that is paid', async () => {
    const { customer, session } = await aCheckout();
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 3900, currency: 'brl' });
    await payments.control.checkout(session.id, 'pay');
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'line_items'] });
    expect(done).toMatchObject({ status: 'complete', payment_status: 'paid', url: null, client_reference_id: 'u1' });
    expect(done.line_items?.data[0]?.price?.id).toBe(payments.prices.voo);
    const subscription = done.subscription as Stripe.Subscription;
    expect(subscription).toMatchObject({ status: 'active', customer: customer.id, metadata: { userId: 'u1' } });
    const invoices = await stripe.invoices.list({
      subscription: subscription.id,
      status: 'paid',
      expand: ['data.payments'],
    });
    expect(invoices.data).toHaveLength(1);
  });
});

describe('renewal', () => {
  it('drafts an invoice when the period turns and is paid an hour later', async () => {
    const { subscription } = await aSubscriber();
    const end = subscription.items.data[0]!.current_period_end;
    await payments.control.advance({ to: new Date(end * 1_000) });
    const drafted = await stripe.invoices.list({ subscription: subscription.id });
    expect(drafted.data.map(({ billing_reason, status }) => [billing_reason, status])).toEqual([
      ['subscription_cycle', 'draft'],
      ['subscription_create', 'paid'],
    ]);
    expect(drafted.data[0]).toMatchObject({ period_end: end });
    expect(drafted.data[0]!.lines.data[0]!.period.start).toBe(end);
    await payments.control.advance({ hours: 1 });
    const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data;
    expect(invoice).toMatchObject({ status: 'paid', amount_paid: 3900 });
    expect((await stripe.subscriptions.retrieve(subscription.id)).items.data[0]!.current_period_start).toBe(end);
  });
});
