import type { Store } from '../../src/domain/ports.ts';

type Method = (...input: never[]) => unknown;

export interface WatchedStore {
  readonly store: Store;
  /** The names of the calls in their order: `generations.add`. */
  readonly calls: string[];
  /** Runs the work once, before the next call of that name is made. */
  before(name: string, work: () => Promise<unknown>): void;
}

/** Wraps the store: records the names of its calls, and runs work of the test before the next call of a name. */
export function watchCalls(store: Store): WatchedStore {
  const calls: string[] = [];
  const preceding = new Map<string, () => Promise<unknown>>();
  const watched = <Part extends object>(part: string, methods: Part): Part =>
    Object.fromEntries(
      Object.entries(methods as Record<string, Method>).map(([method, call]) => {
        const name = `${part}.${method}`;
        return [
          method,
          async (...input: never[]) => {
            calls.push(name);
            const work = preceding.get(name);
            preceding.delete(name);
            await work?.();
            return call(...input);
          },
        ];
      }),
    ) as Part;
  return {
    store: {
      ...store,
      users: watched('users', store.users),
      generations: watched('generations', store.generations),
      deletedClicks: watched('deletedClicks', store.deletedClicks),
    },
    calls,
    before: (name, work) => void preceding.set(name, work),
  };
}
