import { Unauthenticated } from '../failures.ts';

/** The value that the store found, or Unauthenticated where it found none because the account was deleted during the call. */
export const orUnauthenticated = <T>(value: T | null): T | Unauthenticated => value ?? Unauthenticated.badToken();
