import type { Stripe } from 'stripe';
import { amountOf } from '../objects/price.ts';
import { itemOf, subscriptionObject, withPrice } from '../objects/subscription.ts';
import type { NewLine } from '../objects/invoice.ts';
import type { Wire } from '../objects/wire.ts';
import { hours, periodEnd } from './calendar.ts';
import { livingCustomer } from './customers.ts';
import { emit } from './events.ts';
import { attemptPayment, draftInvoice, finalizeInvoice } from './invoices.ts';
import { changeSubscription, nextPeriod, releaseSchedule, scheduleOf } from './subscriptions.ts';
import type { World } from './world.ts';

type Subscription = Wire<Stripe.Subscription>;

/** A renewal's invoice stays a draft for this long: https://docs.stripe.com/billing/invoices/subscription. */
const draftFor = hours(1);

/** A new subscription with its first invoice, paid with the customer's card; `incomplete` while that is not done. */
export function subscribe(
  world: World,
  options: { customer: Wire<Stripe.Customer>; price: Wire<Stripe.Price>; metadata: Stripe.Metadata; paid: boolean },
): { subscription: Subscription; invoice: Wire<Stripe.Invoice> } {
  const { customer, price, metadata, paid } = options;
  const start = world.now();
  const created = subscriptionObject({
    customer: customer.id,
    price,
    paymentMethod: customer.invoice_settings.default_payment_method as string | null,
    metadata,
    start,
    end: periodEnd(start, start),
    status: 'incomplete',
  });
  world.state.put('subscriptions', created);
  const line = { ...fullMonth(price), start, end: itemOf(created).current_period_end };
  const draft = draftInvoice(world, {
    reason: 'subscription_create',
    subscription: created,
    customer,
    lines: [line],
    start,
    end: start,
    finalizesAt: null,
  });
  emit(world, 'customer.subscription.created', current(world, created));
  const open = finalizeInvoice(world, draft);
  const invoice = paid ? attemptPayment(world, open) : open;
  return { subscription: current(world, created), invoice };
}

/** Starts the subscription's next period and drafts its invoice. While unpaid the draft is left alone. */
export function renew(world: World, subscription: Subscription): void {
  const old = itemOf(subscription);
  const row = changeSubscription(world, subscription, nextPeriod(world, subscription));
  const customer = livingCustomer(world, row.customer as string);
  if (!customer) return;
  const item = itemOf(row);
  draftInvoice(world, {
    reason: 'subscription_cycle',
    subscription: row,
    customer,
    lines: [{ ...fullMonth(item.price), start: item.current_period_start, end: item.current_period_end }],
    start: old.current_period_start,
    end: old.current_period_end,
    finalizesAt: row.status === 'unpaid' ? null : world.now() + draftFor,
  });
}

/** What a change of price costs now: the rest of the period at the new price, less what was paid for it at the old one. */
export function prorations(world: World, subscription: Subscription, next: Wire<Stripe.Price>): NewLine[] {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const now = Math.min(Math.max(world.now(), start), end);
  const share = (amount: number) => Math.round((amount * (end - now)) / (end - start));
  const line = { start: now, end, proration: true };
  const unused = `Tempo não usado: ${price.nickname}`;
  const rest = `Tempo restante: ${next.nickname}`;
  return [
    { ...line, price, amount: -share(amountOf(price)), description: unused },
    { ...line, price: next, amount: share(amountOf(next)), description: rest },
  ];
}

/**
 * Changes the price at once. `invoice` charges the difference; without it nothing is charged for the rest of the
 * period. Says whether the bank paid; a refused change stays, with the subscription past due, as `allow_incomplete` says.
 */
export function changePrice(
  world: World,
  subscription: Subscription,
  next: Wire<Stripe.Price>,
  options: { invoice: boolean },
): { subscription: Subscription; paid: boolean } {
  const schedule = scheduleOf(world, subscription);
  if (schedule) releaseSchedule(world, schedule);
  const before = current(world, subscription);
  const lines = prorations(world, before, next);
  const row = changeSubscription(world, before, withPrice(before, next));
  const customer = livingCustomer(world, row.customer as string);
  if (!options.invoice || !customer) return { subscription: row, paid: true };
  const now = world.now();
  const reason = 'subscription_update';
  const draft = draftInvoice(world, {
    reason,
    subscription: row,
    customer,
    lines,
    start: now,
    end: now,
    finalizesAt: null,
  });
  const open = finalizeInvoice(world, draft);
  const invoice = open.status === 'paid' ? open : attemptPayment(world, open);
  return { subscription: current(world, row), paid: invoice.status === 'paid' };
}

const fullMonth = (price: Wire<Stripe.Price>) => ({
  amount: amountOf(price),
  description: `1 × ${price.nickname} (por mês)`,
  price,
  proration: false,
});

const current = (world: World, subscription: Subscription): Subscription =>
  world.state.get('subscriptions', subscription.id) ?? subscription;
