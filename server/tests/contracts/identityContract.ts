import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unauthenticated } from '../../src/domain/failures.ts';
import type { Identity } from '../../src/domain/ports.ts';
import { claimsOf, nowInSeconds } from '../identity/tokens.ts';
import type { Claims } from '../identity/tokens.ts';

export interface IdentityHarness {
  readonly identity: Identity;
  readonly projectId: string;
  /** A token as the provider would issue it, with the given claims. */
  token(claims: Claims): string;
  /** An account that may sign in; its uid. */
  account(): Promise<string>;
  revoke(uid: string): Promise<void>;
  disable(uid: string): Promise<void>;
  /** Moves the adapter's clock. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** What every Identity promises, whoever issues the tokens. */
export const identityContract = (name: string, open: () => Promise<IdentityHarness>): void => {
  describe(`identity by ${name}`, () => {
    let harness: IdentityHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness?.close());

    const verifying = async (extra: Claims) => {
      const uid = await harness.account();
      return harness.identity.verify(harness.token(claimsOf(harness.projectId, uid, extra)));
    };

    it('returns the principal of a valid token', async () => {
      const uid = await harness.account();
      const [exp, authTime] = [nowInSeconds() + 1_800, nowInSeconds() - 900];
      const principal = await harness.identity.verify(
        harness.token(claimsOf(harness.projectId, uid, { exp, auth_time: authTime })),
      );
      expect(principal).toEqual({
        uid,
        email: 'ana@padaria.com.br',
        emailVerified: true,
        displayName: 'Ana',
        authenticatedAt: new Date(authTime * 1000),
        expiresAt: new Date(exp * 1000),
        apiKeyId: null,
      });
    });

    it('returns a principal without a name, and one with an unverified e-mail', async () => {
      expect(await verifying({ name: undefined, email_verified: false })).toMatchObject({
        displayName: null,
        emailVerified: false,
      });
    });

    it("returns the principal of a token that the provider's clock, half a minute ahead, has just issued", async () => {
      const ahead = nowInSeconds() + 30;
      expect(await verifying({ iat: ahead, auth_time: ahead })).toMatchObject({ email: 'ana@padaria.com.br' });
    });

    const bad: Record<string, () => Claims> = {
      'that has expired': () => ({ exp: nowInSeconds() - 1 }),
      'that never expires': () => ({ exp: undefined }),
      'of another project': () => ({ aud: 'other', iss: 'https://securetoken.google.com/other' }),
      'for another audience': () => ({ aud: 'other' }),
      'by another issuer': () => ({ iss: 'https://accounts.google.com' }),
      'for nobody': () => ({ sub: undefined }),
      'for somebody unknown': () => ({ sub: 'nobody' }),
      'issued in the future': () => ({ iat: nowInSeconds() + 3_600 }),
      'of a sign-in in the future': () => ({ auth_time: nowInSeconds() + 3_600 }),
      'without the time of sign-in': () => ({ auth_time: undefined }),
      'without an e-mail': () => ({ email: undefined }),
    };
    it.each(Object.entries(bad))('refuses a token %s', async (_what, extra) => {
      expect(await verifying(extra())).toEqual(Unauthenticated.badToken());
    });

    // The encoded parts say null, {} and {"typ":"JWT"}.
    const garbage = ['', 'x', '..', 'a.b.c', 'bnVsbA.bnVsbA.', 'eyJ0eXAiOiJKV1QifQ.bnVsbA.x', 'e30.e30.e30'];
    it.each(garbage)('refuses a malformed token: %s', async (token) => {
      expect(await harness.identity.verify(token)).toEqual(Unauthenticated.badToken());
    });

    it('refuses a token that is too long', async () => {
      expect(await verifying({ padding: 'x'.repeat(10_000) })).toEqual(Unauthenticated.badToken());
    });

    it('removes an account, and succeeds when it is gone', async () => {
      const uid = await harness.account();
      await harness.identity.remove(uid);
      await harness.identity.remove(uid);
      const token = harness.token(claimsOf(harness.projectId, uid));
      expect(await harness.identity.verify(token)).toEqual(Unauthenticated.badToken());
    });

    it('returns the principal of an account without a sign-in, until a minute after it is disabled', async () => {
      const uid = await harness.account();
      const principal = await harness.identity.principalOf(uid);
      expect(principal).toMatchObject({ uid, email: expect.stringContaining('@loja.com.br'), apiKeyId: null });
      expect(principal).toMatchObject({ authenticatedAt: new Date(0) });
      await harness.disable(uid);
      harness.advance(60_000);
      expect(await harness.identity.principalOf(uid)).toEqual(Unauthenticated.badToken());
      expect(await harness.identity.principalOf('nobody')).toEqual(Unauthenticated.badToken());
    });

    it.each(['revoke', 'disable'] as const)('refuses the token within a minute of %s', async (end) => {
      const uid = await harness.account();
      const token = harness.token(claimsOf(harness.projectId, uid));
      expect(await harness.identity.verify(token)).toMatchObject({ uid });
      await harness[end](uid);
      harness.advance(60_000);
      expect(await harness.identity.verify(token)).toEqual(Unauthenticated.badToken());
    });
  });
};
