import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock, Log, Store, Writer } from './domain/ports.ts';
import { openMovableClock } from '../stand-ins/clock.ts';
import { createMailbox } from '../stand-ins/identity/mailbox.ts';
import { createLocalMailer } from '../stand-ins/mail/localMailer.ts';
import { followClock } from '../stand-ins/payments/remoteClock.ts';
import { isBehindProxy, logLevelOf, needsDataDir, servesDevelopmentPages, type Env } from './config/env.ts';
import { buildApiSchema } from './graphql/schema.ts';
import { readPageDocuments, type PageDocuments } from './http/persistedQueries.ts';
import { reportRateLimits } from './http/rateHeaders.ts';
import { createHttpServer } from './http/server.ts';
import { openSite } from './http/site.ts';
import { prepareDataDir } from './config/dataDir.ts';
import { createClosers, type Closers } from './startup/closers.ts';
import { startEmbeddedIdentity, type EmbeddedIdentity } from './startup/embeddedIdentity.ts';
import { identityConnection } from './config/identityConnection.ts';
import { createKeyedHash, embeddedSecret } from './keyedHash.ts';
import { listen, portOf } from './startup/listening.ts';
import { startLocalPayments } from './startup/localPayments.ts';
import { createLog } from './log.ts';
import { openStore } from './startup/openStore.ts';
import { openUpstreams } from './startup/openUpstreams.ts';
import type { StandInAddress } from './config/paymentsConnection.ts';
import { startJobs } from './startup/jobs.ts';
import { configOf, serviceLimits } from './config/serviceSettings.ts';
import { createServices, type ServiceLimits } from './services/services.ts';
import { startTelemetry } from './startup/startTelemetry.ts';
import { instrumentStore } from './telemetry/instrumentStore.ts';

/** In the cache, and again between two checks of an open socket: a revoked account is noticed within 60 s (rule 2.9). */
const defaultVerifiedForMs = 30_000;

/** What a test may put in place of what the environment picks. */
export interface Overrides extends Partial<ServiceLimits> {
  readonly verifiedForMs?: number;
  readonly store?: Store;
  readonly clock?: Clock;
  readonly writer?: Writer;
  readonly log?: Log;
  readonly pageDocuments?: PageDocuments;
  /** A stand-in for the payment provider that is running already. */
  readonly payments?: StandInAddress;
  /** The identity emulator, which is starting already; null where none is embedded. */
  readonly emulator?: EmbeddedIdentity | null;
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
  const log = overrides.log ?? createLog(logLevelOf(env));
  const closers = createClosers(log);
  try {
    return await openApp(env, overrides, log, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function openApp(env: Env, overrides: Overrides, log: Log, closers: Closers): Promise<App> {
  const emulator = overrides.emulator === undefined ? startEmbeddedIdentity(env, log) : overrides.emulator;
  if (emulator) closers.add('identity emulator', () => emulator.stop());
  const machineClock = overrides.clock ?? { now: () => new Date() };
  const connection = identityConnection(env);
  if (needsDataDir(env)) await prepareDataDir(env.DATA_DIR);
  // One clock for both: a month that passes at the stand-in's /controle passes for the product too.
  const movableClock =
    env.embedded.payments && !overrides.payments
      ? openMovableClock(join(env.DATA_DIR, 'clock.json'), machineClock)
      : null;
  const remoteClock = env.PAYMENTS_STAND_IN_URL ? await followClock(env.PAYMENTS_STAND_IN_URL, machineClock) : null;
  if (remoteClock) closers.add('clock of the payments stand-in', () => remoteClock.stop());
  const clock: Clock = movableClock ?? remoteClock ?? machineClock;
  const { telemetry, isOn: isWatched, metricsUrl } = await startTelemetry(env, closers, log);
  const openedStore = overrides.store ?? (await openStore(env, clock, log));
  closers.add('store', () => openedStore.close());
  const store = isWatched ? instrumentStore(openedStore, telemetry) : openedStore;
  const { verifiedForMs = defaultVerifiedForMs } = overrides;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const standIn = movableClock ? await startLocalPayments({ env, publicUrl, clock: movableClock, log }) : undefined;
  if (standIn) closers.add('payments stand-in', () => standIn.close());
  const localMailer = env.embedded.mail ? createLocalMailer(join(env.DATA_DIR, 'mailbox')) : null;
  const upstreams = openUpstreams({
    env,
    connection,
    verifiedForMs,
    publicUrl,
    standIns: { payments: overrides.payments ?? standIn, mailer: localMailer, writer: overrides.writer },
    telemetry,
    log,
  });
  const { identity } = upstreams;
  closers.add('identity', () => identity.close());

  const limits = { ...serviceLimits(env), ...overrides };
  const { services, jobs } = createServices({
    store,
    upstreams,
    rateLimits: reportRateLimits(store.rateLimits),
    telemetry,
    clock,
    signInClock: machineClock,
    log,
    limits,
    hash: createKeyedHash(env.HASH_SECRET ?? embeddedSecret(env.DATA_DIR)),
    publicUrl,
    contact: env.CONTACT_EMAIL,
    config: configOf({ env, connection, limits, hasStandInPayments: remoteClock !== null }),
  });
  closers.add('access records', () => services.accesses.idle());
  // The clients are disconnected by then: their clicks settle their holds while the store is open.
  closers.add('clicks', () => services.copywriting.idle());

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
    pageDocuments: overrides.pageDocuments ?? (await readPageDocuments(webRoot)),
    web: existsSync(join(webRoot, 'client/index.html'))
      ? { root: webRoot, site: await openSite(webRoot, services.config, new URL(publicUrl).origin) }
      : null,
    graphiql: existsSync(join(webRoot, 'graphiql/index.html')) ? join(webRoot, 'graphiql') : null,
    development:
      servesDevelopmentPages(env) && (connection.emulatorHost || localMailer)
        ? {
            '/dev/mailbox': createMailbox({
              emulatorHost: connection.emulatorHost ?? null,
              projectId: connection.projectId,
              takesOtherAddresses: env.production && isBehindProxy(env),
              ...(localMailer ? { productMails: localMailer.sent } : {}),
            }),
          }
        : {},
  });

  await listen(http.server, env, log);
  // The jobs in progress end while the calls do.
  let jobsEnded: Promise<void> | undefined;
  closers.add('jobs', () => jobsEnded);
  closers.add('HTTP server', () => http.stop());
  standIn?.deliverTo(`http://127.0.0.1:${portOf(http.server)}/api/stripe-webhook`);
  await emulator?.ready;
  const runningJobs = startJobs(jobs, log);
  closers.add('timers of the jobs', () => void (jobsEnded = runningJobs.stop()));

  const localUrl = `http://localhost:${portOf(http.server)}`;
  return {
    url: env.PUBLIC_URL ?? localUrl,
    localUrl,
    metricsUrl,
    runJobs: () => runningJobs.runNow(),
    stop: () => closers.closeAll(),
  };
}

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
