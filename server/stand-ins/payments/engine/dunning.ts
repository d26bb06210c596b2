import type { Stripe } from 'stripe';
import type { Wire } from '../objects/wire.ts';
import { days } from './calendar.ts';
import { cancelNow, changeSubscription } from './subscriptions.ts';
import type { World } from './world.ts';

/** After a refused payment the card is tried again this long after the try before: 3, 5 and 7 days. */
const retriesAfter = [days(3), days(5), days(7)];

/** When the refused invoice is tried again; null after the last retry, and for a first payment, which is not retried. */
export function nextRetry(world: World, invoice: Wire<Stripe.Invoice>): number | null {
  if (invoice.billing_reason === 'subscription_create') return null;
  const wait = retriesAfter[invoice.attempt_count - 1];
  return wait === undefined ? null : world.now() + wait;
}

/** What the settings say about a subscription whose last retry was refused: it ends, or stays without being paid. */
export function afterLastRetry(world: World, subscription: Wire<Stripe.Subscription>): void {
  if (world.settings().afterRetries === 'cancel') cancelNow(world, subscription, 'payment_failed');
  else changeSubscription(world, subscription, { ...subscription, status: 'unpaid' });
}
