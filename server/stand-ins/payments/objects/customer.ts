import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { nulls, type Wire } from './wire.ts';

export interface NewCustomer {
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly phone: string | null;
  readonly description: string | null;
  readonly preferredLocales: string[];
  readonly metadata: Stripe.Metadata;
}

/** A customer without a card. */
export const customerObject = (customer: NewCustomer): Wire<Stripe.Customer> => ({
  id: newId('cus'),
  object: 'customer',
  balance: 0,
  created: customer.created,
  delinquent: false,
  description: customer.description,
  email: customer.email,
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: customer.metadata,
  name: customer.name,
  next_invoice_sequence: 1,
  phone: customer.phone,
  preferred_locales: customer.preferredLocales,
  tax_exempt: 'none',
  ...nulls<Stripe.Customer>()('address currency customer_account default_source invoice_prefix shipping test_clock'),
});

/** A deleted customer as the API returns it. */
export const deletedCustomer = (id: string): Wire<Stripe.DeletedCustomer> => ({
  id,
  object: 'customer',
  deleted: true,
});

/** The test card: one that pays, or one that can be attached and then declines (4000 0000 0000 0341). */
export const cardObject = (options: {
  customer: string;
  email: string | null;
  created: number;
  declines: boolean;
}): Wire<Stripe.PaymentMethod> => ({
  id: newId('pm'),
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: { address: null, email: options.email, name: null, phone: null, tax_id: null },
  card: {
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'session' },
    country: 'BR',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2034,
    fingerprint: options.declines ? 'standinDeclines00' : 'standinPays000000',
    funding: 'credit',
    generated_from: null,
    last4: options.declines ? '0341' : '4242',
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: options.created,
  customer: options.customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
});
