import { setTimeout as sleep } from 'node:timers/promises';

/** The pause between two looks at what another call is serving, in milliseconds. */
export const lookAgainMs = 100;

/** Looks at the store, shared by the repeats that wait for the call that serves them. */
export interface SharedLooks<Key extends readonly string[], Seen> {
  /**
   * Looks until it is as wanted, not at once: what led here was seen a moment ago. Resolves with what was seen, or with null
   * when the client has left.
   */
  until(
    key: Key,
    isWanted: (seen: Seen) => boolean | Promise<boolean>,
    signal: AbortSignal,
  ): Promise<{ readonly seen: Seen } | null>;
}

/** Looks by the function, whose key names what it looks at: one look in a moment, however many wait. */
export function createSharedLooks<Key extends readonly string[], Seen>(
  lookAt: (...key: Key) => Promise<Seen>,
): SharedLooks<Key, Seen> {
  const recent = new Map<string, Promise<Seen>>();

  function look(key: Key): Promise<Seen> {
    const name = key.join(' ');
    const known = recent.get(name);
    if (known) return known;
    const seen = lookAt(...key);
    recent.set(name, seen);
    setTimeout(() => recent.delete(name), lookAgainMs).unref();
    return seen;
  }

  return {
    async until(key, isWanted, signal) {
      for (;;) {
        // Longer than a look is shared: whatever is seen then was looked at after the call.
        await sleep(lookAgainMs);
        if (signal.aborted) return null;
        const seen = await look(key);
        if (await isWanted(seen)) return { seen };
      }
    },
  };
}
