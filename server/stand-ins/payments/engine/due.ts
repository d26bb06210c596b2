import { itemOf } from '../objects/subscription.ts';
import { renew } from './billing.ts';
import { expireCheckout } from './checkout.ts';
import { attemptPayment, finalizeInvoice } from './invoices.ts';
import { cancelNow, expireIncomplete, isOver } from './subscriptions.ts';
import type { Provider } from './provider.ts';

interface Due {
  readonly at: number;
  /** Of two at the same second the smaller runs first. */
  readonly order: number;
  run(): void;
}

/** A subscription expires when its first payment is not made in this time: https://docs.stripe.com/billing/subscriptions/overview. */
const incompleteFor = 23 * 3_600;

/**
 * Runs everything that was due until `until`, in order, each at its own second: renewals, payments and their retries,
 * scheduled cancellations and price changes, the expiry of checkouts. Returns how many there were.
 */
export function runDue(provider: Provider, until: number): number {
  for (let count = 0; ; count += 1) {
    const next = earliest(provider, until);
    if (!next) return count;
    provider.state.transaction(() => provider.at(next.at, next.run));
  }
}

function earliest(provider: Provider, until: number): Due | undefined {
  let first: Due | undefined;
  const consider = (at: number | null, order: number, run: () => void) => {
    if (at === null || at > until) return;
    if (!first || at < first.at || (at === first.at && order < first.order)) first = { at, order, run };
  };
  for (const invoice of provider.state.all('invoices')) {
    if (invoice.status === 'draft') {
      consider(invoice.automatically_finalizes_at, 1, () => {
        const open = finalizeInvoice(provider, invoice);
        if (open.status === 'open') attemptPayment(provider, open);
      });
    } else if (invoice.status === 'open') {
      consider(invoice.next_payment_attempt, 2, () => void attemptPayment(provider, invoice));
    }
  }
  for (const subscription of provider.state.all('subscriptions')) {
    if (isOver(subscription)) continue;
    if (subscription.status === 'incomplete') {
      const end = subscription.created + incompleteFor;
      consider(end, 3, () => void expireIncomplete(provider, subscription));
      continue;
    }
    consider(subscription.cancel_at, 3, () => void cancelNow(provider, subscription, 'cancellation_requested'));
    consider(itemOf(subscription).current_period_end, 4, () => renew(provider, subscription));
  }
  for (const session of provider.state.all('checkout_sessions')) {
    if (session.status === 'open') consider(session.expires_at, 5, () => void expireCheckout(provider, session.id));
  }
  return first;
}
