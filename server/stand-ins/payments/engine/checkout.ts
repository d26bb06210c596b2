import type { Stripe } from 'stripe';
import { chargeObject } from '../objects/charge.ts';
import { intentObject, settledIntent } from '../objects/payment.ts';
import {
  checkoutSessionObject,
  priceOfSession,
  withoutLineItems,
  type NewSession,
} from '../objects/checkoutSession.ts';
import { cardObject } from '../objects/customer.ts';
import type { Wire } from '../objects/wire.ts';
import { subscribe } from './billing.ts';
import { createCustomer, existingCustomer, setDefaultCard } from './customers.ts';
import { emit } from './events.ts';
import { attemptPayment } from './invoices.ts';
import { expireIncomplete } from './subscriptions.ts';
import type { Provider } from './provider.ts';

type Session = Wire<Stripe.Checkout.Session>;

/** Opens a checkout session with its page. */
export function openCheckout(
  provider: Provider,
  options: Omit<NewSession, 'created' | 'host'>,
  subscriptionMetadata: Stripe.Metadata,
): Session {
  const session = checkoutSessionObject({ ...options, created: provider.now(), host: provider.host() });
  provider.state.put('subscription_data', { id: session.id, metadata: subscriptionMetadata });
  return provider.state.put('checkout_sessions', session);
}

/** Pays an open session and starts its subscription; null when it is not open, so that two clicks pay once. */
export const payCheckout = (provider: Provider, id: string): Session | null => completeCheckout(provider, id, true);

/** Completes an open session by a payment that the bank confirms later, such as a boleto; null when it is not open. */
export const payCheckoutLater = (provider: Provider, id: string): Session | null =>
  completeCheckout(provider, id, false);

function completeCheckout(provider: Provider, id: string, paid: boolean): Session | null {
  const session = provider.state.get('checkout_sessions', id);
  if (session?.status !== 'open') return null;
  // The customer was deleted meanwhile.
  if (session.customer !== null && !existingCustomer(provider, String(session.customer))) return null;
  const customer = customerWithPayingCard(provider, session);
  const price = priceOfSession(session);
  const metadata = { ...provider.state.get('subscription_data', id)?.metadata };
  const { subscription, invoice } = subscribe(provider, { customer, price, metadata, paid });
  const complete: Session = {
    ...session,
    customer: customer.id,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: customer.phone ?? null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    invoice: invoice.id,
    payment_status: paid ? 'paid' : 'unpaid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  };
  provider.state.put('checkout_sessions', complete);
  emit(provider, 'checkout.session.completed', withoutLineItems(complete));
  return complete;
}

/** Settles the late payment of a completed session, paid or failed; null when none is pending. */
export function settleCheckout(provider: Provider, id: string, paid: boolean): Session | null {
  const session = provider.state.get('checkout_sessions', id);
  const invoice = provider.state.get('invoices', String(session?.invoice));
  const subscription = provider.state.get('subscriptions', String(session?.subscription));
  if (session?.payment_status !== 'unpaid' || invoice?.status !== 'open' || !subscription) return null;
  if (!paid) {
    expireIncomplete(provider, subscription);
    emit(provider, 'checkout.session.async_payment_failed', withoutLineItems(session));
    return session;
  }
  attemptPayment(provider, invoice);
  const settled: Session = { ...session, payment_status: 'paid' };
  provider.state.put('checkout_sessions', settled);
  emit(provider, 'checkout.session.async_payment_succeeded', withoutLineItems(settled));
  return settled;
}

/** Attempts the payment of an open session with a card that is declined; the session stays open. */
export function declineCheckout(provider: Provider, id: string): Session | null {
  const session = provider.state.get('checkout_sessions', id);
  if (session?.status !== 'open') return null;
  const customer = existingCustomer(provider, String(session.customer));
  const created = provider.now();
  const card = cardObject({ customer: customer?.id ?? '', email: customer?.email ?? null, created, declines: true });
  const { unit_amount: amount, currency } = priceOfSession(session);
  const payment = { customer: card.customer as string, amount: amount ?? 0, currency, card, created };
  const described = { ...payment, description: 'Subscription creation' };
  const intent = intentObject(described);
  const charge = chargeObject(described, intent.id, false);
  provider.state.put('charges', charge);
  const refused = provider.state.put('payment_intents', settledIntent(intent, charge, card));
  emit(provider, 'charge.failed', charge);
  emit(provider, 'payment_intent.payment_failed', refused);
  return session;
}

/** Expires an open session; null when it is not open. */
export function expireCheckout(provider: Provider, id: string): Session | null {
  const session = provider.state.get('checkout_sessions', id);
  if (session?.status !== 'open') return null;
  const expired: Session = { ...session, status: 'expired', url: null };
  provider.state.put('checkout_sessions', expired);
  emit(provider, 'checkout.session.expired', withoutLineItems(expired));
  return expired;
}

function customerWithPayingCard(provider: Provider, session: Session): Wire<Stripe.Customer> {
  const known = existingCustomer(provider, String(session.customer));
  const customer =
    known ??
    createCustomer(provider, {
      email: session.customer_email,
      name: null,
      phone: null,
      description: null,
      preferredLocales: ['pt-BR'],
      metadata: {},
    });
  setDefaultCard(provider, customer, false);
  return existingCustomer(provider, customer.id) ?? customer;
}
