import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/identity/firebase.ts';
import { createStripePayments } from '../../src/adapters/payments/stripe.ts';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import type { NewMail } from '../../src/domain/mail/mail.ts';
import { isFailure } from '../../src/domain/failures.ts';
import type { PaymentsUnavailable } from '../../src/domain/failures.ts';
import type { CheckoutSession } from '../../src/domain/billing/payments.ts';
import type { Payments, Store } from '../../src/domain/ports.ts';
import { createKeyedHash } from '../../src/keyedHash.ts';
import { createCreditMemory } from '../../src/services/creditMemory.ts';
import { createPrivacy } from '../../src/services/privacy.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { aGeneration, aHold, aUser } from '../seed/domain.ts';
import { aPaymentsStandIn, stripeAt, type TestPayments } from '../seed/payments.ts';
import { aDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { stores } from '../seed/server.ts';
import { report, timeFor, trials } from './trials.ts';

const clicks = { name: 'clicks', points: 10, seconds: 60 };

/** Where a process may die: before it has recorded the deletion, and before or after the effect of each step. */
const steps = ['begin', 'subscription', 'account', 'generations', 'mails', 'limits', 'identity', 'leftovers'] as const;
type Step = (typeof steps)[number];
const moments = ['before', 'after'] as const;

describe.each(stores)('a deletion that is interrupted (%s)', (on) => {
  const count = trials(20, on === 'mongo' ? 1 : 2);
  const host = inject('emulatorHost');
  const projectId = 'demo-bemtevi';
  const accounts = emulatorApi(host, projectId);
  const identity = createFirebaseIdentity({ projectId, emulatorHost: host, verifiedForMs: 60_000 });
  const directory = mkdtempSync(join(tmpdir(), 'bemtevi-deletion-'));
  const file = join(directory, 'bemtevi.sqlite');
  const database = on === 'mongo' ? aDatabase() : null;
  const logged: string[] = [];
  const say = (event: object, message: string) => void logged.push(JSON.stringify({ ...event, message }));
  let now = Date.now();
  let store: Store;
  let client: MongoClient | undefined;
  let standIn: TestPayments;
  let payments: Payments;
  beforeAll(async () => {
    standIn = await aPaymentsStandIn();
    payments = createStripePayments({ ...stripeAt(standIn), log: { info: say, warn: say, error: say } });
    client = on === 'mongo' && mongoUri ? await MongoClient.connect(mongoUri) : undefined;
    store =
      database && mongoUri
        ? await openMongoStore({ uri: mongoUri, database: database.name })
        : openSqliteStore({ file });
  });
  afterAll(async () => {
    await store.close();
    await standIn.stop();
    await identity.close();
    await client?.close();
    await database?.release();
    rmSync(directory, { recursive: true });
  });

  const clock = { now: () => new Date(now) };

  /** The deletion as one process runs it; it crashes at the step, and has no effect from then on. */
  function aProcess(diesAt?: { step: Step; moment: (typeof moments)[number] }) {
    let dead = false;
    const mortal =
      <Given extends unknown[], Told>(step: Step | null, act: (...given: Given) => Promise<Told>) =>
      async (...given: Given): Promise<Told> => {
        const last = step !== null && step === diesAt?.step;
        if (dead || (last && diesAt.moment === 'before')) dead = true;
        if (dead) throw new Error('the process is dead');
        const answer = await act(...given);
        dead = last;
        return answer;
      };
    const { users, generations, deletedClicks, products, voices, apiKeys, deletions, mails, rateLimits } = store;
    let removals = 0;
    return createPrivacy({
      users: {
        ...users,
        find: mortal(null, users.find),
        remove: (userId) => mortal((removals += 1) === 1 ? 'account' : 'leftovers', users.remove)(userId),
      },
      generations: {
        ...generations,
        ruleOut: mortal(null, generations.ruleOut),
        removeAll: mortal('generations', generations.removeAll),
      },
      deletedClicks,
      products,
      voices,
      mailPreferences: store.mailPreferences,
      apiKeys,
      creditMemory: createCreditMemory({ memories: store.creditMemories, hash: createKeyedHash('a test'), clock }),
      deletions: {
        ...deletions,
        begin: mortal('begin', deletions.begin),
        finishStep: mortal(null, deletions.finishStep),
      },
      mails: { ...mails, add: mortal(null, mails.add), removeAll: mortal('mails', mails.removeAll) },
      accesses: { of: () => Promise.resolve([]) },
      rateLimits: { ...rateLimits, forget: mortal('limits', rateLimits.forget) },
      limitsByUser: [clicks],
      identity: { remove: mortal('identity', identity.remove) },
      payments: {
        subscription: mortal(null, payments.subscription),
        withdraw: mortal(null, payments.withdraw),
        customersOf: mortal(null, payments.customersOf),
        removeCustomer: mortal('subscription', payments.removeCustomer),
      },
      clock,
      signInClock: clock,
      log: { info: say, warn: say, error: say },
    });
  }

  /** Everything that is kept anywhere, as text. */
  async function everythingKept(): Promise<string> {
    const asOwner = { headers: { authorization: 'Bearer owner' } };
    const ask = async (path: string) => (await fetch(`http://${host}/${path}`, asOwner)).text();
    const kept = [
      await ask(`identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:batchGet?maxResults=1000`),
      await ask(`emulator/v1/projects/${projectId}/oobCodes`),
      JSON.stringify(await standIn.stripe.customers.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })),
      logged.join('\n'),
    ];
    for (const path of [file, `${file}-wal`]) if (existsSync(path)) kept.push(readFileSync(path, 'latin1'));
    for (const collection of (await client?.db(database?.name).collections()) ?? []) {
      kept.push(JSON.stringify(await collection.find({}).toArray()));
    }
    return kept.join('\n');
  }

  /** An owner of whom everything bears the mark. */
  async function aMarkedOwner() {
    const mark = `CANARIO-${randomUUID()}`;
    const email = `${mark.toLowerCase()}@negocio.example`;
    const { localId: uid, idToken } = await accounts.signUp(email, 'Senha123');
    await accounts.sendVerification(idToken);
    const customerId = String(await payments.createCustomer({ id: uid, email, displayName: mark }));
    const begin = { customerId, userId: uid, plan: 'plano_voo' } as const;
    await standIn.control.checkout(sessionOf(await payments.startCheckout({ ...begin, key: `${uid}-1` })), 'pay');
    const openSession = sessionOf(await payments.startCheckout({ ...begin, key: `${uid}-2` }));
    const [subscription] = (await standIn.stripe.subscriptions.list({ customer: customerId })).data;
    const subscriptionId = subscription!.id;
    const business = { displayName: mark, businessName: mark, businessDesc: mark };
    const user = await store.users.create(
      aUser({ id: uid, email, ...business, subscriptionId, hasCompletedOnboarding: true }),
    );
    await store.users.linkCustomer(uid, customerId);
    await store.users.hold(uid, [aHold(user, { requestId: mark })], 3);
    for (let index = 0; index < 3; index += 1) {
      const variations = [`${mark} um`, 'longo '.repeat(800) + mark];
      await store.generations.add(aGeneration({ userId: uid, topic: mark, variations, originalVariations: [mark] }));
    }
    await store.mails.add({ ...aMail(uid), key: mark });
    await store.rateLimits.take(clicks, uid);
    const authenticatedAt = new Date(now);
    const expiresAt = new Date(now + 3_600_000);
    const principal = { ...user, uid, emailVerified: true, authenticatedAt, expiresAt, apiKeyId: null };
    const billed = (await store.users.find(uid)) ?? user;
    return { user: billed, principal, openSession, marks: [mark, mark.toLowerCase(), customerId, subscriptionId] };
  }

  const cases = steps.flatMap((step) => moments.map((moment) => ({ step, moment })));

  it.each(cases)(
    'by a crash $moment $step leaves the account whole, or is completed after the restart',
    { timeout: timeFor(count, 3_000) },
    async (death) => {
      for (let trial = 0; trial < count; trial += 1) {
        now = Date.now();
        const { user, principal, openSession, marks } = await aMarkedOwner();
        const dying = aProcess(death);
        await dying.deleteAccount(user, principal, 'EXCLUIR').catch(() => undefined);
        const begun = death.step !== 'begin' || death.moment === 'after';
        expect((await store.deletions.find(user.id)) !== null).toBe(begun);
        expect(begun || (await store.users.find(user.id)) !== null).toBe(true);
        if (!begun) await aProcess().deleteAccount(user, principal, 'EXCLUIR');
        // Three minutes later the last step is due: for the dying process too, if it lived so long.
        now += 200_000;
        if (death.step === 'leftovers')
          await dying.resumeDeletions(new AbortController().signal).catch(() => undefined);
        await aProcess().resumeDeletions(new AbortController().signal);

        // The last e-mail waits, once, whichever process was killed; nothing else of the owner is stored.
        const last = (await store.mails.claim(new Date(now), new Date(now + 1_000)))!;
        expect(last).toMatchObject({ key: `accountDeleted:${user.id}`, to: user.email });
        expect(await store.mails.claim(new Date(now), new Date(now + 1_000))).toBeNull();
        await store.mails.end(last.key, 'sent', new Date(now), new Date(now + 1_000));
        const kept = await everythingKept();
        for (const mark of marks) expect(kept.includes(mark) ? `${mark} is kept` : 'nothing').toBe('nothing');
        const subscription = await standIn.stripe.subscriptions.retrieve(user.subscriptionId ?? '');
        expect(subscription.status).toBe('canceled');
        expect((await standIn.stripe.checkout.sessions.retrieve(openSession)).status).toBe('expired');
        await expect(standIn.control.checkout(openSession, 'pay')).rejects.toThrow('past that');
        expect(await store.users.find(user.id)).toBeNull();
        expect(await store.deletions.find(user.id)).toMatchObject({ left: [], subscriptionId: null, customerId: null });
        await aProcess().resumeDeletions(new AbortController().signal);
        now += 7_200_000;
        await aProcess().resumeDeletions(new AbortController().signal);
        await store.mails.forget(new Date(now));
        expect((await everythingKept()).includes(user.id) ? 'the uid is kept' : 'nothing').toBe('nothing');
      }
      report(26, `deletion on ${on}: died ${death.moment} ${death.step} ${count} times, nothing of the owner was left`);
    },
  );
});

const aMail = (userId: string): Omit<NewMail, 'key'> => ({
  userId,
  to: null,
  content: { kind: 'welcome', data: {} },
  createdAt: new Date(),
});

const sessionOf = (session: CheckoutSession | null | PaymentsUnavailable): string => {
  if (!session || isFailure(session)) throw new Error('The stand-in did not begin a checkout.');
  return session.id;
};
