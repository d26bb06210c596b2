import type { createStripePayments } from '../../src/adapters/payments/stripe.ts';
import { planOf } from '../../src/domain/billing/plan.ts';
import * as standIn from '../../stand-ins/payments/tests/aPaymentsStandIn.ts';

export { unlimitedPayments } from './unlimitedPayments.ts';
export type { TestPayments } from '../../stand-ins/payments/tests/aPaymentsStandIn.ts';

const priceList = { voo: planOf('plano_voo'), revoada: planOf('plano_revoada') };

/** A payments stand-in that sells the product's plans, as `createApp` starts it. */
export const aPaymentsStandIn = (options: standIn.TestPaymentsOptions = {}): Promise<standIn.TestPayments> =>
  standIn.aPaymentsStandIn({ priceList, ...options });

/** How the Stripe adapter is set up to talk to a stand-in. */
export const stripeAt = ({
  secretKey,
  webhookSecret,
  prices,
  host,
  port,
}: standIn.TestPayments): Parameters<typeof createStripePayments>[0] => ({
  secretKey,
  webhookSecrets: [webhookSecret],
  prices: { voo: [prices.voo], revoada: [prices.revoada] },
  publicUrl: 'https://bemtevi.example',
  at: { host, port },
  log: { info() {}, warn() {}, error() {} },
});
