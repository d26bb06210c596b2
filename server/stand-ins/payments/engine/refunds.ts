import type { Stripe } from 'stripe';
import { disputeObject, refundObject } from '../objects/refund.ts';
import type { Wire } from '../objects/wire.ts';
import { emit } from './events.ts';
import type { Provider } from './provider.ts';

type Charge = Wire<Stripe.Charge>;

/** Refunds a part of a charge, or the whole. The caller has checked that so much is left. */
export function refundCharge(
  provider: Provider,
  charge: Charge,
  options: { amount: number; reason: Stripe.RefundCreateParams.Reason | null; metadata: Stripe.Metadata },
): Wire<Stripe.Refund> {
  const refund = refundObject({ ...options, charge, created: provider.now() });
  const refunded = charge.amount_refunded + options.amount;
  const row: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  provider.state.put('charges', row);
  provider.state.put('refunds', refund);
  emit(provider, 'refund.created', refund);
  emit(provider, 'charge.refunded', row, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return refund;
}

/** Opens a dispute (chargeback) of a charge. The subscription goes on. */
export function openDispute(provider: Provider, charge: Charge): Wire<Stripe.Dispute> {
  const dispute = disputeObject(charge, provider.now());
  provider.state.put('disputes', dispute);
  provider.state.put('charges', { ...charge, disputed: true });
  emit(provider, 'charge.dispute.created', dispute);
  return dispute;
}

/** Closes a dispute, won or lost. */
export function closeDispute(
  provider: Provider,
  dispute: Wire<Stripe.Dispute>,
  status: 'won' | 'lost',
): Wire<Stripe.Dispute> {
  const closed = { ...dispute, status };
  provider.state.put('disputes', closed);
  emit(provider, 'charge.dispute.closed', closed, { status: dispute.status });
  return closed;
}
