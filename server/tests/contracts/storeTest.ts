import type { Store } from '../../src/domain/ports.ts';

/** A test of the contract, given the store that is under test. */
export type Test = (title: string, story: (store: Store) => Promise<void>) => void;
