const prefix = 'firebase:authUser:';

function storedAccount(): string | null {
  try {
    const key = Object.keys(localStorage).find((name) => name.startsWith(prefix));
    return key === undefined ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the identity SDK stored an account in this browser; told without loading the SDK, which visitors never need. */
export const hasStoredAccount = (): boolean => storedAccount() !== null;

/** Removes the stored account synchronously, so that a page left right afterwards is signed out; throws when it cannot. */
export function forgetStoredAccount(): void {
  // A browser that refuses storage throws when it is read.
  if (!hasStoredAccount()) return;
  for (const name of Object.keys(localStorage)) if (name.startsWith(prefix)) localStorage.removeItem(name);
}

/** What the identity SDK stores of an account, as far as it is read here. */
interface StoredUser {
  readonly uid: string;
  readonly email?: string | null;
  readonly displayName?: string | null;
  readonly providerData: readonly { readonly providerId: string }[];
  readonly stsTokenManager: { readonly accessToken: string; readonly expirationTime: number };
}

const minimumValidityMs = 60_000;

/**
 * The stored account with its token, when that is valid for another minute at least: enough to call the server before
 * the identity SDK is loaded. Null for an account whose address is not verified, because that may change at any time.
 */
export function storedSession(): { user: StoredUser; token: string } | null {
  try {
    const user = JSON.parse(storedAccount() ?? 'null') as StoredUser | null;
    if (!user || user.stsTokenManager.expirationTime < Date.now() + minimumValidityMs) return null;
    const token = user.stsTokenManager.accessToken;
    const [, claims = ''] = token.split('.');
    const { email_verified: verified } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
      email_verified?: boolean;
    };
    return verified === true ? { user, token } : null;
  } catch {
    return null;
  }
}

const uidIn = (stored: string | null): string => (stored ? String((JSON.parse(stored) as { uid?: string }).uid) : '');

/**
 * A page restored from the back/forward cache shows the account of the moment when it was left. When another account, or
 * none, is signed in by now, the page is hidden and reloaded.
 */
export function reloadForAnotherAccount(): void {
  let left = '';
  addEventListener('pagehide', () => (left = uidIn(storedAccount())));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || uidIn(storedAccount()) === left) return;
    document.documentElement.dataset['account'] = '';
    location.reload();
  });
}

/**
 * An inline script of prerendered pages, run before the first paint: hides the visitors' content in browsers that hold
 * an account, for which the application renders the page.
 */
export const hideFromAccountsScript = `try{for(const key in localStorage)if(key.startsWith('${prefix}'))document.documentElement.dataset.account=''}catch{}`;

/** Calls back when another tab signs in or out; returns the function that removes the listener. */
export function onStoredAccountChange(callback: () => void): () => void {
  const listen = (event: StorageEvent) => event.key?.startsWith(prefix) && callback();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
