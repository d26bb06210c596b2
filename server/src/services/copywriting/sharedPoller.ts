import { setTimeout as sleep } from 'node:timers/promises';

/** The pause between two reads of the store, in milliseconds. */
export const pollIntervalMs = 100;

/** Polls the store until another call has finished its work; repeats of one click that wait share each read. */
export interface SharedPoller<Key extends readonly string[], State> {
  /**
   * Reads the state until `isDone`; the first read comes after {@link pollIntervalMs}, because the caller has just read it.
   * Resolves with the state that was done, or with null when the signal aborts.
   */
  pollUntil(
    key: Key,
    isDone: (state: State) => boolean | Promise<boolean>,
    signal: AbortSignal,
  ): Promise<{ readonly state: State } | null>;
}

/** Creates a poller over `read`, which gets the parts of the key: one read a key and interval, however many calls wait. */
export function createSharedPoller<Key extends readonly string[], State>(
  read: (...key: Key) => Promise<State>,
): SharedPoller<Key, State> {
  const recentReads = new Map<string, Promise<State>>();

  function sharedRead(key: Key): Promise<State> {
    const name = key.join(' ');
    const recent = recentReads.get(name);
    if (recent) return recent;
    const state = read(...key);
    recentReads.set(name, state);
    setTimeout(() => recentReads.delete(name), pollIntervalMs).unref();
    return state;
  }

  return {
    async pollUntil(key, isDone, signal) {
      for (;;) {
        // No shorter than a read is shared, so that this call gets no state from before it began.
        await sleep(pollIntervalMs);
        if (signal.aborted) return null;
        const state = await sharedRead(key);
        if (await isDone(state)) return { state };
      }
    },
  };
}
