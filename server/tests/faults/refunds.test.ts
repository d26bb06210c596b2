import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFault } from '../../stand-ins/payments/control/faults.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import {
  startBillingCluster,
  buy,
  chargesOf,
  billingOf,
  subscriptionsOf,
  type Buyer,
  type BillingCluster,
} from './billingCluster.ts';
import { killServerProcesses } from './serverProcess.ts';
import { report, timeFor, trials } from './trials.ts';

const requestRefund = /* GraphQL */ `
  mutation {
    requestRefund {
      __typename
      ... on Failure {
        message
      }
    }
  }
`;
const [second, day] = [1_000, 86_400_000];

const refunding = 'POST /v1/refunds';
const cancelling = 'DELETE /v1/subscriptions';
const nights: Record<string, readonly RequestFault[]> = {
  'nothing wrong': [],
  'the refund’s answers lost': [{ what: 'lose', on: refunding, times: 100 }],
  'the refund cut': [{ what: 'cut', on: refunding, times: 100 }],
  'the cancellation’s answers lost': [{ what: 'lose', on: cancelling, times: 100 }],
  'the cancellation refused': [{ what: 'refuse', on: cancelling, status: 500, times: 100 }],
  'slow refunds': [{ what: 'slow', on: refunding, ms: 100, times: 20 }],
};

describe.each(stores)('refund on withdrawal (%s)', (on) => {
  const count = trials(5, 1);
  let cluster: BillingCluster;
  beforeAll(async () => {
    cluster = await startBillingCluster(on);
  });
  afterAll(async () => {
    await cluster.close();
    await killServerProcesses();
  });

  const ask = async (buyer: Buyer) => {
    const { data, errors } = await buyer.at().graphql(requestRefund);
    expect(errors).toBeUndefined();
    return data.requestRefund as { __typename: string; message?: string };
  };
  const kinds = (answers: readonly { __typename: string }[]) => [...new Set(answers.map((one) => one.__typename))];

  /** Somebody who bought voo and went up to revoada, so that two payments are to go back, and used some of it. */
  async function aBuyer(): Promise<Buyer> {
    const [buyer] = await cluster.buyers(1);
    await buy(cluster, buyer!, 'voo');
    const [subscription] = await subscriptionsOf(cluster, buyer!);
    await cluster.payments.control.choosePlan(subscription!.id, cluster.payments.prices.revoada);
    await buyer!.at().confirmCheckout(await sessionOf(buyer!));
    expect(await billingOf(buyer!)).toMatchObject({ currentPlan: 'PLANO_REVOADA' });
    return buyer!;
  }
  const sessionOf = async (buyer: Buyer) =>
    (await cluster.payments.stripe.checkout.sessions.list({ customer: await buyer.customer() })).data[0]!.id;

  async function expectAllGivenBack(buyer: Buyer) {
    const charges = await chargesOf(cluster, buyer);
    expect(charges).toHaveLength(2);
    for (const charge of charges) expect(charge).toMatchObject({ refunded: true, amount_refunded: charge.amount });
    const refunds = (await cluster.payments.stripe.refunds.list({ limit: 100 })).data;
    expect(refunds.filter(({ charge }) => charges.some(({ id }) => id === charge))).toHaveLength(2);
    expect((await subscriptionsOf(cluster, buyer)).map(({ status }) => status)).toEqual(['canceled']);
    expect(await billingOf(buyer)).toMatchObject({
      currentPlan: 'PLANO_NINHO',
      textCredits: 5,
      subscriptionStatus: 'CANCELED',
    });
  }

  /** The buyer's state after 20 requests, so far from the last instant of the seven days. */
  async function askAt(offset: number) {
    const buyer = await aBuyer();
    const bought = new Date((await chargesOf(cluster, buyer)).at(-1)!.created * second);
    const before = await billingOf(buyer);
    expect(new Date(before.subscription.refundableUntil as string)).toEqual(new Date(bought.getTime() + 7 * day));
    await cluster.setClock(new Date(bought.getTime() + 7 * day + offset));
    return { buyer, before, answers: kinds(await atOnce(20, () => ask(buyer))) };
  }

  it.each([
    ['a second before the end of the seven days', -second],
    ['at their last instant', 0],
  ])('%s, 20 simultaneous requests make one refund', { timeout: timeFor(count, 8_000) }, async (when, offset) => {
    for (let trial = 0; trial < count; trial += 1) {
      const { buyer, answers } = await askAt(offset);
      expect(answers).toEqual(['RequestRefundSuccess']);
      await expectAllGivenBack(buyer);
    }
    report(10, `${count} times 20 at once on ${on}, ${when}: one refund of each payment`);
  });

  it(
    'one second after the seven days, 20 simultaneous requests are refused',
    { timeout: timeFor(count, 8_000) },
    async () => {
      for (let trial = 0; trial < count; trial += 1) {
        const { buyer, before, answers } = await askAt(second);
        expect(answers).toEqual(['NotRefundable']);
        expect((await chargesOf(cluster, buyer)).some(({ refunded }) => refunded)).toBe(false);
        // No longer offered, and nothing else has changed.
        const subscription = { ...before.subscription, refundableUntil: null };
        expect(await billingOf(buyer)).toEqual({ ...before, subscription });
      }
      report(10, `${count} times 20 at once on ${on}, a second after the seven days: refused`);
    },
  );

  it.each(Object.keys(nights))(
    '%s: a repeated request makes one refund',
    { timeout: timeFor(count, 12_000) },
    async (night) => {
      const sums = { done: 0, failed: 0 };
      for (let trial = 0; trial < count; trial += 1) {
        const buyer = await aBuyer();
        for (const fault of nights[night]!) await cluster.payments.control.injectFault({ requests: fault });
        const answers = await atOnce(20, () => ask(buyer));
        await cluster.payments.control.clearFaults();
        sums.done += answers.filter((one) => one.__typename === 'RequestRefundSuccess').length;
        sums.failed += answers.filter((one) => one.__typename !== 'RequestRefundSuccess').length;
        expect(kinds(await atOnce(3, () => ask(buyer)))).toEqual(['RequestRefundSuccess']);
        await expectAllGivenBack(buyer);
      }
      const asked = `${sums.done} of ${20 * count} done, ${sums.failed} told to try again`;
      report(10, `${count} times 20 at once on ${on}, ${night}: ${asked}; asked again, one refund of each payment`);
    },
  );

  it('a refund that began in time is completed after the seven days', async () => {
    const buyer = await aBuyer();
    await cluster.payments.control.injectFault({
      requests: { what: 'refuse', on: cancelling, status: 500, times: 100 },
    });
    expect((await ask(buyer)).__typename).not.toBe('RequestRefundSuccess');
    await cluster.payments.control.clearFaults();
    await cluster.setClock(new Date(cluster.clock.now().getTime() + 8 * day));
    expect(kinds(await atOnce(3, () => ask(buyer)))).toEqual(['RequestRefundSuccess']);
    await expectAllGivenBack(buyer);
    report(10, `given back, not ended, and then eight days of silence on ${on}: ended when asked`);
  });
});
