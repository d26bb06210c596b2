import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodesOf, type Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { atOnce } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { deliverAll, shuffledEvents } from '../seed/webhookEvents.ts';

describe.each(stores)('a burst of 1,000 webhook events (%s)', (on) => {
  let payments: TestPayments;
  let server: TestServer;
  beforeAll(async () => {
    payments = await aPaymentsStandIn();
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    server = await aServer({ on, payments, clickRate });
  });
  afterAll(async () => {
    await server.stop();
    await payments.stop();
  });

  const customerOf = async ({ uid }: Owner) => (await server.store.users.find(uid))?.billing.customerId ?? '';

  it('leaves the account in the right state, and generations still succeed', { timeout: 120_000 }, async () => {
    const buyers = await atOnce(20, () => server.anOwner());
    for (const [n, buyer] of buyers.entries()) {
      await buyer.call('POST', '/api/create-checkout-session', { planKey: n % 2 ? 'voo' : 'revoada' });
      const [session] = (await payments.stripe.checkout.sessions.list({ customer: await customerOf(buyer) })).data;
      await payments.control.checkout(session!.id, 'pay');
    }
    const writing = await atOnce(2, () => server.anOwner({ plan: 'plano_revoada', credits: 20 }));
    const customers = await Promise.all(buyers.map(customerOf));

    const texts = Promise.all(writing.map((owner) => atOnce(3, () => owner.click())));
    const delivered = await deliverAll(server.url, payments.webhookSecret, shuffledEvents(customers, 1_000), 40);
    const during = await atOnce(1, async () => writing[0]!.click());
    expect(delivered.filter(({ status }) => status !== 200)).toEqual([]);
    expect(delivered).toHaveLength(1_000);
    expect([...(await texts).flat(), ...during].filter(({ status }) => status !== 200)).toEqual([]);

    for (const [n, buyer] of buyers.entries()) {
      const { data } = await buyer.graphql(
        '{ viewer { currentPlan textCredits subscriptionStatus creditStatement { edges { node { kind credits } } } } }',
      );
      const [currentPlan, credits] = n % 2 ? ['PLANO_VOO', 30] : ['PLANO_REVOADA', 100];
      expect({ ...data.viewer, creditStatement: nodesOf(data.viewer.creditStatement) }).toEqual({
        currentPlan,
        textCredits: credits,
        subscriptionStatus: 'ACTIVE',
        creditStatement: [
          { kind: 'GRANT', credits },
          { kind: 'REPLACEMENT', credits: -5 },
          { kind: 'GRANT', credits: 5 },
        ],
      });
    }
    expect(await Promise.all(writing.map((owner) => owner.credits()))).toEqual([16, 17]);
  });

  it('looks up the accounts of a few owners at once, however many events come', async () => {
    const buyers = await atOnce(12, () => server.anOwner());
    for (const buyer of buyers) await buyer.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
    const events = [...new Set(shuffledEvents(await Promise.all(buyers.map(customerOf)), 24))];
    await payments.control.forgetRequests();
    await payments.control.injectFault({ requests: { what: 'slow', ms: 500, times: 10_000 } });
    const delivered = events.map((event) => deliverAll(server.url, payments.webhookSecret, [event], 1));
    await Promise.race(delivered);
    const asked = (await payments.control.requests()).length;
    await payments.control.clearFaults();
    await Promise.all(delivered);
    // Three requests for each owner: of four, and of the four that came after them.
    expect(asked).toBeLessThanOrEqual(24);
  });
});
