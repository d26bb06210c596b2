import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { amountOf } from './price.ts';
import { listOf, nulls, type Wire } from './wire.ts';

type Session = Wire<Stripe.Checkout.Session>;

export interface NewSession {
  readonly customer: string | null;
  readonly customerEmail: string | null;
  readonly reference: string | null;
  readonly metadata: Stripe.Metadata;
  readonly price: Wire<Stripe.Price>;
  readonly locale: Stripe.Checkout.Session['locale'];
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly created: number;
  readonly expiresAt: number;
  /** host:port of the page. */
  readonly host: string;
}

/** An open checkout session of one subscription. */
export function checkoutSessionObject(options: NewSession): Session {
  const id = newId('cs_test');
  const amount = amountOf(options.price);
  return {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: options.cancelUrl,
    client_reference_id: options.reference,
    created: options.created,
    currency: options.price.currency,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: options.customer,
    customer_creation: options.customer === null ? 'always' : null,
    customer_email: options.customerEmail,
    discounts: [],
    expires_at: options.expiresAt,
    line_items: linesOf(id, options.price),
    livemode: false,
    locale: options.locale,
    metadata: options.metadata,
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    phone_number_collection: { enabled: false },
    shipping_options: [],
    status: 'open',
    success_url: options.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `http://${options.host}/c/pay/${id}`,
    ...nulls<Stripe.Checkout.Session>()(
      'adaptive_pricing after_expiration allow_promotion_codes allowed_payment_method_types',
      'billing_address_collection client_secret collected_information consent consent_collection',
      'currency_conversion customer_account customer_details integration_identifier invoice',
      'invoice_creation managed_payments origin_context payment_intent payment_link',
      'payment_method_configuration_details permissions recovered_from saved_payment_method_options',
      'setup_intent shipping_address_collection shipping_cost submit_type subscription wallet_options',
    ),
  };
}

const linesOf = (session: string, price: Wire<Stripe.Price>) =>
  listOf<Wire<Stripe.LineItem>>(
    [
      {
        id: newId('li'),
        object: 'item',
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amountOf(price),
        amount_tax: 0,
        amount_total: amountOf(price),
        currency: price.currency,
        description: price.nickname,
        metadata: {},
        price,
        quantity: 1,
      },
    ],
    `/v1/checkout/sessions/${session}/line_items`,
  );

/** The price of the session's one item. */
export function priceOfSession(session: Session): Wire<Stripe.Price> {
  const price = session.line_items?.data[0]?.price;
  if (!price) throw new Error(`Checkout session ${session.id} has no price.`);
  return price;
}

/** The session as the API returns it; `line_items` is added by `expand`. */
export function withoutLineItems(session: Session): Session {
  const { line_items: _lines, ...shown } = session;
  return shown;
}
