import type { Store } from '../../src/domain/ports.ts';

type Method = (...input: never[]) => unknown;

/** The store, and the names of its calls in their order: `generations.add`. */
export function countCalls(store: Store): { readonly store: Store; readonly calls: string[] } {
  const calls: string[] = [];
  const counted = <Part extends object>(name: string, part: Part): Part =>
    Object.fromEntries(
      Object.entries(part as Record<string, Method>).map(([method, call]) => [
        method,
        (...input: never[]) => {
          calls.push(`${name}.${method}`);
          return call(...input);
        },
      ]),
    ) as Part;
  return {
    store: {
      ...store,
      users: counted('users', store.users),
      generations: counted('generations', store.generations),
      deletedClicks: counted('deletedClicks', store.deletedClicks),
    },
    calls,
  };
}
