import type { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, type TestPayments } from './aPaymentsStandIn.ts';
import { aSubscriber, newestCharge } from './aSubscriber.ts';

let payments: TestPayments;
let stripe: Stripe;

beforeEach(async () => {
  payments = await aPaymentsStandIn();
  stripe = payments.stripe;
});
afterEach(() => payments.stop());

const find = (id: string) => stripe.subscriptions.retrieve(id);

describe('a charge', () => {
  it('is refunded in full, and only once', async () => {
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

  it('is refunded in parts, and never by more than is left', async () => {
    const { subscription } = await aSubscriber(payments);
    const charge = await newestCharge(payments, subscription.id);
    await stripe.refunds.create({ charge, amount: 1000 });
    await expect(stripe.refunds.create({ charge, amount: 3000 })).rejects.toThrow(/greater than unrefunded/);
    await stripe.refunds.create({ charge });
    expect((await stripe.refunds.list({ charge })).data.map(({ amount }) => amount)).toEqual([2900, 1000]);
  });

  it('cannot be refunded when the bank has disputed it', async () => {
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
