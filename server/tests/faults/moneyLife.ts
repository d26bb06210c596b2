import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import { paymentsOf } from '../../src/adapters/payments/account.ts';
import { planOf } from '../../src/domain/billing/plan.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { aHold } from '../seed/domain.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, manyPayments } from '../seed/payments.ts';
import { aServer } from '../seed/server.ts';

const [hour, day] = [3_600_000, 86_400_000];
/** Before the tokens are made: by the server's clock every sign-in is recent. */
const began = Date.UTC(2025, 0, 31, 12);
/** How many days pass at most between two months, so that what is owed does not end by itself there. */
const mostDays = 20;

const onboard = 'mutation ($input: CompleteOnboardingInput!) { completeOnboarding(input: $input) { __typename } }';
const profile = { businessName: 'Pão da Praça', businessDesc: 'Padaria', targetAudience: 'Vizinhos' };
const deleteAccount = 'mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }';
const withdraw = 'mutation { requestRefund { __typename } }';

/** What a person, the provider or the network does; what cannot be done at that moment has no effect. */
interface Acts {
  buy(input: { readonly plan: 'voo' | 'revoada' }): Promise<unknown>;
  /** Chooses a plan at the portal. */
  choose(input: { readonly plan: 'voo' | 'revoada' }): Promise<unknown>;
  cancel(): Promise<unknown>;
  /** The subscription ends at once, and is not refunded. */
  cancelNow(): Promise<unknown>;
  resume(): Promise<unknown>;
  card(input: { readonly declines: boolean }): Promise<unknown>;
  /** Withdraws; unheard, the server learns nothing of what became of it. */
  refund(input: { readonly heard: boolean }): Promise<unknown>;
  write(input: { readonly texts: number }): Promise<unknown>;
  /** Writes the texts between the server's next look at the provider and its write. */
  writeMeanwhile(input: { readonly texts: number }): Promise<unknown>;
  /** Deletes the account, which the provider delays by so many days, and signs up again. */
  leave(input: { readonly delay: number }): Promise<unknown>;
  days(input: { readonly days: number }): Promise<unknown>;
  month(): Promise<unknown>;
  /** What becomes of the next events. */
  events(input: { readonly what: 'never' | 'twice' | 'reverse'; readonly times: number }): Promise<unknown>;
  confirm(): Promise<unknown>;
  jobs(): Promise<unknown>;
}

export type Step = {
  [Kind in keyof Acts]: { readonly do: Kind } & (Parameters<Acts[Kind]> extends [infer Input] ? Input : unknown);
}[keyof Acts];

/** A person's life at a server of its own, on SQLite. */
export async function aMoneyLife() {
  let now = began;
  const clock = { now: () => new Date(now) };
  const payments = await aPaymentsStandIn({ clock, retryAfterMs: [10] });
  const { control, stripe } = payments;
  const server = await aServer({ clock, payments, paymentsRate: manyPayments });
  const { users } = server.store;
  await control.deliverTo(`${server.url}/api/stripe-webhook`);
  const identities = emulatorApi(inject('emulatorHost'), 'demo-bemtevi');
  const email = `${randomUUID()}@padaria.example`;
  const customers = new Set<string>();
  let owner = await signUp();
  let session: string | null = null;
  let daysSinceMonth = 0;
  let written = 0;
  /** What the rules forgive: a refund is forgotten after thirty days, and is taken off one first grant only. */
  let forgiven = 0;

  async function signUp(): Promise<Owner> {
    const { localId: uid } = await identities.signUp(email, 'Senha123');
    await identities.update({ localId: uid, emailVerified: true });
    const { idToken: token } = await identities.signIn(email, 'Senha123');
    const fresh = createOwner(server.url, { uid, email, token });
    await fresh.acceptTerms();
    expect((await fresh.graphql(onboard, { input: profile })).errors).toBeUndefined();
    return fresh;
  }
  const account = async () => (await users.find(owner.uid))!;
  const offline = () => control.injectFault({ requests: { what: 'refuse', on: 'GET', status: 500, times: 1_000 } });

  /** Does something with the subscription, if it is active. */
  async function withActive(act: (subscription: string) => Promise<unknown>) {
    const { subscriptionId: id } = await account();
    if (id && (await stripe.subscriptions.retrieve(id)).status === 'active') await act(id);
  }
  /** Spends credits as clicks do, without the texts. */
  async function spend(texts: number) {
    const user = await account();
    for (let text = 0; text < texts; text += 1) {
      const hold = aHold(user);
      if ((await users.hold(owner.uid, [hold], 9)) !== 'held') return;
      await users.settle(owner.uid, hold.generationId, 'spent');
      written += 1;
    }
  }
  /** What the next first grant is less by, and what the current period began with beyond its credits. */
  async function owed() {
    const { viewer } = (await owner.graphql('{ viewer { creditsOwed } }')).data;
    const { creditPeriod, currentPlan } = await account();
    const beyond = creditPeriod.key.startsWith('sub:') ? creditPeriod.quota - planOf(currentPlan).monthlyCredits : 0;
    return { next: viewer.creditsOwed as number, beyond: Math.max(beyond, 0) };
  }
  /** Everything at the provider is heard of. */
  async function hear() {
    await control.clearFaults();
    await control.idle();
    if (session) await owner.confirmCheckout(session);
    await server.runJobs();
  }

  const acts: Acts = {
    async buy({ plan }) {
      await owner.call('POST', '/api/create-checkout-session', { planKey: plan });
      const customer = (await account()).billing.customerId;
      if (!customer) return;
      customers.add(customer);
      const [open] = (await stripe.checkout.sessions.list({ customer, status: 'open' })).data;
      if (!open) return;
      session = open.id;
      await control.checkout(open.id, 'pay').catch(() => undefined);
    },
    choose: ({ plan }) => withActive((id) => control.choosePlan(id, payments.prices[plan])),
    cancel: () => withActive(control.cancelAtPeriodEnd),
    resume: () => withActive((id) => control.resume(id).catch(() => undefined)),
    async cancelNow() {
      forgiven += (await owed()).beyond;
      await withActive(control.cancelNow);
    },
    card: ({ declines }) => withActive(async () => control.card((await account()).billing.customerId!, { declines })),
    async refund({ heard }) {
      let isAsked = true;
      if (!heard) {
        await control.injectFault({ deliveries: { what: 'never', times: 6 } });
        server.beforeStoreCall('users.find', async () =>
          server.beforeStoreCall('users.find', async () => void (isAsked && (await offline()))),
        );
      }
      await owner.graphql(withdraw);
      isAsked = false;
      if (!heard) await control.clearFaults();
    },
    async write({ texts }) {
      await owner.credits();
      await spend(texts);
    },
    writeMeanwhile: async ({ texts }) => server.beforeStoreCall('users.saveBilling', () => spend(texts)),
    async leave({ delay }) {
      const days = daysSinceMonth + delay > mostDays ? 0 : delay;
      forgiven += (await owed()).beyond;
      if (days > 0) await offline();
      expect((await owner.graphql(deleteAccount)).errors).toBeUndefined();
      daysSinceMonth += days;
      now += days * day;
      if (days > 0) await control.clearFaults();
      await server.runJobs();
      session = null;
      owner = await signUp();
    },
    async days({ days }) {
      if (daysSinceMonth + days > mostDays) return;
      daysSinceMonth += days;
      now += days * day;
      await control.now();
    },
    async month() {
      await hear();
      const { next, beyond } = await owed();
      forgiven += next + beyond;
      daysSinceMonth = 0;
      now += 31 * day + 2 * hour;
      // The provider does what fell due.
      await control.now();
      await control.idle();
      await server.runJobs();
    },
    events: ({ what, times }) => control.injectFault({ deliveries: { what, times } }),
    confirm: async () => session && owner.confirmCheckout(session),
    jobs: () => server.runJobs(),
  };

  /** The credits of everything that was paid and not given back. */
  async function paidCredits() {
    let credits = 0;
    for (const customer of customers) {
      const expand = ['data.payments'];
      const invoices = (await stripe.invoices.list({ customer, status: 'paid', limit: 100, expand })).data;
      const charges = (await stripe.charges.list({ customer, limit: 100 })).data;
      for (const invoice of invoices) {
        const paidBy = new Set(paymentsOf(invoice));
        if (charges.some((charge) => charge.refunded && paidBy.has(charge.payment_intent as string))) continue;
        if (invoice.billing_reason === 'subscription_update') credits += 70;
        else credits += invoice.amount_paid === 39_00 ? 30 : 100;
      }
    }
    return credits;
  }

  return {
    async take(step: Step) {
      await (acts[step.do] as (input: Step) => Promise<unknown>)(step);
      await control.idle();
    },
    /** What was written, and what may be, once everything is heard of and every credit is used. */
    async sums() {
      await hear();
      await owner.credits();
      await spend(1_000);
      const { next, beyond } = await owed();
      // The shortest month has 28 days.
      const free = 5 * (1 + Math.floor((now - began) / (28 * day)));
      return { written, free, paid: await paidCredits(), owed: next + beyond, forgiven };
    },
    async end() {
      await server.stop();
      await payments.stop();
    },
  };
}
