import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { listOf, nulls, type Wire } from './wire.ts';

/** A line of an invoice, in centavos; negative for the credit of a proration. */
export interface NewLine {
  readonly amount: number;
  readonly description: string;
  readonly price: Wire<Stripe.Price>;
  readonly start: number;
  readonly end: number;
  readonly proration: boolean;
}

export interface NewInvoice {
  readonly reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  readonly subscription: Wire<Stripe.Subscription>;
  readonly customer: Wire<Stripe.Customer>;
  readonly lines: readonly NewLine[];
  /** The period in which invoice items were gathered; the period of service is on each line. */
  readonly start: number;
  readonly end: number;
  readonly created: number;
  /** When the draft is finalized automatically; null for never. */
  readonly finalizesAt: number | null;
}

/** A draft invoice. */
export function invoiceObject(options: NewInvoice): Wire<Stripe.Invoice> {
  const { subscription, customer, created, finalizesAt } = options;
  const id = newId('in');
  const total = options.lines.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(total, 0);
  return {
    id,
    object: 'invoice',
    account_country: 'BR',
    account_name: 'Bem-te-vi (teste)',
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: finalizesAt !== null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: finalizesAt,
    billing_reason: options.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_tax_rates: [],
    discounts: [],
    issuer: { type: 'self' },
    lines: listOf(
      options.lines.map((line) => lineObject(id, subscription, line)),
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: finalizesAt,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: options.end,
    period_start: options.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    starting_balance: 0,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
    ...nulls<Stripe.Invoice>()(
      'account_tax_ids application custom_fields customer_account customer_address customer_shipping',
      'default_payment_method default_source description due_date effective_at ending_balance footer',
      'from_invoice hosted_invoice_url invoice_pdf last_finalization_error latest_revision number',
      'on_behalf_of receipt_number rendering shipping_cost shipping_details statement_descriptor',
      'test_clock',
    ),
  };
}

const lineObject = (
  invoice: string,
  subscription: Wire<Stripe.Subscription>,
  { amount, description, price, start, end, proration }: NewLine,
): Wire<Stripe.InvoiceLineItem> => ({
  id: newId('il'),
  object: 'line_item',
  amount,
  currency: price.currency,
  description,
  discount_amounts: [],
  discountable: !proration,
  discounts: [],
  invoice,
  livemode: false,
  metadata: subscription.metadata,
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration,
      proration_details: proration ? { credited_items: null } : null,
      subscription: subscription.id,
      subscription_item: subscription.items.data[0]?.id ?? '',
    },
    type: 'subscription_item_details',
  },
  period: { start, end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: price.id, product: price.product as string },
    type: 'price_details',
    unit_amount_decimal: price.unit_amount_decimal,
  },
  quantity: 1,
  quantity_decimal: '1',
  subscription: subscription.id,
  subtotal: amount,
  taxes: [],
});

/** The id of the subscription that an invoice belongs to. */
export const subscriptionOf = (invoice: Wire<Stripe.Invoice>): string =>
  invoice.parent?.subscription_details?.subscription as string;
