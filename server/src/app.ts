import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFirebaseIdentity } from './adapters/identity/firebase.ts';
import { createSmtpMailer } from './adapters/mail/smtp.ts';
import { createStripePayments } from './adapters/payments/stripe.ts';
import { createDraftWriter } from './adapters/writer/draft/draftWriter.ts';
import { createOpenAiReviewer } from './adapters/writer/openai/openAiReviewer.ts';
import { createOpenAiWriter } from './adapters/writer/openai/openAiWriter.ts';
import { planOf } from './domain/plan.ts';
import type { Clock, Identity, Log, RateLimit, Reviewer, Store, Telemetry, Writer } from './domain/ports.ts';
import { openMovableClock, type MovableClock } from '../stand-ins/clock.ts';
import { startIdentityEmulator, type IdentityEmulator } from '../stand-ins/identity/emulator.ts';
import { createMailbox } from '../stand-ins/identity/mailbox.ts';
import { createLocalMailer } from '../stand-ins/mail/localMailer.ts';
import { followClock } from '../stand-ins/payments/remoteClock.ts';
import { startPaymentsStandIn } from '../stand-ins/payments/standIn.ts';
import { needsDataDir, type Env } from './env.ts';
import { buildApiSchema } from './graphql/schema.ts';
import { toldInHeaders } from './http/rateHeaders.ts';
import { createHttpServer } from './http/server.ts';
import { openSite } from './http/site.ts';
import { prepareDataDir } from './dataDir.ts';
import { identityConnection, type IdentityConnection } from './identityConnection.ts';
import { createKeyedHash, embeddedSecret } from './keyedHash.ts';
import { listen, portOf } from './listening.ts';
import { createLog } from './log.ts';
import { openStore } from './openStore.ts';
import { paymentsConnection, type StandInAddress } from './paymentsConnection.ts';
import { publicConfig } from './services/publicConfig.ts';
import { createAccesses } from './services/accesses.ts';
import { createAccounts } from './services/accounts.ts';
import { createApiKeys } from './services/apiKeys.ts';
import { createCreditMemory } from './services/creditMemory.ts';
import { createBilling } from './services/billing.ts';
import { createCopywriting, defaultTimeLimits, type CopywritingLimits } from './services/copywriting.ts';
import { createFactChecks } from './services/factChecks.ts';
import { createHistory } from './services/history.ts';
import { createIdeas } from './services/ideas.ts';
import { createProducts } from './services/products.ts';
import { createVoices } from './services/voices.ts';
import { createMails } from './services/mails.ts';
import { createPrivacy } from './services/privacy.ts';
import { startJobs } from './jobs.ts';
import { startTelemetry } from './startTelemetry.ts';
import { watchStore } from './telemetry/watchStore.ts';
import { watchMailer, watchPayments, watchWriter } from './telemetry/watchUpstreams.ts';

/** Calls that make us call the payment provider (rule 7.7). */
const defaultPaymentsRate: RateLimit = { name: 'payments', points: 10, seconds: 60 };
/** Calls by one API key (rule 12.9). */
const defaultKeyRate: RateLimit = { name: 'api-key', points: 60, seconds: 60 };
/** In the cache, and again between two checks of an open socket: a revoked account is noticed within 60 s (rule 2.9). */
const defaultVerifiedForMs = 30_000;

/** What a test may put in place of what the environment picks. */
export interface Overrides extends Partial<CopywritingLimits> {
  readonly paymentsRate?: RateLimit;
  readonly keyRate?: RateLimit;
  readonly verifiedForMs?: number;
  readonly store?: Store;
  readonly clock?: Clock;
  readonly writer?: Writer;
  readonly log?: Log;
  /** A stand-in for the payment provider that is running already. */
  readonly payments?: StandInAddress;
}

/** A running server. */
export interface App {
  /** The server's public address. */
  readonly url: string;
  /** Its address on this machine. */
  readonly localUrl: string;
  /** The address of /metrics; null when METRICS_PORT is not set. */
  readonly metricsUrl: string | null;
  /** Runs the periodic jobs now, as the timer does every 30 seconds. */
  runJobs(): Promise<void>;
  /** Drains the calls in progress and closes everything. */
  stop(): Promise<void>;
}

/** The composition root: picks the adapters, starts the embedded parts, listens. Rejects with one clear sentence. */
export async function createApp(env: Env, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLog(env.LOG_LEVEL ?? (env.production ? 'info' : 'warn'));
  const machineClock = overrides.clock ?? { now: () => new Date() };
  const connection = identityConnection(env);
  if (needsDataDir(env)) await prepareDataDir(env.DATA_DIR);
  // One clock for both: a month that passes at the stand-in's /controle passes for the product too.
  const movableClock =
    env.embedded.payments && !overrides.payments
      ? openMovableClock(join(env.DATA_DIR, 'clock.json'), machineClock)
      : null;
  const remoteClock = env.PAYMENTS_STAND_IN_URL ? await followClock(env.PAYMENTS_STAND_IN_URL, machineClock) : null;
  const clock: Clock = movableClock ?? remoteClock ?? machineClock;
  const watching = await startTelemetry(env);
  const { telemetry, isOn: isWatched } = watching;
  const openedStore = overrides.store ?? (await openStore(env, clock));
  const store = isWatched ? watchStore(openedStore, telemetry) : openedStore;
  const { verifiedForMs = defaultVerifiedForMs } = overrides;
  const identity = openIdentity(env, connection, verifiedForMs, telemetry);
  const writer = watchWriter(overrides.writer ?? openWriter(env), telemetry);

  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const standIn = movableClock ? await startStandIn(env, publicUrl, movableClock, log) : undefined;
  const stripe = createStripePayments({
    ...paymentsConnection(env, overrides.payments ?? standIn),
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    publicUrl,
    log,
  });
  const payments = watchPayments(stripe, telemetry);

  const { users, generations, deletedClicks, products, voices, deletions, feed } = store;
  const rateLimits = toldInHeaders(store.rateLimits);
  const hash = createKeyedHash(env.HASH_SECRET ?? embeddedSecret(env.DATA_DIR));
  const creditMemory = createCreditMemory({
    memories: store.creditMemories,
    hash,
    clock,
  });
  const { clickRate, maxInFlight, timeLimits } = { ...copywritingLimits(env), ...overrides };
  const { paymentsRate = defaultPaymentsRate, keyRate = defaultKeyRate } = overrides;
  const ownersVoices = createVoices({ voices, generations });
  const accesses = createAccesses({ accessRecords: store.accessRecords, clock, log });
  const localMailer = env.embedded.mail ? createLocalMailer(join(env.DATA_DIR, 'mailbox')) : null;
  const mails = createMails({
    mails: store.mails,
    users,
    generations,
    preferences: store.mailPreferences,
    mailer: watchMailer(
      localMailer ?? createSmtpMailer({ url: env.SMTP_URL ?? '', from: env.MAIL_FROM ?? '' }),
      telemetry,
    ),
    hash,
    publicUrl,
    contact: env.CONTACT_EMAIL,
    clock,
    log,
  });
  const services = {
    accesses,
    mails,
    accounts: createAccounts({
      users,
      deletions,
      freeOf: creditMemory.freeOf,
      identity,
      feed,
      clock,
      signInClock: machineClock,
      log,
    }),
    copywriting: createCopywriting({
      users,
      generations,
      deletedClicks,
      products,
      voiceOf: ownersVoices.forWriting,
      rateLimits,
      writer,
      telemetry,
      reviewer: openReviewer(env),
      clock,
      log,
      clickRate,
      maxInFlight,
      timeLimits,
    }),
    factChecks: createFactChecks({ users }),
    history: createHistory({ users, generations, clock }),
    ideas: createIdeas({ products, clock }),
    products: createProducts(products),
    voices: ownersVoices,
    apiKeys: createApiKeys({
      keys: store.apiKeys,
      identity,
      feed,
      rateLimits,
      keyRate,
      clock,
      signInClock: machineClock,
      log,
    }),
    billing: createBilling({ users, rateLimits, paymentsRate, payments, creditMemory, telemetry, clock, log }),
    privacy: createPrivacy({
      users,
      generations,
      deletedClicks,
      products,
      voices,
      mailPreferences: store.mailPreferences,
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
      // The identity provider dates sign-ins by the real time.
      signInClock: machineClock,
      log,
    }),
    config: publicConfig(
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
          payments: env.embedded.payments || remoteClock !== null,
        },
      },
      {
        generationsPerMinute: clickRate.points,
        generationsInFlight: maxInFlight,
        writingSeconds: timeLimits.totalMs / 1000,
      },
    ),
  };

  const http = await createHttpServer({
    schema: buildApiSchema(),
    services,
    identity,
    store,
    log,
    telemetry,
    trustedProxies: env.TRUST_PROXY,
    allowedOrigins: [new URL(publicUrl).origin, ...env.ALLOWED_ORIGINS],
    stopDelayMs: env.STOP_DELAY_SECONDS * 1_000,
    keepAliveMs: env.KEEP_ALIVE_SECONDS * 1_000,
    verifiedForMs,
    policy: {
      authDomain: services.config.identity.authDomain,
      emulatorUrl: connection.emulatorUrl,
      analytics: env.ANALYTICS_ID !== undefined,
      secure: publicUrl.startsWith('https:'),
    },
    web: existsSync(join(webRoot, 'client/index.html'))
      ? { root: webRoot, site: await openSite(webRoot, services.config, new URL(publicUrl).origin) }
      : null,
    graphiql: existsSync(join(webRoot, 'graphiql/index.html')) ? join(webRoot, 'graphiql') : null,
    development:
      connection.emulatorHost || localMailer
        ? {
            '/dev/mailbox': createMailbox({
              emulatorHost: connection.emulatorHost ?? null,
              projectId: connection.projectId,
              ...(localMailer ? { productMails: localMailer.sent } : {}),
            }),
          }
        : {},
  });

  let emulator: IdentityEmulator | undefined;
  let jobs: ReturnType<typeof startJobs> | undefined;
  let mailJobs: ReturnType<typeof startJobs> | undefined;
  const stop = async () => {
    await http.stop();
    await standIn?.close();
    remoteClock?.stop();
    // The clients are disconnected: their clicks settle their holds while the store is open.
    await services.copywriting.idle();
    await jobs?.stop();
    mails.stop();
    await mailJobs?.stop();
    await accesses.idle();
    await identity.close();
    await store.close();
    await emulator?.close();
    await watching.stop();
  };
  try {
    await listen(http.server, env);
    standIn?.deliverTo(`http://127.0.0.1:${portOf(http.server)}/api/stripe-webhook`);
    emulator = env.embedded.identity
      ? await startIdentityEmulator({
          projectId: connection.projectId,
          port: env.AUTH_EMULATOR_PORT,
          dataDir: env.DATA_DIR,
          log,
        })
      : undefined;
    const { copywriting, accounts, billing, privacy } = services;
    jobs = startJobs(
      [
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
      log,
    );
    // Apart from the others: a slow mail server keeps none of them waiting.
    mailJobs = startJobs([() => mails.welcomeBeginners(), () => mails.deliver(), () => mails.reportWaiting()], log);
  } catch (error) {
    await stop();
    throw error;
  }

  const localUrl = `http://localhost:${portOf(http.server)}`;
  return {
    url: env.PUBLIC_URL ?? localUrl,
    localUrl,
    metricsUrl: watching.metricsUrl,
    async runJobs() {
      await jobs.runNow();
      await mailJobs.runNow();
    },
    stop,
  };
}

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

const startStandIn = (env: Env, publicUrl: string, clock: MovableClock, log: Log) =>
  startPaymentsStandIn({
    port: env.PAYMENTS_PORT,
    dataDir: env.DATA_DIR,
    publicUrl,
    webhookUrl: null,
    priceList: { voo: planOf('plano_voo'), revoada: planOf('plano_revoada') },
    clock,
    log,
  });

const openWriter = (env: Env): Writer =>
  env.embedded.writer
    ? createDraftWriter()
    : createOpenAiWriter({
        apiKey: env.OPENAI_API_KEY ?? 'none',
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_MODEL,
      });

/** Reads what the language model wrote; none where none is configured, or the draft writer writes. */
const openReviewer = (env: Env): Reviewer | null =>
  env.embedded.writer || env.OPENAI_CHECK_MODEL === undefined
    ? null
    : createOpenAiReviewer({
        apiKey: env.OPENAI_API_KEY ?? 'none',
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_CHECK_MODEL,
      });

const copywritingLimits = ({ CLICKS_PER_MINUTE, TEXTS_IN_FLIGHT }: Env): CopywritingLimits => ({
  clickRate: { name: 'clicks', points: CLICKS_PER_MINUTE, seconds: 60 },
  maxInFlight: TEXTS_IN_FLIGHT,
  timeLimits: defaultTimeLimits,
});

const openIdentity = (
  env: Env,
  { projectId, emulatorHost }: IdentityConnection,
  verifiedForMs: number,
  telemetry: Telemetry,
): Identity & { close(): Promise<void> } =>
  createFirebaseIdentity({
    projectId,
    emulatorHost,
    serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
    verifiedForMs,
    telemetry,
  });
