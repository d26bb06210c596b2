import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPaymentsStandIn, unlimitedPayments, type TestPayments } from '../seed/payments.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { report, timeFor, trials } from './trials.ts';

const withdraw = 'mutation { requestRefund { __typename } }';
const quotas = { voo: 30, revoada: 100 } as const;
type Key = keyof typeof quotas;
const pairs: readonly (readonly [Key, Key])[] = [
  ['voo', 'voo'],
  ['voo', 'revoada'],
  ['revoada', 'voo'],
  ['revoada', 'revoada'],
];

describe.each(stores)('a plan that is bought, refunded and bought again within a second (%s)', (on) => {
  const count = trials(50, 4);
  let server: TestServer;
  let payments: TestPayments;
  beforeAll(async () => {
    // The provider's times are whole seconds: with a clock that stands, both purchases are in the same one.
    const now = new Date();
    const clock = { now: () => now };
    payments = await aPaymentsStandIn({ clock, retryAfterMs: [20, 20, 20, 20] });
    server = await aServer({ on, clock, payments, paymentsRate: unlimitedPayments });
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
  });
  afterAll(async () => {
    await server.stop();
    await payments.stop();
  });

  const buy = async (owner: Owner, planKey: Key) => {
    await owner.call('POST', '/api/create-checkout-session', { planKey });
    const customer = (await server.store.users.find(owner.uid))!.billing.customerId!;
    const sessions = (await payments.stripe.checkout.sessions.list({ customer })).data;
    await payments.control.checkout(sessions.find(({ status }) => status === 'open')!.id, 'pay');
    await payments.control.idle();
  };

  it('has the credits of the plan that was bought last', { timeout: timeFor(count, 3_000) }, async () => {
    for (let trial = 0; trial < count; trial += 1) {
      const [first, second] = pairs[trial % pairs.length]!;
      const owner = await server.anOwner();
      for (const planKey of [first, second]) {
        await buy(owner, planKey);
        expect(await server.store.users.find(owner.uid), `trial ${trial}: ${first}, ${second}`).toMatchObject({
          currentPlan: `plano_${planKey}`,
          textCredits: quotas[planKey],
          creditPeriod: { quota: quotas[planKey] },
          subscriptionStatus: 'active',
        });
        if (planKey === second && first !== second) continue;
        const { data } = await owner.graphql(withdraw);
        expect(data.requestRefund.__typename).toBe('RequestRefundSuccess');
        expect(await owner.credits()).toBe(5);
      }
      await payments.control.idle();
      await server.runJobs();
    }
    report(37, `${count} times bought, refunded and bought again in one second on ${on}: the right credits`);
  });
});
