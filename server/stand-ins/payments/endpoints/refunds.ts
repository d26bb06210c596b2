import type { Stripe } from 'stripe';
import { endpoint, retrieve, rowFor } from '../api/endpoint.ts';
import { refused } from '../api/failure.ts';
import { having, pageOf } from '../api/list.ts';
import { emptyable, expand, fields, integer, mergeMetadata, metadata, oneOf, paging, text } from '../api/params.ts';
import { refundCharge } from '../engine/refunds.ts';
import type { Provider } from '../engine/provider.ts';
import type { Wire } from '../objects/wire.ts';

type CreateParams = Stripe.RefundCreateParams;

const createParams = fields<CreateParams>()(
  {
    amount: integer(1),
    charge: text(),
    expand: expand(),
    metadata: emptyable(metadata()),
    payment_intent: text(),
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  },
  ['currency customer instructions_email origin refund_application_fee reverse_transfer'],
);

const ofCharge = { ...paging, charge: text() };
const listParams = fields<Stripe.RefundListParams>()(ofCharge, ['created payment_intent']);
const disputeListParams = fields<Stripe.DisputeListParams>()(ofCharge, ['created payment_intent']);

function chargeToRefund(provider: Provider, { charge, payment_intent: intent }: CreateParams): Wire<Stripe.Charge> {
  if ((charge === undefined) === (intent === undefined)) {
    throw refused('One of the following params should be provided for this request: payment_intent or charge.');
  }
  if (charge !== undefined) return rowFor(provider, 'charges', 'charge', charge, 'charge');
  const row = rowFor(provider, 'payment_intents', 'payment_intent', String(intent), 'payment_intent');
  const paid = provider.state.get('charges', String(row.latest_charge));
  if (!paid || row.status !== 'succeeded') {
    const message = `This PaymentIntent (${row.id}) does not have a successful charge to refund.`;
    throw refused(message, 'payment_intent', 'payment_intent_unexpected_state');
  }
  return paid;
}

function create(provider: Provider, params: CreateParams): object {
  const charge = chargeToRefund(provider, params);
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
  return refundCharge(provider, charge, {
    amount,
    reason: params.reason ?? null,
    metadata: mergeMetadata({}, params.metadata),
  });
}

export const refundEndpoints = [
  endpoint('POST', '/v1/refunds', createParams, create),
  endpoint('GET', '/v1/refunds', listParams, (provider, { charge, ...page }) =>
    pageOf(having(provider.state.all('refunds'), { charge }), '/v1/refunds', page),
  ),
  endpoint('GET', '/v1/disputes', disputeListParams, (provider, { charge, ...page }) =>
    pageOf(having(provider.state.all('disputes'), { charge }), '/v1/disputes', page),
  ),
  retrieve('/v1/disputes', 'disputes', 'dispute'),
];
