import { itemOf } from '../objects/subscription.ts';
import { renew } from './billing.ts';
import { expireCheckout } from './checkout.ts';
import { attemptPayment, finalizeInvoice } from './invoices.ts';
import { cancelNow, expireIncomplete, isOver } from './subscriptions.ts';
import type { World } from './world.ts';

interface Due {
  readonly at: number;
  /** Of two things at the same second the smaller is first. */
  readonly order: number;
  run(): void;
}

/** A first payment that was not made for so long ends its subscription: https://docs.stripe.com/billing/subscriptions/overview. */
const incompleteFor = 23 * 3_600;

/**
 * Lets everything happen that was due until `until`, in order, each at its own second: renewals, payments and their
 * retries, planned ends and price changes, checkouts that nobody finished. Says how much that was.
 */
export function runDue(world: World, until: number): number {
  for (let count = 0; ; count += 1) {
    const next = earliest(world, until);
    if (!next) return count;
    world.state.change(() => world.at(next.at, next.run));
  }
}

function earliest(world: World, until: number): Due | undefined {
  let first: Due | undefined;
  const consider = (at: number | null, order: number, run: () => void) => {
    if (at === null || at > until) return;
    if (!first || at < first.at || (at === first.at && order < first.order)) first = { at, order, run };
  };
  for (const invoice of world.state.all('invoices')) {
    if (invoice.status === 'draft') {
      consider(invoice.automatically_finalizes_at, 1, () => {
        const open = finalizeInvoice(world, invoice);
        if (open.status === 'open') attemptPayment(world, open);
      });
    } else if (invoice.status === 'open') {
      consider(invoice.next_payment_attempt, 2, () => void attemptPayment(world, invoice));
    }
  }
  for (const subscription of world.state.all('subscriptions')) {
    if (isOver(subscription)) continue;
    if (subscription.status === 'incomplete') {
      const end = subscription.created + incompleteFor;
      consider(end, 3, () => void expireIncomplete(world, subscription));
      continue;
    }
    consider(subscription.cancel_at, 3, () => void cancelNow(world, subscription, 'cancellation_requested'));
    consider(itemOf(subscription).current_period_end, 4, () => renew(world, subscription));
  }
  for (const session of world.state.all('checkout_sessions')) {
    if (session.status === 'open') consider(session.expires_at, 5, () => void expireCheckout(world, session.id));
  }
  return first;
}
