import type { Stripe } from 'stripe';
import type { Plan } from '../../../src/domain/plan.ts';
import type { Wire } from './wire.ts';

/** The product and the monthly price of a plan; their ids are the same in every stand-in. */
export function priceOfPlan(plan: Plan, created: number): { product: Wire<Stripe.Product>; price: Wire<Stripe.Price> } {
  const product: Wire<Stripe.Product> = {
    id: `prod_bemtevi_${plan.checkoutKey}`,
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: plan.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
  const price: Wire<Stripe.Price> = {
    id: `price_bemtevi_${plan.checkoutKey}`,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'brl',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: plan.name,
    product: product.id,
    recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: plan.priceInCents,
    unit_amount_decimal: String(plan.priceInCents),
  };
  return { product, price };
}

/** The price in the older words that subscription items still carry beside it. */
export const planObject = (price: Wire<Stripe.Price>): Wire<Stripe.Plan> => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: price.billing_scheme,
  created: price.created,
  currency: price.currency,
  interval: 'month',
  interval_count: 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product as string,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

/** Centavos. The prices of this stand-in are all per unit. */
export const amountOf = (price: Wire<Stripe.Price>): number => price.unit_amount ?? 0;
