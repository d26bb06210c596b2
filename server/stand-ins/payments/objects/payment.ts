import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { declined, type Payment } from './charge.ts';
import type { Wire } from './wire.ts';

/** A payment intent without an attempt. */
export const intentObject = ({
  customer,
  amount,
  currency,
  created,
  description,
}: Payment): Wire<Stripe.PaymentIntent> => {
  const id = newId('pi');
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created,
    currency,
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
};

/** The intent after its charge. */
export const settledIntent = (
  intent: Wire<Stripe.PaymentIntent>,
  charge: Wire<Stripe.Charge>,
  card: Wire<Stripe.PaymentMethod>,
): Wire<Stripe.PaymentIntent> =>
  charge.paid
    ? {
        ...intent,
        amount_received: intent.amount,
        last_payment_error: null,
        latest_charge: charge.id,
        payment_method: card.id,
        status: 'succeeded',
      }
    : {
        ...intent,
        last_payment_error: { ...declined, charge: charge.id, payment_method: card, type: 'card_error' },
        latest_charge: charge.id,
        payment_method: null,
        status: 'requires_payment_method',
      };

/** The link of an invoice to the payment intent that pays it. */
export const invoicePaymentObject = (
  invoice: Wire<Stripe.Invoice>,
  intent: string,
  created: number,
): Wire<Stripe.InvoicePayment> => ({
  id: newId('inpay'),
  object: 'invoice_payment',
  amount_paid: null,
  amount_requested: invoice.amount_due,
  created,
  currency: invoice.currency,
  invoice: invoice.id,
  is_default: true,
  livemode: false,
  payment: { payment_intent: intent, type: 'payment_intent' },
  status: 'open',
  status_transitions: { canceled_at: null, paid_at: null },
});
