import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { accountOf } from '../../src/adapters/payments/account.ts';
import { createStripePayments } from '../../src/adapters/payments/stripe.ts';
import { aPaymentsStandIn, stripeAt } from '../seed/payments.ts';

it('an ended subscription is read by its id also when its customer has a newer one', async () => {
  const standIn = await aPaymentsStandIn();
  const payments = createStripePayments(stripeAt(standIn));
  const owner = { id: 'u1', email: 'dona@padaria.example', displayName: null };
  const customerId = String(await payments.createCustomer(owner));
  const buy = async (key: string) => {
    const session = await payments.startCheckout({ customerId, userId: owner.id, plan: 'plano_voo', key });
    await standIn.control.checkout(session && 'id' in session ? session.id : '', 'pay');
    const { data } = await standIn.stripe.subscriptions.list({ customer: customerId, status: 'active' });
    return data[0]!.id;
  };
  const first = await buy('key-1');
  await standIn.control.cancelNow(first);
  const second = await buy('key-2');
  for (const id of [first, second]) expect(await payments.subscription(customerId, id)).toMatchObject({ id });
  expect(await payments.subscription(customerId, 'sub_of_another_account')).toBeNull();
  await standIn.stop();
});

it.each([
  ['cancel_at_period_end alone', { cancel_at: null, cancel_at_period_end: true }],
  ['cancel_at', { cancel_at: 1_775_822_400, cancel_at_period_end: false }],
])('a cancellation for the end of the period is read from %s', (_what, said) => {
  const item = { price: { id: 'price_voo' }, current_period_start: 1_773_144_000, current_period_end: 1_775_822_400 };
  const subscription = { id: 'sub_1', status: 'active', created: 1_773_144_000, items: { data: [item] }, ...said };
  const { subscription: read } = accountOf(
    'cus_1',
    [subscription as unknown as Stripe.Subscription],
    [],
    [],
    () => 'plano_voo',
  );
  expect(read?.cancelAt).toEqual(new Date('2026-04-10T12:00:00.000Z'));
});

it('the first payment of a subscription stays the first, however many follow and in whatever order they are listed', () => {
  const paid = (day: number, amount: number) => ({
    amount_paid: amount,
    status_transitions: { paid_at: day * 86_400 },
    parent: { subscription_details: { subscription: 'sub_1' } },
    lines: { data: [] },
  });
  const subscription = { id: 'sub_1', status: 'active', created: 86_400, items: { data: [] } };
  const firstPaidAt = (...invoices: readonly object[]) =>
    accountOf(
      'cus_1',
      [subscription as unknown as Stripe.Subscription],
      invoices as readonly Stripe.Invoice[],
      [],
      () => 'plano_voo',
    ).subscription?.firstPaidAt;
  expect(firstPaidAt(paid(70, 39), paid(10, 39), paid(40, 39))).toEqual(new Date(10 * 86_400_000));
  expect(firstPaidAt(paid(40, 39), paid(10, 0))).toEqual(new Date(40 * 86_400_000));
  expect(firstPaidAt()).toBeNull();
});

it('who cancels a checkout comes back to the plans with the word that the page looks for', async () => {
  const standIn = await aPaymentsStandIn();
  const payments = createStripePayments(stripeAt(standIn));
  const customerId = String(
    await payments.createCustomer({ id: 'u1', email: 'dona@padaria.example', displayName: null }),
  );
  await payments.startCheckout({ customerId, userId: 'u1', plan: 'plano_voo', key: 'key-1' });
  const { data } = await standIn.stripe.checkout.sessions.list({ customer: customerId });
  // sayCancelled() of the web.
  expect(new URL(data[0]!.cancel_url!).searchParams.has('canceled')).toBe(true);
  expect(new URL(data[0]!.cancel_url!).pathname).toBe('/plans');
  await standIn.stop();
});
