import { hash, randomBytes, randomUUID } from 'node:crypto';
import { apiKeysLocked, mayUseApiKeys } from '../domain/account/access.ts';
import {
  apiKeysPerOwner,
  secretEnding,
  isApiKeySecret,
  isLastUseStale,
  parseApiKeyName,
  secretBytes,
  apiKeyPrefix,
  type ApiKey,
  type StoredApiKey,
} from '../domain/account/apiKey.ts';
import {
  isFailure,
  RecentSignInRequired,
  TooManyApiKeys,
  TooManyRequests,
  Unauthenticated,
  type InvalidApiKey,
  type PlanLocked,
} from '../domain/failures.ts';
import { orUnauthenticated } from '../domain/account/orUnauthenticated.ts';
import type { ApiKeys as Keys, Clock, Identity, Log, RateLimit, RateLimits, UserFeed } from '../domain/ports.ts';
import { isRecentSignIn } from '../domain/account/recentSignIn.ts';
import type { Principal, User } from '../domain/account/user.ts';

/** The keys by which programs call for an owner (rule 12.9). */
export interface ApiKeys {
  /** The owner of the secret, as the identity provider knows the account; refused once the key is revoked. */
  verify(secret: string): Promise<Principal | Unauthenticated>;
  /** Counts a call by a key; a refusal when there were too many in a minute. Calls without a key are not counted here. */
  count(principal: Principal): Promise<TooManyRequests | null>;
  /** Resolves to true when the key stops being served, on any process, and to false when the signal aborts. */
  untilRefused(secret: string, principal: Principal, signal: AbortSignal): Promise<boolean>;
  /** The owner's keys, oldest first. */
  of(user: User): Promise<readonly ApiKey[]>;
  /** Makes a key for an owner who signed in a moment ago; its secret is told here and never again. */
  create(
    user: User,
    principal: Principal,
    name: string,
  ): Promise<
    | { readonly apiKey: ApiKey; readonly secret: string }
    | InvalidApiKey
    | PlanLocked
    | RecentSignInRequired
    | TooManyApiKeys
    | Unauthenticated
  >;
  /** Revokes the key on every process at once; revoking one that is gone succeeds. */
  revoke(user: User, keyId: string): Promise<void>;
}

interface Parts {
  readonly keys: Keys;
  readonly identity: Pick<Identity, 'principalOf'>;
  readonly feed: UserFeed;
  readonly rateLimits: RateLimits;
  readonly keyRate: RateLimit;
  readonly clock: Clock;
  /** The clock by which the identity provider dates sign-ins. */
  readonly signInClock: Clock;
  readonly log: Log;
}

const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');

/** API keys over their ports. */
export function createApiKeys(parts: Parts): ApiKeys {
  const { keys, identity, feed, rateLimits, keyRate, clock, signInClock, log } = parts;

  const find = async (secret: string): Promise<StoredApiKey | null> =>
    isApiKeySecret(secret) ? keys.find(hashSecret(secret)) : null;

  const recordLastUse = (key: StoredApiKey): void => {
    const now = clock.now();
    if (!isLastUseStale(key, now)) return;
    // The call does not wait for it, and does not fail with it.
    keys
      .recordUse(key.userId, key.id, now)
      .catch((error: unknown) => log.warn({ error }, 'the last use of an API key was not written'));
  };

  return {
    async verify(secret) {
      const key = await find(secret);
      if (!key) return Unauthenticated.badApiKey();
      const principal = await identity.principalOf(key.userId);
      if (isFailure(principal)) return principal;
      recordLastUse(key);
      return { ...principal, apiKeyId: key.id };
    },

    async count({ apiKeyId }) {
      if (apiKeyId === null) return null;
      const { waitSeconds } = await rateLimits.take(keyRate, apiKeyId);
      return waitSeconds === null ? null : TooManyRequests.byApiKey(waitSeconds);
    },

    async untilRefused(secret, { uid }, signal) {
      const stopController = new AbortController();
      const changes = feed.changes(uid, AbortSignal.any([signal, stopController.signal]));
      try {
        // The key may have been revoked before the feed was subscribed.
        if (!(await find(secret))) return true;
        for await (const user of changes) if (!mayUseApiKeys(user) || !(await find(secret))) return true;
        return false;
      } finally {
        stopController.abort();
      }
    },

    of: ({ id }) => keys.of(id),

    async create(user, principal, rawName) {
      const name = parseApiKeyName(rawName);
      if (isFailure(name)) return name;
      if (!mayUseApiKeys(user)) return apiKeysLocked();
      if (!isRecentSignIn(principal, signInClock.now())) return RecentSignInRequired.toMakeKey();
      const secret = apiKeyPrefix + randomBytes(secretBytes).toString('base64url');
      const apiKey = { id: randomUUID(), name, ending: secretEnding(secret), createdAt: clock.now(), lastUsedAt: null };
      const outcome = orUnauthenticated(
        await keys.add({ ...apiKey, userId: user.id, hash: hashSecret(secret) }, apiKeysPerOwner),
      );
      if (isFailure(outcome)) return outcome;
      return outcome === 'full' ? new TooManyApiKeys(apiKeysPerOwner) : { apiKey, secret };
    },

    revoke: ({ id }, keyId) => keys.revoke(id, keyId),
  };
}
