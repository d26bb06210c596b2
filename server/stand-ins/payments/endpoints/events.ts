import type { Stripe } from 'stripe';
import { endpoint, retrieve } from '../api/endpoint.ts';
import { pageOf } from '../api/list.ts';
import { fields, paging } from '../api/params.ts';

const listParams = fields<Stripe.EventListParams>()(paging, ['created delivery_success type types']);

export const eventEndpoints = [
  endpoint('GET', '/v1/events', listParams, (provider, params) =>
    pageOf(provider.state.all('events'), '/v1/events', params),
  ),
  retrieve('/v1/events', 'events', 'event'),
];
