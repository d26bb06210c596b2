import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { noSuch, refused } from '../api/failure.ts';
import { isWithin, pageOf } from '../api/list.ts';
import {
  emptyable,
  expand,
  fields,
  integer,
  mergeMetadata,
  metadata,
  notSimulated,
  oneOf,
  paging,
  range,
  text,
} from '../api/params.ts';
import { refundCharge } from '../engine/refunds.ts';
import type { World } from '../engine/world.ts';
import type { Wire } from '../objects/wire.ts';

type CreateParams = Stripe.RefundCreateParams;

const createParams = fields<CreateParams>({
  amount: integer(1),
  charge: text(),
  currency: notSimulated,
  customer: notSimulated,
  expand: expand(),
  instructions_email: notSimulated,
  metadata: emptyable(metadata()),
  origin: notSimulated,
  payment_intent: text(),
  reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  refund_application_fee: notSimulated,
  reverse_transfer: notSimulated,
});

const listParams = fields<Stripe.RefundListParams>({
  ...paging,
  charge: text(),
  created: range(),
  payment_intent: text(),
});
const disputeListParams = fields<Stripe.DisputeListParams>({
  ...paging,
  charge: text(),
  created: range(),
  payment_intent: text(),
});

function chargeToRefund(world: World, { charge, payment_intent: intent }: CreateParams): Wire<Stripe.Charge> {
  if ((charge === undefined) === (intent === undefined)) {
    throw refused('One of the following params should be provided for this request: payment_intent or charge.');
  }
  if (charge !== undefined) {
    const row = world.state.get('charges', charge);
    if (!row) throw noSuch('charge', charge, 'charge');
    return row;
  }
  const row = world.state.get('payment_intents', String(intent));
  if (!row) throw noSuch('payment_intent', String(intent), 'payment_intent');
  const paid = world.state.get('charges', String(row.latest_charge));
  if (!paid || row.status !== 'succeeded') {
    const message = `This PaymentIntent (${row.id}) does not have a successful charge to refund.`;
    throw refused(message, 'payment_intent', 'payment_intent_unexpected_state');
  }
  return paid;
}

function create(world: World, params: CreateParams): object {
  const charge = chargeToRefund(world, params);
  const left = charge.amount_captured - charge.amount_refunded;
  if (charge.refunded) {
    throw refused(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  }
  if (charge.disputed) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw refused(message, undefined, 'charge_disputed');
  }
  const amount = params.amount ?? left;
  if (amount > left) {
    throw refused(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  }
  return refundCharge(world, charge, {
    amount,
    reason: params.reason ?? null,
    metadata: mergeMetadata({}, params.metadata),
  });
}

export const refundEndpoints = [
  endpoint('POST', '/v1/refunds', createParams, create),
  endpoint('GET', '/v1/refunds', listParams, (world, params) => {
    const rows = world.state
      .all('refunds')
      .filter((row) => params.charge === undefined || row.charge === params.charge)
      .filter((row) => params.payment_intent === undefined || row.payment_intent === params.payment_intent)
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/refunds', params);
  }),
  endpoint('GET', '/v1/refunds/:id', fields<Stripe.RefundRetrieveParams>({ expand: expand() }), (world, _, id) => {
    const refund = world.state.get('refunds', id);
    if (!refund) throw noSuch('refund', id);
    return refund;
  }),
  endpoint('GET', '/v1/disputes', disputeListParams, (world, params) => {
    const rows = world.state
      .all('disputes')
      .filter((row) => params.charge === undefined || row.charge === params.charge)
      .filter((row) => params.payment_intent === undefined || row.payment_intent === params.payment_intent)
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/disputes', params);
  }),
  endpoint('GET', '/v1/disputes/:id', fields<Stripe.DisputeRetrieveParams>({ expand: expand() }), (world, _, id) => {
    const dispute = world.state.get('disputes', id);
    if (!dispute) throw noSuch('dispute', id);
    return dispute;
  }),
];
