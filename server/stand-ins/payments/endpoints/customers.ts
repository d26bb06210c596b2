import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { noSuch, refused } from '../api/failure.ts';
import { isWithin, pageOf } from '../api/list.ts';
import {
  arrayOf,
  email,
  expand,
  fields,
  flag,
  integer,
  mergeMetadata,
  metadata,
  notSimulated,
  paging,
  range,
  required,
  text,
} from '../api/params.ts';
import { changeCustomer, createCustomer, deleteCustomer, livingCustomer } from '../engine/customers.ts';
import type { World } from '../engine/world.ts';
import type { Wire } from '../objects/wire.ts';

const common = {
  address: notSimulated,
  balance: notSimulated,
  business_name: notSimulated,
  cash_balance: notSimulated,
  description: text(),
  email: email(),
  expand: expand(),
  individual_name: notSimulated,
  invoice_prefix: notSimulated,
  invoice_settings: notSimulated,
  metadata: metadata(),
  name: text(256),
  next_invoice_sequence: notSimulated,
  phone: text(20),
  preferred_locales: arrayOf(text(10)),
  shipping: notSimulated,
  source: notSimulated,
  tax: notSimulated,
  tax_exempt: notSimulated,
  validate: flag(),
};

const createParams = fields<Stripe.CustomerCreateParams>({
  ...common,
  payment_method: notSimulated,
  tax_id_data: notSimulated,
  test_clock: notSimulated,
});
const updateParams = fields<Stripe.CustomerUpdateParams>({ ...common, default_source: notSimulated });
const listParams = fields<Stripe.CustomerListParams>({
  ...paging,
  created: range(),
  email: text(),
  test_clock: notSimulated,
});

const searchParams = fields<Stripe.CustomerSearchParams>({
  expand: expand(),
  limit: integer(1, 100),
  page: notSimulated,
  query: required(text()),
});

/** The customer of an address or of a parameter; throws for one that is not there. */
export function customerFor(world: World, id: string, param = 'id'): Wire<Stripe.Customer> {
  const customer = livingCustomer(world, id);
  if (customer) return customer;
  if (world.state.get('customers', id)) throw refused(`Customer '${id}' has been deleted.`, param, 'resource_missing');
  throw noSuch('customer', id, param);
}

export const customerEndpoints = [
  endpoint('POST', '/v1/customers', createParams, (world, params) =>
    createCustomer(world, {
      email: params.email ?? null,
      name: params.name ?? null,
      phone: params.phone ?? null,
      description: params.description ?? null,
      preferredLocales: params.preferred_locales ?? [],
      metadata: mergeMetadata({}, params.metadata),
    }),
  ),
  endpoint('GET', '/v1/customers', listParams, (world, params) => {
    const rows = world.state
      .all('customers')
      .filter((row): row is Wire<Stripe.Customer> => !row.deleted)
      .filter((row) => params.email === undefined || row.email === params.email)
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/customers', params);
  }),
  endpoint('GET', '/v1/customers/search', searchParams, (world, params) => {
    const [, userId] = /^metadata\["userId"\]:"((?:[^"\\]|\\.)+)"$/.exec(params.query) ?? [];
    if (userId === undefined) throw refused('The stand-in searches customers by `metadata["userId"]` only.', 'query');
    const wanted = userId.replaceAll(/\\(.)/g, '$1');
    const data = world.state.all('customers').filter((row) => !row.deleted && row.metadata['userId'] === wanted);
    return { object: 'search_result', data, has_more: false, next_page: null, url: '/v1/customers/search' };
  }),
  endpoint('GET', '/v1/customers/:id', fields<Stripe.CustomerRetrieveParams>({ expand: expand() }), (world, _, id) => {
    const customer = world.state.get('customers', id);
    if (!customer) throw noSuch('customer', id);
    return customer;
  }),
  endpoint('POST', '/v1/customers/:id', updateParams, (world, params, id) => {
    const customer = customerFor(world, id);
    const { email: mail, name, phone, description, preferred_locales } = params;
    return changeCustomer(world, customer, {
      ...(mail === undefined ? {} : { email: mail }),
      ...(name === undefined ? {} : { name }),
      ...(phone === undefined ? {} : { phone }),
      ...(description === undefined ? {} : { description }),
      ...(preferred_locales === undefined ? {} : { preferred_locales }),
      metadata: mergeMetadata(customer.metadata, params.metadata),
    });
  }),
  endpoint('DELETE', '/v1/customers/:id', fields<Stripe.CustomerDeleteParams>({}), (world, _, id) =>
    deleteCustomer(world, customerFor(world, id)),
  ),
];
