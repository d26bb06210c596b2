import type { Stripe } from 'stripe';
import { endpoint, retrieve } from '../api/endpoint.ts';
import { noSuchObject, refused } from '../api/failure.ts';
import { having, pageOf } from '../api/list.ts';
import {
  arrayOf,
  email,
  emptyable,
  expand,
  fields,
  flag,
  integer,
  mergeMetadata,
  metadata,
  paging,
  required,
  text,
} from '../api/params.ts';
import { changeCustomer, createCustomer, deleteCustomer, existingCustomer } from '../engine/customers.ts';
import type { Provider } from '../engine/provider.ts';
import type { Wire } from '../objects/wire.ts';

const createParams = fields<Stripe.CustomerCreateParams>()(
  {
    description: text(),
    email: email(),
    expand: expand(),
    metadata: metadata(),
    name: text(256),
    phone: text(20),
    preferred_locales: arrayOf(text(10)),
    validate: flag(),
  },
  [
    'address balance business_name cash_balance individual_name invoice_prefix invoice_settings',
    'next_invoice_sequence payment_method shipping source tax tax_exempt tax_id_data test_clock',
  ],
);

const updateParams = fields<Stripe.CustomerUpdateParams>()(
  { email: email(), expand: expand(), metadata: emptyable(metadata()), name: emptyable(text(256)) },
  [
    'address balance business_name cash_balance default_source description individual_name invoice_prefix',
    'invoice_settings next_invoice_sequence phone preferred_locales shipping source tax tax_exempt validate',
  ],
);

const listParams = fields<Stripe.CustomerListParams>()({ ...paging, email: text() }, ['created test_clock']);

const searchParams = fields<Stripe.CustomerSearchParams>()(
  { expand: expand(), limit: integer(1, 100), query: required(text()) },
  ['page'],
);

/** The customer of a path or a parameter; throws for one that does not exist or was deleted. */
export function customerFor(provider: Provider, id: string, param = 'id'): Wire<Stripe.Customer> {
  const customer = existingCustomer(provider, id);
  if (customer) return customer;
  if (provider.state.get('customers', id))
    throw refused(`Customer '${id}' has been deleted.`, param, 'resource_missing');
  throw noSuchObject('customer', id, param);
}

export const customerEndpoints = [
  endpoint('POST', '/v1/customers', createParams, (provider, params) =>
    createCustomer(provider, {
      email: params.email ?? null,
      name: params.name ?? null,
      phone: params.phone ?? null,
      description: params.description ?? null,
      preferredLocales: params.preferred_locales ?? [],
      metadata: mergeMetadata({}, params.metadata),
    }),
  ),
  endpoint('GET', '/v1/customers', listParams, (provider, { email: wanted, ...page }) => {
    const rows = provider.state.all('customers').filter((row): row is Wire<Stripe.Customer> => !row.deleted);
    return pageOf(having(rows, { email: wanted }), '/v1/customers', page);
  }),
  endpoint('GET', '/v1/customers/search', searchParams, (provider, params) => {
    const [, userId] = /^metadata\["userId"\]:"((?:[^"\\]|\\.)+)"$/.exec(params.query) ?? [];
    if (userId === undefined) throw refused('The stand-in searches customers by `metadata["userId"]` only.', 'query');
    const wanted = userId.replaceAll(/\\(.)/g, '$1');
    const data = provider.state.all('customers').filter((row) => !row.deleted && row.metadata['userId'] === wanted);
    return { object: 'search_result', data, has_more: false, next_page: null, url: '/v1/customers/search' };
  }),
  retrieve('/v1/customers', 'customers', 'customer'),
  endpoint('POST', '/v1/customers/:id', updateParams, (provider, params, id) => {
    const customer = customerFor(provider, id);
    return changeCustomer(provider, customer, {
      ...(params.email === undefined ? {} : { email: params.email }),
      ...(params.name === undefined ? {} : { name: params.name || null }),
      ...(params.metadata === undefined ? {} : { metadata: mergeMetadata(customer.metadata, params.metadata) }),
    });
  }),
  endpoint('DELETE', '/v1/customers/:id', fields<Stripe.CustomerDeleteParams>()({}), (provider, _, id) =>
    deleteCustomer(provider, customerFor(provider, id)),
  ),
];
