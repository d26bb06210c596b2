/** Limits how many keys have work running at once; waiting keys start in the order in which they came. */
export interface KeyedLimiter {
  /**
   * Runs the work once its key may run; work of a key that is running already starts at once. Resolves to null, without
   * running the work, when the key has waited for too long.
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result | null>;
}

/** Creates a limiter for `maxKeys` keys at once, each of which waits for `maxWaitMs` milliseconds at most. */
export function createKeyedLimiter(maxKeys: number, maxWaitMs: number): KeyedLimiter {
  /** How many pieces of work of each key are running. */
  const running = new Map<string, number>();
  /** For each waiting key, what starts its work. */
  const waiting = new Map<string, (() => void)[]>();

  /** Resolves to whether the work may run; false after the longest wait. */
  const acquire = (key: string): Promise<boolean> | true => {
    const count = running.get(key);
    if (count !== undefined || running.size < maxKeys) {
      running.set(key, (count ?? 0) + 1);
      return true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      const others = waiting.get(key)?.filter((one) => one !== start) ?? [];
      if (others.length > 0) waiting.set(key, others);
      else waiting.delete(key);
      resolve(false);
    }, maxWaitMs);
    const start = () => {
      clearTimeout(timer);
      resolve(true);
    };
    waiting.set(key, [...(waiting.get(key) ?? []), start]);
    return promise;
  };

  /** Ends a piece of work; with the last one of its key, all work of the next key starts. */
  const release = (key: string) => {
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) {
      running.set(key, left);
      return;
    }
    running.delete(key);
    const [next] = waiting;
    if (!next) return;
    const [nextKey, starts] = next;
    waiting.delete(nextKey);
    running.set(nextKey, starts.length);
    for (const start of starts) start();
  };

  return {
    async run(key, work) {
      if (!(await acquire(key))) return null;
      try {
        return await work();
      } finally {
        release(key);
      }
    },
  };
}
