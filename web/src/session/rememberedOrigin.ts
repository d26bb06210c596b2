const key = 'bemtevi:origem';

/** Keeps where somebody came from for after a sign-up, which leads through other pages; in this tab only. */
export function rememberOrigin(origin: string): void {
  try {
    sessionStorage.setItem(key, origin);
  } catch {
    // Without storage a sign-up ends where it always does.
  }
}

/** Where whoever signs up in this tab came from, or null. */
export function rememberedOrigin(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
