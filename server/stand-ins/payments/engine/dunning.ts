import type { Stripe } from 'stripe';
import type { Wire } from '../objects/wire.ts';
import { days } from './calendar.ts';
import { cancelNow, changeSubscription } from './subscriptions.ts';
import type { Provider } from './provider.ts';

/** The waits between attempts of a declined payment. */
const retriesAfter = [days(3), days(5), days(7)];

/** When a declined invoice is attempted again; null after the last retry, and for a first payment, which has none. */
export function nextRetry(provider: Provider, invoice: Wire<Stripe.Invoice>): number | null {
  if (invoice.billing_reason === 'subscription_create') return null;
  const wait = retriesAfter[invoice.attempt_count - 1];
  return wait === undefined ? null : provider.now() + wait;
}

/** Cancels a subscription whose last retry was declined, or leaves it unpaid, as the settings say. */
export function afterLastRetry(provider: Provider, subscription: Wire<Stripe.Subscription>): void {
  if (provider.settings().afterRetries === 'cancel') cancelNow(provider, subscription, 'payment_failed');
  else changeSubscription(provider, subscription, { ...subscription, status: 'unpaid' });
}
