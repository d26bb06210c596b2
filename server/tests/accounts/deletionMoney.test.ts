import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFault } from '../../stand-ins/payments/control/faults.ts';
import type { Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, unlimitedPayments, type TestPayments } from '../seed/payments.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const deleteAccount = /* GraphQL */ `
  mutation {
    deleteAccount(input: { confirmation: "EXCLUIR" }) {
      ... on DeleteAccountSuccess {
        subscriptionEnded
      }
    }
  }
`;
const answerWith = (subscriptionEnded: boolean) => ({ data: { deleteAccount: { subscriptionEnded } } });
const gone = answerWith(true);
const underWay = answerWith(false);
const notYetRemoved = ['subscription', 'account', 'generations', 'mails', 'limits', 'identity', 'leftovers'];

describe.each(stores)('the deletion of an account with payments (%s)', (on) => {
  let payments: TestPayments;
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    payments = await aPaymentsStandIn({ retryAfterMs: [50, 50, 50] });
    server = await aServer({ on, clock: { now: () => new Date(now) }, payments, paymentsRate: unlimitedPayments });
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
  });
  afterEach(() => payments.control.clearFaults());
  afterAll(async () => {
    await server.stop();
    await payments.stop();
  });

  const click = (owner: Owner) => owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
  const leave = async (owner: Owner) => {
    now = Date.now();
    return owner.graphql(deleteAccount);
  };
  const customersOf = async (owner: Owner) => (await payments.stripe.customers.list({ email: owner.email })).data;
  const deletionOf = (owner: Owner) => server.store.deletions.find(owner.uid);
  const refuse = (request: string): RequestFault => ({ what: 'refuse', on: request, status: 500, times: 1_000 });
  /** What can still be paid, what is charged every month, and what was charged and kept. */
  const moneyOf = async (customer: string) => ({
    open: (await payments.stripe.checkout.sessions.list({ customer, status: 'open' })).data.length,
    kept: (await payments.stripe.charges.list({ customer })).data
      .map((charge) => (charge.paid ? charge.amount - charge.amount_refunded : 0))
      .reduce((sum, cents) => sum + cents, 0),
  });
  /** Three minutes on, the last step is due. */
  async function finish() {
    now += 200_000;
    await server.runJobs();
  }

  /** An owner with a pay page, and what is behind it. */
  async function aBuyer() {
    now = Date.now();
    const owner = await server.anOwner();
    const { body } = await click(owner);
    const [customer] = await customersOf(owner);
    const [session] = (await payments.stripe.checkout.sessions.list({ customer: customer!.id })).data;
    return { owner, customer: customer!.id, session: session!.id, payPage: body.checkoutUrl as string };
  }
  async function aSubscriber() {
    const buyer = await aBuyer();
    await payments.control.checkout(buyer.session, 'pay');
    await payments.control.idle();
    const { subscriptionId } = (await server.store.users.find(buyer.owner.uid))!;
    return { ...buyer, subscription: subscriptionId! };
  }

  it('expires the checkout page that is open', async () => {
    const { owner, customer, session, payPage } = await aBuyer();
    expect(await leave(owner)).toEqual(gone);
    const page = await fetch(payPage);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('Este checkout expirou e nada foi cobrado.');
    await fetch(payPage, { method: 'POST', body: new URLSearchParams({ do: 'pay' }) });
    await fetch(payPage, { method: 'POST', body: new URLSearchParams({ do: 'payLater' }) });
    await expect(payments.control.checkout(session, 'pay')).rejects.toThrow('past that');
    expect(await moneyOf(customer)).toEqual({ open: 0, kept: 0 });
    expect(await customersOf(owner)).toEqual([]);
    expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await deletionOf(owner)).toMatchObject({ customerId: null, left: ['leftovers'] });
  });

  it('cancels the subscription without a refund', async () => {
    const { owner, customer, subscription } = await aSubscriber();
    expect(await leave(owner)).toEqual(gone);
    expect((await payments.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
    expect(await moneyOf(customer)).toEqual({ open: 0, kept: 3_900 });
    await payments.control.idle();
    const failed = (await payments.control.deliveries()).filter(({ state }) => state === 'failed');
    expect(failed).toEqual([]);
  });

  it('leaves the receipts with the provider, with the e-mail of the purchase', async () => {
    const { owner, customer } = await aSubscriber();
    expect(await leave(owner)).toEqual(gone);
    await finish();
    const { data } = await payments.stripe.invoices.list({ customer });
    expect(data).toMatchObject([{ customer_email: owner.email, status: 'paid', amount_paid: 39_00 }]);
  });

  it('refunds no payment of an earlier subscription', async () => {
    const { owner, customer, subscription } = await aSubscriber();
    await payments.control.cancelNow(subscription);
    await payments.control.idle();
    await click(owner);
    const open = await payments.stripe.checkout.sessions.list({ customer, status: 'open' });
    await payments.control.checkout(open.data[0]!.id, 'pay');
    await payments.control.idle();
    await leave(owner);
    expect(await moneyOf(customer)).toEqual({ open: 0, kept: 7_800 });
  });

  it.each([
    'GET /v1/customers',
    'GET /v1/checkout',
    'POST /v1/checkout',
    'GET /v1/subscriptions',
    'DELETE /v1/customers',
  ])('locks the account and removes nothing until the provider answers %s', async (request) => {
    const { owner, customer, session } = await aBuyer();
    await payments.control.injectFault({ requests: refuse(request) });
    expect(await leave(owner)).toEqual(underWay);
    expect(await deletionOf(owner)).toMatchObject({ customerId: customer, left: notYetRemoved });
    expect(await click(owner)).toMatchObject({ status: 401 });
    expect(await owner.graphql('{ viewer { id } }')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    await server.runJobs();
    expect(await deletionOf(owner)).toMatchObject({ customerId: customer, left: notYetRemoved });
    expect(await server.store.users.find(owner.uid)).toMatchObject({ leaving: true });
    await payments.control.clearFaults();
    await server.runJobs();
    expect(await deletionOf(owner)).toMatchObject({ customerId: null, left: ['leftovers'] });
    expect(await server.store.users.find(owner.uid)).toBeNull();
    expect((await payments.stripe.checkout.sessions.retrieve(session)).status).toBe('expired');
    await finish();
    expect(await deletionOf(owner)).toMatchObject({ left: [] });
    expect(await customersOf(owner)).toEqual([]);
  });

  it.each(['POST /v1/checkout', 'DELETE /v1/customers'])(
    'completes although the answer to %s is lost',
    async (request) => {
      const { owner, customer } = await aBuyer();
      await payments.control.injectFault({ requests: { what: 'lose', on: request, times: 3 } });
      await leave(owner);
      await server.runJobs();
      expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
      expect(await deletionOf(owner)).toMatchObject({ customerId: null, left: ['leftovers'] });
    },
  );

  it('cancels the subscription before it removes anything', async () => {
    const { owner, customer } = await aSubscriber();
    await payments.control.injectFault({ requests: { what: 'hold', on: 'DELETE /v1/customers' } });
    const answer = leave(owner);
    await expect.poll(async () => (await server.store.users.find(owner.uid))?.leaving).toBe(true);
    // Locked at once, and whole until the provider has answered.
    expect(await click(owner)).toMatchObject({ status: 401 });
    expect(await payments.stripe.customers.retrieve(customer)).not.toHaveProperty('deleted');
    expect(await server.store.users.find(owner.uid)).not.toBeNull();
    await payments.control.clearFaults();
    expect(await answer).toEqual(gone);
    expect(await server.store.users.find(owner.uid)).toBeNull();
  });

  it('refunds a checkout that is paid while the provider cannot be reached', async () => {
    const { owner, customer, session } = await aBuyer();
    await payments.control.injectFault({ requests: refuse('GET /v1/customers') });
    await leave(owner);
    await payments.control.checkout(session, 'pay');
    expect(await moneyOf(customer)).toEqual({ open: 0, kept: 3_900 });
    await payments.control.clearFaults();
    await server.runJobs();
    expect(await moneyOf(customer)).toEqual({ open: 0, kept: 0 });
    expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });

  it('voids an open boleto, so that it cannot be paid afterwards', async () => {
    const { owner, customer, session } = await aBuyer();
    await payments.control.checkout(session, 'payLater');
    await leave(owner);
    await expect(payments.control.checkout(session, 'confirm')).rejects.toThrow('past that');
    expect(await moneyOf(customer)).toEqual({ open: 0, kept: 0 });
  });

  it.each(['POST /v1/customers', 'GET /v1/subscriptions', 'POST /v1/checkout/sessions'])(
    'charges nothing for a checkout click that is at %s at that moment',
    async (request) => {
      now = Date.now();
      const owner = await server.anOwner();
      await payments.control.forgetRequests();
      await payments.control.injectFault({ requests: { what: 'hold', on: request } });
      const late = click(owner);
      const [method, path] = request.split(' ');
      const isThere = async () =>
        (await payments.control.requests()).some((one) => one.method === method && one.path.startsWith(path!));
      await expect.poll(isThere).toBe(true);
      await leave(owner);
      await payments.control.clearFaults();
      expect(await late).toMatchObject({ status: 503, body: { error: 'Não foi possível iniciar o checkout.' } });
      expect(await customersOf(owner)).toEqual([]);
      await finish();
      expect(await deletionOf(owner)).toMatchObject({ left: [] });
    },
  );

  it('removes a customer whose creation was never recorded', async () => {
    now = Date.now();
    const owner = await server.anOwner();
    // A process that died between the provider's answer and its own write.
    const metadata = { userId: owner.uid };
    const { id: customer } = await payments.stripe.customers.create({ email: owner.email, metadata });
    const line_items = [{ price: payments.prices.voo, quantity: 1 }];
    const page = { mode: 'subscription', line_items, success_url: 'http://localhost:4000/' } as const;
    const { id: session } = await payments.stripe.checkout.sessions.create({ customer, ...page });
    await leave(owner);
    await finish();
    expect(await customersOf(owner)).toEqual([]);
    expect((await payments.stripe.checkout.sessions.retrieve(session)).status).toBe('expired');
  });

  // Last, because the provider's clock does not go back.
  it('refunds what the provider charges for the subscription while it cannot be asked, and grants nothing for it', async () => {
    const { owner, customer } = await aSubscriber();
    await payments.control.injectFault({ requests: refuse('GET /v1/customers') });
    expect(await leave(owner)).toEqual(underWay);
    const before = await server.store.users.find(owner.uid);
    await payments.control.advance({ days: 32 });
    await payments.control.idle();
    now += 32 * 86_400_000;
    await server.runJobs();
    expect(await moneyOf(customer)).toEqual({ open: 0, kept: 7_800 });
    expect(await server.store.users.find(owner.uid)).toEqual(before);
    await payments.control.clearFaults();
    await server.runJobs();
    expect(await moneyOf(customer)).toEqual({ open: 0, kept: 3_900 });
    expect(await payments.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await server.store.users.find(owner.uid)).toBeNull();
  });
});
