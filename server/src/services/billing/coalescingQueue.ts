/** Runs work for one key at a time, and coalesces the requests that come meanwhile into one next run. */
export interface CoalescingQueue<Result> {
  /** Adds an item to the next run of the key; resolves with the result of that run. */
  enqueue(key: string, item: string | null): Promise<Result>;
}

interface Run<Result> {
  readonly items: Set<string>;
  readonly result: Promise<Result>;
}

/** A queue over the work: a thousand simultaneous requests for one key make at most two runs. */
export function createCoalescingQueue<Result>(
  work: (key: string, items: readonly string[]) => Promise<Result>,
): CoalescingQueue<Result> {
  const waiting = new Map<string, Run<Result>>();
  const running = new Map<string, Promise<unknown>>();

  const start = async (key: string, items: Set<string>): Promise<Result> => {
    await running.get(key);
    waiting.delete(key);
    const result = work(key, [...items]);
    const settled = result.then(
      () => undefined,
      () => undefined,
    );
    running.set(key, settled);
    void settled.then(() => running.get(key) === settled && running.delete(key));
    return result;
  };

  return {
    enqueue(key, item) {
      const next = waiting.get(key);
      const items = next?.items ?? new Set<string>();
      if (item !== null) items.add(item);
      if (next) return next.result;
      // Starts one microtask later, so that the run is in `waiting` before it can be deleted from there.
      const result = Promise.resolve().then(() => start(key, items));
      waiting.set(key, { items, result });
      return result;
    },
  };
}
