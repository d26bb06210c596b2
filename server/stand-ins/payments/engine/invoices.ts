import type { Stripe } from 'stripe';
import { invoiceObject, subscriptionOf, type NewInvoice } from '../objects/invoice.ts';
import { chargeObject } from '../objects/charge.ts';
import { intentObject, invoicePaymentObject, settledIntent } from '../objects/payment.ts';
import type { Wire } from '../objects/wire.ts';
import { cardDeclines, changeCustomer, setDefaultCard } from './customers.ts';
import { afterLastRetry, nextRetry } from './dunning.ts';
import { emit } from './events.ts';
import { changeSubscription, expireIncomplete } from './subscriptions.ts';
import type { Provider } from './provider.ts';

type Invoice = Wire<Stripe.Invoice>;

/** Drafts an invoice and makes it the subscription's latest one. */
export function draftInvoice(provider: Provider, options: Omit<NewInvoice, 'created'>): Invoice {
  const invoice = invoiceObject({ ...options, created: provider.now() });
  provider.state.put('invoices', invoice);
  const subscription = provider.state.get('subscriptions', options.subscription.id);
  if (subscription) provider.state.put('subscriptions', { ...subscription, latest_invoice: invoice.id });
  emit(provider, 'invoice.created', invoice);
  return invoice;
}

/** Opens a draft, with a number and a payment intent. An invoice of nothing is paid at once. */
export function finalizeInvoice(provider: Provider, draft: Invoice): Invoice {
  const now = provider.now();
  const customer = customerOf(provider, draft);
  const sequence = customer.next_invoice_sequence ?? 1;
  provider.state.put('customers', { ...customer, next_invoice_sequence: sequence + 1 });
  const invoice: Invoice = {
    ...draft,
    auto_advance: true,
    automatically_finalizes_at: null,
    effective_at: now,
    number: `TESTE-${customer.id.slice(-6).toUpperCase()}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  provider.state.put('invoices', invoice);
  emit(provider, 'invoice.finalized', invoice);
  if (invoice.amount_due === 0) return markPaid(provider, invoice);
  const intent = intentObject({ ...paymentOf(provider, invoice), created: now });
  provider.state.put('payment_intents', intent);
  emit(provider, 'payment_intent.created', intent);
  provider.state.put('invoice_payments', invoicePaymentObject(invoice, intent.id, now));
  return invoice;
}

/**
 * Charges the customer's card for an open invoice. A decline schedules the next attempt and makes the subscription past
 * due; an attempt that the customer asked for does not count (see `attempt_count` of the invoice).
 */
export function attemptPayment(provider: Provider, invoice: Invoice, byCustomer = false): Invoice {
  const payment = paymentOf(provider, invoice);
  const link = provider.state.all('invoice_payments').find((row) => row.invoice === invoice.id);
  const intent = provider.state.get('payment_intents', link?.payment.payment_intent as string);
  if (!link || !intent) throw new Error(`Invoice ${invoice.id} is not open.`);
  const paid = !cardDeclines(provider, payment.customer);
  const charge = chargeObject({ ...payment, created: provider.now() }, intent.id, paid);
  provider.state.put('charges', charge);
  const settled = settledIntent(intent, charge, payment.card);
  provider.state.put('payment_intents', settled);
  emit(provider, paid ? 'charge.succeeded' : 'charge.failed', charge);
  emit(provider, paid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', settled);
  if (byCustomer && !paid) return invoice;
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  return paid ? markPaid(provider, tried) : markDeclined(provider, tried);
}

function markPaid(provider: Provider, invoice: Invoice): Invoice {
  const now = provider.now();
  const paid: Invoice = {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  };
  provider.state.put('invoices', paid);
  const link = provider.state.all('invoice_payments').find((row) => row.invoice === invoice.id);
  if (link) {
    const settled = { ...link, amount_paid: paid.amount_paid, status: 'paid' };
    const row = { ...settled, status_transitions: { canceled_at: null, paid_at: now } };
    provider.state.put('invoice_payments', row);
    emit(provider, 'invoice_payment.paid', row);
  }
  emit(provider, 'invoice.paid', paid);
  emit(provider, 'invoice.payment_succeeded', paid);
  const customer = customerOf(provider, invoice);
  if (customer.delinquent) changeCustomer(provider, customer, { delinquent: false });
  const subscription = provider.state.get('subscriptions', subscriptionOf(invoice));
  if (subscription && ['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) {
    changeSubscription(provider, subscription, { ...subscription, status: 'active' });
  }
  return paid;
}

/** Voids an open invoice. A subscription whose first payment it was ends. */
export function voidInvoice(provider: Provider, invoice: Invoice): Invoice {
  const subscription = provider.state.get('subscriptions', subscriptionOf(invoice));
  if (subscription?.status === 'incomplete') expireIncomplete(provider, subscription);
  const row: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: provider.now() },
  };
  provider.state.put('invoices', row);
  emit(provider, 'invoice.voided', row);
  return row;
}

function markDeclined(provider: Provider, invoice: Invoice): Invoice {
  const retryAt = nextRetry(provider, invoice);
  const declined: Invoice = { ...invoice, auto_advance: retryAt !== null, next_payment_attempt: retryAt };
  provider.state.put('invoices', declined);
  emit(provider, 'invoice.payment_failed', declined);
  const subscription = provider.state.get('subscriptions', subscriptionOf(invoice));
  if (!subscription) return declined;
  if (subscription.status === 'active') {
    const customer = customerOf(provider, invoice);
    if (!customer.delinquent) changeCustomer(provider, customer, { delinquent: true });
    changeSubscription(provider, subscription, { ...subscription, status: 'past_due' });
  } else if (subscription.status === 'past_due' && retryAt === null) {
    afterLastRetry(provider, subscription);
  }
  return declined;
}

function paymentOf(provider: Provider, invoice: Invoice) {
  const customer = customerOf(provider, invoice);
  const card = setDefaultCard(provider, customer, cardDeclines(provider, customer.id));
  return {
    customer: customer.id,
    amount: invoice.amount_due,
    currency: invoice.currency,
    card,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  };
}

function customerOf(provider: Provider, invoice: Invoice): Wire<Stripe.Customer> {
  const customer = provider.state.get('customers', invoice.customer as string);
  if (!customer || customer.deleted) throw new Error(`The customer of invoice ${invoice.id} is gone.`);
  return customer;
}
