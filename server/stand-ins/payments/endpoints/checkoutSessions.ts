import type { Stripe } from 'stripe';
import { endpoint, onlyExpand, rowFor } from '../api/endpoint.ts';
import { refused } from '../api/failure.ts';
import { having, pageOf } from '../api/list.ts';
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
  oneOf,
  paging,
  text,
} from '../api/params.ts';
import { hours, minutes } from '../engine/calendar.ts';
import { expireCheckout, openCheckout } from '../engine/checkout.ts';
import type { Provider } from '../engine/provider.ts';
import { withoutLineItems } from '../objects/checkoutSession.ts';
import { customerFor } from './customers.ts';

type CreateParams = Stripe.Checkout.SessionCreateParams;

const lineItem = fields<Stripe.Checkout.SessionCreateParams.LineItem>()(
  { price: text(), quantity: integer(1, 999_999) },
  ['adjustable_quantity metadata price_data tax_rates'],
);

const subscriptionData = fields<Stripe.Checkout.SessionCreateParams.SubscriptionData>()({ metadata: metadata() }, [
  'application_fee_percent billing_cycle_anchor billing_cycle_anchor_config billing_mode default_tax_rates',
  'description invoice_settings on_behalf_of pending_invoice_item_interval proration_behavior transfer_data',
  'trial_end trial_period_days trial_settings',
]);

const createParams = fields<CreateParams>()(
  {
    adaptive_pricing: fields<Stripe.Checkout.SessionCreateParams.AdaptivePricing>()({ enabled: flag() }),
    allow_promotion_codes: flag(),
    allowed_payment_method_types: arrayOf(oneOf('card')),
    billing_address_collection: oneOf('auto', 'required'),
    cancel_url: address(),
    client_reference_id: text(200),
    currency: oneOf('brl'),
    customer: text(),
    customer_email: email(),
    expand: expand(),
    expires_at: integer(0),
    line_items: arrayOf(lineItem, 20),
    locale: oneOf('auto', 'pt-BR', 'pt', 'en', 'es'),
    metadata: metadata(),
    mode: oneOf('payment', 'setup', 'subscription'),
    payment_method_collection: oneOf('always', 'if_required'),
    subscription_data: subscriptionData,
    success_url: address(),
    ui_mode: oneOf('hosted_page'),
  },
  [
    'after_expiration automatic_tax branding_settings consent_collection custom_fields custom_text customer_account',
    'customer_creation customer_update discounts excluded_payment_method_types integration_identifier',
    'invoice_creation managed_payments name_collection optional_items origin_context payment_intent_data',
    'payment_method_configuration payment_method_data payment_method_options permissions phone_number_collection',
    'redirect_on_completion return_url saved_payment_method_options setup_intent_data shipping_address_collection',
    'shipping_options submit_type tax_id_collection wallet_options',
  ],
);

const listParams = fields<Stripe.Checkout.SessionListParams>()(
  { ...paging, customer: text(), status: oneOf('complete', 'expired', 'open') },
  ['created customer_account customer_details payment_intent payment_link subscription'],
);

function create(provider: Provider, params: CreateParams): object {
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
  const now = provider.now();
  const expiresAt = params.expires_at ?? now + hours(24);
  if (expiresAt < now + minutes(30) || expiresAt > now + hours(24)) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes and at most 24 hours from Checkout Session creation.';
    throw refused(message, 'expires_at');
  }
  const session = openCheckout(
    provider,
    {
      customer: params.customer === undefined ? null : customerFor(provider, params.customer, 'customer').id,
      customerEmail: params.customer_email ?? null,
      reference: params.client_reference_id ?? null,
      metadata: mergeMetadata({}, params.metadata),
      price: rowFor(provider, 'prices', 'price', item.price, 'line_items[0][price]'),
      locale: params.locale ?? null,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      expiresAt,
    },
    mergeMetadata({}, params.subscription_data?.metadata),
  );
  return withoutLineItems(session);
}

export const checkoutEndpoints = [
  endpoint('POST', '/v1/checkout/sessions', createParams, create),
  endpoint('GET', '/v1/checkout/sessions', listParams, (provider, { customer, status, ...page }) => {
    const rows = having(provider.state.all('checkout_sessions'), { customer, status });
    return pageOf(rows.map(withoutLineItems), '/v1/checkout/sessions', page);
  }),
  endpoint('GET', '/v1/checkout/sessions/:id', onlyExpand, (provider, _, id) =>
    withoutLineItems(rowFor(provider, 'checkout_sessions', 'checkout.session', id)),
  ),
  endpoint('POST', '/v1/checkout/sessions/:id/expire', onlyExpand, (provider, _, id) => {
    const session = rowFor(provider, 'checkout_sessions', 'checkout.session', id);
    const expired = expireCheckout(provider, id);
    if (expired) return withoutLineItems(expired);
    const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${String(session.status)}.`;
    throw refused(message);
  }),
];
