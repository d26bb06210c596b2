import { planOf } from '../../src/domain/plan.ts';
import type { RateLimit } from '../../src/domain/ports.ts';
import * as standIn from '../../stand-ins/payments/tests/aPaymentsStandIn.ts';

export type { TestPayments } from '../../stand-ins/payments/tests/aPaymentsStandIn.ts';

const priceList = { voo: planOf('plano_voo'), revoada: planOf('plano_revoada') };

/** A payments stand-in that sells the product's plans, as `createApp` starts it. */
export const aPaymentsStandIn = (options: standIn.TestPaymentsOptions = {}): Promise<standIn.TestPayments> =>
  standIn.aPaymentsStandIn({ priceList, ...options });

/** A rate that no test reaches, for those that buy more often in a minute than an owner may (rule 7.7). */
export const manyPayments: RateLimit = { name: 'payments', points: 10_000, seconds: 60 };
