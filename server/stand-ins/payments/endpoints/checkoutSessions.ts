import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { noSuch, refused } from '../api/failure.ts';
import { isWithin, pageOf } from '../api/list.ts';
import {
  address,
  arrayOf,
  email,
  expand,
  fields,
  flag,
  integer,
  mergeMetadata,
  metadata,
  missing,
  notSimulated,
  oneOf,
  paging,
  range,
  text,
} from '../api/params.ts';
import { hours, minutes } from '../engine/calendar.ts';
import { expireCheckout, openCheckout } from '../engine/checkout.ts';
import type { World } from '../engine/world.ts';
import { shownSession } from '../objects/checkoutSession.ts';
import { customerFor } from './customers.ts';
import { priceFor } from './prices.ts';

type CreateParams = Stripe.Checkout.SessionCreateParams;

const lineItem = fields<Stripe.Checkout.SessionCreateParams.LineItem>({
  adjustable_quantity: notSimulated,
  metadata: notSimulated,
  price: text(),
  price_data: notSimulated,
  quantity: integer(1, 999_999),
  tax_rates: notSimulated,
});

const subscriptionData = fields<Stripe.Checkout.SessionCreateParams.SubscriptionData>({
  application_fee_percent: notSimulated,
  billing_cycle_anchor: notSimulated,
  billing_cycle_anchor_config: notSimulated,
  billing_mode: notSimulated,
  default_tax_rates: notSimulated,
  description: notSimulated,
  invoice_settings: notSimulated,
  metadata: metadata(),
  on_behalf_of: notSimulated,
  pending_invoice_item_interval: notSimulated,
  proration_behavior: notSimulated,
  transfer_data: notSimulated,
  trial_end: notSimulated,
  trial_period_days: notSimulated,
  trial_settings: notSimulated,
});

const createParams = fields<CreateParams>({
  adaptive_pricing: fields<Stripe.Checkout.SessionCreateParams.AdaptivePricing>({ enabled: flag() }),
  after_expiration: notSimulated,
  allow_promotion_codes: flag(),
  allowed_payment_method_types: arrayOf(oneOf('card')),
  automatic_tax: notSimulated,
  billing_address_collection: oneOf('auto', 'required'),
  branding_settings: notSimulated,
  cancel_url: address(),
  client_reference_id: text(200),
  consent_collection: notSimulated,
  currency: oneOf('brl'),
  custom_fields: notSimulated,
  custom_text: notSimulated,
  customer: text(),
  customer_account: notSimulated,
  customer_creation: notSimulated,
  customer_email: email(),
  customer_update: notSimulated,
  discounts: notSimulated,
  excluded_payment_method_types: notSimulated,
  expand: expand(),
  expires_at: integer(0),
  integration_identifier: notSimulated,
  invoice_creation: notSimulated,
  line_items: arrayOf(lineItem, 20),
  locale: oneOf('auto', 'pt-BR', 'pt', 'en', 'es'),
  managed_payments: notSimulated,
  metadata: metadata(),
  mode: oneOf('payment', 'setup', 'subscription'),
  name_collection: notSimulated,
  optional_items: notSimulated,
  origin_context: oneOf('web', 'mobile_app'),
  payment_intent_data: notSimulated,
  payment_method_collection: oneOf('always', 'if_required'),
  payment_method_configuration: notSimulated,
  payment_method_data: notSimulated,
  payment_method_options: notSimulated,
  permissions: notSimulated,
  phone_number_collection: notSimulated,
  redirect_on_completion: notSimulated,
  return_url: notSimulated,
  saved_payment_method_options: notSimulated,
  setup_intent_data: notSimulated,
  shipping_address_collection: notSimulated,
  shipping_options: notSimulated,
  submit_type: notSimulated,
  subscription_data: subscriptionData,
  success_url: address(),
  tax_id_collection: notSimulated,
  ui_mode: oneOf('hosted_page'),
  wallet_options: notSimulated,
});

const listParams = fields<Stripe.Checkout.SessionListParams>({
  ...paging,
  created: range(),
  customer: text(),
  customer_account: notSimulated,
  customer_details: notSimulated,
  payment_intent: text(),
  payment_link: notSimulated,
  status: oneOf('complete', 'expired', 'open'),
  subscription: text(),
});

function create(world: World, params: CreateParams): object {
  if (params.mode !== 'subscription') {
    throw refused('The stand-in has checkouts with `mode` subscription only.', 'mode');
  }
  if (params.success_url === undefined) throw missing('success_url');
  const [item, ...more] = params.line_items ?? [];
  if (!item) throw missing('line_items');
  if (more.length > 0) throw refused('The stand-in sells one price at a time.', 'line_items');
  if (item.price === undefined) throw missing('line_items[0][price]');
  if (item.quantity === undefined) throw missing('line_items[0][quantity]');
  if (item.quantity !== 1) throw refused('The stand-in sells one of a price.', 'line_items[0][quantity]');
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw refused('You may only specify one of these parameters: customer, customer_email.', 'customer_email');
  }
  const now = world.now();
  const expiresAt = params.expires_at ?? now + hours(24);
  if (expiresAt < now + minutes(30) || expiresAt > now + hours(24)) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.';
    throw refused(message, 'expires_at');
  }
  const session = openCheckout(
    world,
    {
      customer: params.customer === undefined ? null : customerFor(world, params.customer, 'customer').id,
      customerEmail: params.customer_email ?? null,
      reference: params.client_reference_id ?? null,
      metadata: mergeMetadata({}, params.metadata),
      price: priceFor(world, item.price, 'line_items[0][price]'),
      locale: params.locale ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      expiresAt,
    },
    mergeMetadata({}, params.subscription_data?.metadata),
  );
  return shownSession(session);
}

export const checkoutEndpoints = [
  endpoint('POST', '/v1/checkout/sessions', createParams, create),
  endpoint('GET', '/v1/checkout/sessions', listParams, (world, params) => {
    const rows = world.state
      .all('checkout_sessions')
      .filter((row) => params.customer === undefined || row.customer === params.customer)
      .filter((row) => params.status === undefined || row.status === params.status)
      .filter((row) => params.subscription === undefined || row.subscription === params.subscription)
      .filter((row) => params.payment_intent === undefined || row.payment_intent === params.payment_intent)
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows.map(shownSession), '/v1/checkout/sessions', params);
  }),
  endpoint(
    'GET',
    '/v1/checkout/sessions/:id',
    fields<Stripe.Checkout.SessionRetrieveParams>({ expand: expand() }),
    (world, _, id) => {
      const session = world.state.get('checkout_sessions', id);
      if (!session) throw noSuch('checkout.session', id);
      return shownSession(session);
    },
  ),
  endpoint(
    'POST',
    '/v1/checkout/sessions/:id/expire',
    fields<Stripe.Checkout.SessionExpireParams>({ expand: expand() }),
    (world, _, id) => {
      const session = world.state.get('checkout_sessions', id);
      if (!session) throw noSuch('checkout.session', id);
      const expired = expireCheckout(world, id);
      if (expired) return shownSession(expired);
      const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(session.status)}.`;
      throw refused(message);
    },
  ),
];
