/** A time limit, with a signal and a promise of its end. */
export interface TimeLimit {
  /** Aborts at the end. */
  readonly signal: AbortSignal;
  /** Resolves at the end. */
  readonly whenOver: Promise<void>;
  /** Frees the timer; no end comes after that. */
  clear(): void;
}

/**
 * Starts a limit of so many milliseconds, which ends early when the signal aborts. It is a timer of its own: an AbortSignal.timeout() cannot be cleared,
 * and on Node.js 24.16 and 24.21 one that only AbortSignal.any() knows of is garbage collected, and then never aborts what
 * was composed, unless something listens to that (https://github.com/nodejs/node/issues/65995).
 */
export function startTimeLimit(signal: AbortSignal, ms: number): TimeLimit {
  const controller = new AbortController();
  const { promise: whenOver, resolve } = Promise.withResolvers<void>();
  const end = () => {
    clear();
    controller.abort();
    resolve();
  };
  const timer = setTimeout(end, ms);
  const clear = () => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  };
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  return { signal: controller.signal, whenOver, clear };
}
