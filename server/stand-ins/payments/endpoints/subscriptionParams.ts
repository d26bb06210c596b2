import type { Stripe } from 'stripe';
import { arrayOf, emptyable, expand, fields, flag, integer, metadata, oneOf, paging, text } from '../api/params.ts';

const statuses = [
  'active',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

export const listParams = fields<Stripe.SubscriptionListParams>()(
  { ...paging, customer: text(), status: oneOf('all', 'ended', ...statuses) },
  [
    'automatic_tax collection_method created current_period_end current_period_start customer_account plan price',
    'test_clock',
  ],
);

const updatedItem = fields<Stripe.SubscriptionUpdateParams.Item>()(
  { id: text(), price: text(), quantity: integer(1, 1) },
  ['billing_thresholds clear_usage current_trial deleted discounts metadata plan price_data tax_rates'],
);

export const updateParams = fields<Stripe.SubscriptionUpdateParams>()(
  {
    cancel_at_period_end: flag(),
    expand: expand(),
    items: arrayOf(updatedItem, 20),
    metadata: emptyable(metadata()),
    payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete'),
    proration_behavior: oneOf('always_invoice', 'none'),
  },
  [
    'add_invoice_items application_fee_percent automatic_tax billing_cycle_anchor billing_schedules',
    'billing_thresholds cancel_at cancellation_details collection_method days_until_due default_payment_method',
    'default_source default_tax_rates description discounts invoice_settings off_session on_behalf_of',
    'pause_collection payment_settings pending_invoice_item_interval proration_date transfer_data trial_end',
    'trial_from_plan trial_settings',
  ],
);

export const cancelParams = fields<Stripe.SubscriptionCancelParams>()(
  { expand: expand(), invoice_now: flag(), prorate: flag() },
  ['cancellation_details'],
);
