import type { Stripe } from 'stripe';
import { days } from '../engine/calendar.ts';
import { newId } from '../engine/ids.ts';
import type { Wire } from './wire.ts';

/** A refund that succeeded. */
export const refundObject = (options: {
  charge: Wire<Stripe.Charge>;
  amount: number;
  reason: Stripe.RefundCreateParams.Reason | null;
  metadata: Stripe.Metadata;
  created: number;
}): Wire<Stripe.Refund> => ({
  id: newId('re'),
  object: 'refund',
  amount: options.amount,
  balance_transaction: newId('txn'),
  charge: options.charge.id,
  created: options.created,
  currency: options.charge.currency,
  customer: options.charge.customer,
  customer_account: null,
  destination_details: {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  },
  metadata: options.metadata,
  payment_intent: options.charge.payment_intent,
  payment_method: options.charge.payment_method,
  reason: options.reason,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
});

/** A dispute that the bank has just opened. */
export const disputeObject = (charge: Wire<Stripe.Charge>, created: number): Wire<Stripe.Dispute> => ({
  id: newId('du'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: {
    access_activity_log: null,
    billing_address: null,
    cancellation_policy: null,
    cancellation_policy_disclosure: null,
    cancellation_rebuttal: null,
    customer_communication: null,
    customer_email_address: null,
    customer_name: null,
    customer_purchase_ip: null,
    customer_signature: null,
    duplicate_charge_documentation: null,
    duplicate_charge_explanation: null,
    duplicate_charge_id: null,
    enhanced_evidence: {},
    product_description: null,
    receipt: null,
    refund_policy: null,
    refund_policy_disclosure: null,
    refund_refusal_explanation: null,
    service_date: null,
    service_documentation: null,
    shipping_address: null,
    shipping_carrier: null,
    shipping_date: null,
    shipping_documentation: null,
    shipping_tracking_number: null,
    uncategorized_file: null,
    uncategorized_text: null,
  },
  evidence_details: {
    due_by: created + days(7),
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  network_reason_code: '10.4',
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
});
