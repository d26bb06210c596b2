/** Work on one key at a time, in which all share what was asked for before it began. */
export interface Rounds<Result> {
  /** Joins the next round of the key that has not begun yet, with what it is to take along. */
  join(key: string, item: string | null): Promise<Result>;
}

interface Round<Result> {
  readonly items: Set<string>;
  readonly ended: Promise<Result>;
}

/** A thousand asking at once for one key are two rounds: the one that runs, and the one after it. */
export function createRounds<Result>(work: (key: string, items: readonly string[]) => Promise<Result>): Rounds<Result> {
  const waiting = new Map<string, Round<Result>>();
  const running = new Map<string, Promise<unknown>>();

  const begin = async (key: string, items: Set<string>): Promise<Result> => {
    await running.get(key);
    waiting.delete(key);
    const result = work(key, [...items]);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    running.set(key, ended);
    void ended.then(() => running.get(key) === ended && running.delete(key));
    return result;
  };

  return {
    join(key, item) {
      const next = waiting.get(key);
      const items = next?.items ?? new Set<string>();
      if (item !== null) items.add(item);
      if (next) return next.ended;
      // Waits at least one turn, so that the round is listed before it begins.
      const ended = Promise.resolve().then(() => begin(key, items));
      waiting.set(key, { items, ended });
      return ended;
    },
  };
}
