const prefix = 'firebase:authUser:';

function storedAccount(): string | null {
  try {
    const key = Object.keys(localStorage).find((name) => name.startsWith(prefix));
    return key === undefined ? null : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether this browser holds an account, known without loading the identity SDK, so that visitors never pay for it. */
export const hasStoredAccount = (): boolean => storedAccount() !== null;

/** Removes the stored account at once, so that a page that is left right after is signed out; throws when it cannot. */
export function forgetStoredAccount(): void {
  // A browser that lets nothing be stored throws at the first look.
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

const usableMs = 60_000;

/**
 * The stored account with its token, as long as that is good for another minute: enough to ask the server before the
 * identity SDK is there. Null for an account whose address is not confirmed, because that may change at any time.
 */
export function storedSession(): { user: StoredUser; token: string } | null {
  try {
    const user = JSON.parse(storedAccount() ?? 'null') as StoredUser | null;
    if (!user || user.stsTokenManager.expirationTime < Date.now() + usableMs) return null;
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
 * A page that comes back from the browser's memory shows whose it was when it was left. Where that is somebody else by
 * now, or nobody, it is hidden and loaded anew.
 */
export function renewForAnotherAccount(): void {
  let left = '';
  addEventListener('pagehide', () => (left = uidIn(storedAccount())));
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || uidIn(storedAccount()) === left) return;
    document.documentElement.dataset['account'] = '';
    location.reload();
  });
}

/**
 * The script of a prerendered page, run before it is painted: hides what is meant for visitors from who has an account,
 * whose page the application renders.
 */
export const hidesFromAccounts = `try{for(const key in localStorage)if(key.startsWith('${prefix}'))document.documentElement.dataset.account=''}catch{}`;

/** Calls back when another tab signs in or out. */
export function onStoredAccount(callback: () => void): () => void {
  const listen = (event: StorageEvent) => event.key?.startsWith(prefix) && callback();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
