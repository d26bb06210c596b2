import type {
  Clock,
  Identity,
  Job,
  Log,
  Mailer,
  Payments,
  RateLimit,
  RateLimits,
  Reviewer,
  Store,
  Telemetry,
  Writer,
} from '../domain/ports.ts';
import { createAccesses, type Accesses } from './accesses.ts';
import { createAccounts, type Accounts } from './accounts.ts';
import { createApiKeys, type ApiKeys } from './apiKeys.ts';
import { createBilling, type Billing } from './billing.ts';
import { createCopywriting, type Copywriting, type CopywritingLimits } from './copywriting.ts';
import { freeCancellations } from './copywriting/cancelledStreams.ts';
import { createCreditMemory } from './creditMemory.ts';
import { createFactChecks, type FactChecks } from './factChecks.ts';
import { createHistory, type History } from './history.ts';
import { createIdeas, type Ideas } from './ideas.ts';
import { createMails, type Mails } from './mails.ts';
import { createPrivacy, type Privacy } from './privacy.ts';
import { createProducts, type Products } from './products.ts';
import type { PublicConfig } from './publicConfig.ts';
import { createVoices, type Voices } from './voices.ts';

/** The services of the product, the same ones for every transport. */
export interface Services {
  readonly accesses: Accesses;
  readonly accounts: Accounts;
  readonly copywriting: Copywriting;
  readonly factChecks: FactChecks;
  readonly history: History;
  readonly ideas: Ideas;
  readonly products: Products;
  readonly voices: Voices;
  readonly apiKeys: ApiKeys;
  readonly billing: Billing;
  readonly mails: Mails;
  readonly privacy: Privacy;
  readonly config: PublicConfig;
}

/** Who else is called. */
export interface Upstreams {
  readonly identity: Identity;
  readonly payments: Payments;
  readonly writer: Writer;
  /** Reads what the language model wrote; null where none is configured, or the draft writer writes. */
  readonly reviewer: Reviewer | null;
  readonly mailer: Mailer;
}

/** How often an owner may do what costs us something. */
export interface ServiceLimits extends CopywritingLimits {
  /** Calls that make us call the payment provider (rule 7.7). */
  readonly paymentsRate: RateLimit;
  /** Calls by one API key (rule 12.9). */
  readonly keyRate: RateLimit;
}

/** What the services work with. */
interface Parts {
  readonly store: Store;
  readonly upstreams: Upstreams;
  readonly rateLimits: RateLimits;
  readonly telemetry: Telemetry;
  readonly clock: Clock;
  /** The clock by which the identity provider dates sign-ins: the real time. */
  readonly signInClock: Clock;
  readonly log: Log;
  readonly limits: ServiceLimits;
  /** A hash with a secret key, the same one on every server. */
  readonly hash: (text: string) => string;
  readonly publicUrl: string;
  /** The e-mail address that owners write to. */
  readonly contact: string;
  readonly config: PublicConfig;
}

/** The services, and what of their work runs from time to time. */
interface CreatedServices {
  readonly services: Services;
  /** In groups that do not wait for each other: a slow payment provider or mail server keeps no credit from its owner. */
  readonly jobs: readonly (readonly Job[])[];
}

/** Gives each service the ports, limits and other services' functions that it works with. */
export function createServices(parts: Parts): CreatedServices {
  const { store, rateLimits, telemetry, clock, signInClock, log, hash, publicUrl, contact, config } = parts;
  const { identity, payments, writer, reviewer, mailer } = parts.upstreams;
  const { clickRate, maxInFlight, timeLimits, paymentsRate, keyRate } = parts.limits;
  const { users, generations, deletedClicks, products, mailPreferences, deletions, feed } = store;
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
    contact,
    clock,
    log,
  });
  const accounts = createAccounts({
    users,
    deletions,
    findFreeCredits: creditMemory.findFreeCredits,
    recordRefund: creditMemory.recordRefund,
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
    limitsByUser: [clickRate, paymentsRate, freeCancellations],
    identity,
    payments,
    clock,
    signInClock,
    log,
  });
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
      [
        { name: 'settle expired holds', run: () => copywriting.settleExpiredHolds() },
        { name: 'release expired adjustments', run: () => copywriting.releaseExpiredAdjustments() },
        { name: 'forget deleted clicks', run: () => copywriting.forgetDeletedClicks() },
        { name: 'renew free credits', run: () => accounts.renewFreeCredits() },
        { name: 'forget ended credit memories', run: () => creditMemory.forgetEnded() },
        { name: 'forget old access records', run: () => accesses.forgetOld() },
        { name: 'migrate the store', run: () => store.migrate() },
      ],
      [
        { name: 'sync overdue subscriptions', run: (stopping) => billing.syncOverdue(stopping) },
        { name: 'update customers', run: (stopping) => billing.updateCustomers(stopping) },
        { name: 'resume deletions', run: (stopping) => privacy.resumeDeletions(stopping) },
      ],
      [
        { name: 'welcome beginners', run: () => mails.welcomeBeginners() },
        { name: 'deliver e-mails', run: (stopping) => mails.deliver(stopping) },
        { name: 'report waiting e-mails', run: () => mails.reportWaiting() },
      ],
    ],
  };
}
