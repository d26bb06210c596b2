import { Stripe } from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { accountOf, paymentsOf, withdrawalKey } from '../../src/adapters/payments/account.ts';
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
  const subscription = {
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    created: 1_773_144_000,
    items: { data: [item] },
    ...said,
  };
  const { subscription: read } = accountOf(
    'cus_1',
    [subscription as unknown as Stripe.Subscription],
    [],
    [],
    () => 'plano_voo',
  );
  expect(read?.cancelAt).toEqual(new Date('2026-04-10T12:00:00.000Z'));
});

it('the time of the first payment of a subscription stays, however many payments follow and in whatever order they are listed', () => {
  const paid = (day: number, amount: number) => ({
    amount_paid: amount,
    status_transitions: { paid_at: day * 86_400 },
    parent: { subscription_details: { subscription: 'sub_1' } },
    lines: { data: [] },
  });
  const subscription = { id: 'sub_1', customer: 'cus_1', status: 'active', created: 86_400, items: { data: [] } };
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

it('an owner who cancels a checkout returns to the plans with the query parameter that the page looks for', async () => {
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

/** The adapter over a stand-in of its own, and who buys there. */
async function aShop() {
  const standIn = await aPaymentsStandIn();
  onTestFinished(() => standIn.stop());
  const config = stripeAt(standIn);
  const payments = createStripePayments(config);
  const owner = { id: 'u1', email: 'dona@padaria.example', displayName: 'Dona Benta' };
  const customerId = String(await payments.createCustomer(owner));
  const request = { customerId, userId: owner.id, plan: 'plano_voo', key: 'key-1' } as const;
  const buy = async (key: string) => {
    const session = await payments.startCheckout({ ...request, key });
    await standIn.control.checkout(session && 'id' in session ? session.id : '', 'pay');
    const { data } = await standIn.stripe.subscriptions.list({ customer: customerId, status: 'active' });
    return data[0]!.id;
  };
  const chargesOf = async () => (await standIn.stripe.charges.list({ customer: customerId })).data;
  return { standIn, config, payments, owner, customerId, request, buy, chargesOf };
}

it('a refund returns what was paid for that subscription, and nothing that was paid for an earlier one', async () => {
  const { standIn, payments, customerId, buy, chargesOf } = await aShop();
  await standIn.control.cancelNow(await buy('key-1'));
  const [earlier] = await chargesOf();
  expect(await payments.withdraw(customerId, await buy('key-2'))).toBeNull();
  const charges = await chargesOf();
  expect(charges).toHaveLength(2);
  for (const { id, refunded } of charges) expect(refunded).toBe(id !== earlier!.id);
});

it('a withdrawal is partial while one of its payments is not refunded, and a declined charge counts for nothing', () => {
  const customer = { id: 'cus_1', metadata: { [withdrawalKey]: 'sub_1' } };
  const invoice = (payment: string) => ({
    parent: { subscription_details: { subscription: 'sub_1' } },
    amount_paid: 3_900,
    created: march,
    status_transitions: { paid_at: march },
    lines: { data: [] },
    payments: { data: [{ status: 'paid', payment: { payment_intent: payment } }] },
  });
  const charge = (payment_intent: string, refunded: boolean, paid = true) => ({ payment_intent, refunded, paid });
  const withdrawalOf = (...charges: object[]) =>
    accountOf(
      'cus_1',
      [aRawSubscription({ customer })],
      [invoice('pi_1'), invoice('pi_2')] as unknown as Stripe.Invoice[],
      charges as unknown as Stripe.Charge[],
      () => 'plano_voo',
    ).subscription?.withdrawal;
  expect(withdrawalOf(charge('pi_1', false), charge('pi_2', false))).toBe('asked');
  expect(withdrawalOf(charge('pi_1', false), charge('pi_2', true))).toBe('partial');
  expect(withdrawalOf(charge('pi_1', true), charge('pi_1', false, false), charge('pi_2', true))).toBe('refunded');
  expect(accountOf('cus_1', [aRawSubscription({})], [], [], () => null).subscription?.withdrawal).toBeNull();
});

it('a refund of two payments succeeds although one of them was refunded in the dashboard before', async () => {
  const { standIn, payments, customerId, buy, chargesOf } = await aShop();
  const subscription = await buy('key-1');
  await standIn.control.choosePlan(subscription, standIn.prices.revoada);
  const [newest] = await chargesOf();
  await standIn.control.refund(newest!.id);
  expect(await payments.withdraw(customerId, subscription)).toBeNull();
  expect((await chargesOf()).map(({ refunded }) => refunded)).toEqual([true, true]);
});

it('a checkout whose key was used for another request is answered as none, so that it can begin under another key', async () => {
  const { payments, request } = await aShop();
  expect(await payments.startCheckout(request)).toMatchObject({ key: 'key-1', state: 'open' });
  expect(await payments.startCheckout({ ...request, plan: 'plano_revoada' })).toBeNull();
});

it('an owner who changed the name after a customer was requested gets a customer all the same', async () => {
  const { payments, owner, customerId } = await aShop();
  expect(await payments.createCustomer(owner)).toBe(customerId);
  expect(await payments.createCustomer({ ...owner, displayName: 'Ana Souza' })).toMatch(/^cus_/);
});

it('a customer is found by the account that it was created for, so that a deletion removes it', async () => {
  const { payments, owner, customerId } = await aShop();
  expect(await payments.customersOf(owner.id)).toEqual([customerId]);
  expect(await payments.customersOf('u2')).toEqual([]);
});

it('a customer who is missing at the provider, and an e-mail that it refuses, are not reported as an unavailable provider', async () => {
  const { payments, owner, customerId } = await aShop();
  expect(await payments.updateCustomer(customerId, { ...owner, email: 'sem arroba' })).toBeNull();
  expect(await payments.removeCustomer(customerId, null, new Date())).toBeNull();
  expect(await payments.updateCustomer(customerId, owner)).toBeNull();
  expect(await payments.removeCustomer('cus_of_another_account', null, new Date())).toBeNull();
  expect(await payments.subscription('cus_of_another_account', 'sub_1')).toBeNull();
});

it('an owner who leaves a paid checkout comes to the success page with the session, and one who leaves the portal to the profile', async () => {
  const { standIn, config, customerId, request } = await aShop();
  const payments = createStripePayments({ ...config, portalConfiguration: 'bpc_ours' });
  await payments.startCheckout(request);
  const { data } = await standIn.stripe.checkout.sessions.list({ customer: customerId });
  expect(data[0]!.success_url).toBe('https://bemtevi.example/success?session_id={CHECKOUT_SESSION_ID}');
  await payments.openPortal(customerId);
  const opened = (await standIn.control.requests()).filter(({ path }) => path === '/v1/billing_portal/sessions');
  expect(opened.map(({ params }) => params)).toEqual([
    {
      customer: customerId,
      configuration: 'bpc_ours',
      return_url: 'https://bemtevi.example/profile',
      locale: 'pt-BR',
    },
  ]);
});

const [march, april] = [1_773_144_000, 1_775_822_400];
const aRawSubscription = (different: object) => {
  const item = { price: { id: 'price_voo' }, current_period_start: march, current_period_end: april };
  const whole = {
    id: 'sub_1',
    customer: 'cus_1',
    status: 'active',
    created: march,
    cancel_at: null,
    items: { data: [item] },
    ...different,
  };
  return whole as unknown as Stripe.Subscription;
};

it('an account is live while one of its subscriptions waits for its first payment, also after an earlier one ended', () => {
  const ended = aRawSubscription({ id: 'sub_1', status: 'canceled' });
  const waiting = aRawSubscription({ id: 'sub_2', status: 'incomplete', created: april });
  const accountWith = (subscriptions: readonly Stripe.Subscription[]) =>
    accountOf('cus_1', subscriptions, [], [], () => 'plano_voo');
  expect(accountWith([waiting, ended])).toMatchObject({ subscription: { id: 'sub_1' }, isLive: true });
  expect(accountWith([ended]).isLive).toBe(false);
});

it('the first payment is the earliest invoice with an amount, on the day on which it was paid', () => {
  const paid = (at: number, amount: number) => ({
    parent: { subscription_details: { subscription: 'sub_1' } },
    billing_reason: 'subscription_cycle',
    amount_paid: amount,
    created: at - 2 * 86_400,
    status_transitions: { paid_at: at },
    lines: { data: [] },
  });
  const invoices = [paid(april, 3_900), paid(march, 3_900), paid(march - 86_400, 0)] as unknown as Stripe.Invoice[];
  const { subscription } = accountOf('cus_1', [aRawSubscription({})], invoices, [], () => 'plano_voo');
  expect(subscription?.firstPaidAt).toEqual(new Date(march * 1_000));
});

it('an invoice is counted as paid by the payments that succeeded, and not by one that was cancelled', () => {
  const payment = (status: string, intent: string | { id: string }) => ({
    status,
    payment: { payment_intent: intent },
  });
  const data = [
    payment('canceled', 'pi_1'),
    payment('paid', 'pi_2'),
    payment('open', 'pi_3'),
    payment('paid', { id: 'pi_4' }),
  ];
  expect(paymentsOf({ payments: { data } } as unknown as Stripe.Invoice)).toEqual(['pi_2', 'pi_4']);
});

it('an event is dated by the second in which the provider created it', () => {
  const payments = createStripePayments({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1'],
    prices: { voo: ['price_voo'], revoada: ['price_revoada'] },
    publicUrl: 'https://bemtevi.example',
    log: { info() {}, warn() {}, error() {} },
  });
  const event = { id: 'evt_1', object: 'event', type: 'invoice.paid', created: march };
  const payload = JSON.stringify({ ...event, data: { object: { customer: 'cus_1' } } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1', timestamp: march });
  const now = new Date((march + 2) * 1_000);
  expect(payments.readEvent(Buffer.from(payload), signature, now)).toEqual({
    id: 'evt_1',
    type: 'invoice.paid',
    createdAt: new Date('2026-03-10T12:00:00.000Z'),
    about: { customerId: 'cus_1' },
  });
});
