import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, unlimitedPayments, type TestPayments } from '../seed/payments.ts';
import { nodesOf, type Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const startCheckout = /* GraphQL */ `
  mutation ($input: StartCheckoutInput!) {
    startCheckout(input: $input) {
      __typename
      ... on StartCheckoutSuccess {
        checkoutUrl
      }
      ... on Failure {
        message
      }
      ... on FieldFailure {
        field
      }
    }
  }
`;
const openCustomerPortal = /* GraphQL */ `
  mutation {
    openCustomerPortal {
      __typename
      ... on Failure {
        message
      }
    }
  }
`;
const requestRefund = /* GraphQL */ `
  mutation {
    requestRefund {
      __typename
      ... on RequestRefundSuccess {
        user {
          currentPlan
          textCredits
        }
      }
      ... on Failure {
        message
      }
    }
  }
`;
const viewer = /* GraphQL */ `
  {
    viewer {
      currentPlan
      textCredits
      creditsRenewAt
      subscriptionStatus
      subscription {
        status
        nextChargeAt
        isLive
        endsAt
        awaitedPlan
        pendingPlan
        refundableUntil
      }
      creditStatement {
        edges {
          node {
            kind
            credits
            balance
            plan
          }
        }
      }
    }
  }
`;

describe.each(stores)('billing (%s)', (on) => {
  let payments: TestPayments;
  let server: TestServer;
  let now: Date;
  beforeAll(async () => {
    now = new Date();
    const clock = { now: () => now };
    payments = await aPaymentsStandIn({ clock, retryAfterMs: [50, 50, 50, 50] });
    server = await aServer({ on, clock, payments, paymentsRate: unlimitedPayments });
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
  });
  afterAll(async () => {
    await server.stop();
    await payments.stop();
  });

  const customerOf = async ({ uid }: Owner) => (await server.store.users.find(uid))?.billing.customerId ?? '';
  const sessionsOf = async (owner: Owner) =>
    (await payments.stripe.checkout.sessions.list({ customer: await customerOf(owner) })).data;
  const subscriptionOf = async (owner: Owner) =>
    (await payments.stripe.subscriptions.list({ customer: await customerOf(owner), status: 'all' })).data[0]!;
  const buy = async (owner: Owner, planKey: 'voo' | 'revoada') => {
    const { body } = await owner.call('POST', '/api/create-checkout-session', { planKey });
    expect(body).toEqual({ checkoutUrl: expect.stringContaining('http') });
    const [session] = await sessionsOf(owner);
    await payments.control.checkout(session!.id, 'pay');
    await payments.control.idle();
    return session!.id;
  };
  const billingOf = async (owner: Owner) => {
    const account = (await owner.graphql(viewer)).data.viewer;
    return { ...account, creditStatement: nodesOf(account.creditStatement) };
  };

  it('a paid checkout gives the plan, its credits, its dates and statement entries', async () => {
    const owner = await server.anOwner();
    const sessionId = await buy(owner, 'voo');
    const bought = await billingOf(owner);
    expect(bought).toMatchObject({
      currentPlan: 'PLANO_VOO',
      textCredits: 30,
      creditsRenewAt: expect.any(String),
      subscriptionStatus: 'ACTIVE',
      subscription: { nextChargeAt: bought.creditsRenewAt, endsAt: null, pendingPlan: null },
      creditStatement: [
        { kind: 'GRANT', credits: 30, balance: 30, plan: 'PLANO_VOO' },
        { kind: 'REPLACEMENT', credits: -5, balance: 0, plan: 'PLANO_VOO' },
        { kind: 'GRANT', credits: 5, balance: 5 },
      ],
    });
    expect(await owner.confirmCheckout(sessionId)).toEqual({
      __typename: 'ConfirmCheckoutSuccess',
      checkout: { state: 'APPROVED', plan: 'PLANO_VOO', amountInCents: 3900 },
    });
    const stranger = await server.anOwner();
    expect(await stranger.confirmCheckout(sessionId)).toEqual({ __typename: 'CheckoutNotFound' });
    await buy(stranger, 'revoada');
    expect(await stranger.confirmCheckout(sessionId)).toEqual({ __typename: 'CheckoutNotFound' });
  });

  it('the statement of credits is read page by page, and says whether the subscription is live', async () => {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    const page = (variables: object) =>
      owner.graphql(
        'query ($first: Int!, $after: String) { viewer { subscription { isLive } creditStatement(first: $first, after: $after) { edges { node { credits } } pageInfo { endCursor hasNextPage hasPreviousPage } } } }',
        variables,
      );
    for (const first of [0, -1, 201, 1_000_000]) {
      expect((await page({ first })).errors).toMatchObject([
        { extensions: { code: 'INVALID_ARGUMENT', field: 'first' } },
      ]);
    }
    expect((await page({ first: 2, after: 'x' })).errors).toMatchObject([
      {
        message: 'Este cursor não é válido. Comece da primeira página.',
        extensions: { code: 'INVALID_ARGUMENT', field: 'after' },
      },
    ]);
    const first = (await page({ first: 2 })).data.viewer;
    expect(first.subscription).toEqual({ isLive: true });
    expect(nodesOf(first.creditStatement)).toEqual([{ credits: 30 }, { credits: -5 }]);
    expect(first.creditStatement.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const { endCursor } = first.creditStatement.pageInfo;
    const rest = (await page({ first: 2, after: endCursor })).data.viewer.creditStatement;
    expect(nodesOf(rest)).toEqual([{ credits: 5 }]);
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    for (const refused of [{ first: 0 }, { first: 201 }, { first: 2, after: 'x' }]) {
      expect((await page(refused)).errors[0].extensions.code).toBe('INVALID_ARGUMENT');
    }
  });

  it('confirming an open checkout answers pending, and an unknown session answers null', async () => {
    const owner = await server.anOwner();
    await owner.graphql(startCheckout, { input: { planKey: 'PLANO_VOO' } });
    const [session] = await sessionsOf(owner);
    expect(await owner.confirmCheckout(session!.id)).toMatchObject({ checkout: { state: 'PENDING' } });
    for (const id of ['', 'cs_nothing', '../customers', 'cs_test_a?expand[]=customer'])
      expect(await owner.confirmCheckout(id)).toEqual({ __typename: 'CheckoutNotFound' });
  });

  it('checkout with a live subscription answers the portal and creates no second subscription', async () => {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    const { body } = await owner.call('POST', '/api/create-checkout-session', { planKey: 'revoada' });
    const { body: portal } = await owner.call('POST', '/api/create-customer-portal-session');
    expect(new URL(body.checkoutUrl).pathname.split('/')[1]).toBe(new URL(portal.portalUrl).pathname.split('/')[1]);
    expect(await sessionsOf(owner)).toHaveLength(1);
  });

  it('20 clicks create one session, and a checkout for the other plan expires it', async () => {
    const owner = await server.anOwner();
    const clicks = await atOnce(20, () => owner.graphql(startCheckout, { input: { planKey: 'PLANO_VOO' } }));
    const addresses = new Set(clicks.map(({ data }) => data.startCheckout.checkoutUrl));
    expect(addresses.size).toBe(1);
    expect(await sessionsOf(owner)).toHaveLength(1);
    await owner.graphql(startCheckout, { input: { planKey: 'PLANO_REVOADA' } });
    expect((await sessionsOf(owner)).map(({ status, amount_total: total }) => [status, total])).toEqual([
      ['open', 9900],
      ['expired', 3900],
    ]);
    const [session] = await sessionsOf(owner);
    await payments.control.checkout(session!.id, 'expire');
    const { data } = await owner.graphql(startCheckout, { input: { planKey: 'PLANO_REVOADA' } });
    expect(data.startCheckout.checkoutUrl).toContain('http');
    expect((await sessionsOf(owner)).filter(({ status }) => status === 'open')).toHaveLength(1);
  });

  it('a session that was made after its checkout was replaced is expired', async () => {
    const owner = await server.anOwner();
    await owner.call('POST', '/api/create-customer-portal-session');
    await payments.control.forgetRequests();
    await payments.control.injectFault({ requests: { what: 'slow', on: 'POST /v1/checkout/sessions', ms: 1_500 } });
    const first = owner.graphql(startCheckout, { input: { planKey: 'PLANO_VOO' } });
    const isAsked = async () =>
      (await payments.control.requests()).some((one) => one.method === 'POST' && one.path === '/v1/checkout/sessions');
    await expect.poll(isAsked).toBe(true);
    const second = owner.graphql(startCheckout, { input: { planKey: 'PLANO_REVOADA' } });
    const answers = (await Promise.all([first, second])).map(({ data }) => data.startCheckout);
    expect(answers[1].checkoutUrl).toContain('http');
    expect((await sessionsOf(owner)).filter(({ status }) => status === 'open')).toMatchObject([{ amount_total: 9900 }]);
    await payments.control.clearFaults();
  });

  it('the free plan is refused where plans are bought', async () => {
    const owner = await server.anOwner();
    const { data } = await owner.graphql(startCheckout, { input: { planKey: 'PLANO_NINHO' } });
    expect(data.startCheckout).toEqual({
      __typename: 'InvalidPlan',
      message: 'Escolha o Plano Voo ou o Plano Revoada.',
      field: 'planKey',
    });
    const overRest = await owner.call('POST', '/api/create-checkout-session', { planKey: 'ninho' });
    expect(overRest).toMatchObject({ status: 422, body: { code: 'INVALID_PLAN', field: 'planKey' } });
    expect(await billingOf(owner)).toMatchObject({ currentPlan: 'PLANO_NINHO', textCredits: 5 });
  });

  it('a lost answer of the provider creates no second session', async () => {
    const owner = await server.anOwner();
    for (const what of ['lose', 'cut'] as const)
      await payments.control.injectFault({ requests: { what, on: 'POST /v1/checkout' } });
    const clicks = await atOnce(5, () => owner.graphql(startCheckout, { input: { planKey: 'PLANO_VOO' } }));
    expect(new Set(clicks.map(({ data }) => data.startCheckout.checkoutUrl)).size).toBe(1);
    expect(await sessionsOf(owner)).toHaveLength(1);
    await payments.control.clearFaults();
  });

  it('a delayed payment gives no plan before it arrives, and clicks meanwhile create no second session', async () => {
    const [paying, failing] = [await server.anOwner(), await server.anOwner()];
    for (const owner of [paying, failing]) {
      await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
      const [session] = await sessionsOf(owner);
      await payments.control.checkout(session!.id, 'payLater');
      await payments.control.idle();
      expect(await billingOf(owner)).toMatchObject({
        currentPlan: 'PLANO_NINHO',
        textCredits: 5,
        subscriptionStatus: 'INACTIVE',
        subscription: { awaitedPlan: 'PLANO_VOO' },
      });
      expect(await owner.confirmCheckout(session!.id)).toMatchObject({ checkout: { state: 'PENDING' } });
      await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
      expect(await sessionsOf(owner)).toHaveLength(1);
      await payments.control.checkout(session!.id, owner === paying ? 'confirm' : 'fail');
      await payments.control.idle();
    }
    expect(await billingOf(paying)).toMatchObject({
      currentPlan: 'PLANO_VOO',
      textCredits: 30,
      subscription: { awaitedPlan: null },
    });
    expect(await billingOf(failing)).toMatchObject({
      currentPlan: 'PLANO_NINHO',
      textCredits: 5,
      subscriptionStatus: 'INACTIVE',
      subscription: { awaitedPlan: null },
    });
  });

  it.each(['confirm', 'fail'] as const)(
    'events of a delayed payment that come late, reversed and twice leave nothing awaited once the bank says %s',
    async (outcome) => {
      const owner = await server.anOwner();
      await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
      const [session] = await sessionsOf(owner);
      for (const what of ['reverse', 'twice'] as const)
        await payments.control.injectFault({ deliveries: { what, times: 9 } });
      await payments.control.checkout(session!.id, 'payLater');
      await payments.control.checkout(session!.id, outcome);
      await payments.control.idle();
      await payments.control.clearFaults();
      expect(await billingOf(owner)).toMatchObject({
        currentPlan: outcome === 'confirm' ? 'PLANO_VOO' : 'PLANO_NINHO',
        subscription: { awaitedPlan: null },
      });
    },
  );

  it('past_due keeps the plan without new credits; paying resumes it, not paying ends it', async () => {
    const [late, never] = [await server.anOwner(), await server.anOwner()];
    for (const owner of [late, never]) {
      await buy(owner, 'voo');
      await owner.click();
      await payments.control.card(await customerOf(owner), { declines: true });
    }
    await payments.control.advance({ months: 1, hours: 2 });
    await payments.control.idle();
    for (const owner of [late, never])
      expect(await billingOf(owner)).toMatchObject({
        currentPlan: 'PLANO_VOO',
        textCredits: 29,
        creditsRenewAt: null,
        subscription: { status: 'PAST_DUE', nextChargeAt: null },
      });
    await payments.control.card(await customerOf(late), { declines: false });
    await payments.control.payNow((await subscriptionOf(late)).id);
    await payments.control.advance({ days: 27 });
    await payments.control.idle();
    expect(await billingOf(late)).toMatchObject({
      currentPlan: 'PLANO_VOO',
      textCredits: 30,
      subscriptionStatus: 'ACTIVE',
    });
    expect(await billingOf(never)).toMatchObject({
      currentPlan: 'PLANO_NINHO',
      textCredits: 5,
      subscriptionStatus: 'CANCELED',
    });
  });

  it('a subscription is upgraded, downgraded, cancelled and ended', async () => {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    await owner.click();
    const { id } = await subscriptionOf(owner);
    expect(await payments.control.choosePlan(id, payments.prices.revoada)).toBe('changed');
    await payments.control.idle();
    expect(await billingOf(owner)).toMatchObject({ currentPlan: 'PLANO_REVOADA', textCredits: 99 });
    expect(await payments.control.choosePlan(id, payments.prices.voo)).toBe('scheduled');
    await payments.control.idle();
    expect(await billingOf(owner)).toMatchObject({
      currentPlan: 'PLANO_REVOADA',
      textCredits: 99,
      subscription: { pendingPlan: 'PLANO_VOO' },
    });
    await payments.control.advance({ months: 1, hours: 2 });
    await payments.control.idle();
    expect(await billingOf(owner)).toMatchObject({
      currentPlan: 'PLANO_VOO',
      textCredits: 30,
      subscription: { pendingPlan: null },
    });
    await payments.control.cancelAtPeriodEnd(id);
    await payments.control.idle();
    expect(await billingOf(owner)).toMatchObject({
      currentPlan: 'PLANO_VOO',
      creditsRenewAt: null,
      subscription: { status: 'CANCELING', isLive: true, endsAt: expect.any(String), nextChargeAt: null },
    });
    await payments.control.advance({ months: 1, hours: 2 });
    await payments.control.idle();
    expect(await billingOf(owner)).toMatchObject({
      currentPlan: 'PLANO_NINHO',
      textCredits: 5,
      subscription: { status: 'CANCELED', isLive: false, endsAt: null, refundableUntil: null },
    });
  });

  it('a missing webhook is replaced by confirming the checkout or by the periodic job', async () => {
    const [asking, waiting] = [await server.anOwner(), await server.anOwner()];
    await payments.control.deliverTo('http://127.0.0.1:9/nowhere');
    const sessionId = await buy(asking, 'voo');
    await buy(waiting, 'revoada');
    expect(await billingOf(asking)).toMatchObject({ currentPlan: 'PLANO_NINHO' });
    await asking.confirmCheckout(sessionId);
    expect(await billingOf(asking)).toMatchObject({ currentPlan: 'PLANO_VOO', textCredits: 30 });
    await server.runJobs();
    expect(await billingOf(waiting)).toMatchObject({ currentPlan: 'PLANO_NINHO' });
    now = new Date(now.getTime() + 16 * 60_000);
    await server.runJobs();
    expect(await billingOf(waiting)).toMatchObject({ currentPlan: 'PLANO_REVOADA', textCredits: 100 });
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
  });

  it('a paid checkout stays pending while the account cannot be read from the provider, and is approved with its plan', async () => {
    const owner = await server.anOwner();
    await payments.control.deliverTo('http://127.0.0.1:9/nowhere');
    const sessionId = await buy(owner, 'voo');
    await payments.control.injectFault({
      requests: { what: 'refuse', on: 'GET /v1/subscriptions', status: 400, times: 100 },
    });
    expect(await owner.confirmCheckout(sessionId)).toMatchObject({ checkout: { state: 'PENDING' } });
    expect(await billingOf(owner)).toMatchObject({ currentPlan: 'PLANO_NINHO', textCredits: 5 });
    await payments.control.clearFaults();
    expect(await owner.confirmCheckout(sessionId)).toMatchObject({ checkout: { state: 'APPROVED' } });
    expect(await billingOf(owner)).toMatchObject({ currentPlan: 'PLANO_VOO', textCredits: 30 });
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
  });

  it('accounts that the provider refuses do not keep the periodic job from the others', async () => {
    for (let refused = 0; refused < 4; refused += 1) {
      const { uid } = await server.anOwner();
      await server.store.users.linkCustomer(uid, `cus_of_another_account_${randomUUID()}`);
      const checkout = { key: randomUUID(), plan: 'plano_voo', at: new Date(now.getTime() - 60_000) } as const;
      await server.store.users.beginCheckout(uid, checkout, null);
    }
    const waiting = await server.anOwner();
    await payments.control.deliverTo('http://127.0.0.1:9/nowhere');
    await buy(waiting, 'revoada');
    now = new Date(now.getTime() + 16 * 60_000);
    for (let run = 0; run < 2; run += 1) await server.runJobs();
    expect(await billingOf(waiting)).toMatchObject({ currentPlan: 'PLANO_REVOADA', textCredits: 100 });
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
  });

  it('a refund within seven days returns everything once and ends the plan', async () => {
    const owner = await server.anOwner();
    expect((await owner.graphql(requestRefund)).data.requestRefund).toMatchObject({ __typename: 'NotRefundable' });
    await buy(owner, 'voo');
    const bought = now;
    await payments.control.choosePlan((await subscriptionOf(owner)).id, payments.prices.revoada);
    await payments.control.idle();
    const { subscription } = await billingOf(owner);
    now = new Date(new Date(subscription.refundableUntil).getTime() + 1_000);
    expect((await owner.graphql(requestRefund)).data.requestRefund).toEqual({
      __typename: 'NotRefundable',
      message: 'Não há pagamento dentro do prazo de 7 dias para reembolsar.',
    });
    now = new Date(subscription.refundableUntil);
    const answers = await atOnce(20, () => owner.graphql(requestRefund));
    for (const { data } of answers)
      expect(data.requestRefund.user).toEqual({ currentPlan: 'PLANO_NINHO', textCredits: 5 });
    const charges = (await payments.stripe.charges.list({ customer: await customerOf(owner) })).data;
    expect(charges.length).toBeGreaterThan(1);
    for (const charge of charges) expect(charge).toMatchObject({ refunded: true, amount_refunded: charge.amount });
    expect((await subscriptionOf(owner)).status).toBe('canceled');
    const refunds = await payments.stripe.refunds.list({ limit: 100 });
    expect(refunds.data.filter(({ charge }) => charges.some(({ id }) => id === charge))).toHaveLength(charges.length);
    // A refund that was made in time can be asked for again after it, by who has lost the answer.
    now = new Date(new Date(subscription.refundableUntil).getTime() + 120_000);
    const again = (await owner.graphql(requestRefund)).data.requestRefund;
    expect(again.user).toEqual({ currentPlan: 'PLANO_NINHO', textCredits: 5 });
    now = bought;
  });

  /** An owner with two payments, whose withdrawal stopped after the first refund, and no event of it arrived. */
  async function anOwnerRefundedHalf() {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    await payments.control.choosePlan((await subscriptionOf(owner)).id, payments.prices.revoada);
    await payments.control.idle();
    await payments.control.deliverTo('http://127.0.0.1:9/nowhere');
    const refunding = 'POST /v1/refunds';
    await payments.control.injectFault({ requests: { what: 'slow', on: refunding, ms: 0 } });
    await payments.control.injectFault({ requests: { what: 'refuse', on: refunding, status: 500, times: 100 } });
    expect((await owner.graphql(requestRefund)).data.requestRefund.__typename).toBe('PaymentsUnavailable');
    await payments.control.clearFaults();
    expect((await chargesOf(owner)).filter(({ refunded }) => refunded)).toHaveLength(1);
    expect(await billingOf(owner)).toMatchObject({ currentPlan: 'PLANO_REVOADA' });
    return owner;
  }
  const afterWithdrawal = async (owner: Owner) =>
    new Date(new Date((await billingOf(owner)).subscription.refundableUntil).getTime() + 1_000);
  const chargesOf = async (owner: Owner) =>
    (await payments.stripe.charges.list({ customer: await customerOf(owner) })).data;
  /** What an owner has here and at the provider after a withdrawal; events are delivered again from here on. */
  async function afterCompletion(owner: Owner) {
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
    const { currentPlan, subscriptionStatus } = await billingOf(owner);
    const kept = (await chargesOf(owner)).filter(({ refunded }) => !refunded);
    return { kept, atProvider: (await subscriptionOf(owner)).status, currentPlan, subscriptionStatus };
  }
  const allRefunded = {
    kept: [],
    atProvider: 'canceled',
    currentPlan: 'PLANO_NINHO',
    subscriptionStatus: 'CANCELED',
  };

  it('a withdrawal that stopped after one of two refunds is completed when it is asked for after the seven days', async () => {
    const owner = await anOwnerRefundedHalf();
    const began = now;
    now = await afterWithdrawal(owner);
    const { data } = await owner.graphql(requestRefund);
    expect(data.requestRefund).toMatchObject({ __typename: 'RequestRefundSuccess' });
    expect(await afterCompletion(owner)).toEqual(allRefunded);
    // Repeating it succeeds, and refunds nothing else.
    const again = await owner.graphql(requestRefund);
    expect(again.data.requestRefund).toMatchObject({ __typename: 'RequestRefundSuccess' });
    now = began;
  });

  it('a withdrawal that stopped after one of two refunds is completed by the next event of the customer', async () => {
    const owner = await anOwnerRefundedHalf();
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
    await payments.stripe.subscriptions.update((await subscriptionOf(owner)).id, { metadata: { note: 'any change' } });
    await payments.control.idle();
    expect(await afterCompletion(owner)).toEqual(allRefunded);
  });

  it('a withdrawal that stopped after one of two refunds is completed by the check that follows the period', async () => {
    const owner = await anOwnerRefundedHalf();
    const began = now;
    await payments.control.advance({ months: 1, hours: 2 });
    now = (await server.store.users.find(owner.uid))!.billing.checkAt!;
    for (let run = 0; run < 2; run += 1) await server.runJobs();
    now = began;
    expect(await afterCompletion(owner)).toEqual(allRefunded);
  });

  it('an owner whose month was refunded in the dashboard after the seven days cannot withdraw from the other months', async () => {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    const bought = now;
    await payments.control.deliverTo('http://127.0.0.1:9/nowhere');
    now = await afterWithdrawal(owner);
    const [charge] = await chargesOf(owner);
    await payments.stripe.refunds.create({ charge: charge!.id });
    const { data } = await owner.graphql(requestRefund);
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
    expect(data.requestRefund.__typename).toBe('NotRefundable');
    now = bought;
  });

  it('an owner whose subscription was cancelled at once gets everything back within the seven days', async () => {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    await payments.stripe.subscriptions.cancel((await subscriptionOf(owner)).id);
    await payments.control.idle();
    expect(await billingOf(owner)).toMatchObject({ currentPlan: 'PLANO_NINHO', subscriptionStatus: 'CANCELED' });
    const { data } = await owner.graphql(requestRefund);
    expect(data.requestRefund).toMatchObject({ user: { currentPlan: 'PLANO_NINHO' } });
    const charges = (await payments.stripe.charges.list({ customer: await customerOf(owner) })).data;
    expect(charges).toMatchObject([{ refunded: true }]);
  });

  it('a refund that the provider refuses leaves the plan and the subscription, and is asked for again', async () => {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    await payments.control.injectFault({
      requests: { what: 'refuse', on: 'POST /v1/refunds', status: 400, times: 100 },
    });
    expect((await owner.graphql(requestRefund)).data.requestRefund.__typename).toBe('PaymentsUnavailable');
    await payments.control.clearFaults();
    await payments.control.idle();
    expect((await subscriptionOf(owner)).status).toBe('active');
    expect(await billingOf(owner)).toMatchObject({ currentPlan: 'PLANO_VOO', textCredits: 30 });
    const { data } = await owner.graphql(requestRefund);
    expect(data.requestRefund.user).toEqual({ currentPlan: 'PLANO_NINHO', textCredits: 5 });
    const charges = (await payments.stripe.charges.list({ customer: await customerOf(owner) })).data;
    expect(charges).toMatchObject([{ refunded: true }]);
  });

  it('a refund of an earlier month leaves the plan that was paid for this month', async () => {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    await payments.control.advance({ months: 1, hours: 2 });
    await payments.control.idle();
    const charges = (await payments.stripe.charges.list({ customer: await customerOf(owner) })).data;
    expect(charges).toHaveLength(2);
    await payments.stripe.refunds.create({ charge: charges.at(-1)!.id });
    await payments.control.idle();
    expect(await billingOf(owner)).toMatchObject({ currentPlan: 'PLANO_VOO', subscriptionStatus: 'ACTIVE' });
  });

  it('a disputed payment ends the plan, cancels the subscription and is not refunded beside it', async () => {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    const [charge] = (await payments.stripe.charges.list({ customer: await customerOf(owner) })).data;
    await payments.control.dispute(charge!.id);
    await payments.control.idle();
    expect(await billingOf(owner)).toMatchObject({
      currentPlan: 'PLANO_NINHO',
      textCredits: 5,
      subscriptionStatus: 'CANCELED',
    });
    expect((await subscriptionOf(owner)).status).toBe('canceled');
    // The bank gives the money back: it is not refunded a second time.
    const { data } = await owner.graphql(requestRefund);
    expect(data.requestRefund).toMatchObject({ __typename: 'NotRefundable' });
    const refunds = await payments.stripe.refunds.list({ charge: charge!.id });
    expect(refunds.data).toEqual([]);
  });

  it('an unavailable provider is reported in pt-BR and changes nothing', async () => {
    const owner = await server.anOwner();
    await payments.control.injectFault({ requests: { what: 'refuse', status: 500, times: 100 } });
    expect(await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' })).toMatchObject({
      status: 503,
      body: { error: 'Não foi possível iniciar o checkout.', code: 'PAYMENTS_UNAVAILABLE' },
    });
    await payments.control.clearFaults();
    expect(await owner.call('POST', '/api/create-checkout-session', { planKey: 'ninho' })).toMatchObject({
      status: 422,
      body: { error: 'Escolha o Plano Voo ou o Plano Revoada.' },
    });
    expect(await billingOf(owner)).toMatchObject({ currentPlan: 'PLANO_NINHO', textCredits: 5 });
  });

  it('checkout, portal, confirmation and refund answer PaymentsUnavailable while the provider is down', async () => {
    const owner = await server.anOwner();
    await buy(owner, 'voo');
    const [session] = await sessionsOf(owner);
    await payments.control.injectFault({ requests: { what: 'refuse', status: 500, times: 100 } });
    const { data: checkout } = await owner.graphql(startCheckout, { input: { planKey: 'PLANO_VOO' } });
    const { data: portal } = await owner.graphql(openCustomerPortal);
    const { data: refund } = await owner.graphql(requestRefund);
    const confirmation = await owner.confirmCheckout(session!.id);
    await payments.control.clearFaults();
    const answers = [checkout.startCheckout, portal.openCustomerPortal, refund.requestRefund, confirmation];
    const general = 'Não foi possível falar com o serviço de pagamentos. Tente novamente em instantes.';
    expect(answers).toMatchObject([
      { __typename: 'PaymentsUnavailable', message: 'Não foi possível iniciar o checkout.' },
      { __typename: 'PaymentsUnavailable', message: 'Não foi possível abrir o portal de gerenciamento.' },
      { __typename: 'PaymentsUnavailable', message: general },
      { __typename: 'PaymentsUnavailable' },
    ]);
  });

  it('the portal of an owner who never began a purchase answers 409 NO_SUBSCRIPTION, and NoSubscription', async () => {
    const owner = await server.anOwner();
    const message = 'Você ainda não tem uma assinatura para gerenciar. Escolha um plano primeiro.';
    const { status, body } = await owner.call('POST', '/api/create-customer-portal-session');
    expect({ status, body }).toEqual({ status: 409, body: { error: message, code: 'NO_SUBSCRIPTION' } });
    const { data } = await owner.graphql(openCustomerPortal);
    expect(data.openCustomerPortal).toEqual({ __typename: 'NoSubscription', message });
  });
});
