import type { Stripe } from 'stripe';
import { endpoint, retrieve, rowFor } from '../api/endpoint.ts';
import { noSuchObject, refused, StripeFailure } from '../api/failure.ts';
import { having, pageOf } from '../api/list.ts';
import { mergeMetadata, missing } from '../api/params.ts';
import { changePrice } from '../engine/billing.ts';
import { cancelAtPeriodEnd, cancelNow, changeSubscription, isOver, resume } from '../engine/subscriptions.ts';
import type { Provider } from '../engine/provider.ts';
import { itemOf } from '../objects/subscription.ts';
import type { Wire } from '../objects/wire.ts';
import { customerFor } from './customers.ts';
import { cancelParams, listParams, updateParams } from './subscriptionParams.ts';

type Subscription = Wire<Stripe.Subscription>;
type UpdateParams = Stripe.SubscriptionUpdateParams;

const subscriptionFor = (provider: Provider, id: string): Subscription =>
  rowFor(provider, 'subscriptions', 'subscription', id);

function update(provider: Provider, params: UpdateParams, id: string): Subscription {
  const subscription = subscriptionFor(provider, id);
  if (isOver(subscription)) {
    throw refused('A canceled subscription can only update its cancellation_details and metadata.');
  }
  let row = subscription;
  if (params.metadata !== undefined) {
    row = changeSubscription(provider, row, { ...row, metadata: mergeMetadata(row.metadata, params.metadata) });
  }
  if (params.items !== undefined) row = changeItem(provider, row, params);
  if (params.cancel_at_period_end === true) row = cancelAtPeriodEnd(provider, row, 'api');
  if (params.cancel_at_period_end === false) row = resume(provider, row);
  return row;
}

function changeItem(provider: Provider, subscription: Subscription, params: UpdateParams): Subscription {
  const [item, ...more] = params.items ?? [];
  if (!item || more.length > 0) throw refused('The stand-in changes one item at a time.', 'items');
  if (item.id !== itemOf(subscription).id) {
    throw refused(`A subscription of the stand-in has one item; send its id in items[0][id].`, 'items[0][id]');
  }
  if (item.price === undefined) throw missing('items[0][price]');
  if (params.proration_behavior === undefined) {
    // The default collects prorations for the next invoice, which is not simulated.
    throw refused('The stand-in needs `proration_behavior`: always_invoice or none.', 'proration_behavior');
  }
  const next = rowFor(provider, 'prices', 'price', item.price, 'items[0][price]');
  const invoice = params.proration_behavior === 'always_invoice';
  const changed = changePrice(provider, subscription, next, { invoice });
  if (!changed.paid && params.payment_behavior === 'error_if_incomplete') {
    throw new StripeFailure(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
  }
  return changed.subscription;
}

/** Without a status, a list has no cancelled subscriptions. */
function hasStatus(row: Subscription, wanted: string | undefined): boolean {
  if (wanted === undefined) return row.status !== 'canceled';
  if (wanted === 'ended') return isOver(row);
  return wanted === 'all' || row.status === wanted;
}

export const subscriptionEndpoints = [
  endpoint('GET', '/v1/subscriptions', listParams, (provider, { customer, status, ...page }) => {
    if (customer !== undefined) customerFor(provider, customer, 'customer');
    const rows = having(provider.state.all('subscriptions'), { customer }).filter((row) => hasStatus(row, status));
    return pageOf(rows, '/v1/subscriptions', page);
  }),
  retrieve('/v1/subscriptions', 'subscriptions', 'subscription'),
  retrieve('/v1/subscription_schedules', 'subscription_schedules', 'subscription_schedule'),
  endpoint('POST', '/v1/subscriptions/:id', updateParams, update),
  endpoint('DELETE', '/v1/subscriptions/:id', cancelParams, (provider, _, id) => {
    const subscription = subscriptionFor(provider, id);
    if (isOver(subscription)) throw noSuchObject('subscription', id);
    return cancelNow(provider, subscription, 'cancellation_requested');
  }),
];
