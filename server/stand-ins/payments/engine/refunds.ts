import type { Stripe } from 'stripe';
import { disputeObject, refundObject } from '../objects/refund.ts';
import type { Wire } from '../objects/wire.ts';
import { emit } from './events.ts';
import type { World } from './world.ts';

type Charge = Wire<Stripe.Charge>;

/** Gives money back to the card. The caller has checked that there is so much left. */
export function refundCharge(
  world: World,
  charge: Charge,
  options: { amount: number; reason: Stripe.RefundCreateParams.Reason | null; metadata: Stripe.Metadata },
): Wire<Stripe.Refund> {
  const refund = refundObject({ ...options, charge, created: world.now() });
  const refunded = charge.amount_refunded + options.amount;
  const row: Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount };
  world.state.put('charges', row);
  world.state.put('refunds', refund);
  emit(world, 'refund.created', refund);
  emit(world, 'charge.refunded', row, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return refund;
}

/** The customer's bank takes the money back and opens a dispute. The subscription is not touched by that. */
export function openDispute(world: World, charge: Charge): Wire<Stripe.Dispute> {
  const dispute = disputeObject(charge, world.now());
  world.state.put('disputes', dispute);
  world.state.put('charges', { ...charge, disputed: true });
  emit(world, 'charge.dispute.created', dispute);
  return dispute;
}

/** The bank's word on a dispute. */
export function closeDispute(
  world: World,
  dispute: Wire<Stripe.Dispute>,
  status: 'won' | 'lost',
): Wire<Stripe.Dispute> {
  const closed = { ...dispute, status };
  world.state.put('disputes', closed);
  emit(world, 'charge.dispute.closed', closed, { status: dispute.status });
  return closed;
}
