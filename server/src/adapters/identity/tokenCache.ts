import { hash } from 'node:crypto';
import type { Unauthenticated } from '../../domain/failures.ts';
import { isFailure } from '../../domain/failures.ts';
import type { Clock } from '../../domain/ports.ts';
import type { Principal } from '../../domain/user.ts';

type Verdict = Principal | Unauthenticated;

export interface TokenCache {
  /** The principal of a token verified lately, else what `verify` says; callers at the same time share one call. */
  verdict(token: string, verify: () => Promise<Verdict>): Promise<Verdict>;
}

/**
 * Remembers verified tokens for `maxAgeMs` milliseconds and never past their own end, so that a revoked or disabled
 * account is noticed within that time. Keeps the `size` most recently used, by SHA-256 and never the token itself;
 * failures are not kept.
 */
export const createTokenCache = (options: { size: number; maxAgeMs: number; clock: Clock }): TokenCache => {
  const { size, maxAgeMs, clock } = options;
  const verified = new Map<string, { principal: Principal; until: number }>();
  const pending = new Map<string, Promise<Verdict>>();

  const remember = (key: string, principal: Principal, since: number) => {
    const until = Math.min(since + maxAgeMs, principal.expiresAt.getTime());
    verified.set(key, { principal, until });
    const oldest = verified.size > size ? verified.keys().next().value : undefined;
    if (oldest !== undefined) verified.delete(oldest);
  };

  const ask = (key: string, verify: () => Promise<Verdict>) => {
    // The age counts from before the provider was asked: its answer may be that old.
    const since = clock.now().getTime();
    const asked = verify()
      .then((verdict) => {
        if (!isFailure(verdict)) remember(key, verdict, since);
        return verdict;
      })
      .finally(() => pending.delete(key));
    pending.set(key, asked);
    return asked;
  };

  return {
    async verdict(token, verify) {
      const key = hash('sha256', token, 'base64url');
      const known = verified.get(key);
      if (known !== undefined) {
        verified.delete(key);
        if (clock.now().getTime() < known.until) {
          // Back at the end of the map: the first key is the least recently used.
          verified.set(key, known);
          return known.principal;
        }
      }
      return pending.get(key) ?? ask(key, verify);
    },
  };
};
