// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Account } from './identity';

beforeEach(() => void vi.resetModules());
let stop = () => {};
afterEach(() => {
  stop();
  vi.doUnmock('./identitySdk');
  vi.resetModules();
});

const anHour = 3_600_000;
const key = 'firebase:authUser:chave';

/** Stores an account in this browser as the provider's SDK does, with a token that expires after so many milliseconds. */
function store(uid: string, expiresInMs: number) {
  const accessToken = `x.${btoa(JSON.stringify({ email_verified: true }))}.y`;
  const stsTokenManager = { accessToken, expirationTime: Date.now() + expiresInMs };
  const providerData = [{ providerId: 'google.com' }];
  const email = `${uid}@loja.example`;
  localStorage.setItem(key, JSON.stringify({ uid, email, displayName: 'Ana', providerData, stsTokenManager }));
}

interface Claims {
  readonly claims: { readonly email_verified?: boolean };
}

/** A user of the provider, whose token the test resolves. */
function aUser(uid: string, providerId = 'password') {
  const token = Promise.withResolvers<Claims>();
  const user = {
    uid,
    email: `${uid}@loja.example`,
    emailVerified: true,
    displayName: null,
    providerData: [{ providerId }],
    getIdTokenResult: () => token.promise,
  };
  return { user, token };
}

/** The identity module of a browser, with a stand-in for the provider's SDK. */
async function aBrowser({ emulatorUrl = null, loads = true }: { emulatorUrl?: string | null; loads?: boolean } = {}) {
  let change: (user: object | null) => void = () => {};
  const signOut = vi.fn<() => Promise<void>>(async () => {});
  const connectAuthEmulator = vi.fn<(auth: object, url: string) => void>();
  const auth = {
    languageCode: null as string | null,
    currentUser: null,
    authStateReady: async () => {},
    signOut,
    onIdTokenChanged: (listener: typeof change) => {
      change = listener;
      return () => void (change = () => {});
    },
  };
  const initializeApp = vi.fn<(options: object) => object>(() => {
    if (!loads) throw new Error('The SDK was not loaded.');
    return {};
  });
  vi.doMock('./identitySdk', () => ({
    initializeApp,
    initializeAuth: () => auth,
    browserLocalPersistence: {},
    connectAuthEmulator,
  }));
  const identity = await import('./identity');
  identity.configureIdentity({ projectId: 'p', apiKey: 'k', authDomain: 'd', emulatorUrl });
  const received: (Account | null)[] = [];
  const failures: unknown[] = [];
  stop = identity.onAccountChange(
    async (account) => void received.push(account),
    (error) => void failures.push(error),
  );
  return {
    ...identity,
    auth,
    received,
    failures,
    connectAuthEmulator,
    uids: () => received.map((account) => account?.uid ?? null),
    started: () => initializeApp.mock.calls.length,
    change: (user: object | null) => change(user),
  };
}

it('a stored account with a valid token is reported at once, with its sign-in method, and without the SDK', async () => {
  store('ana', anHour);
  const { received, started } = await aBrowser();
  expect(received).toEqual([
    { uid: 'ana', email: 'ana@loja.example', emailVerified: true, displayName: 'Ana', hasPassword: false },
  ]);
  expect(started()).toBe(0);
});

it('a stored account with an expired token is read from the provider, in Portuguese', async () => {
  store('ana', -anHour);
  const { received, auth, started, connectAuthEmulator } = await aBrowser();
  expect(received).toEqual([]);
  await vi.waitFor(() => expect([started(), auth.languageCode]).toEqual([1, 'pt-BR']));
  expect(connectAuthEmulator).not.toHaveBeenCalled();
});

it('an SDK that cannot be loaded is reported to a listener that waits for a stored account, until it is removed', async () => {
  store('ana', -anHour);
  const first = await aBrowser({ loads: false });
  await vi.waitFor(() => expect(first.failures).toHaveLength(1));
  stop();
  vi.resetModules();
  const second = await aBrowser({ loads: false });
  stop();
  await expect(second.preloadIdentity()).rejects.toThrow('The SDK was not loaded.');
  expect(second.failures).toEqual([]);
});

it('an account is verified as its token says, and as the provider says only where there is no token', async () => {
  const browser = await aBrowser({ emulatorUrl: 'http://localhost:9099' });
  await browser.preloadIdentity();
  expect(browser.connectAuthEmulator.mock.calls[0]?.[1]).toBe('http://localhost:9099');
  for (const [answer, isVerified] of [
    [{ claims: { email_verified: false } }, false],
    [{ claims: {} }, false],
    [{ claims: { email_verified: true } }, true],
    [null, true],
  ] as const) {
    const { user, token } = aUser('ana');
    browser.change(user);
    if (answer) token.resolve(answer);
    else token.reject(new Error('no network'));
    await vi.waitFor(() => expect(browser.received.at(-1)?.emailVerified).toBe(isVerified));
    expect(browser.received.at(-1)?.hasPassword).toBe(true);
    browser.received.length = 0;
  }
});

it('a change that a newer one has overtaken, or that comes after the listener was removed, is not reported', async () => {
  const browser = await aBrowser();
  await browser.preloadIdentity();
  const [ana, bia, eva] = [aUser('ana'), aUser('bia', 'google.com'), aUser('eva')];
  browser.change(ana.user);
  browser.change(bia.user);
  bia.token.resolve({ claims: {} });
  await vi.waitFor(() => expect(browser.uids()).toEqual(['bia']));
  expect(browser.received[0]?.hasPassword).toBe(false);
  ana.token.resolve({ claims: {} });
  await new Promise((resolve) => setTimeout(resolve));
  expect(browser.uids()).toEqual(['bia']);
  browser.change(eva.user);
  stop();
  eva.token.resolve({ claims: {} });
  await browser.signOut();
  expect(browser.uids()).toEqual(['bia']);
});

it('signing out forgets the stored account and tells the listener, with and without the SDK', async () => {
  store('ana', anHour);
  const browser = await aBrowser();
  await browser.signOut();
  expect([localStorage.getItem(key), browser.uids(), browser.auth.signOut.mock.calls.length]).toEqual([
    null,
    ['ana', null],
    0,
  ]);
  await browser.preloadIdentity();
  await browser.signOut();
  expect(browser.auth.signOut).toHaveBeenCalledOnce();
  expect(browser.uids().at(-1)).toBeNull();
});

it('an account that signs in in another tab is read from the provider as long as there is a listener', async () => {
  const left = await aBrowser();
  stop();
  dispatchEvent(new StorageEvent('storage', { key }));
  await vi.dynamicImportSettled();
  expect(left.started()).toBe(0);
  vi.resetModules();
  const { started } = await aBrowser();
  dispatchEvent(new StorageEvent('storage', { key: 'bemtevi:ver' }));
  await vi.dynamicImportSettled();
  expect(started()).toBe(0);
  store('ana', anHour);
  dispatchEvent(new StorageEvent('storage', { key }));
  await vi.waitFor(() => expect(started()).toBe(1));
});

it('once the SDK is loaded, the stored account is not reported beside that of the provider', async () => {
  const browser = await aBrowser();
  await browser.preloadIdentity();
  store('ana', anHour);
  const received: unknown[] = [];
  const stopOther = browser.onAccountChange(
    async (account) => void received.push(account),
    () => {},
  );
  stopOther();
  expect(received).toEqual([]);
});
