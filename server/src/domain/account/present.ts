import { Unauthenticated } from '../failures.ts';

/** What the store has of an account that was there when the call began; the refusal of a deleted account when it is gone. */
export const present = <T>(value: T | null): T | Unauthenticated => value ?? Unauthenticated.badToken();
