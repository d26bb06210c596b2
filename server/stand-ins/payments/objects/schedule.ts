import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { itemOf } from './subscription.ts';
import type { Wire } from './wire.ts';

type Phase = Wire<Stripe.SubscriptionSchedule.Phase>;

/** A schedule of two phases: the current price until the period ends, the next one for a period, then release. */
export function scheduleObject(options: {
  subscription: Wire<Stripe.Subscription>;
  next: Wire<Stripe.Price>;
  nextEnds: number;
  created: number;
}): Wire<Stripe.SubscriptionSchedule> {
  const { subscription, next, nextEnds, created } = options;
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  return {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    application: null,
    billing_mode: subscription.billing_mode,
    canceled_at: null,
    completed_at: null,
    created,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    customer_account: null,
    default_settings: {
      application_fee_percent: null,
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      on_behalf_of: null,
      transfer_data: null,
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase(price, start, end), phase(next, end, nextEnds)],
    released_at: null,
    released_subscription: null,
    status: 'active',
    subscription: subscription.id,
    test_clock: null,
  };
}

const phase = (price: Wire<Stripe.Price>, start: number, end: number): Phase => ({
  add_invoice_items: [],
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor: null,
  billing_thresholds: null,
  collection_method: null,
  currency: price.currency,
  default_payment_method: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  end_date: end,
  invoice_settings: null,
  items: [
    {
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      plan: price.id,
      price: price.id,
      quantity: 1,
      tax_rates: [],
    },
  ],
  metadata: {},
  on_behalf_of: null,
  proration_behavior: 'none',
  start_date: start,
  transfer_data: null,
  trial_end: null,
});
