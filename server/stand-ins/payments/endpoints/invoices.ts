import type { Stripe } from 'stripe';
import { endpoint } from '../api/endpoint.ts';
import { noSuch, refused } from '../api/failure.ts';
import { isWithin, pageOf } from '../api/list.ts';
import { expand, fields, notSimulated, oneOf, paging, range, required, text } from '../api/params.ts';
import { voidInvoice } from '../engine/invoices.ts';
import { subscriptionOf } from '../objects/invoice.ts';

const listParams = fields<Stripe.InvoiceListParams>({
  ...paging,
  collection_method: oneOf('charge_automatically', 'send_invoice'),
  created: range(),
  customer: text(),
  customer_account: notSimulated,
  due_date: notSimulated,
  status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
  subscription: text(),
});

const paymentListParams = fields<Stripe.InvoicePaymentListParams>({
  ...paging,
  created: range(),
  invoice: text(),
  payment: fields<Stripe.InvoicePaymentListParams.Payment>({
    payment_intent: text(),
    payment_record: notSimulated,
    type: required(oneOf('payment_intent')),
  }),
  status: oneOf('canceled', 'open', 'paid'),
});

export const invoiceEndpoints = [
  endpoint('GET', '/v1/invoices', listParams, (world, params) => {
    const rows = world.state
      .all('invoices')
      .filter((row) => params.customer === undefined || row.customer === params.customer)
      .filter((row) => params.subscription === undefined || subscriptionOf(row) === params.subscription)
      .filter((row) => params.status === undefined || row.status === params.status)
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/invoices', params);
  }),
  endpoint('GET', '/v1/invoices/:id', fields<Stripe.InvoiceRetrieveParams>({ expand: expand() }), (world, _, id) => {
    const invoice = world.state.get('invoices', id);
    if (!invoice) throw noSuch('invoice', id);
    return invoice;
  }),
  endpoint(
    'POST',
    '/v1/invoices/:id/void',
    fields<Stripe.InvoiceVoidInvoiceParams>({ expand: expand() }),
    (world, _, id) => {
      const invoice = world.state.get('invoices', id);
      if (!invoice) throw noSuch('invoice', id);
      if (invoice.status !== 'open') throw refused('You can only pass in open invoices. This invoice is not open.');
      return voidInvoice(world, invoice);
    },
  ),
  endpoint('GET', '/v1/invoice_payments', paymentListParams, (world, params) => {
    const rows = world.state
      .all('invoice_payments')
      .filter((row) => params.invoice === undefined || row.invoice === params.invoice)
      .filter((row) => params.status === undefined || row.status === params.status)
      .filter((row) => !params.payment || row.payment.payment_intent === params.payment.payment_intent)
      .filter((row) => isWithin(row.created, params.created));
    return pageOf(rows, '/v1/invoice_payments', params);
  }),
  endpoint(
    'GET',
    '/v1/invoice_payments/:id',
    fields<Stripe.InvoicePaymentRetrieveParams>({ expand: expand() }),
    (world, _, id) => {
      const payment = world.state.get('invoice_payments', id);
      if (!payment) throw noSuch('invoice_payment', id);
      return payment;
    },
  ),
];
