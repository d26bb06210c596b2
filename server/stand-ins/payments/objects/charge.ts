import type { Stripe } from 'stripe';
import { newId } from '../engine/ids.ts';
import { nulls, type Wire } from './wire.ts';

/** The failure of a declined charge. */
export const declined = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
} as const;

export interface Payment {
  readonly customer: string;
  readonly amount: number;
  readonly currency: string;
  readonly card: Wire<Stripe.PaymentMethod>;
  readonly created: number;
  readonly description: string;
}

/** One attempt of a payment: succeeded, or declined by the bank. */
export const chargeObject = (payment: Payment, intent: string, paid: boolean): Wire<Stripe.Charge> => {
  const { amount, card } = payment;
  return {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: paid ? amount : 0,
    amount_refunded: 0,
    balance_transaction: paid ? newId('txn') : null,
    billing_details: card.billing_details,
    calculated_statement_descriptor: 'BEMTEVI TESTE',
    captured: paid,
    created: payment.created,
    currency: payment.currency,
    customer: payment.customer,
    description: payment.description,
    disputed: false,
    failure_code: paid ? null : declined.code,
    failure_message: paid ? null : declined.message,
    fraud_details: {},
    livemode: false,
    metadata: {},
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: paid ? null : '05',
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: paid ? null : declined.decline_code,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent,
    payment_method: card.id,
    payment_method_details: cardDetails(amount, card),
    refunded: false,
    status: paid ? 'succeeded' : 'failed',
    ...nulls<Stripe.Charge>()(
      'application application_fee application_fee_amount failure_balance_transaction on_behalf_of',
      'receipt_email receipt_number receipt_url review shipping source source_transfer',
      'statement_descriptor statement_descriptor_suffix transfer_data transfer_group',
    ),
  };
};

const cardDetails = (
  amount: number,
  { card }: Wire<Stripe.PaymentMethod>,
): Wire<Stripe.Charge.PaymentMethodDetails> => ({
  card: {
    amount_authorized: amount,
    brand: card?.brand ?? null,
    country: card?.country ?? null,
    exp_month: card?.exp_month ?? 12,
    exp_year: card?.exp_year ?? 2034,
    funding: card?.funding ?? null,
    last4: card?.last4 ?? null,
    network: 'visa',
    regulated_status: 'unregulated',
    ...nulls<Stripe.Charge.PaymentMethodDetails.Card>()(
      'authorization_code checks electronic_commerce_indicator installments mandate',
      'network_transaction_id three_d_secure transaction_link_id wallet',
    ),
  },
  type: 'card',
});
