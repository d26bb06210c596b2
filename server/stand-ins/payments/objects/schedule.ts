import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { itemOf } from './subscription.ts';
import { nulls, type Wire } from './wire.ts';

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
    billing_mode: subscription.billing_mode,
    created,
    current_phase: { start_date: start, end_date: end },
    customer: subscription.customer,
    default_settings: {
      automatic_tax: { disabled_reason: null, enabled: false, liability: null },
      billing_cycle_anchor: 'automatic',
      collection_method: 'charge_automatically',
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
      ...nulls<Stripe.SubscriptionSchedule.DefaultSettings>()(
        'application_fee_percent billing_thresholds default_payment_method description on_behalf_of',
        'transfer_data',
      ),
    },
    end_behavior: 'release',
    livemode: false,
    metadata: {},
    pause_schedules: [],
    phases: [phase(price, start, end), phase(next, end, nextEnds)],
    status: 'active',
    subscription: subscription.id,
    ...nulls<Stripe.SubscriptionSchedule>()(
      'application canceled_at completed_at customer_account released_at released_subscription',
      'test_clock',
    ),
  };
}

const phase = (price: Wire<Stripe.Price>, start: number, end: number): Phase => ({
  add_invoice_items: [],
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  currency: price.currency,
  default_tax_rates: [],
  discounts: [],
  end_date: end,
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
  proration_behavior: 'none',
  start_date: start,
  ...nulls<Stripe.SubscriptionSchedule.Phase>()(
    'application_fee_percent billing_cycle_anchor billing_thresholds collection_method',
    'default_payment_method description invoice_settings on_behalf_of transfer_data trial_end',
  ),
});
