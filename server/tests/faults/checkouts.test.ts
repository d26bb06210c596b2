import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFault } from '../../stand-ins/payments/control/faults.ts';
import { atOnce } from '../seed/races.ts';
import { stores } from '../seed/server.ts';
import {
  startBillingCluster,
  requestCheckout,
  billingOf,
  sessionsOf,
  subscriptionsOf,
  type Buyer,
  type BillingCluster,
} from './billingCluster.ts';
import { killServerProcesses } from './serverProcess.ts';
import { report, timeFor, trials } from './trials.ts';

const sessions = 'POST /v1/checkout';

/** What the provider does while twenty clicks come. */
const nights: Record<string, readonly RequestFault[]> = {
  'nothing wrong': [],
  'the answer lost once': [{ what: 'lose', on: sessions }],
  'every answer lost': [{ what: 'lose', on: sessions, times: 60 }],
  'cut before and lost after': [
    { what: 'cut', on: sessions, times: 3 },
    { what: 'lose', on: sessions, times: 3 },
  ],
  'the customer’s answers lost': [{ what: 'lose', on: 'POST /v1/customers', times: 30 }],
  'errors and slowness': [
    { what: 'refuse', on: sessions, status: 500, times: 5 },
    { what: 'slow', on: sessions, ms: 150, times: 3 },
  ],
};

const unavailable = { status: 503, body: { error: 'Não foi possível iniciar o checkout.' } };

describe.each(stores)('checkout (%s)', (on) => {
  const count = trials(20, 1);
  let cluster: BillingCluster;
  beforeAll(async () => {
    cluster = await startBillingCluster(on);
  });
  afterAll(async () => {
    await cluster.close();
    await killServerProcesses();
  });

  const addresses = (answers: readonly { status: number; body: { checkoutUrl?: string } }[]) =>
    new Set(answers.filter(({ status }) => status === 200).map(({ body }) => body.checkoutUrl));

  it.each(Object.keys(nights))(
    '20 simultaneous clicks create one session (%s)',
    { timeout: timeFor(count, 8_000) },
    async (night) => {
      const sums = { served: 0, refused: 0 };
      const buyers = await cluster.buyers(count);
      for (const buyer of buyers) {
        for (const fault of nights[night]!) await cluster.payments.control.injectFault({ requests: fault });
        const answers = await atOnce(20, () => requestCheckout(buyer, 'voo'));
        await cluster.payments.control.clearFaults();
        const quick = served(answers);
        const later = await requestCheckout(buyer, 'voo');
        expect(later.status).toBe(200);
        expect(addresses([...answers, later]).size).toBe(1);
        expect(await sessionsOf(cluster, buyer)).toHaveLength(1);
        const customers = await cluster.payments.stripe.customers.list({ email: await emailOf(buyer) });
        expect(customers.data).toHaveLength(1);
        sums.served += quick;
        sums.refused += answers.length - quick;
      }
      const clicks = `${sums.served} of ${20 * count} clicks served, ${sums.refused} told to try again`;
      report(11, `${count} times 20 clicks on ${on}, ${night}: ${clicks}, one session and one customer each`);
    },
  );

  const emailOf = async (buyer: Buyer) =>
    (await buyer.at().graphql('{ viewer { email } }')).data.viewer.email as string;

  /** Each click is served or answered with "try again"; how many were served. */
  const served = (answers: readonly { status: number }[]): number => {
    for (const answer of answers) if (answer.status !== 200) expect(answer).toMatchObject(unavailable);
    return answers.filter(({ status }) => status === 200).length;
  };

  it(
    'simultaneous clicks on two plans leave one session that can be paid',
    { timeout: timeFor(count, 8_000) },
    async () => {
      let sum = 0;
      for (const buyer of await cluster.buyers(count)) {
        const answers = await atOnce(20, (n) => requestCheckout(buyer, n % 2 ? 'voo' : 'revoada'));
        sum += served(answers);
        const open = (await sessionsOf(cluster, buyer)).filter(({ status }) => status === 'open');
        expect(open).toHaveLength(1);
        expect(addresses(answers)).toContain(open[0]!.url);
        await cluster.payments.control.checkout(open[0]!.id, 'pay');
        // The next click finds the live subscription before any event was delivered.
        const { body } = await requestCheckout(buyer, 'voo');
        expect(new URL(body.checkoutUrl as string).pathname).toMatch(/^\/p\//);
        expect(await subscriptionsOf(cluster, buyer)).toHaveLength(1);
      }
      const clicks = `${sum} of ${20 * count} clicks served`;
      report(11, `${count} times 20 clicks on two plans at once on ${on}: ${clicks}, one session can be paid`);
    },
  );

  it('a payment during simultaneous clicks makes one subscription', { timeout: timeFor(count, 8_000) }, async () => {
    for (const buyer of await cluster.buyers(count)) {
      await requestCheckout(buyer, 'voo');
      const [session] = await sessionsOf(cluster, buyer);
      const clicks = atOnce(20, (n) => requestCheckout(buyer, n % 2 ? 'voo' : 'revoada'));
      // Refused when the click on the other plan closed it first.
      await cluster.payments.control.checkout(session!.id, 'pay').catch(() => null);
      served(await clicks);
      for (const { id, status } of await sessionsOf(cluster, buyer))
        if (status === 'open') await cluster.payments.control.checkout(id, 'pay');
      expect(await subscriptionsOf(cluster, buyer)).toHaveLength(1);
      await cluster.setClock(new Date(cluster.clock.now().getTime() + 16 * 60_000));
      await cluster.runJobs();
      expect((await billingOf(buyer)).currentPlan).not.toBe('PLANO_NINHO');
    }
    report(11, `${count} times 20 clicks during the payment on ${on}: one subscription each`);
  });
});
