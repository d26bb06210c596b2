import type { RateLimit } from '../../src/domain/ports.ts';

/** A rate that no test reaches, for those that buy more often in a minute than an owner may (rule 7.7). */
export const unlimitedPayments: RateLimit = { name: 'payments', points: 10_000, seconds: 60 };
