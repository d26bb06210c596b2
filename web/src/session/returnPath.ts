import type { DeviceEntry } from '../content/browserStorage';

const key: DeviceEntry = 'bemtevi:origem';

/** Stores the path to return to after a sign-up, in this tab only. */
export function storeReturnPath(origin: string): void {
  try {
    sessionStorage.setItem(key, origin);
  } catch {
    // Without storage a sign-up ends on the default page.
  }
}

/** The path to return to after the sign-up in this tab, or null. */
export function storedReturnPath(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
