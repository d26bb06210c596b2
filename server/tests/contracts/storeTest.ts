import type { Store } from '../../src/domain/ports.ts';
import type { TestClock } from '../seed/clock.ts';

/** A test of the contract, given the store that is under test and the clock that it runs by. */
export type Test = (title: string, story: (store: Store, clock: TestClock) => Promise<void>) => void;
