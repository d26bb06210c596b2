import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFirebaseIdentity } from './adapters/identity/firebase.ts';
import { openMongoStore } from './adapters/store/mongo/open.ts';
import { openSqliteStore } from './adapters/store/sqlite/open.ts';
import { createOfflineWriter } from './adapters/writer/offline/offlineWriter.ts';
import { createOpenAiWriter } from './adapters/writer/openai/openAiWriter.ts';
import type { Clock, Identity, Log, Store, Writer } from './domain/ports.ts';
import { startIdentityEmulator, type IdentityEmulator } from './embedded/identity/emulator.ts';
import { createMailbox } from './embedded/identity/mailbox.ts';
import type { Env } from './env.ts';
import { buildApiSchema } from './graphql/schema.ts';
import { createHttpServer } from './http/server.ts';
import { createLog } from './log.ts';
import { publicConfig } from './publicConfig.ts';
import { createAccounts } from './services/accounts.ts';
import { createCopywriting, defaultLimits, type CopywritingLimits } from './services/copywriting.ts';
import { createHistory } from './services/history.ts';
import { createPrivacy } from './services/privacy.ts';
import { startSweeping } from './sweeping.ts';

/** What a test may put in place of what the environment picks. */
export interface Overrides {
  readonly store?: Store;
  readonly clock?: Clock;
  readonly limits?: Partial<CopywritingLimits>;
  readonly writer?: Writer;
  readonly log?: Log;
  readonly cancelSubscription?: (subscriptionId: string) => Promise<void>;
}

export interface App {
  /** Where people reach it. */
  readonly url: string;
  /** Settles what is overdue now, as the timer does every 30 seconds. */
  sweep(): Promise<void>;
  /** Drains and closes everything. */
  stop(): Promise<void>;
}

/** The composition root: picks the adapters, starts the embedded parts, listens. Rejects with one clear sentence. */
export async function createApp(env: Env, overrides: Overrides = {}): Promise<App> {
  const log = overrides.log ?? createLog(env.LOG_LEVEL ?? (env.production ? 'info' : 'warn'));
  const clock = overrides.clock ?? { now: () => new Date() };
  const place = identityPlace(env);
  if (env.embedded.store || env.embedded.identity) prepareDataDir(env.DATA_DIR);
  const store = overrides.store ?? (await openStore(env, clock));
  const identity = openIdentity(env, place);
  const writer = overrides.writer ?? openWriter(env);

  const { users, generations, deletions, feed, limits: rateLimits } = store;
  const limits = { ...limitsOf(env), ...overrides.limits };
  const services = {
    accounts: createAccounts({ users, deletions, feed, clock }),
    copywriting: createCopywriting({ users, generations, rateLimits, writer, clock, log, limits }),
    history: createHistory({ users, generations, clock }),
    privacy: createPrivacy({
      users,
      generations,
      deletions,
      rateLimits,
      limits: [limits.clicks],
      identity,
      cancelSubscription: overrides.cancelSubscription ?? noPayments,
      clock,
      log,
    }),
    config: publicConfig(env, place),
  };

  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const http = await createHttpServer({
    schema: buildApiSchema(),
    services,
    identity,
    store,
    log,
    allowedOrigins: [new URL(publicUrl).origin, ...env.ALLOWED_ORIGINS],
    policy: {
      authDomain: services.config.identity.authDomain,
      emulatorUrl: place.emulatorUrl,
      analytics: env.ANALYTICS_ID !== undefined,
      secure: publicUrl.startsWith('https:'),
    },
    webRoot: existsSync(join(webRoot, 'index.html')) ? webRoot : null,
    development: place.emulatorHost
      ? { '/dev/mailbox': createMailbox({ emulatorHost: place.emulatorHost, projectId: place.projectId }) }
      : {},
  });

  let emulator: IdentityEmulator | undefined;
  let sweeping: ReturnType<typeof startSweeping> | undefined;
  const stop = async () => {
    await http.stop();
    // The clients are gone; what their clicks hold goes back while there is a store.
    await services.copywriting.idle();
    await sweeping?.stop();
    await identity.close();
    await store.close();
    await emulator?.close();
  };
  try {
    await listen(http.server, env);
    emulator = env.embedded.identity
      ? await startIdentityEmulator({
          projectId: place.projectId,
          port: env.AUTH_EMULATOR_PORT,
          dataDir: env.DATA_DIR,
          log,
        })
      : undefined;
    sweeping = startSweeping(
      [() => services.copywriting.sweep(), () => services.accounts.renewDue(), () => services.privacy.sweep()],
      log,
    );
  } catch (error) {
    await stop();
    throw error;
  }

  const { port } = http.server.address() as AddressInfo;
  return { url: env.PUBLIC_URL ?? `http://localhost:${port}`, sweep: sweeping.sweep, stop };
}

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A deletion waits for the payments rather than leave somebody paying. */
const noPayments = () => Promise.reject(new Error('there are no payments to cancel a subscription with'));

/** The folder of the embedded parts' data, made if need be. */
function prepareDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The data folder ${folder} cannot be used (${code}): set DATA_DIR to one that may be written to.`);
  }
}

const openStore = async (env: Env, clock: Clock): Promise<Store> =>
  env.MONGODB_URI
    ? openMongoStore({ uri: env.MONGODB_URI, database: env.MONGODB_DATABASE })
    : openSqliteStore({ file: join(env.DATA_DIR, 'bemtevi.sqlite'), clock });

const openWriter = (env: Env): Writer =>
  env.embedded.writer
    ? createOfflineWriter()
    : createOpenAiWriter({
        apiKey: env.OPENAI_API_KEY ?? 'none',
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_MODEL,
      });

const limitsOf = ({ CLICKS_PER_MINUTE, TEXTS_IN_FLIGHT }: Env): CopywritingLimits => ({
  ...defaultLimits,
  clicks: { ...defaultLimits.clicks, points: CLICKS_PER_MINUTE ?? defaultLimits.clicks.points },
  inFlight: TEXTS_IN_FLIGHT ?? defaultLimits.inFlight,
});

interface IdentityPlace {
  readonly projectId: string;
  readonly emulatorHost: string | undefined;
  /** The emulator as browsers reach it. */
  readonly emulatorUrl: string | null;
}

function identityPlace(env: Env): IdentityPlace {
  const emulatorHost = env.embedded.identity ? `127.0.0.1:${env.AUTH_EMULATOR_PORT}` : env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    projectId: env.FIREBASE_PROJECT_ID ?? 'demo-bemtevi',
    emulatorHost,
    // The page's own name for this machine: as another site, the emulator's frame would be kept from its storage.
    emulatorUrl: emulatorHost
      ? (env.AUTH_EMULATOR_PUBLIC_URL ?? `http://${emulatorHost.replace('127.0.0.1', 'localhost')}`)
      : null,
  };
}

const openIdentity = (env: Env, { projectId, emulatorHost }: IdentityPlace): Identity & { close(): Promise<void> } =>
  createFirebaseIdentity({ projectId, emulatorHost, serviceAccount: env.FIREBASE_SERVICE_ACCOUNT });

/** Embedded parts are for this machine alone, and so is the page that shows them. */
async function listen(server: Server, env: Env): Promise<void> {
  const host = env.HOST ?? (env.production ? '0.0.0.0' : '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${env.PORT} is in use: stop its owner or set PORT.`) : error,
      ),
    );
    server.listen(env.PORT, host, resolve);
  });
}
