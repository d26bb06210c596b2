import { randomUUID } from 'node:crypto';
import type { Agent } from 'node:http';
import { cert, deleteApp, initializeApp } from 'firebase-admin/app';
import type { App, Credential } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { isRecord } from '../../domain/isRecord.ts';
import { isFailure, Unauthenticated } from '../../domain/failures.ts';
import type { Clock, Identity, Telemetry } from '../../domain/ports.ts';
import { PartUnavailable } from '../../domain/partUnavailable.ts';
import type { Principal } from '../../domain/account/user.ts';
import { codeOf, createProviderCaller, isTokenError } from './callProvider.ts';
import { createTokenCache } from './tokenCache.ts';
import { dayMs } from '../../domain/time.ts';

/** How to reach Firebase Authentication or its emulator. */
export interface FirebaseIdentityConfig {
  readonly projectId: string;
  /** host:port of the Auth emulator; left out, tokens are those of the real Firebase. */
  readonly emulatorHost?: string | undefined;
  /** The parsed key file; left out, Google's application default credentials. */
  readonly serviceAccount?: object | undefined;
  /** Used instead of a key file. */
  readonly credential?: Credential | undefined;
  readonly clock?: Clock | undefined;
  /** For how long a verified token is not verified again, in milliseconds. */
  readonly verifiedForMs: number;
  /** The agent of the requests to Google, except the SDK's exchange of a key file for an access token. */
  readonly httpAgent?: Agent | undefined;
  readonly telemetry?: Telemetry | undefined;
}

const CACHED_TOKENS = 5_000;
const PING_DEADLINE_MS = 2_000;
/** The keys that tokens are signed with: the SDK reads them from here. */
const publicKeys = 'https://www.googleapis.com/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com';
const CLOCK_SKEW_S = 60;
/** Google's tokens are about 1,000 characters, with at most 1,000 of custom claims. */
const LONGEST_TOKEN = 8_192;

/**
 * Identity by Firebase Authentication, or by its emulator through the same code. `verify` rejects, instead of refusing
 * the token, when the provider does not answer within 10 seconds.
 */
export const createFirebaseIdentity = (config: FirebaseIdentityConfig): Identity & { close(): Promise<void> } => {
  const clock = config.clock ?? { now: () => new Date() };
  const app = openApp(config);
  const auth = authOf(app, config.emulatorHost);
  const callProvider = createProviderCaller(config.telemetry);
  const cache = createTokenCache({ size: CACHED_TOKENS, maxAgeMs: config.verifiedForMs, clock });

  const verifyAtProvider = async (token: string): Promise<Principal | Unauthenticated> => {
    if (!isTokenShaped(token)) return Unauthenticated.badToken();
    const claims = await callProvider('verify', () => auth.verifyIdToken(token, true)).catch(toUnauthenticated);
    if (isFailure(claims)) return claims;
    return principalOf(claims, clock.now()) ?? Unauthenticated.badToken();
  };

  const principalAtProvider = async (uid: string): Promise<Principal | Unauthenticated> => {
    const account = await callProvider('find', () => auth.getUser(uid)).catch(toUnauthenticated);
    if (isFailure(account)) return account;
    if (account.disabled || !account.email) return Unauthenticated.badToken();
    return {
      uid,
      email: account.email,
      emailVerified: account.emailVerified,
      displayName: account.displayName || null,
      authenticatedAt: new Date(0),
      expiresAt: new Date(clock.now().getTime() + dayMs),
      apiKeyId: null,
    };
  };

  return {
    async verify(token) {
      if (token.length > LONGEST_TOKEN) return Unauthenticated.badToken();
      return cache.getOrVerify(token, () => verifyAtProvider(token));
    },
    principalOf: (uid) => cache.getOrVerify(`uid ${uid}`, () => principalAtProvider(uid)),
    async ping() {
      const address = config.emulatorHost === undefined ? publicKeys : `http://${config.emulatorHost}/`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(PING_DEADLINE_MS) }).catch(() => null);
      await answer?.body?.cancel();
      if (!answer?.ok) throw new PartUnavailable('identity', `The identity provider does not answer at ${address}.`);
    },
    async verifiedEmail(uid) {
      const user = await callProvider('find', () => auth.getUser(uid)).catch(
        ignoreMissingAccount('did not return the e-mail'),
      );
      return user?.emailVerified && user.email ? user.email : null;
    },
    async rename(uid, displayName) {
      const renamed = callProvider('rename', () => auth.updateUser(uid, { displayName }));
      await renamed.catch(ignoreMissingAccount('did not change the name'));
    },
    async remove(uid) {
      await callProvider('remove', () => auth.deleteUser(uid)).catch(
        ignoreMissingAccount('did not remove the account'),
      );
    },
    close: () => deleteApp(app),
  };
};

type AdminConfig = Pick<
  FirebaseIdentityConfig,
  'projectId' | 'emulatorHost' | 'serviceAccount' | 'credential' | 'httpAgent'
>;

/** The SDK itself, for the doctor; throws for a malformed key file. */
export const createFirebaseAdmin = (config: AdminConfig): { auth: Auth; close(): Promise<void> } => {
  const app = openApp(config);
  return { auth: authOf(app, config.emulatorHost), close: () => deleteApp(app) };
};

const openApp = ({ projectId, serviceAccount, credential, httpAgent }: AdminConfig): App => {
  const account = credential ?? (serviceAccount && cert(serviceAccount));
  const options = {
    projectId,
    ...(account === undefined ? {} : { credential: account }),
    ...(httpAgent === undefined ? {} : { httpAgent }),
  };
  return initializeApp(options, `identity-${randomUUID()}`);
};

/**
 * The SDK reads the emulator's address from this variable alone, when the Auth object is created. It is set only for
 * that moment, so that it affects no other app, and a value from the shell cannot turn off the check of signatures.
 */
const authOf = (app: App, emulatorHost: string | undefined) => {
  // oxlint-disable node/no-process-env -- the SDK reads this one itself, at this call
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  if (emulatorHost !== undefined) process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulatorHost;
  const auth = getAuth(app);
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  // oxlint-enable node/no-process-env
  return auth;
};

/** Whether the token's parts are JSON objects; for others the SDK throws errors that cannot be told from bugs. */
const isTokenShaped = (token: string): boolean => {
  const parts = token.split('.');
  return parts.length === 3 && parts.slice(0, 2).every(isJsonObject);
};

const isJsonObject = (part: string): boolean => {
  try {
    return isRecord(JSON.parse(Buffer.from(part, 'base64url').toString()));
  } catch {
    return false;
  }
};

/** The principal of the claims; null without expiry or e-mail, or with times in the future, which the SDK does not check. */
const principalOf = (claims: DecodedIdToken, now: Date): Principal | null => {
  const latest = now.getTime() / 1000 + CLOCK_SKEW_S;
  // A missing claim is never at or before anything.
  const isPast = [claims.iat, claims.auth_time].every((seconds) => seconds <= latest);
  if (!isPast || !Number.isFinite(claims.exp) || !claims.email) return null;
  return {
    uid: claims.uid,
    email: claims.email,
    emailVerified: claims.email_verified === true,
    displayName: typeof claims['name'] === 'string' && claims['name'] !== '' ? claims['name'] : null,
    authenticatedAt: new Date(claims.auth_time * 1000),
    expiresAt: new Date(claims.exp * 1000),
    apiKeyId: null,
  };
};

const toUnauthenticated = (error: unknown): Unauthenticated => {
  if (isTokenError(error)) return Unauthenticated.badToken();
  // Without the error as cause: it contains the provider's whole response, which must not be logged.
  throw new PartUnavailable('identity', `The identity provider did not answer: ${codeOf(error)}`);
};

/** Takes a missing account for done; any other failure is the provider's. */
const ignoreMissingAccount = (problem: string) => (error: unknown) => {
  if (codeOf(error) === 'auth/user-not-found') return null;
  throw new PartUnavailable('identity', `The identity provider ${problem}: ${codeOf(error)}`);
};
