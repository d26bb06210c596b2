import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { noSuch } from '../api/failure.ts';
import { isWithin, pageOf } from '../api/list.ts';
import { arrayOf, expand, fields, flag, paging, range, text } from '../api/params.ts';

const listParams = fields<Stripe.EventListParams>({
  ...paging,
  created: range(),
  delivery_success: flag(),
  type: text(),
  types: arrayOf(text(), 20),
});

/** `invoice.*` means every event of an invoice. */
const matches = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;

export const eventEndpoints = [
  endpoint('GET', '/v1/events', listParams, (world, params) => {
    const rows = world.state
      .all('events')
      .filter((row) => params.type === undefined || matches(row.type, params.type))
      .filter((row) => params.types === undefined || params.types.some((type) => matches(row.type, type)))
      .filter(
        (row) => params.delivery_success === undefined || (row.pending_webhooks === 0) === params.delivery_success,
      )
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/events', params);
  }),
  endpoint('GET', '/v1/events/:id', fields<Stripe.EventRetrieveParams>({ expand: expand() }), (world, _, id) => {
    const event = world.state.get('events', id);
    if (!event) throw noSuch('event', id);
    return event;
  }),
];
