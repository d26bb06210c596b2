import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { planObject } from './price.ts';
import { listOf, type Wire } from './wire.ts';

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
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: start },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: options.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf([item], `/v1/subscription_items?subscription=${id}`),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: options.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: options.status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: null,
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
