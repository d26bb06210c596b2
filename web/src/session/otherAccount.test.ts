// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { forgetStoredAccount, hasStoredAccount, hideFromAccountsScript, storedSession } from './storedAccount';

const key = 'firebase:authUser:chave';
const storeAccount = (uid: string) => localStorage.setItem(key, JSON.stringify({ uid }));
const { dataset } = document.documentElement;

afterEach(() => {
  delete dataset['account'];
  vi.unstubAllGlobals();
});

it('a stored token in base64url is decoded', () => {
  // The claims contain both characters in which base64url differs from base64.
  const claims = btoa(JSON.stringify({ name: '>>>???~~~ûïþ', email_verified: true }))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
  expect(claims).toMatch(/-.*_|_.*-/);
  const stsTokenManager = { accessToken: `x.${claims}.y`, expirationTime: Date.now() + 3_600_000 };
  localStorage.setItem(key, JSON.stringify({ uid: 'ana', providerData: [], stsTokenManager }));
  expect(storedSession()?.user.uid).toBe('ana');
});

it('every stored account is removed, and other stored values stay', () => {
  storeAccount('ana');
  localStorage.setItem('firebase:authUser:outra', JSON.stringify({ uid: 'bia' }));
  localStorage.setItem('bemtevi:ver', 'texto');
  forgetStoredAccount();
  expect([hasStoredAccount(), Object.keys(localStorage)]).toEqual([false, ['bemtevi:ver']]);
});

/** Leaves a page and shows it again, from the back/forward cache when `persisted`. */
async function leaveAndReturn(before: string | null, now: string | null, persisted: boolean) {
  vi.resetModules();
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const { reloadForAnotherAccount } = await import('./storedAccount');
  const listeners = new AbortController();
  const add = globalThis.addEventListener.bind(globalThis);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
    add(type, listener, { signal: listeners.signal }),
  );
  reloadForAnotherAccount();
  if (before !== null) storeAccount(before);
  dispatchEvent(new Event('pagehide'));
  localStorage.clear();
  if (now !== null) storeAccount(now);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  listeners.abort();
  return { isHidden: 'account' in dataset, reloads: reload.mock.calls.length };
}

it.each([
  ['somebody else', 'ana', 'bia', true],
  ['nobody', 'ana', null, true],
  ['an account where there was none', null, 'ana', true],
  ['the same account', 'ana', 'ana', false],
  ['nobody, as before', null, null, false],
])('a page from the back/forward cache is hidden and loaded anew for %s: $3', async (_, before, now, isRenewed) => {
  expect(await leaveAndReturn(before, now, true)).toEqual({ isHidden: isRenewed, reloads: isRenewed ? 1 : 0 });
});

it('a page that is shown for the first time is loaded once', async () => {
  expect(await leaveAndReturn('ana', 'bia', false)).toEqual({ isHidden: false, reloads: 0 });
});

it('the script of a prerendered page hides it from who has an account, and only from them', () => {
  const run = () => void window.eval(hideFromAccountsScript);
  localStorage.setItem('bemtevi:ver', 'texto');
  run();
  expect('account' in dataset).toBe(false);
  storeAccount('ana');
  run();
  expect('account' in dataset).toBe(true);
});
