import { expect, it } from 'vitest';
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
