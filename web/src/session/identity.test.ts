// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.doUnmock('./identitySdk');
  vi.resetModules();
});

const stored = `x.${btoa(JSON.stringify({ email_verified: true }))}.y`;

/** A browser with a stored account whose token expires after so many milliseconds; counts how often the SDK is started. */
async function aBrowser({ expiresInMs, fails = 0 }: { expiresInMs: number | null; fails?: number }) {
  if (expiresInMs !== null) {
    const stsTokenManager = { accessToken: stored, expirationTime: Date.now() + expiresInMs };
    localStorage.setItem('firebase:authUser:chave', JSON.stringify({ uid: 'u1', providerData: [], stsTokenManager }));
  }
  const getIdToken = vi.fn<(force?: boolean) => Promise<string>>(async (force = false) =>
    force ? 'renewed' : 'of the provider',
  );
  let left = fails;
  const initializeApp = vi.fn<() => object>(() => {
    left -= 1;
    if (left >= 0) throw new Error('The SDK was not loaded.');
    return {};
  });
  const auth = {
    currentUser: expiresInMs === null ? null : { getIdToken },
    authStateReady: async () => {},
    onIdTokenChanged: () => () => {},
  };
  vi.doMock('./identitySdk', () => ({ initializeApp, initializeAuth: () => auth, browserLocalPersistence: {} }));
  const { configureIdentity, idToken } = await import('./identity');
  configureIdentity({ projectId: 'p', apiKey: 'k', authDomain: 'd' });
  return { idToken, started: () => initializeApp.mock.calls.length };
}

const anHour = 3_600_000;

it('the stored token is used without the SDK while it is valid', async () => {
  const { idToken, started } = await aBrowser({ expiresInMs: anHour });
  expect(await idToken()).toBe(stored);
  expect(started()).toBe(0);
});

it('a token that was refused is renewed by the provider, although the stored one is still valid', async () => {
  const { idToken, started } = await aBrowser({ expiresInMs: anHour });
  expect(await idToken(true)).toBe('renewed');
  expect(started()).toBe(1);
});

it('once the SDK is loaded, the token is requested from the provider, which renews it on demand only', async () => {
  const { idToken } = await aBrowser({ expiresInMs: anHour });
  await idToken(true);
  expect(await idToken()).toBe('of the provider');
});

it('a stored token that is about to end is left to the provider', async () => {
  const { idToken } = await aBrowser({ expiresInMs: 59_000 });
  expect(await idToken()).toBe('of the provider');
});

it('a visitor has no token, and loads no SDK for it', async () => {
  const { idToken, started } = await aBrowser({ expiresInMs: null });
  expect([await idToken(), await idToken(true)]).toEqual([null, null]);
  expect(started()).toBe(0);
});

it('an SDK that did not load is tried again', async () => {
  const { idToken } = await aBrowser({ expiresInMs: anHour, fails: 1 });
  await expect(idToken(true)).rejects.toThrow('The SDK was not loaded.');
  expect(await idToken(true)).toBe('renewed');
});
