import type { Stripe } from 'stripe';
import { subscriptionOf } from '../objects/invoice.ts';
import { amountOf } from '../objects/price.ts';
import { itemOf } from '../objects/subscription.ts';
import type { Wire } from '../objects/wire.ts';
import { changePrice } from './billing.ts';
import { cardDeclines } from './customers.ts';
import { attemptPayment } from './invoices.ts';
import { liveSubscriptions, releaseSchedule, scheduleChange, scheduleOf } from './subscriptions.ts';
import type { Provider } from './provider.ts';

type Subscription = Wire<Stripe.Subscription>;

/** The outcome of choosing a price in the portal. */
export type PlanChange = 'changed' | 'scheduled' | 'kept' | 'declined' | 'refused';

/**
 * Changes the plan as our portal is configured: an upgrade at once, prorated; a downgrade from the next period on; the
 * current plan takes a scheduled change back. Refused while an invoice is unpaid or a cancellation is scheduled.
 */
export function choosePlan(provider: Provider, subscription: Subscription, next: Wire<Stripe.Price>): PlanChange {
  if (subscription.status !== 'active' || subscription.cancel_at !== null) return 'refused';
  const current = itemOf(subscription).price;
  if (next.id === current.id) {
    const schedule = scheduleOf(provider, subscription);
    if (schedule) releaseSchedule(provider, schedule);
    return 'kept';
  }
  if (amountOf(next) < amountOf(current)) {
    scheduleChange(provider, subscription, next);
    return 'scheduled';
  }
  if (cardDeclines(provider, subscription.customer as string)) return 'declined';
  changePrice(provider, subscription, next, { invoice: true });
  return 'changed';
}

/** The open invoice of a subscription that has not ended. */
export function openInvoice(provider: Provider, customer: string): Wire<Stripe.Invoice> | undefined {
  const live = new Set(liveSubscriptions(provider, customer).map(({ id }) => id));
  return provider.state
    .all('invoices')
    .find((invoice) => invoice.status === 'open' && live.has(subscriptionOf(invoice)));
}

/** Attempts an open invoice again because the customer asked; returns whether it is paid now. */
export const payNow = (provider: Provider, invoice: Wire<Stripe.Invoice>): boolean =>
  attemptPayment(provider, invoice, true).status === 'paid';
