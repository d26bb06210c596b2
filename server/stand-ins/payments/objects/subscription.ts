import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { planObject } from './price.ts';
import { listOf, nulls, type Wire } from './wire.ts';

export interface NewSubscription {
  readonly customer: string;
  readonly price: Wire<Stripe.Price>;
  readonly paymentMethod: string | null;
  readonly metadata: Stripe.Metadata;
  readonly start: number;
  readonly end: number;
  readonly status: 'active' | 'incomplete';
}

/** A subscription to one monthly price, in the billing mode that new ones get (flexible). */
export function subscriptionObject(options: NewSubscription): Wire<Stripe.Subscription> {
  const { customer, price, start, end } = options;
  const id = newId('sub');
  const item: Wire<Stripe.SubscriptionItem> = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planObject(price),
    price,
    quantity: 1,
    subscription: id,
    tax_rates: [],
  };
  return {
    id,
    object: 'subscription',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: start },
    billing_schedules: [],
    cancel_at_period_end: false,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer,
    default_payment_method: options.paymentMethod,
    default_tax_rates: [],
    discounts: [],
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    livemode: false,
    metadata: options.metadata,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    start_date: start,
    status: options.status,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    ...nulls<Stripe.Subscription>()(
      'application application_fee_percent billing_cycle_anchor_config billing_thresholds cancel_at',
      'canceled_at customer_account days_until_due default_source description ended_at latest_invoice',
      'managed_payments next_pending_invoice_item_invoice on_behalf_of pause_collection',
      'pending_invoice_item_interval pending_setup_intent pending_update schedule test_clock',
      'transfer_data trial_end trial_start',
    ),
  };
}

/** The subscription's one item. */
export function itemOf(subscription: Wire<Stripe.Subscription>): Wire<Stripe.SubscriptionItem> {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return item;
}

/** The subscription with its one item changed. */
export const withItem = (
  subscription: Wire<Stripe.Subscription>,
  change: Partial<Wire<Stripe.SubscriptionItem>>,
): Wire<Stripe.Subscription> => ({
  ...subscription,
  items: { ...subscription.items, data: [{ ...itemOf(subscription), ...change }] },
});

/** The subscription with the item's price changed. */
export const withPrice = (subscription: Wire<Stripe.Subscription>, price: Wire<Stripe.Price>) =>
  withItem(subscription, { price, plan: planObject(price) });
