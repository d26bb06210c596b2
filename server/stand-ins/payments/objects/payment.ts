import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { declined, type Payment } from './charge.ts';
import { nulls, type Wire } from './wire.ts';

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
    amount,
    amount_capturable: 0,
    amount_received: 0,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created,
    currency,
    customer,
    description,
    livemode: false,
    metadata: {},
    payment_method_types: ['card'],
    setup_future_usage: 'off_session',
    status: 'requires_payment_method',
    ...nulls<Stripe.PaymentIntent>()(
      'allowed_payment_method_types application application_fee_amount automatic_payment_methods',
      'canceled_at cancellation_reason customer_account excluded_payment_method_types',
      'last_payment_error latest_charge managed_payments next_action on_behalf_of payment_method',
      'payment_method_configuration_details payment_method_options payment_record processing',
      'receipt_email review shipping source statement_descriptor statement_descriptor_suffix',
      'transfer_data transfer_group',
    ),
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
