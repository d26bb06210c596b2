import { describe, expect, it } from 'vitest';
import { createTokenCache } from '../../src/adapters/identity/tokenCache.ts';
import { Unauthenticated } from '../../src/domain/failures.ts';
import type { Principal } from '../../src/domain/account/user.ts';

const START = Date.parse('2026-11-20T12:00:00Z');

const setUp = (size = 3) => {
  let now = START;
  const asked: string[] = [];
  const cache = createTokenCache({ size, maxAgeMs: 60_000, clock: { now: () => new Date(now) } });
  const principal = (lifetime: number): Principal => ({
    uid: 'ana',
    email: 'ana@padaria.com.br',
    emailVerified: true,
    displayName: null,
    authenticatedAt: new Date(START),
    apiKeyId: null,
    expiresAt: new Date(START + lifetime),
  });
  return {
    asked,
    cache,
    at: (milliseconds: number) => {
      now = START + milliseconds;
    },
    verify: (token: string, lifetime = 3_600_000) =>
      cache.getOrVerify(token, async () => {
        asked.push(token);
        return principal(lifetime);
      }),
  };
};

describe('the verified-token cache', () => {
  it('caches a token for one minute', async () => {
    const { asked, at, verify } = setUp();
    await verify('a');
    at(59_999);
    await verify('a');
    expect(asked).toEqual(['a']);
    at(60_000);
    await verify('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('caches no token past its expiry', async () => {
    const { asked, at, verify } = setUp();
    await verify('a', 5_000);
    at(5_000);
    await verify('a', 5_000);
    expect(asked).toEqual(['a', 'a']);
  });

  it('counts the minute from before the request to the provider', async () => {
    const { asked, at, cache, verify } = setUp();
    await cache.getOrVerify('a', async () => {
      at(30_000);
      return {
        uid: 'a',
        email: 'a@b',
        emailVerified: true,
        displayName: null,
        authenticatedAt: new Date(START),
        apiKeyId: null,
        expiresAt: new Date(START + 3_600_000),
      };
    });
    at(60_000);
    await verify('a');
    expect(asked).toEqual(['a']);
  });

  it('evicts the least recently used token', async () => {
    const { asked, verify } = setUp(2);
    for (const token of ['a', 'b', 'a', 'c', 'a', 'b']) await verify(token);
    expect(asked).toEqual(['a', 'b', 'c', 'b']);
  });

  it('caches neither a refusal nor an outage', async () => {
    const { asked, cache, verify } = setUp();
    expect(await cache.getOrVerify('a', async () => Unauthenticated.badToken())).toEqual(Unauthenticated.badToken());
    await expect(cache.getOrVerify('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await verify('a')).toMatchObject({ uid: 'ana' });
    expect(asked).toEqual(['a']);
  });
});
