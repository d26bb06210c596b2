import type { Stripe } from 'stripe';
import { endpoint, retrieve } from '../api/endpoint.ts';
import { pageOf } from '../api/list.ts';
import { fields, paging } from '../api/params.ts';

const listParams = fields<Stripe.PriceListParams>()(paging, [
  'active created currency lookup_keys product recurring type',
]);

export const priceEndpoints = [
  endpoint('GET', '/v1/prices', listParams, (provider, params) =>
    pageOf(provider.state.all('prices'), '/v1/prices', params),
  ),
  retrieve('/v1/prices', 'prices', 'price'),
];
