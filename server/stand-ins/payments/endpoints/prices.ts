import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { noSuch } from '../api/failure.ts';
import { isWithin, pageOf } from '../api/list.ts';
import { expand, fields, flag, notSimulated, oneOf, paging, range, text } from '../api/params.ts';
import type { World } from '../engine/world.ts';
import type { Wire } from '../objects/wire.ts';

const retrieveParams = fields<Stripe.PriceRetrieveParams>({ expand: expand() });
const listParams = fields<Stripe.PriceListParams>({
  ...paging,
  active: flag(),
  created: range(),
  currency: text(3),
  lookup_keys: notSimulated,
  product: text(),
  recurring: notSimulated,
  type: oneOf('one_time', 'recurring'),
});

/** The price of an address or of a parameter; throws for one that is not there. */
export function priceFor(world: World, id: string, param = 'id'): Wire<Stripe.Price> {
  const price = world.state.get('prices', id);
  if (!price) throw noSuch('price', id, param);
  return price;
}

export const priceEndpoints = [
  endpoint('GET', '/v1/prices/:id', retrieveParams, (world, _, id) => priceFor(world, id)),
  endpoint('GET', '/v1/prices', listParams, (world, params) => {
    const rows = world.state
      .all('prices')
      .filter((row) => params.active === undefined || row.active === params.active)
      .filter((row) => params.currency === undefined || row.currency === params.currency)
      .filter((row) => params.product === undefined || row.product === params.product)
      .filter((row) => params.type === undefined || row.type === params.type)
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/prices', params);
  }),
];
