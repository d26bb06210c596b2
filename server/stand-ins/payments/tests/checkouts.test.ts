import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from './aPaymentsStandIn.ts';
import { aCheckout, invoicesOf } from './aSubscriber.ts';

let payments: TestPayments;
let stripe: Stripe;

beforeEach(async () => {
  payments = await aPaymentsStandIn();
  stripe = payments.stripe;
});
afterEach(() => payments.stop());

const eventsOf = async () => (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).toReversed();

describe('a checkout session', () => {
  it('starts a subscription with a paid invoice when it is paid', async () => {
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

  it('stays open and can be paid when the card is declined', async () => {
    const { customer, session } = await aCheckout(payments);
    await payments.control.checkout(session.id, 'decline');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([]);
    await payments.control.checkout(session.id, 'pay');
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
  });

  it('cannot be paid or expired again when it has expired', async () => {
    const { session } = await aCheckout(payments);
    await stripe.checkout.sessions.expire(session.id);
    await expect(payments.control.checkout(session.id, 'pay')).rejects.toThrow(/past that/);
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow(/status of expired/);
  });

  it('expires after a day', async () => {
    const { session } = await aCheckout(payments);
    await payments.control.advance({ hours: 24 });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'expired', url: null });
    expect(await eventsOf()).toContain('checkout.session.expired');
  });

  it('is complete and unpaid until the bank confirms the boleto', async () => {
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

  it('ends its subscription as incomplete_expired when the boleto is not paid', async () => {
    const { customer, session } = await aCheckout(payments);
    await payments.control.checkout(session.id, 'payLater');
    await payments.control.checkout(session.id, 'fail');
    const [subscription] = (await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data;
    expect(subscription?.status).toBe('incomplete_expired');
    expect(await invoicesOf(payments, subscription!.id)).toEqual(['subscription_create void 3900']);
  });
});
