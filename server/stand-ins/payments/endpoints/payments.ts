import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { noSuch } from '../api/failure.ts';
import { isWithin, pageOf } from '../api/list.ts';
import { expand, fields, notSimulated, paging, range, text } from '../api/params.ts';

const intentListParams = fields<Stripe.PaymentIntentListParams>({
  ...paging,
  created: range(),
  customer: text(),
  customer_account: notSimulated,
});

const chargeListParams = fields<Stripe.ChargeListParams>({
  ...paging,
  created: range(),
  customer: text(),
  payment_intent: text(),
  transfer_group: notSimulated,
});

export const paymentEndpoints = [
  endpoint('GET', '/v1/payment_intents', intentListParams, (world, params) => {
    const rows = world.state
      .all('payment_intents')
      .filter((row) => params.customer === undefined || row.customer === params.customer)
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/payment_intents', params);
  }),
  endpoint(
    'GET',
    '/v1/payment_intents/:id',
    fields<Stripe.PaymentIntentRetrieveParams>({ client_secret: notSimulated, expand: expand() }),
    (world, _, id) => {
      const intent = world.state.get('payment_intents', id);
      if (!intent) throw noSuch('payment_intent', id);
      return intent;
    },
  ),
  endpoint('GET', '/v1/charges', chargeListParams, (world, params) => {
    const rows = world.state
      .all('charges')
      .filter((row) => params.customer === undefined || row.customer === params.customer)
      .filter((row) => params.payment_intent === undefined || row.payment_intent === params.payment_intent)
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/charges', params);
  }),
  endpoint('GET', '/v1/charges/:id', fields<Stripe.ChargeRetrieveParams>({ expand: expand() }), (world, _, id) => {
    const charge = world.state.get('charges', id);
    if (!charge) throw noSuch('charge', id);
    return charge;
  }),
];
