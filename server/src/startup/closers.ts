import { logFailure } from '../domain/partUnavailable.ts';
import type { Log } from '../domain/ports.ts';

/** What closes the parts that are open. Node 22 has no AsyncDisposableStack, which would throw errors instead of logging them. */
export interface Closers {
  /** To be called for each part as soon as it is open, with the name that the log gives it. */
  add(name: string, close: () => unknown): void;
  /**
   * Closes the parts, the one opened last first, each after the one before it. One that fails to close is logged, and the
   * others are closed all the same; never rejects. A part is closed once, however often this is called.
   */
  closeAll(): Promise<void>;
}

/** With no part yet. */
export function createClosers(log: Log): Closers {
  const closers: { readonly name: string; readonly close: () => unknown }[] = [];
  return {
    add: (name, close) => void closers.push({ name, close }),

    async closeAll() {
      for (const { name, close } of closers.splice(0).toReversed()) {
        try {
          await close();
        } catch (error) {
          logFailure(log, error, 'a part could not be closed', { closing: name });
        }
      }
    },
  };
}
