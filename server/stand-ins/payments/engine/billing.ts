import type { Stripe } from 'stripe';
import { amountOf } from '../objects/price.ts';
import { itemOf, subscriptionObject, withPrice } from '../objects/subscription.ts';
import type { NewLine } from '../objects/invoice.ts';
import type { Wire } from '../objects/wire.ts';
import { hours, periodEnd } from './calendar.ts';
import { existingCustomer } from './customers.ts';
import { emit } from './events.ts';
import { attemptPayment, draftInvoice, finalizeInvoice } from './invoices.ts';
import { changeSubscription, nextPeriod, releaseSchedule, scheduleOf } from './subscriptions.ts';
import type { Provider } from './provider.ts';

type Subscription = Wire<Stripe.Subscription>;

/** A renewal's invoice stays a draft for this long: https://docs.stripe.com/billing/invoices/subscription. */
const draftFor = hours(1);

/** Starts a subscription with its first invoice: `active` when that is paid with the customer's card, else `incomplete`. */
export function subscribe(
  provider: Provider,
  options: { customer: Wire<Stripe.Customer>; price: Wire<Stripe.Price>; metadata: Stripe.Metadata; paid: boolean },
): { subscription: Subscription; invoice: Wire<Stripe.Invoice> } {
  const { customer, price, metadata, paid } = options;
  const start = provider.now();
  const created = subscriptionObject({
    customer: customer.id,
    price,
    paymentMethod: customer.invoice_settings.default_payment_method as string | null,
    metadata,
    start,
    end: periodEnd(start, start),
    status: 'incomplete',
  });
  provider.state.put('subscriptions', created);
  const line = { ...fullMonth(price), start, end: itemOf(created).current_period_end };
  const draft = draftInvoice(provider, {
    reason: 'subscription_create',
    subscription: created,
    customer,
    lines: [line],
    start,
    end: start,
    finalizesAt: null,
  });
  emit(provider, 'customer.subscription.created', current(provider, created));
  const open = finalizeInvoice(provider, draft);
  const invoice = paid ? attemptPayment(provider, open) : open;
  return { subscription: current(provider, created), invoice };
}

/** Starts the subscription's next period and drafts its invoice. The draft of an unpaid subscription is not finalized. */
export function renew(provider: Provider, subscription: Subscription): void {
  const old = itemOf(subscription);
  const row = changeSubscription(provider, subscription, nextPeriod(provider, subscription));
  const customer = existingCustomer(provider, row.customer as string);
  if (!customer) return;
  const item = itemOf(row);
  draftInvoice(provider, {
    reason: 'subscription_cycle',
    subscription: row,
    customer,
    lines: [{ ...fullMonth(item.price), start: item.current_period_start, end: item.current_period_end }],
    start: old.current_period_start,
    end: old.current_period_end,
    finalizesAt: row.status === 'unpaid' ? null : provider.now() + draftFor,
  });
}

/** The proration of a price change: the rest of the period at the new price, less the rest at the old one. */
export function prorations(provider: Provider, subscription: Subscription, next: Wire<Stripe.Price>): NewLine[] {
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const now = Math.min(Math.max(provider.now(), start), end);
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
 * Changes the price at once, and with `invoice` charges the proration. When the card is declined, `paid` is false: the
 * new price stays and the subscription is past due, as with `allow_incomplete`.
 */
export function changePrice(
  provider: Provider,
  subscription: Subscription,
  next: Wire<Stripe.Price>,
  options: { invoice: boolean },
): { subscription: Subscription; paid: boolean } {
  const schedule = scheduleOf(provider, subscription);
  if (schedule) releaseSchedule(provider, schedule);
  const before = current(provider, subscription);
  const lines = prorations(provider, before, next);
  const row = changeSubscription(provider, before, withPrice(before, next));
  const customer = existingCustomer(provider, row.customer as string);
  if (!options.invoice || !customer) return { subscription: row, paid: true };
  const now = provider.now();
  const reason = 'subscription_update';
  const draft = draftInvoice(provider, {
    reason,
    subscription: row,
    customer,
    lines,
    start: now,
    end: now,
    finalizesAt: null,
  });
  const open = finalizeInvoice(provider, draft);
  const invoice = open.status === 'paid' ? open : attemptPayment(provider, open);
  return { subscription: current(provider, row), paid: invoice.status === 'paid' };
}

const fullMonth = (price: Wire<Stripe.Price>) => ({
  amount: amountOf(price),
  description: `1 × ${price.nickname} (por mês)`,
  price,
  proration: false,
});

const current = (provider: Provider, subscription: Subscription): Subscription =>
  provider.state.get('subscriptions', subscription.id) ?? subscription;
