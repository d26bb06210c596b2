import type { AccountEntry } from '../content/browserStorage';

const prefix = 'bemtevi:conta:';

/** The storage key of an account's entry in this browser; the entry is removed when the account signs out. */
export const accountKey = (uid: string, name: AccountEntry): string => `${accountPrefix(uid)}${name}`;

const accountPrefix = (uid: string): string => `${prefix}${uid}:`;

/** Removes what this browser stores for every account except the given one; null removes all of them. */
export function clearOtherAccounts(uid: string | null): void {
  try {
    const ownPrefix = uid === null ? null : accountPrefix(uid);
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(prefix) && !(ownPrefix && key.startsWith(ownPrefix))) storage.removeItem(key);
      }
    }
  } catch {
    // A browser that refuses storage keeps nothing.
  }
}
