import type { Clock, Log, RateLimit, RateLimits, Store, Telemetry } from './domain/ports.ts';
import type { Env } from './env.ts';
import type { IdentityConnection } from './identityConnection.ts';
import { createKeyedHash, embeddedSecret } from './keyedHash.ts';
import type { Upstreams } from './openUpstreams.ts';
import { createAccesses } from './services/accesses.ts';
import { createAccounts } from './services/accounts.ts';
import { createApiKeys } from './services/apiKeys.ts';
import { createBilling } from './services/billing.ts';
import { createCopywriting, defaultTimeLimits, type CopywritingLimits } from './services/copywriting.ts';
import { createCreditMemory } from './services/creditMemory.ts';
import { createFactChecks } from './services/factChecks.ts';
import { createHistory } from './services/history.ts';
import { createIdeas } from './services/ideas.ts';
import { createMails } from './services/mails.ts';
import { createPrivacy } from './services/privacy.ts';
import { createProducts } from './services/products.ts';
import { publicConfig } from './services/publicConfig.ts';
import type { Services } from './services/services.ts';
import { createVoices } from './services/voices.ts';

/** How often an owner may do what costs us something. */
export interface ServiceLimits extends CopywritingLimits {
  /** Calls that make us call the payment provider (rule 7.7). */
  readonly paymentsRate: RateLimit;
  /** Calls by one API key (rule 12.9). */
  readonly keyRate: RateLimit;
}

/** The limits that the environment names, and those that it has no word on. */
export const serviceLimits = ({ CLICKS_PER_MINUTE, TEXTS_IN_FLIGHT }: Env): ServiceLimits => ({
  clickRate: { name: 'clicks', points: CLICKS_PER_MINUTE, seconds: 60 },
  maxInFlight: TEXTS_IN_FLIGHT,
  timeLimits: defaultTimeLimits,
  paymentsRate: { name: 'payments', points: 10, seconds: 60 },
  keyRate: { name: 'api-key', points: 60, seconds: 60 },
});

/** The opened parts that the services work with, and what the environment says of them. */
interface Parts {
  readonly env: Env;
  readonly limits: ServiceLimits;
  readonly connection: IdentityConnection;
  readonly publicUrl: string;
  readonly store: Store;
  readonly rateLimits: RateLimits;
  readonly upstreams: Upstreams;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  /** The clock by which the identity provider dates sign-ins: the real time. */
  readonly signInClock: Clock;
  /** Whether the product is told of payments by a stand-in for the payment provider. */
  readonly hasStandInPayments: boolean;
  readonly log: Log;
}

type Job = () => Promise<unknown>;

/** The services, and what of their work runs from time to time. */
export interface WiredServices {
  readonly services: Services;
  readonly jobs: readonly Job[];
  /** Apart from the others: a slow mail server keeps none of them waiting. */
  readonly mailJobs: readonly Job[];
}

/** Gives each service the ports, limits and other services' functions that it works with. */
export function wireServices(parts: Parts): WiredServices {
  const { env, connection, publicUrl, store, rateLimits, telemetry, clock, signInClock, log } = parts;
  const { identity, payments, writer, reviewer, mailer } = parts.upstreams;
  const { clickRate, maxInFlight, timeLimits, paymentsRate, keyRate } = parts.limits;
  const { users, generations, deletedClicks, products, mailPreferences, deletions, feed } = store;
  const hash = createKeyedHash(env.HASH_SECRET ?? embeddedSecret(env.DATA_DIR));
  const creditMemory = createCreditMemory({ memories: store.creditMemories, hash, clock });
  const voices = createVoices({ voices: store.voices, generations });
  const accesses = createAccesses({ accessRecords: store.accessRecords, clock, log });
  const mails = createMails({
    mails: store.mails,
    users,
    generations,
    preferences: mailPreferences,
    mailer,
    hash,
    publicUrl,
    contact: env.CONTACT_EMAIL,
    clock,
    log,
  });
  const accounts = createAccounts({
    users,
    deletions,
    freeOf: creditMemory.freeOf,
    identity,
    feed,
    clock,
    signInClock,
    log,
  });
  const copywriting = createCopywriting({
    users,
    generations,
    deletedClicks,
    products,
    voiceOf: voices.forWriting,
    rateLimits,
    writer,
    telemetry,
    reviewer,
    clock,
    log,
    clickRate,
    maxInFlight,
    timeLimits,
  });
  const billing = createBilling({ users, rateLimits, paymentsRate, payments, creditMemory, telemetry, clock, log });
  const privacy = createPrivacy({
    users,
    generations,
    deletedClicks,
    products,
    voices: store.voices,
    mailPreferences,
    apiKeys: store.apiKeys,
    deletions,
    creditMemory,
    accesses,
    mails: store.mails,
    rateLimits,
    limitsByUser: [clickRate, paymentsRate],
    identity,
    payments,
    clock,
    signInClock,
    log,
  });
  const config = publicConfig(
    {
      identity: {
        projectId: connection.projectId,
        // The emulator asks for a key and takes any.
        apiKey: env.FIREBASE_API_KEY ?? 'emulator',
        authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${connection.projectId}.firebaseapp.com`,
        emulatorUrl: connection.emulatorUrl,
      },
      analyticsId: env.ANALYTICS_ID ?? null,
      contacts: { email: env.CONTACT_EMAIL, whatsapp: env.CONTACT_WHATSAPP, phone: env.CONTACT_PHONE },
      // An emulator or a stand-in that we did not start is no less one.
      embedded: {
        ...env.embedded,
        identity: connection.emulatorUrl !== null,
        payments: env.embedded.payments || parts.hasStandInPayments,
      },
    },
    {
      generationsPerMinute: clickRate.points,
      generationsInFlight: maxInFlight,
      writingSeconds: timeLimits.totalMs / 1000,
    },
  );
  const services = {
    accesses,
    accounts,
    copywriting,
    factChecks: createFactChecks({ users }),
    history: createHistory({ users, generations, clock }),
    ideas: createIdeas({ products, clock }),
    products: createProducts(products),
    voices,
    apiKeys: createApiKeys({ keys: store.apiKeys, identity, feed, rateLimits, keyRate, clock, signInClock, log }),
    billing,
    mails,
    privacy,
    config,
  };
  return {
    services,
    jobs: [
      () => copywriting.settleExpiredHolds(),
      () => copywriting.releaseExpiredAdjustments(),
      () => copywriting.forgetDeletedClicks(),
      () => accounts.renewDue(),
      () => billing.syncOverdue(),
      () => billing.updateCustomers(),
      () => privacy.resumeDeletions(),
      () => creditMemory.forgetEnded(),
      () => accesses.forgetOld(),
      () => store.migrate(),
    ],
    mailJobs: [() => mails.welcomeBeginners(), () => mails.deliver(), () => mails.reportWaiting()],
  };
}
