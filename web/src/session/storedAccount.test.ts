// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetStoredAccount, hasStoredAccount, storedSession } from './storedAccount';

const now = new Date('2026-11-23T12:00:00Z').getTime();
const claims = (verified: boolean) => `x.${btoa(JSON.stringify({ email_verified: verified }))}.y`;

function store(expiresInMs: number, verified = true): void {
  const stsTokenManager = { accessToken: claims(verified), expirationTime: now + expiresInMs };
  localStorage.setItem('firebase:authUser:chave', JSON.stringify({ uid: 'u1', providerData: [], stsTokenManager }));
}

beforeEach(() => void vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['is good for an hour', 3_600_000, true],
  ['is good for a minute', 60_000, true],
  ['ends within a minute', 59_999, false],
  ['has just ended', -1_000, false],
  ['ended long ago', -3_600_000, false],
])('a stored token that %s is used at once: $2', (_, expiresInMs, isUsed) => {
  store(expiresInMs);
  expect(storedSession()?.token ?? null).toBe(isUsed ? claims(true) : null);
});

it('neither the token of an unverified address nor a malformed token is used', () => {
  store(3_600_000, false);
  expect(storedSession()).toBeNull();
  localStorage.setItem('firebase:authUser:chave', '{"uid":"u1"}');
  expect(storedSession()).toBeNull();
  localStorage.setItem('firebase:authUser:chave', 'lixo');
  expect(storedSession()).toBeNull();
});

it('a forgotten account is removed from the browser', () => {
  store(3_600_000);
  expect(hasStoredAccount()).toBe(true);
  forgetStoredAccount();
  expect([hasStoredAccount(), storedSession()]).toEqual([false, null]);
});
