import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { noSuch, refused, StripeFailure } from '../api/failure.ts';
import { isWithin, pageOf } from '../api/list.ts';
import { expand, fields, mergeMetadata, missing } from '../api/params.ts';
import { changePrice } from '../engine/billing.ts';
import { cancelAtPeriodEnd, cancelNow, changeSubscription, isOver, resume } from '../engine/subscriptions.ts';
import type { World } from '../engine/world.ts';
import { itemOf } from '../objects/subscription.ts';
import type { Wire } from '../objects/wire.ts';
import { customerFor } from './customers.ts';
import { priceFor } from './prices.ts';
import { cancelParams, listParams, updateParams } from './subscriptionParams.ts';

type Subscription = Wire<Stripe.Subscription>;
type UpdateParams = Stripe.SubscriptionUpdateParams;

function subscriptionFor(world: World, id: string): Subscription {
  const subscription = world.state.get('subscriptions', id);
  if (!subscription) throw noSuch('subscription', id);
  return subscription;
}

function update(world: World, params: UpdateParams, id: string): Subscription {
  const subscription = subscriptionFor(world, id);
  if (isOver(subscription)) {
    throw refused('A canceled subscription can only update its cancellation_details and metadata.');
  }
  let row = subscription;
  if (params.metadata !== undefined) {
    row = changeSubscription(world, row, { ...row, metadata: mergeMetadata(row.metadata, params.metadata) });
  }
  if (params.items !== undefined) row = changeItem(world, row, params);
  if (params.cancel_at_period_end === true) row = cancelAtPeriodEnd(world, row, 'api');
  if (params.cancel_at_period_end === false) row = resume(world, row);
  return row;
}

function changeItem(world: World, subscription: Subscription, params: UpdateParams): Subscription {
  const [item, ...more] = params.items ?? [];
  if (!item || more.length > 0) throw refused('The stand-in changes one item at a time.', 'items');
  if (item.id !== itemOf(subscription).id) {
    throw refused(`A subscription of the stand-in has one item; send its id in items[0][id].`, 'items[0][id]');
  }
  if (item.price === undefined) throw missing('items[0][price]');
  if (params.proration_behavior === undefined) {
    // The default gathers prorations until the next invoice, and nothing of ours asks for that.
    throw refused('The stand-in needs `proration_behavior`: always_invoice or none.', 'proration_behavior');
  }
  const next = priceFor(world, item.price, 'items[0][price]');
  const invoice = params.proration_behavior === 'always_invoice';
  const changed = changePrice(world, subscription, next, { invoice });
  if (!changed.paid && params.payment_behavior === 'error_if_incomplete') {
    throw new StripeFailure(402, 'Your card was declined.', { type: 'card_error', code: 'card_declined' });
  }
  return changed.subscription;
}

/** Without a status the list leaves out what was cancelled. */
function hasStatus(row: Subscription, wanted: string | undefined): boolean {
  if (wanted === undefined) return row.status !== 'canceled';
  if (wanted === 'ended') return isOver(row);
  return wanted === 'all' || row.status === wanted;
}

function isListed(row: Subscription, params: Stripe.SubscriptionListParams): boolean {
  const { status, customer, price } = params;
  const { current_period_end: end, current_period_start: start } = itemOf(row);
  return (
    hasStatus(row, status) &&
    (customer === undefined || row.customer === customer) &&
    (price === undefined || itemOf(row).price.id === price) &&
    isWithin(row.created, params.created) &&
    isWithin(end, params.current_period_end) &&
    isWithin(start, params.current_period_start)
  );
}

export const subscriptionEndpoints = [
  endpoint('GET', '/v1/subscriptions', listParams, (world, params) => {
    if (params.customer !== undefined) customerFor(world, params.customer, 'customer');
    const rows = world.state.all('subscriptions').filter((row) => isListed(row, params));
    return pageOf(rows, '/v1/subscriptions', params);
  }),
  endpoint(
    'GET',
    '/v1/subscriptions/:id',
    fields<Stripe.SubscriptionRetrieveParams>({ expand: expand() }),
    (world, _, id) => subscriptionFor(world, id),
  ),
  endpoint('POST', '/v1/subscriptions/:id', updateParams, update),
  endpoint('DELETE', '/v1/subscriptions/:id', cancelParams, (world, _, id) => {
    const subscription = subscriptionFor(world, id);
    if (isOver(subscription)) throw noSuch('subscription', id);
    return cancelNow(world, subscription, 'cancellation_requested');
  }),
];
