import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import { createOwner, nodesOf, type Answer, type Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { atOnce } from '../seed/races.ts';
import type { stores } from '../seed/server.ts';
import { aSharedStore, anIdentity, type SharedStore } from './sharedStore.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';

/** Somebody who buys, at every server process. */
export interface Buyer {
  readonly uid: string;
  /** The owner at one of the servers, another each time. */
  at(): Owner;
  customer(): Promise<string>;
}

/** Server processes on one store, the payments stand-in, and one clock for all of them. */
export interface BillingCluster {
  readonly sharedStore: SharedStore;
  readonly payments: TestPayments;
  readonly clock: { now(): Date };
  /** Sets the clock of the stand-in, which makes the renewals that are due, and then that of the servers. */
  setClock(now: Date): Promise<void>;
  buyers(count: number): Promise<readonly Buyer[]>;
  /** Sends an event to one of the servers, once; resolves with the status, or with why there is none. */
  deliver(event: Stripe.Event): Promise<number | 'nobody there' | 'cut'>;
  /** Runs the jobs of all servers at the same time. */
  runJobs(): Promise<void>;
  /** Ends one server by kill -9, and starts it again. */
  killAndRestart(): Promise<void>;
  /** Ends all servers by SIGTERM, so that the test can open the store. */
  closeServers(): Promise<void>;
  close(): Promise<void>;
}

const entry = fileURLToPath(new URL('./billingServer.ts', import.meta.url));

const completeOnboarding = /* GraphQL */ `
  mutation ($input: CompleteOnboardingInput!) {
    completeOnboarding(input: $input) {
      __typename
    }
  }
`;
const customerQuery = /* GraphQL */ `
  {
    viewer {
      email
    }
  }
`;

/** One server process on SQLite, two on MongoDB; the provider delivers no event by itself. */
export async function startBillingCluster(
  on: (typeof stores)[number],
  began = new Date(),
  more: Readonly<Record<string, string>> = {},
): Promise<BillingCluster> {
  let now = began;
  const clock = { now: () => now };
  const sharedStore = aSharedStore(on);
  const payments = await aPaymentsStandIn({ clock, retryAfterMs: [] });
  const { host, port, secretKey, webhookSecret, prices } = payments;
  const start = (): Promise<ServerProcess> =>
    startServerProcess(
      {
        ...sharedStore.envOfAnother(),
        TEST_PAYMENTS: JSON.stringify({ host, port, secretKey, webhookSecret, prices }),
        TEST_CLOCK: now.toISOString(),
        CLICKS_PER_MINUTE: '1000',
        ...more,
      },
      entry,
    );
  const servers = await atOnce(on === 'mongo' ? 2 : 1, start);
  let turn = 0;
  const next = () => servers[(turn += 1) % servers.length]!;

  return {
    sharedStore,
    payments,
    clock,
    async setClock(later) {
      now = later;
      await payments.control.now();
      await Promise.all(servers.map((server) => server.runCommand({ clock: later.toISOString() })));
    },
    buyers: (count) =>
      atOnce(count, async () => {
        const identity = await anIdentity();
        const at = () => createOwner(next().url, identity);
        const input = { businessName: 'Pão da Praça', businessDesc: 'Padaria', targetAudience: 'Vizinhos' };
        await at().acceptTerms();
        await at().graphql(completeOnboarding, { input });
        let customer: string | undefined;
        return {
          uid: identity.uid,
          at,
          async customer() {
            if (customer) return customer;
            const { email } = (await at().graphql(customerQuery)).data.viewer as { email: string };
            customer = (await payments.stripe.customers.list({ email })).data[0]?.id;
            if (!customer) throw new Error('The provider does not know this owner.');
            return customer;
          },
        };
      }),
    async deliver(event) {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(now.getTime() / 1_000);
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return fetch(`${next().url}/api/stripe-webhook`, { method: 'POST', headers, body: payload }).then(
        ({ status }) => status,
        ({ cause }: { cause?: { code?: string } }) => (cause?.code === 'ECONNREFUSED' ? 'nobody there' : 'cut'),
      );
    },
    runJobs: async () => void (await Promise.all(servers.map((server) => server.runCommand({ runJobs: true })))),
    async killAndRestart() {
      const victim = Math.floor(Math.random() * servers.length);
      await servers[victim]!.kill();
      servers[victim] = await start();
    },
    async closeServers() {
      await Promise.all(servers.map((server) => server.terminate()));
    },
    async close() {
      await Promise.all(servers.map((server) => server.kill()));
      await payments.stop();
      await sharedStore.remove();
    },
  };
}

/** Requests a checkout for the plan; resolves with the answer, which has the address of the page. */
export const requestCheckout = (buyer: Buyer, planKey: 'voo' | 'revoada'): Promise<Answer> =>
  buyer.at().call('POST', '/api/create-checkout-session', { planKey });

/** Every checkout session that there ever was for the buyer, newest first. */
export const sessionsOf = async ({ payments }: BillingCluster, buyer: Buyer) =>
  (await payments.stripe.checkout.sessions.list({ customer: await buyer.customer(), limit: 100 })).data;

/** Every subscription that there ever was for the buyer, newest first. */
export const subscriptionsOf = async ({ payments }: BillingCluster, buyer: Buyer) =>
  (await payments.stripe.subscriptions.list({ customer: await buyer.customer(), status: 'all' })).data;

/** Every charge of the buyer, newest first. */
export const chargesOf = async ({ payments }: BillingCluster, buyer: Buyer) =>
  (await payments.stripe.charges.list({ customer: await buyer.customer(), limit: 100 })).data;

/** Buys a plan on the provider's page. */
export async function buy(cluster: BillingCluster, buyer: Buyer, planKey: 'voo' | 'revoada'): Promise<void> {
  await requestCheckout(buyer, planKey);
  const open = (await sessionsOf(cluster, buyer)).find(({ status }) => status === 'open');
  await cluster.payments.control.checkout(open!.id, 'pay');
}

const viewer = /* GraphQL */ `
  {
    viewer {
      currentPlan
      textCredits
      subscriptionStatus
      subscription {
        status
        nextChargeAt
        endsAt
        pendingPlan
        refundableUntil
      }
      creditStatement(first: 100) {
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

/** The plan, credits, subscription and statement that the API shows the owner. */
export const billingOf = async (buyer: Buyer): Promise<Answer['body']> => {
  const account = (await buyer.at().graphql(viewer)).data.viewer;
  return { ...account, creditStatement: nodesOf(account.creditStatement) };
};

/** The events about customers that the provider of the cluster made since the last call, oldest first, by customer. */
export function newEventsOf({ payments }: BillingCluster): () => Promise<Map<string, Stripe.Event[]>> {
  const known = new Set<string>();
  return async () => {
    const news: Stripe.Event[] = [];
    for await (const event of payments.stripe.events.list({ limit: 100 })) {
      if (known.has(event.id)) break;
      news.unshift(event);
    }
    for (const { id } of news) known.add(id);
    return Map.groupBy<string, Stripe.Event>(news, ({ data }) => (data.object as { customer?: string }).customer ?? '');
  };
}

/** Delivers as the provider does, again until it is accepted; resolves with how often the connection was cut while the server handled it. */
export async function deliverUntilAccepted(cluster: BillingCluster, event: Stripe.Event): Promise<number> {
  for (let cuts = 0; ;) {
    const answer = await cluster.deliver(event);
    if (answer === 200) return cuts;
    if (answer === 'cut') cuts += 1;
    await sleep(100);
  }
}
