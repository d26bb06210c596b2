import type { Stripe } from 'stripe';
import {
  arrayOf,
  emptyable,
  expand,
  fields,
  flag,
  integer,
  metadata,
  notSimulated,
  oneOf,
  paging,
  range,
  text,
} from '../api/params.ts';

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

export const listParams = fields<Stripe.SubscriptionListParams>({
  ...paging,
  automatic_tax: notSimulated,
  collection_method: oneOf('charge_automatically', 'send_invoice'),
  created: range(),
  current_period_end: range(),
  current_period_start: range(),
  customer: text(),
  customer_account: notSimulated,
  plan: notSimulated,
  price: text(),
  status: oneOf('all', 'ended', ...statuses),
  test_clock: notSimulated,
});

const cancellationDetails = fields<Stripe.SubscriptionCancelParams.CancellationDetails>({
  comment: emptyable(text()),
  feedback: notSimulated,
  feedback_option: notSimulated,
});

const updatedItem = fields<Stripe.SubscriptionUpdateParams.Item>({
  billing_thresholds: notSimulated,
  clear_usage: notSimulated,
  current_trial: notSimulated,
  deleted: notSimulated,
  discounts: notSimulated,
  id: text(),
  metadata: notSimulated,
  plan: notSimulated,
  price: text(),
  price_data: notSimulated,
  quantity: integer(1, 1),
  tax_rates: notSimulated,
});

export const updateParams = fields<Stripe.SubscriptionUpdateParams>({
  add_invoice_items: notSimulated,
  application_fee_percent: notSimulated,
  automatic_tax: notSimulated,
  billing_cycle_anchor: notSimulated,
  billing_schedules: notSimulated,
  billing_thresholds: notSimulated,
  cancel_at: notSimulated,
  cancel_at_period_end: flag(),
  cancellation_details: notSimulated,
  collection_method: oneOf('charge_automatically'),
  days_until_due: notSimulated,
  default_payment_method: notSimulated,
  default_source: notSimulated,
  default_tax_rates: notSimulated,
  description: notSimulated,
  discounts: notSimulated,
  expand: expand(),
  invoice_settings: notSimulated,
  items: arrayOf(updatedItem, 20),
  metadata: emptyable(metadata()),
  off_session: flag(),
  on_behalf_of: notSimulated,
  pause_collection: notSimulated,
  payment_behavior: oneOf('allow_incomplete', 'error_if_incomplete'),
  payment_settings: notSimulated,
  pending_invoice_item_interval: notSimulated,
  proration_behavior: oneOf('always_invoice', 'none'),
  proration_date: notSimulated,
  transfer_data: notSimulated,
  trial_end: notSimulated,
  trial_from_plan: notSimulated,
  trial_settings: notSimulated,
});

export const cancelParams = fields<Stripe.SubscriptionCancelParams>({
  cancellation_details: cancellationDetails,
  expand: expand(),
  invoice_now: flag(),
  prorate: flag(),
});
