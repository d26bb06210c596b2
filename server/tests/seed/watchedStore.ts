import type { Store } from '../../src/domain/ports.ts';

type Method = (...input: never[]) => unknown;

export interface WatchedStore {
  readonly store: Store;
  /** The names of the calls in their order: `generations.add`. */
  readonly calls: string[];
  /** Does the work once, when the call of that name comes next and before it is made. */
  before(name: string, work: () => Promise<unknown>): void;
}

/** The store, whose calls are written down and can be preceded by what another caller does in between. */
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
