import type { Stripe } from 'stripe';
import { invoiceObject, subscriptionOf, type NewInvoice } from '../objects/invoice.ts';
import { chargeObject } from '../objects/charge.ts';
import { intentObject, invoicePaymentObject, settledIntent } from '../objects/payment.ts';
import type { Wire } from '../objects/wire.ts';
import { cardDeclines, changeCustomer, useCard } from './customers.ts';
import { afterLastRetry, nextRetry } from './dunning.ts';
import { emit } from './events.ts';
import { changeSubscription, expireIncomplete } from './subscriptions.ts';
import type { World } from './world.ts';

type Invoice = Wire<Stripe.Invoice>;

/** A draft, that is now the subscription's latest invoice. */
export function draftInvoice(world: World, options: Omit<NewInvoice, 'created'>): Invoice {
  const invoice = invoiceObject({ ...options, created: world.now() });
  world.state.put('invoices', invoice);
  const subscription = world.state.get('subscriptions', options.subscription.id);
  if (subscription) world.state.put('subscriptions', { ...subscription, latest_invoice: invoice.id });
  emit(world, 'invoice.created', invoice);
  return invoice;
}

/** Opens a draft: it has a number, and an intent that wants its money. One of nothing is paid with that. */
export function finalizeInvoice(world: World, draft: Invoice): Invoice {
  const now = world.now();
  const customer = customerOf(world, draft);
  const sequence = customer.next_invoice_sequence ?? 1;
  world.state.put('customers', { ...customer, next_invoice_sequence: sequence + 1 });
  const invoice: Invoice = {
    ...draft,
    auto_advance: true,
    automatically_finalizes_at: null,
    effective_at: now,
    number: `TESTE-${customer.id.slice(-6).toUpperCase()}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: now },
  };
  world.state.put('invoices', invoice);
  emit(world, 'invoice.finalized', invoice);
  if (invoice.amount_due === 0) return markPaid(world, invoice);
  const intent = intentObject({ ...paymentOf(world, invoice), created: now });
  world.state.put('payment_intents', intent);
  emit(world, 'payment_intent.created', intent);
  world.state.put('invoice_payments', invoicePaymentObject(invoice, intent.id, now));
  return invoice;
}

/**
 * Charges the customer's card for an open invoice. A refusal plans the next try and tells the subscription; one that the
 * customer asked for leaves that plan as it is (see `attempt_count` of the invoice).
 */
export function attemptPayment(world: World, invoice: Invoice, asked = false): Invoice {
  const payment = paymentOf(world, invoice);
  const link = world.state.all('invoice_payments').find((row) => row.invoice === invoice.id);
  const intent = world.state.get('payment_intents', link?.payment.payment_intent as string);
  if (!link || !intent) throw new Error(`Invoice ${invoice.id} is not open.`);
  const paid = !cardDeclines(world, payment.customer);
  const charge = chargeObject({ ...payment, created: world.now() }, intent.id, paid);
  world.state.put('charges', charge);
  const settled = settledIntent(intent, charge, payment.card);
  world.state.put('payment_intents', settled);
  emit(world, paid ? 'charge.succeeded' : 'charge.failed', charge);
  emit(world, paid ? 'payment_intent.succeeded' : 'payment_intent.payment_failed', settled);
  if (asked && !paid) return invoice;
  const tried = { ...invoice, attempted: true, attempt_count: invoice.attempt_count + 1 };
  return paid ? markPaid(world, tried) : markRefused(world, tried);
}

function markPaid(world: World, invoice: Invoice): Invoice {
  const now = world.now();
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
  world.state.put('invoices', paid);
  const link = world.state.all('invoice_payments').find((row) => row.invoice === invoice.id);
  if (link) {
    const settled = { ...link, amount_paid: paid.amount_paid, status: 'paid' };
    const row = { ...settled, status_transitions: { canceled_at: null, paid_at: now } };
    world.state.put('invoice_payments', row);
    emit(world, 'invoice_payment.paid', row);
  }
  emit(world, 'invoice.paid', paid);
  emit(world, 'invoice.payment_succeeded', paid);
  const customer = customerOf(world, invoice);
  if (customer.delinquent) changeCustomer(world, customer, { delinquent: false });
  const subscription = world.state.get('subscriptions', subscriptionOf(invoice));
  if (subscription && ['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) {
    changeSubscription(world, subscription, { ...subscription, status: 'active' });
  }
  return paid;
}

/** Takes an open invoice back: nobody can pay it any more. A subscription that waited for it has ended. */
export function voidInvoice(world: World, invoice: Invoice): Invoice {
  const subscription = world.state.get('subscriptions', subscriptionOf(invoice));
  if (subscription?.status === 'incomplete') expireIncomplete(world, subscription);
  const row: Invoice = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...invoice.status_transitions, voided_at: world.now() },
  };
  world.state.put('invoices', row);
  emit(world, 'invoice.voided', row);
  return row;
}

function markRefused(world: World, invoice: Invoice): Invoice {
  const retryAt = nextRetry(world, invoice);
  const refused: Invoice = { ...invoice, auto_advance: retryAt !== null, next_payment_attempt: retryAt };
  world.state.put('invoices', refused);
  emit(world, 'invoice.payment_failed', refused);
  const subscription = world.state.get('subscriptions', subscriptionOf(invoice));
  if (!subscription) return refused;
  if (subscription.status === 'active') {
    const customer = customerOf(world, invoice);
    if (!customer.delinquent) changeCustomer(world, customer, { delinquent: true });
    changeSubscription(world, subscription, { ...subscription, status: 'past_due' });
  } else if (subscription.status === 'past_due' && retryAt === null) {
    afterLastRetry(world, subscription);
  }
  return refused;
}

function paymentOf(world: World, invoice: Invoice) {
  const customer = customerOf(world, invoice);
  const card = useCard(world, customer, cardDeclines(world, customer.id));
  return {
    customer: customer.id,
    amount: invoice.amount_due,
    currency: invoice.currency,
    card,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  };
}

function customerOf(world: World, invoice: Invoice): Wire<Stripe.Customer> {
  const customer = world.state.get('customers', invoice.customer as string);
  if (!customer || customer.deleted) throw new Error(`The customer of invoice ${invoice.id} is gone.`);
  return customer;
}
