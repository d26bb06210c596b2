import type { Stripe } from 'stripe';
import { chargeObject } from '../objects/charge.ts';
import { intentObject, settledIntent } from '../objects/payment.ts';
import { checkoutSessionObject, priceOfSession, shownSession, type NewSession } from '../objects/checkoutSession.ts';
import { cardObject } from '../objects/customer.ts';
import type { Wire } from '../objects/wire.ts';
import { subscribe } from './billing.ts';
import { createCustomer, livingCustomer, useCard } from './customers.ts';
import { emit } from './events.ts';
import { attemptPayment } from './invoices.ts';
import { expireIncomplete } from './subscriptions.ts';
import type { World } from './world.ts';

type Session = Wire<Stripe.Checkout.Session>;

/** An open checkout with a page of its own. */
export function openCheckout(
  world: World,
  options: Omit<NewSession, 'created' | 'host'>,
  subscriptionMetadata: Stripe.Metadata,
): Session {
  const session = checkoutSessionObject({ ...options, created: world.now(), host: world.host() });
  world.state.put('subscription_data', { id: session.id, metadata: subscriptionMetadata });
  return world.state.put('checkout_sessions', session);
}

/** Pays an open session and starts its subscription; null when it is not open any more, so that two clicks pay once. */
export const payCheckout = (world: World, id: string): Session | null => completeCheckout(world, id, true);

/** Completes an open session with a payment that the bank confirms later, as a boleto is; null when it is not open. */
export const payCheckoutLater = (world: World, id: string): Session | null => completeCheckout(world, id, false);

function completeCheckout(world: World, id: string, paid: boolean): Session | null {
  const session = world.state.get('checkout_sessions', id);
  if (session?.status !== 'open') return null;
  // There is nobody left whose card it could be.
  if (session.customer !== null && !livingCustomer(world, String(session.customer))) return null;
  const customer = useGoodCard(world, session);
  const price = priceOfSession(session);
  const metadata = { ...world.state.get('subscription_data', id)?.metadata };
  const { subscription, invoice } = subscribe(world, { customer, price, metadata, paid });
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
  world.state.put('checkout_sessions', complete);
  emit(world, 'checkout.session.completed', shownSession(complete));
  return complete;
}

/** The bank's late word on a session that was completed without its payment; null for any other. */
export function settleCheckout(world: World, id: string, paid: boolean): Session | null {
  const session = world.state.get('checkout_sessions', id);
  const invoice = world.state.get('invoices', String(session?.invoice));
  const subscription = world.state.get('subscriptions', String(session?.subscription));
  if (session?.payment_status !== 'unpaid' || invoice?.status !== 'open' || !subscription) return null;
  if (!paid) {
    expireIncomplete(world, subscription);
    emit(world, 'checkout.session.async_payment_failed', shownSession(session));
    return session;
  }
  attemptPayment(world, invoice);
  const settled: Session = { ...session, payment_status: 'paid' };
  world.state.put('checkout_sessions', settled);
  emit(world, 'checkout.session.async_payment_succeeded', shownSession(settled));
  return settled;
}

/** Tries to pay an open session with a card that the bank declines; the session stays open. */
export function declineCheckout(world: World, id: string): Session | null {
  const session = world.state.get('checkout_sessions', id);
  if (session?.status !== 'open') return null;
  const customer = livingCustomer(world, String(session.customer));
  const created = world.now();
  const card = cardObject({ customer: customer?.id ?? '', email: customer?.email ?? null, created, declines: true });
  const { unit_amount: amount, currency } = priceOfSession(session);
  const payment = { customer: card.customer as string, amount: amount ?? 0, currency, card, created };
  const described = { ...payment, description: 'Subscription creation' };
  const intent = intentObject(described);
  const charge = chargeObject(described, intent.id, false);
  world.state.put('charges', charge);
  const refused = world.state.put('payment_intents', settledIntent(intent, charge, card));
  emit(world, 'charge.failed', charge);
  emit(world, 'payment_intent.payment_failed', refused);
  return session;
}

/** Ends an open session without a payment; null when it is not open any more. */
export function expireCheckout(world: World, id: string): Session | null {
  const session = world.state.get('checkout_sessions', id);
  if (session?.status !== 'open') return null;
  const expired: Session = { ...session, status: 'expired', url: null };
  world.state.put('checkout_sessions', expired);
  emit(world, 'checkout.session.expired', shownSession(expired));
  return expired;
}

function useGoodCard(world: World, session: Session): Wire<Stripe.Customer> {
  const known = livingCustomer(world, String(session.customer));
  const customer =
    known ??
    createCustomer(world, {
      email: session.customer_email,
      name: null,
      phone: null,
      description: null,
      preferredLocales: ['pt-BR'],
      metadata: {},
    });
  useCard(world, customer, false);
  return livingCustomer(world, customer.id) ?? customer;
}
