import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import { createOwner, nodesOf, type Answer, type Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';
import { atOnce } from '../seed/races.ts';
import type { stores } from '../seed/server.ts';
import { aPlace, anIdentity, type Place } from './place.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';

/** Somebody who buys, at every server process. */
export interface Buyer {
  readonly uid: string;
  /** The owner at one of the servers, another each time. */
  at(): Owner;
  customer(): Promise<string>;
}

/** Server processes on one store, the provider, and one clock for all of them. */
export interface MoneyShop {
  readonly place: Place;
  readonly payments: TestPayments;
  readonly clock: { now(): Date };
  /** Moves the clock of the provider, which lets happen what fell due, and then of the servers. */
  setClock(now: Date): Promise<void>;
  buyers(count: number): Promise<readonly Buyer[]>;
  /** Sends an event to one of the servers, once: the status, or how it got none. */
  deliver(event: Stripe.Event): Promise<number | 'nobody there' | 'cut'>;
  /** All servers at once. */
  runJobs(): Promise<void>;
  /** kill -9 of one server, and its restart. */
  crash(): Promise<void>;
  /** SIGTERM to all, so that the store can be looked at. */
  closeServers(): Promise<void>;
  close(): Promise<void>;
}

const entry = fileURLToPath(new URL('./moneyServer.ts', import.meta.url));

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
export async function aMoneyShop(
  on: (typeof stores)[number],
  began = new Date(),
  more: Readonly<Record<string, string>> = {},
): Promise<MoneyShop> {
  let now = began;
  const clock = { now: () => now };
  const place = aPlace(on);
  const payments = await aPaymentsStandIn({ clock, retryAfterMs: [] });
  const { host, port, secretKey, webhookSecret, prices } = payments;
  const start = (): Promise<ServerProcess> =>
    startServerProcess(
      {
        ...place.env,
        MONEY_PAYMENTS: JSON.stringify({ host, port, secretKey, webhookSecret, prices }),
        MONEY_CLOCK: now.toISOString(),
        CLICKS_PER_MINUTE: '1000',
        ...more,
      },
      entry,
    );
  const servers = await atOnce(on === 'mongo' ? 2 : 1, start);
  let turn = 0;
  const next = () => servers[(turn += 1) % servers.length]!;

  return {
    place,
    payments,
    clock,
    async setClock(later) {
      now = later;
      await payments.control.now();
      await Promise.all(servers.map((server) => server.tell({ clock: later.toISOString() })));
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
    runJobs: async () => void (await Promise.all(servers.map((server) => server.tell({ runJobs: true })))),
    async crash() {
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
      await place.remove();
    },
  };
}

/** Clicks on a plan: the answer with its address. */
export const clickOn = (buyer: Buyer, planKey: 'voo' | 'revoada'): Promise<Answer> =>
  buyer.at().call('POST', '/api/create-checkout-session', { planKey });

/** Every checkout session that there ever was for the buyer, newest first. */
export const sessionsOf = async ({ payments }: MoneyShop, buyer: Buyer) =>
  (await payments.stripe.checkout.sessions.list({ customer: await buyer.customer(), limit: 100 })).data;

/** Every subscription that there ever was for the buyer, newest first. */
export const subscriptionsOf = async ({ payments }: MoneyShop, buyer: Buyer) =>
  (await payments.stripe.subscriptions.list({ customer: await buyer.customer(), status: 'all' })).data;

/** Every charge of the buyer, newest first. */
export const chargesOf = async ({ payments }: MoneyShop, buyer: Buyer) =>
  (await payments.stripe.charges.list({ customer: await buyer.customer(), limit: 100 })).data;

/** Buys a plan on the provider's page. */
export async function buy(shop: MoneyShop, buyer: Buyer, planKey: 'voo' | 'revoada'): Promise<void> {
  await clickOn(buyer, planKey);
  const open = (await sessionsOf(shop, buyer)).find(({ status }) => status === 'open');
  await shop.payments.control.checkout(open!.id, 'pay');
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

/** The events about customers that the shop's provider made since the last call, oldest first, by customer. */
export function newsOf({ payments }: MoneyShop): () => Promise<Map<string, Stripe.Event[]>> {
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
export async function deliverForSure(shop: MoneyShop, event: Stripe.Event): Promise<number> {
  for (let cuts = 0; ;) {
    const answer = await shop.deliver(event);
    if (answer === 200) return cuts;
    if (answer === 'cut') cuts += 1;
    await sleep(100);
  }
}
