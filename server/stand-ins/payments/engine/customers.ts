import type { Stripe } from 'stripe';
import { cardObject, customerObject, deletedCustomer, type NewCustomer } from '../objects/customer.ts';
import type { Wire } from '../objects/wire.ts';
import { emit } from './events.ts';
import { cancelNow, isOver } from './subscriptions.ts';
import type { World } from './world.ts';

/** A new customer, without a card. */
export function createCustomer(world: World, customer: Omit<NewCustomer, 'created'>): Wire<Stripe.Customer> {
  const row = customerObject({ ...customer, created: world.now() });
  world.state.put('customers', row);
  emit(world, 'customer.created', row);
  return row;
}

/** Changes some fields of a customer, and says which. */
export function changeCustomer(
  world: World,
  customer: Wire<Stripe.Customer>,
  change: Partial<Wire<Stripe.Customer>>,
): Wire<Stripe.Customer> {
  const row = { ...customer, ...change };
  world.state.put('customers', row);
  const was = Object.fromEntries(Object.keys(change).map((key) => [key, customer[key as keyof typeof customer]]));
  emit(world, 'customer.updated', row, was);
  return row;
}

/** Deletes a customer and ends its subscriptions at once. */
export function deleteCustomer(world: World, customer: Wire<Stripe.Customer>): Wire<Stripe.DeletedCustomer> {
  for (const subscription of world.state.all('subscriptions')) {
    if (subscription.customer === customer.id && !isOver(subscription)) cancelNow(world, subscription, null);
  }
  const row = deletedCustomer(customer.id);
  world.state.put('customers', row);
  emit(world, 'customer.deleted', customer);
  return row;
}

/** The customer, unless it was deleted. */
export function livingCustomer(world: World, id: string): Wire<Stripe.Customer> | null {
  const row = world.state.get('customers', id);
  return row === undefined || row.deleted ? null : row;
}

/** Gives the customer a card of the kind asked for and makes it the one that is charged; the same kind is kept. */
export function useCard(world: World, customer: Wire<Stripe.Customer>, declines: boolean): Wire<Stripe.PaymentMethod> {
  const current = world.state.get('payment_methods', String(customer.invoice_settings.default_payment_method));
  if (current && cardDeclines(world, customer.id) === declines) return current;
  const card = cardObject({ customer: customer.id, email: customer.email, created: world.now(), declines });
  world.state.put('payment_methods', card);
  world.state.put('cards', { id: customer.id, declines });
  emit(world, 'payment_method.attached', card);
  changeCustomer(world, customer, {
    invoice_settings: { ...customer.invoice_settings, default_payment_method: card.id },
  });
  for (const subscription of world.state.all('subscriptions')) {
    if (subscription.customer !== customer.id || isOver(subscription)) continue;
    world.state.put('subscriptions', { ...subscription, default_payment_method: card.id });
  }
  return card;
}

/** Whether the customer's bank says no. */
export const cardDeclines = (world: World, customer: string): boolean =>
  world.state.get('cards', customer)?.declines ?? false;
