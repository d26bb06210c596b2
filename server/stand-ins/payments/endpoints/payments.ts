import type { Stripe } from 'stripe';
import { endpoint, retrieve } from '../api/endpoint.ts';
import { having, pageOf } from '../api/list.ts';
import { fields, paging, text } from '../api/params.ts';

const chargeListParams = fields<Stripe.ChargeListParams>()({ ...paging, customer: text() }, [
  'created payment_intent transfer_group',
]);

export const paymentEndpoints = [
  retrieve('/v1/payment_intents', 'payment_intents', 'payment_intent'),
  endpoint('GET', '/v1/charges', chargeListParams, (provider, { customer, ...page }) =>
    pageOf(having(provider.state.all('charges'), { customer }), '/v1/charges', page),
  ),
  retrieve('/v1/charges', 'charges', 'charge'),
];
