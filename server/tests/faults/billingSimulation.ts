import { randomUUID } from 'node:crypto';
import { expect, inject } from 'vitest';
import { paymentsOf } from '../../src/adapters/payments/account.ts';
import { planOf } from '../../src/domain/billing/plan.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { aHold } from '../seed/domain.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, unlimitedPayments } from '../seed/payments.ts';
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

/** What a person, the provider or the network does; an action that is impossible at that moment has no effect. */
interface Actions {
  buy(input: { readonly plan: 'voo' | 'revoada' }): Promise<unknown>;
  /** Changes the plan at the portal. */
  changePlan(input: { readonly plan: 'voo' | 'revoada' }): Promise<unknown>;
  cancel(): Promise<unknown>;
  /** The subscription ends at once, and is not refunded. */
  cancelNow(): Promise<unknown>;
  resume(): Promise<unknown>;
  /** Replaces the card. */
  setCard(input: { readonly declines: boolean }): Promise<unknown>;
  /** Withdraws; where the result is lost, the server learns nothing of what the provider did. */
  refund(input: { readonly isResultLost: boolean }): Promise<unknown>;
  write(input: { readonly texts: number }): Promise<unknown>;
  /** Writes the texts between the server's next read of the provider and its write of the account. */
  writeDuringSync(input: { readonly texts: number }): Promise<unknown>;
  /** Deletes the account, which an unavailable provider delays by so many days, and signs up again. */
  deleteAndSignUp(input: { readonly delay: number }): Promise<unknown>;
  waitDays(input: { readonly days: number }): Promise<unknown>;
  /** Waits until the next renewals, with everything known before. */
  waitMonth(): Promise<unknown>;
  /** Sets the fault of the next events. */
  disturbEvents(input: { readonly what: 'never' | 'twice' | 'reverse'; readonly times: number }): Promise<unknown>;
  confirmCheckout(): Promise<unknown>;
  runJobs(): Promise<unknown>;
}

export type Step = {
  [Kind in keyof Actions]: { readonly do: Kind } & (Parameters<Actions[Kind]> extends [infer Input] ? Input : unknown);
}[keyof Actions];

/** A person who buys, writes and withdraws at a server of its own, on SQLite. */
export async function startBillingSimulation() {
  let now = began;
  const clock = { now: () => new Date(now) };
  const payments = await aPaymentsStandIn({ clock, retryAfterMs: [10] });
  const { control, stripe } = payments;
  const server = await aServer({ clock, payments, paymentsRate: unlimitedPayments });
  const { users } = server.store;
  await control.deliverTo(`${server.url}/api/stripe-webhook`);
  const identities = emulatorApi(inject('emulatorHost'), 'demo-bemtevi');
  const email = `${randomUUID()}@padaria.example`;
  const customers = new Set<string>();
  let owner = await signUp();
  let session: string | null = null;
  let daysSinceMonth = 0;
  let written = 0;
  /** The debt that the rules drop: a refund is forgotten after thirty days, and is taken off one first grant only. */
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

  /** Runs the action on the subscription, if it is active. */
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
  /** The credits owed that the next first grant takes off, and those that the current grant took off beyond its own. */
  async function owed() {
    const { viewer } = (await owner.graphql('{ viewer { creditsOwed } }')).data;
    const { creditPeriod, currentPlan } = await account();
    const beyond = creditPeriod.key.startsWith('sub:') ? creditPeriod.quota - planOf(currentPlan).monthlyCredits : 0;
    return { next: viewer.creditsOwed as number, beyond: Math.max(beyond, 0) };
  }
  /** Brings the server up to date with the provider. */
  async function syncAll() {
    await control.clearFaults();
    await control.idle();
    if (session) await owner.confirmCheckout(session);
    await server.runJobs();
  }

  const actions: Actions = {
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
    changePlan: ({ plan }) => withActive((id) => control.choosePlan(id, payments.prices[plan])),
    cancel: () => withActive(control.cancelAtPeriodEnd),
    resume: () => withActive((id) => control.resume(id).catch(() => undefined)),
    async cancelNow() {
      forgiven += (await owed()).beyond;
      await withActive(control.cancelNow);
    },
    setCard: ({ declines }) =>
      withActive(async () => control.card((await account()).billing.customerId!, { declines })),
    async refund({ isResultLost }) {
      let isAsked = true;
      if (isResultLost) {
        await control.injectFault({ deliveries: { what: 'never', times: 6 } });
        server.beforeStoreCall('users.find', async () =>
          server.beforeStoreCall('users.find', async () => void (isAsked && (await offline()))),
        );
      }
      await owner.graphql(withdraw);
      isAsked = false;
      if (isResultLost) await control.clearFaults();
    },
    async write({ texts }) {
      await owner.credits();
      await spend(texts);
    },
    writeDuringSync: async ({ texts }) => server.beforeStoreCall('users.saveBilling', () => spend(texts)),
    async deleteAndSignUp({ delay }) {
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
    async waitDays({ days }) {
      if (daysSinceMonth + days > mostDays) return;
      daysSinceMonth += days;
      now += days * day;
      await control.now();
    },
    async waitMonth() {
      await syncAll();
      const { next, beyond } = await owed();
      forgiven += next + beyond;
      daysSinceMonth = 0;
      now += 31 * day + 2 * hour;
      // The stand-in makes the renewals that are due.
      await control.now();
      await control.idle();
      await server.runJobs();
    },
    disturbEvents: ({ what, times }) => control.injectFault({ deliveries: { what, times } }),
    confirmCheckout: async () => session && owner.confirmCheckout(session),
    runJobs: () => server.runJobs(),
  };

  /** The credits of all payments that were not refunded. */
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
    async run(step: Step) {
      await (actions[step.do] as (input: Step) => Promise<unknown>)(step);
      await control.idle();
    },
    /** How many texts were written, and how many may be, once the server is up to date and every credit is used. */
    async totals() {
      await syncAll();
      await owner.credits();
      await spend(1_000);
      const { next, beyond } = await owed();
      // The shortest month has 28 days.
      const free = 5 * (1 + Math.floor((now - began) / (28 * day)));
      return { written, free, paid: await paidCredits(), owed: next + beyond, forgiven };
    },
    async stop() {
      await server.stop();
      await payments.stop();
    },
  };
}
