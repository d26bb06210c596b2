import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { aHold } from '../seed/domain.ts';
import { aPaymentsStandIn, unlimitedPayments, type TestPayments } from '../seed/payments.ts';
import { createOwner, nodesOf, type Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { report, timeFor, trials } from './trials.ts';

const onboard = 'mutation ($input: CompleteOnboardingInput!) { completeOnboarding(input: $input) { __typename } }';
const deleteAccount = 'mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }';
const withdraw = 'mutation { requestRefund { __typename ... on Failure { message } } }';
const owed = '{ viewer { creditsOwed creditStatement { edges { node { kind credits balance plan } } } } }';
const profile = { businessName: 'Pão da Praça', businessDesc: 'Padaria', targetAudience: 'Vizinhos' };
const count = trials(5, 2);
const day = 86_400_000;

describe.each(stores)('repeated purchases and sign-ups (%s)', (on) => {
  let server: TestServer;
  let payments: TestPayments;
  let now = Date.now();
  beforeAll(async () => {
    const clock = { now: () => new Date(now) };
    payments = await aPaymentsStandIn({ clock, retryAfterMs: [50, 50, 50, 50] });
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    server = await aServer({ on, clock, payments, paymentsRate: unlimitedPayments, clickRate });
    await payments.control.deliverTo(`${server.url}/api/stripe-webhook`);
  });
  afterEach(() => payments.control.clearFaults());
  afterAll(async () => {
    await server.stop();
    await payments.stop();
  });

  const identities = emulatorApi(inject('emulatorHost'), 'demo-bemtevi');

  /** Signs up with the address, verifies it and completes onboarding. */
  async function signUp(email: string): Promise<Owner> {
    const { localId: uid } = await identities.signUp(email, 'Senha123');
    await identities.update({ localId: uid, emailVerified: true });
    const { idToken: token } = await identities.signIn(email, 'Senha123');
    const owner = createOwner(server.url, { uid, email, token });
    await owner.acceptTerms();
    expect((await owner.graphql(onboard, { input: profile })).errors).toBeUndefined();
    return owner;
  }
  const write = async (owner: Owner, texts: number) => {
    for (let text = 0; text < texts; text += 1) expect((await owner.click()).status).toBe(200);
  };
  /** Spends credits as clicks do, without the texts. */
  const spend = async (owner: Owner, credits: number) => {
    const user = (await server.store.users.find(owner.uid))!;
    for (let credit = 0; credit < credits; credit += 1) {
      const hold = aHold(user);
      expect(await server.store.users.hold(owner.uid, [hold], 3)).toBe('held');
      await server.store.users.settle(owner.uid, hold.generationId, 'spent');
    }
  };
  const buy = async (owner: Owner, planKey: 'voo' | 'revoada') => {
    await owner.call('POST', '/api/create-checkout-session', { planKey });
    const customer = (await server.store.users.find(owner.uid))!.billing.customerId!;
    const sessions = (await payments.stripe.checkout.sessions.list({ customer })).data;
    await payments.control.checkout(sessions.find(({ status }) => status === 'open')!.id, 'pay');
    await payments.control.idle();
  };
  const refund = async (owner: Owner) =>
    expect((await owner.graphql(withdraw)).data.requestRefund.__typename).toBe('RequestRefundSuccess');
  /** Nothing is heard of the refund: no event arrives, and the answer to its last request is lost. */
  const refundUnnoticed = async (owner: Owner) => {
    await payments.control.injectFault({ deliveries: { what: 'never', times: 1_000 } });
    await payments.control.injectFault({ requests: { what: 'lose', on: 'DELETE /v1/subscriptions', times: 1_000 } });
    expect((await owner.graphql(withdraw)).data.requestRefund.__typename).toBe('PaymentsUnavailable');
    await payments.control.clearFaults();
  };
  /** The account goes; a deletion asks for a sign-in that is not old by the clock. */
  const leave = async (owner: Owner) => {
    const at = now;
    now = Math.min(at, Date.now());
    expect((await owner.graphql(deleteAccount)).data.deleteAccount.__typename).toBe('DeleteAccountSuccess');
    now = at;
  };
  const owedBy = async (owner: Owner) => (await owner.graphql(owed)).data.viewer;
  const spellings = (name: string) => [
    `${name}@gmail.com`,
    `${name}+1@gmail.com`,
    `${name.toUpperCase()}@gmail.com`,
    `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`,
    `${name}@googlemail.com`,
  ];

  it(
    'an account that is deleted and created again has the rest of the free month, and renews with it',
    { timeout: timeFor(count, 30_000) },
    async () => {
      for (let trial = 0; trial < count; trial += 1) {
        now = Date.now();
        const name = `ana${randomUUID().slice(0, 8)}`;
        let left = 5;
        for (const email of spellings(name)) {
          const owner = await signUp(email);
          expect(await owner.credits()).toBe(left);
          expect((await owner.click()).status).toBe(left > 0 ? 200 : 402);
          left = Math.max(left - 1, 0);
          await leave(owner);
          now += day;
        }
        // The free month of the first account ends a month after it was made.
        const last = await signUp(`${name}+last@gmail.com`);
        expect(await last.credits()).toBe(left);
        now = Date.now() + 32 * day;
        expect(await last.credits()).toBe(5);
      }
      report(32, `${count} times ${spellings('').length} accounts of one person on ${on}: five free texts a month`);
    },
  );

  it('a deletion that the payment provider delays beyond the free month leaves nothing of that month', async () => {
    now = Date.now() - 60 * day;
    const name = randomUUID();
    const email = `${name}@gmail.com`;
    const first = await signUp(email);
    await write(first, 5);
    await first.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
    const { creditPeriod } = (await server.store.users.find(first.uid))!;
    now = creditPeriod.endsAt!.getTime() - day;
    await payments.control.injectFault({ requests: { what: 'refuse', on: 'GET', status: 500, times: 1_000 } });
    await leave(first);
    expect(await server.store.users.find(first.uid)).toMatchObject({ leaving: true });
    now += 2 * day;
    // The same person has used two credits of a month that still runs.
    const second = await signUp(`${name}+2@gmail.com`);
    await write(second, 2);
    await leave(second);
    await payments.control.clearFaults();
    await server.runJobs();
    expect(await server.store.users.find(first.uid)).toBeNull();
    expect(await (await signUp(`${name}+3@gmail.com`)).credits()).toBe(3);
  });

  it('an account whose sign-in is removed at the identity provider and created again has the rest of the free month', async () => {
    now = Date.now();
    const email = `${randomUUID()}@padaria.example`;
    const removeSignIn = async ({ token }: Owner) => {
      const address = `http://${inject('emulatorHost')}/identitytoolkit.googleapis.com/v1/accounts:delete?key=web`;
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(address, { method: 'POST', headers, body: JSON.stringify({ idToken: token }) })).status).toBe(
        200,
      );
    };
    const first = await signUp(email);
    await write(first, 3);
    await removeSignIn(first);
    const second = await signUp(email);
    expect(second.uid).not.toBe(first.uid);
    expect(await second.credits()).toBe(2);
    await write(second, 2);
    await removeSignIn(second);
    const third = await signUp(email);
    expect(await third.credits()).toBe(0);
    expect((await third.click()).status).toBe(402);
    now += 32 * day;
    await server.runJobs();
    expect(await third.credits()).toBe(5);
  });

  /** Signs up with somebody's address and does not verify it. */
  async function pretend(email: string): Promise<Owner> {
    const { localId: uid } = await identities.signUp(email, 'Senha123');
    const { idToken: token } = await identities.signIn(email, 'Senha123');
    const stranger = createOwner(server.url, { uid, email, token });
    await stranger.acceptTerms();
    return stranger;
  }

  it('an account with an unverified e-mail is shown no credit memory of the owner of the address', async () => {
    now = Date.now();
    const email = `${randomUUID()}@padaria.example`;
    const first = await signUp(email);
    await buy(first, 'voo');
    await write(first, 3);
    await refund(first);
    await write(first, 3);
    await leave(first);
    const second = await pretend(email);
    expect(await second.credits()).toBe(5);
    expect((await owedBy(second)).creditsOwed).toBe(0);
    expect((await second.call('GET', '/api/export-data')).body.creditMemories).toEqual([]);
    await identities.update({ localId: second.uid, emailVerified: true });
    const { idToken: verified } = await identities.signIn(email, 'Senha123');
    expect(await createOwner(server.url, { uid: second.uid, email, token: verified }).credits()).toBe(2);
  });

  it('deleting an account with an unverified e-mail changes no credit memory of the owner of the address', async () => {
    now = Date.now();
    const email = `${randomUUID()}@padaria.example`;
    const first = await signUp(email);
    await write(first, 3);
    await leave(first);
    now += 20 * day;
    await leave(await pretend(email));
    now = Date.now() + 32 * day;
    expect(await (await signUp(email)).credits()).toBe(5);
  });

  it(
    'repeated purchases, texts and withdrawals give the texts of one month',
    { timeout: timeFor(count, 30_000) },
    async () => {
      for (let trial = 0; trial < count; trial += 1) {
        now = Date.now();
        const owner = await signUp(`${randomUUID()}@padaria.example`);
        let written = 0;
        for (const texts of [7, 10, 13]) {
          await buy(owner, 'voo');
          expect(await owner.credits()).toBe(30 - written);
          await write(owner, texts);
          written += texts;
          await refund(owner);
          expect((await owedBy(owner)).creditsOwed).toBe(written);
        }
        await buy(owner, 'voo');
        expect(await owner.credits()).toBe(0);
        expect((await owner.click()).status).toBe(402);
        const { creditsOwed, creditStatement } = await owedBy(owner);
        expect(creditsOwed).toBe(0);
        expect(nodesOf(creditStatement)[0]).toEqual({
          kind: 'DEDUCTION',
          credits: -30,
          balance: 0,
          plan: 'PLANO_VOO',
        });
      }
      report(32, `${count} times three purchases, each written with and refunded, on ${on}: 30 texts`);
    },
  );

  it('the credits that a refund leaves are counted once they are used', async () => {
    now = Date.now();
    const owner = await signUp(`${randomUUID()}@padaria.example`);
    await buy(owner, 'voo');
    await write(owner, 4);
    await refund(owner);
    await write(owner, 5);
    expect((await owedBy(owner)).creditsOwed).toBe(9);
    await buy(owner, 'revoada');
    expect(await owner.credits()).toBe(91);
  });

  it('a debt that is larger than the first plan is owed again in full when that plan is refunded', async () => {
    now = Date.now();
    const owner = await signUp(`${randomUUID()}@padaria.example`);
    await buy(owner, 'revoada');
    await spend(owner, 100);
    await refund(owner);
    expect((await owedBy(owner)).creditsOwed).toBe(100);
    await buy(owner, 'voo');
    expect(await owner.credits()).toBe(0);
    await refund(owner);
    expect((await owedBy(owner)).creditsOwed).toBe(100);
    await buy(owner, 'revoada');
    expect(await owner.credits()).toBe(0);
  });

  it.each([
    [20, 10, 80],
    [50, 0, 50],
    [100, 0, 0],
  ])(
    'with %i owed, voo begins with %i and its change to revoada brings the account to %i',
    async (used, voo, revoada) => {
      now = Date.now();
      const owner = await signUp(`${randomUUID()}@padaria.example`);
      await buy(owner, 'revoada');
      await spend(owner, used);
      await refund(owner);
      expect((await owedBy(owner)).creditsOwed).toBe(used);
      await buy(owner, 'voo');
      expect(await owner.credits()).toBe(voo);
      const { subscriptionId } = (await server.store.users.find(owner.uid))!;
      await payments.control.choosePlan(subscriptionId!, payments.prices.revoada);
      await payments.control.idle();
      expect(await owner.credits()).toBe(revoada);
    },
  );

  it('a text that is written while the next subscription is granted is counted as used of the refunded one', async () => {
    now = Date.now();
    const owner = await signUp(`${randomUUID()}@padaria.example`);
    await buy(owner, 'voo');
    await refund(owner);
    server.beforeStoreCall('users.saveBilling', () => write(owner, 1));
    await buy(owner, 'voo');
    expect(await owner.credits()).toBe(29);
  });

  it.each(['running', 'cancelled'])(
    'what was used of a %s subscription is owed though it was refunded unnoticed before the next one was paid',
    async (before) => {
      now = Date.now();
      const owner = await signUp(`${randomUUID()}@padaria.example`);
      await buy(owner, 'revoada');
      await spend(owner, 40);
      const { subscriptionId } = (await server.store.users.find(owner.uid))!;
      if (before === 'cancelled') await payments.control.cancelNow(subscriptionId!);
      await payments.control.idle();
      await refundUnnoticed(owner);
      await buy(owner, 'voo');
      expect(await owner.credits()).toBe(0);
      expect((await owedBy(owner)).creditsOwed).toBe(0);
      await refund(owner);
      expect((await owedBy(owner)).creditsOwed).toBe(40);
    },
  );

  it('the next account owes what was used though the refund was unnoticed when the first account was deleted', async () => {
    now = Date.now();
    const email = `${randomUUID()}@padaria.example`;
    const first = await signUp(email);
    await buy(first, 'revoada');
    await spend(first, 40);
    await refundUnnoticed(first);
    await leave(first);
    const second = await signUp(email);
    expect(await second.credits()).toBe(5);
    // The five of them that are left for the next account count as used.
    expect((await owedBy(second)).creditsOwed).toBe(45);
    await buy(second, 'revoada');
    expect(await second.credits()).toBe(55);
  });

  it(
    'another account of the person owes it too, once, within thirty days, and the export names the debt',
    { timeout: timeFor(count, 30_000) },
    async () => {
      for (let trial = 0; trial < count; trial += 1) {
        now = Date.now();
        const name = `bia${randomUUID().slice(0, 8)}`;
        const first = await signUp(`${name}@gmail.com`);
        await buy(first, 'voo');
        await write(first, 6);
        await refund(first);
        await leave(first);
        now += 29 * day;
        const second = await signUp(`${name}+2@gmail.com`);
        const { body } = await second.call('GET', '/api/export-data');
        // The six, and the five that the refund left for the next account.
        expect(body.creditMemories).toContainEqual({ kind: 'refund', credits: 11, until: expect.any(String) });
        expect((await owedBy(second)).creditsOwed).toBe(11);
        await buy(second, 'voo');
        expect(await second.credits()).toBe(19);
        // It was taken off this subscription, and is announced for no other.
        expect((await owedBy(second)).creditsOwed).toBe(0);
        await leave(second);
        now = Date.now() + 36 * day;
        await server.runJobs();
        const third = await signUp(`${name}+3@gmail.com`);
        expect((await owedBy(third)).creditsOwed).toBe(0);
      }
    },
  );
});
