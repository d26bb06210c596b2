import type { Stripe } from 'stripe';
import { endpoint, onlyExpand, retrieve, rowFor } from '../api/endpoint.ts';
import { refused } from '../api/failure.ts';
import { having, pageOf } from '../api/list.ts';
import { fields, oneOf, paging, text } from '../api/params.ts';
import { voidInvoice } from '../engine/invoices.ts';
import { subscriptionOf } from '../objects/invoice.ts';

const listParams = fields<Stripe.InvoiceListParams>()(
  {
    ...paging,
    customer: text(),
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
    subscription: text(),
  },
  ['collection_method created customer_account due_date'],
);

export const invoiceEndpoints = [
  endpoint('GET', '/v1/invoices', listParams, (provider, { customer, status, subscription, ...page }) => {
    const rows = having(provider.state.all('invoices'), { customer, status });
    const wanted = rows.filter((row) => subscription === undefined || subscriptionOf(row) === subscription);
    return pageOf(wanted, '/v1/invoices', page);
  }),
  retrieve('/v1/invoices', 'invoices', 'invoice'),
  endpoint('POST', '/v1/invoices/:id/void', onlyExpand, (provider, _, id) => {
    const invoice = rowFor(provider, 'invoices', 'invoice', id);
    if (invoice.status !== 'open') throw refused('You can only session in open invoices. This invoice is not open.');
    return voidInvoice(provider, invoice);
  }),
];
