/** Does work of at most so many keys at once, in the order in which they came. */
export interface Turns {
  /** Does the work when it is the key's turn; work of a key whose turn it is does not wait. Null if the turn does not come in time. */
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result | null>;
}

/** Turns for so many keys at once, each waited for at most so many milliseconds. */
export function createTurns(atOnce: number, longestWait: number): Turns {
  /** How much work of each key is under way. */
  const underWay = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();

  /** Whether the turn has come. */
  const begin = (key: string): Promise<boolean> | true => {
    const own = underWay.get(key);
    if (own !== undefined || underWay.size < atOnce) {
      underWay.set(key, (own ?? 0) + 1);
      return true;
    }
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => {
      const others = waiting.get(key)?.filter((one) => one !== go) ?? [];
      if (others.length > 0) waiting.set(key, others);
      else waiting.delete(key);
      resolve(false);
    }, longestWait);
    const go = () => {
      clearTimeout(timer);
      resolve(true);
    };
    waiting.set(key, [...(waiting.get(key) ?? []), go]);
    return promise;
  };

  const end = (key: string) => {
    const left = (underWay.get(key) ?? 1) - 1;
    if (left > 0) {
      underWay.set(key, left);
      return;
    }
    underWay.delete(key);
    const [next] = waiting;
    if (!next) return;
    const [nextKey, begun] = next;
    waiting.delete(nextKey);
    underWay.set(nextKey, begun.length);
    for (const go of begun) go();
  };

  return {
    async take(key, work) {
      if (!(await begin(key))) return null;
      try {
        return await work();
      } finally {
        end(key);
      }
    },
  };
}
