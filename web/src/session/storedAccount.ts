const prefix = 'firebase:authUser:';

/** Whether this browser holds an account, known without loading the identity SDK, so that visitors never pay for it. */
export function hasStoredAccount(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix));
  } catch {
    return false;
  }
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
