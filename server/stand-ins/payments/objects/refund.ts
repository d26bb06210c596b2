import type { Stripe } from 'stripe';
import { days } from '../engine/calendar.ts';
import { newId } from '../engine/ids.ts';
import { nulls, type Wire } from './wire.ts';

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
  destination_details: {
    card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
    type: 'card',
  },
  metadata: options.metadata,
  payment_intent: options.charge.payment_intent,
  payment_method: options.charge.payment_method,
  reason: options.reason,
  status: 'succeeded',
  ...nulls<Stripe.Refund>()('customer_account receipt_number source_transfer_reversal transfer_reversal'),
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
    enhanced_evidence: {},
    ...nulls<Stripe.Dispute.Evidence>()(
      'access_activity_log billing_address cancellation_policy cancellation_policy_disclosure',
      'cancellation_rebuttal customer_communication customer_email_address customer_name',
      'customer_purchase_ip customer_signature duplicate_charge_documentation',
      'duplicate_charge_explanation duplicate_charge_id product_description receipt refund_policy',
      'refund_policy_disclosure refund_refusal_explanation service_date service_documentation',
      'shipping_address shipping_carrier shipping_date shipping_documentation shipping_tracking_number',
      'uncategorized_file uncategorized_text',
    ),
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
