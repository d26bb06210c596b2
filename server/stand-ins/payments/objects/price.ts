import type { Stripe } from 'stripe';
import { nulls, type Wire } from './wire.ts';

/** A monthly price in BRL. */
export interface ListedPrice {
  readonly name: string;
  readonly priceInCents: number;
}

/** The prices of the stand-in, by keys of the caller's choice. */
export type PriceList<Key extends string> = Readonly<Record<Key, ListedPrice>>;

/** The id of a listed price; the same in every stand-in. */
export const priceId = (key: string): string => `price_bemtevi_${key}`;

/** The product and the monthly price of an entry of the price list. */
export function productAndPrice(
  key: string,
  { name, priceInCents }: ListedPrice,
  created: number,
): { product: Wire<Stripe.Product>; price: Wire<Stripe.Price> } {
  const product: Wire<Stripe.Product> = {
    id: `prod_bemtevi_${key}`,
    object: 'product',
    active: true,
    created,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    type: 'service',
    updated: created,
    ...nulls<Stripe.Product>()(
      'default_price description package_dimensions shippable statement_descriptor tax_code tax_details',
      'unit_label url',
    ),
  };
  const price: Wire<Stripe.Price> = {
    id: priceId(key),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: 'brl',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: name,
    product: product.id,
    recurring: { interval: 'month', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: priceInCents,
    unit_amount_decimal: String(priceInCents),
  };
  return { product, price };
}

/** The price as the older `plan` object, which subscription items still have. */
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
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

/** Centavos. */
export const amountOf = (price: Wire<Stripe.Price>): number => price.unit_amount ?? 0;
