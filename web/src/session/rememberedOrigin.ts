import type { DeviceEntry } from '../content/browserStorage';

const key: DeviceEntry = 'bemtevi:origem';

/** Stores the page to return to after a sign-up, in this tab only. */
export function rememberOrigin(origin: string): void {
  try {
    sessionStorage.setItem(key, origin);
  } catch {
    // Without storage a sign-up ends where it always does.
  }
}

/** The page to return to after the sign-up in this tab, or null. */
export function rememberedOrigin(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
