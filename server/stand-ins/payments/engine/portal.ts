import type { Stripe } from 'stripe';
import { subscriptionOf } from '../objects/invoice.ts';
import { amountOf } from '../objects/price.ts';
import { itemOf } from '../objects/subscription.ts';
import type { Wire } from '../objects/wire.ts';
import { changePrice } from './billing.ts';
import { cardDeclines } from './customers.ts';
import { attemptPayment } from './invoices.ts';
import { liveSubscriptions, releaseSchedule, scheduleChange, scheduleOf } from './subscriptions.ts';
import type { World } from './world.ts';

type Subscription = Wire<Stripe.Subscription>;

/** What became of a customer's wish for another price. */
export type PlanChange = 'changed' | 'scheduled' | 'kept' | 'declined' | 'refused';

/**
 * Changes the plan as our portal is configured: a dearer one at once, charged for the rest of the period; a cheaper one
 * from the next period on; the present one takes a planned change back. Nothing changes when the card is declined, or
 * while something is unpaid or about to end.
 */
export function choosePlan(world: World, subscription: Subscription, next: Wire<Stripe.Price>): PlanChange {
  if (subscription.status !== 'active' || subscription.cancel_at !== null) return 'refused';
  const present = itemOf(subscription).price;
  if (next.id === present.id) {
    const schedule = scheduleOf(world, subscription);
    if (schedule) releaseSchedule(world, schedule);
    return 'kept';
  }
  if (amountOf(next) < amountOf(present)) {
    scheduleChange(world, subscription, next);
    return 'scheduled';
  }
  if (cardDeclines(world, subscription.customer as string)) return 'declined';
  changePrice(world, subscription, next, { invoice: true });
  return 'changed';
}

/** The invoice that waits for its money; what an ended subscription left open is not asked for any more. */
export function openInvoice(world: World, customer: string): Wire<Stripe.Invoice> | undefined {
  const live = new Set(liveSubscriptions(world, customer).map(({ id }) => id));
  return world.state.all('invoices').find((invoice) => invoice.status === 'open' && live.has(subscriptionOf(invoice)));
}

/** Tries an open invoice again, at the customer's wish; says whether it is paid now. */
export const payNow = (world: World, invoice: Wire<Stripe.Invoice>): boolean =>
  attemptPayment(world, invoice, true).status === 'paid';
