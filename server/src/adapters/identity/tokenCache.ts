import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Unauthenticated } from '../../domain/failures.ts';
import { isFailure } from '../../domain/failures.ts';
import type { Clock } from '../../domain/ports.ts';
import type { Principal } from '../../domain/account/user.ts';

type VerificationResult = Principal | Unauthenticated;

/** Saves a request to the provider for each call with the same token. */
export interface TokenCache {
  /** The principal of a token that was verified lately, else the result of `verify`; simultaneous calls share one. */
  getOrVerify(token: string, verify: () => Promise<VerificationResult>): Promise<VerificationResult>;
}

/**
 * Caches verified tokens for `maxAgeMs` milliseconds and never past their expiry, so that a revoked or disabled account
 * is noticed within that time (rule 2.9). Keeps the `size` most recently used, by the SHA-256 of the token; failures
 * are not cached.
 */
export const createTokenCache = (options: { size: number; maxAgeMs: number; clock: Clock }): TokenCache => {
  const { size, maxAgeMs, clock } = options;
  const verified = new LRUCache<string, { principal: Principal; until: number }>({ max: size });
  const pending = new Map<string, Promise<VerificationResult>>();

  const verifyAndCache = (key: string, verify: () => Promise<VerificationResult>) => {
    // The age counts from before the request to the provider, whose answer may be that old.
    const requestedAt = clock.now().getTime();
    const verdict = verify()
      .then((principal) => {
        if (isFailure(principal)) return principal;
        verified.set(key, { principal, until: Math.min(requestedAt + maxAgeMs, principal.expiresAt.getTime()) });
        return principal;
      })
      .finally(() => pending.delete(key));
    pending.set(key, verdict);
    return verdict;
  };

  return {
    async getOrVerify(token, verify) {
      const key = hash('sha256', token, 'base64url');
      const cached = verified.get(key);
      if (cached && clock.now().getTime() < cached.until) return cached.principal;
      return pending.get(key) ?? verifyAndCache(key, verify);
    },
  };
};
