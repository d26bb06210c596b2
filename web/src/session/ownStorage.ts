import type { OwnEntry } from '../content/browserStorage';

const prefix = 'bemtevi:conta:';

/** Where something of an account is kept in this browser, until the account signs out of it. */
export const ownKey = (uid: string, name: OwnEntry): string => `${startOf(uid)}${name}`;

const startOf = (uid: string): string => `${prefix}${uid}:`;

/** Removes what this browser keeps of every account but the one given. */
export function forgetOthers(uid: string | null): void {
  try {
    const kept = uid === null ? null : startOf(uid);
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(prefix) && !(kept && key.startsWith(kept))) storage.removeItem(key);
      }
    }
  } catch {
    // A browser that refuses storage keeps nothing.
  }
}
