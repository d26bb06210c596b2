import type { Stripe } from 'stripe';
import { cardObject, customerObject, deletedCustomer, type NewCustomer } from '../objects/customer.ts';
import type { Wire } from '../objects/wire.ts';
import { emit } from './events.ts';
import { cancelNow, isOver } from './subscriptions.ts';
import type { Provider } from './provider.ts';

/** Creates a customer without a card. */
export function createCustomer(provider: Provider, customer: Omit<NewCustomer, 'created'>): Wire<Stripe.Customer> {
  const row = customerObject({ ...customer, created: provider.now() });
  provider.state.put('customers', row);
  emit(provider, 'customer.created', row);
  return row;
}

/** Changes fields of a customer and emits an event with their old values. */
export function changeCustomer(
  provider: Provider,
  customer: Wire<Stripe.Customer>,
  change: Partial<Wire<Stripe.Customer>>,
): Wire<Stripe.Customer> {
  const row = { ...customer, ...change };
  provider.state.put('customers', row);
  const was = Object.fromEntries(Object.keys(change).map((key) => [key, customer[key as keyof typeof customer]]));
  emit(provider, 'customer.updated', row, was);
  return row;
}

/** Deletes a customer and cancels its subscriptions at once. */
export function deleteCustomer(provider: Provider, customer: Wire<Stripe.Customer>): Wire<Stripe.DeletedCustomer> {
  for (const subscription of provider.state.all('subscriptions')) {
    if (subscription.customer === customer.id && !isOver(subscription)) cancelNow(provider, subscription, null);
  }
  const row = deletedCustomer(customer.id);
  provider.state.put('customers', row);
  emit(provider, 'customer.deleted', customer);
  return row;
}

/** The customer, unless it was deleted. */
export function existingCustomer(provider: Provider, id: string): Wire<Stripe.Customer> | null {
  const row = provider.state.get('customers', id);
  return row === undefined || row.deleted ? null : row;
}

/** Makes a card that pays or declines the customer's default, unless it has one of that kind. */
export function setDefaultCard(
  provider: Provider,
  customer: Wire<Stripe.Customer>,
  declines: boolean,
): Wire<Stripe.PaymentMethod> {
  const current = provider.state.get('payment_methods', String(customer.invoice_settings.default_payment_method));
  if (current && cardDeclines(provider, customer.id) === declines) return current;
  const card = cardObject({ customer: customer.id, email: customer.email, created: provider.now(), declines });
  provider.state.put('payment_methods', card);
  provider.state.put('cards', { id: customer.id, declines });
  emit(provider, 'payment_method.attached', card);
  changeCustomer(provider, customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: card.id },
  });
  for (const subscription of provider.state.all('subscriptions')) {
    if (subscription.customer !== customer.id || isOver(subscription)) continue;
    provider.state.put('subscriptions', { ...subscription, default_payment_method: card.id });
  }
  return card;
}

/** Whether charges to the customer's card are declined. */
export const cardDeclines = (provider: Provider, customer: string): boolean =>
  provider.state.get('cards', customer)?.declines ?? false;
