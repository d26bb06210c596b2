import type { Stripe } from 'stripe';
import {
  mayCharge,
  pickCurrentSubscription,
  providerStatuses,
  type CurrentSubscription,
  type PaidPeriod,
  type ProviderAccount,
  type ProviderStatus,
  type ProviderSubscription,
  type Withdrawal,
} from '../../domain/billing/payments.ts';
import type { PriceList } from './prices.ts';

/** The key of a customer's metadata that holds the id of the subscription from which the owner withdraws. */
export const withdrawalKey = 'withdrawal';

/**
 * The customer's account in the domain's terms, from the lists of its subscriptions (each with its customer), paid
 * invoices and charges.
 */
export function accountOf(
  customerId: string,
  subscriptions: readonly Stripe.Subscription[],
  paidInvoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  planOf: PriceList['planOf'],
): ProviderAccount {
  const withPeriods = subscriptions.map((subscription) =>
    toCurrentSubscription(subscription, paidInvoices, charges, planOf),
  );
  const subscription = pickCurrentSubscription(withPeriods);
  return {
    customerId,
    subscription,
    others: withPeriods.filter((one) => one !== subscription),
    isLive: withPeriods.some(mayCharge),
  };
}

const date = (seconds: number): Date => new Date(seconds * 1_000);
const dateOrNull = (seconds: number | null | undefined): Date | null => (seconds ? date(seconds) : null);
const idOf = (objectOrId: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof objectOrId === 'string' ? objectOrId : objectOrId?.id;

function toSubscription(subscription: Stripe.Subscription, planOf: PriceList['planOf']): ProviderSubscription {
  const [item] = subscription.items.data;
  const periodEnd = date(item?.current_period_end ?? subscription.created);
  return {
    id: subscription.id,
    status: statusOf(subscription.status),
    createdAt: date(subscription.created),
    plan: planOf(item?.price.id),
    periodStart: date(item?.current_period_start ?? subscription.created),
    periodEnd,
    cancelAt: dateOrNull(subscription.cancel_at) ?? (subscription.cancel_at_period_end ? periodEnd : null),
    endedAt: dateOrNull(subscription.ended_at),
    scheduledPlan: scheduledPlan(subscription.schedule, planOf),
  };
}

/** A status that is not known yet counts as `incomplete`, which changes nothing. */
const statusOf = (status: string): ProviderStatus => providerStatuses.find((known) => known === status) ?? 'incomplete';

/** The plan of the phase that follows the current one. */
function scheduledPlan(schedule: Stripe.Subscription['schedule'], planOf: PriceList['planOf']) {
  if (!schedule || typeof schedule === 'string' || !schedule.current_phase) return null;
  const { end_date: ends } = schedule.current_phase;
  const next = schedule.phases.find(({ start_date: starts }) => starts >= ends);
  return planOf(idOf(next?.items[0]?.price));
}

function toCurrentSubscription(
  subscription: Stripe.Subscription,
  paidInvoices: readonly Stripe.Invoice[],
  charges: readonly Stripe.Charge[],
  planOf: PriceList['planOf'],
): CurrentSubscription {
  const invoices = paidInvoices.filter(
    ({ parent }) => idOf(parent?.subscription_details?.subscription) === subscription.id,
  );
  const [newest] = invoices
    .flatMap((invoice) => paidPeriod(invoice, planOf))
    .toSorted((a, b) => b.start.getTime() - a.start.getTime());
  const payments = invoices
    .filter((invoice) => invoice.amount_paid > 0)
    .map(({ status_transitions: { paid_at: at }, created }) => at ?? created);
  const paid = chargesOf(invoices, charges);
  return {
    ...toSubscription(subscription, planOf),
    paidPeriod: newest ? { start: newest.start, end: newest.end, plan: newest.plan } : null,
    firstPaidAt: payments.length > 0 ? date(Math.min(...payments)) : null,
    revoked: revocation(paid, newest ? chargesOf([newest.invoice], charges) : []),
    withdrawal: isWithdrawn(subscription) ? withdrawal(paid) : null,
  };
}

/** The period that a first or regular invoice pays for, in a list; empty for an invoice of a change of plan. */
function paidPeriod(
  invoice: Stripe.Invoice,
  planOf: PriceList['planOf'],
): (PaidPeriod & { invoice: Stripe.Invoice })[] {
  if (invoice.billing_reason !== 'subscription_create' && invoice.billing_reason !== 'subscription_cycle') return [];
  const line = invoice.lines.data.find(({ parent }) => parent?.subscription_item_details?.proration === false);
  if (!line) return [];
  const plan = planOf(idOf(line.pricing?.price_details?.price));
  return [{ start: date(line.period.start), end: date(line.period.end), plan, invoice }];
}

/** The successful charges that paid the invoices. */
function chargesOf(invoices: readonly Stripe.Invoice[], charges: readonly Stripe.Charge[]): readonly Stripe.Charge[] {
  const payments = new Set(invoices.flatMap(paymentsOf));
  return charges.filter(({ paid, payment_intent: payment }) => paid && payments.has(idOf(payment) ?? ''));
}

/** `refund` when the newest period was refunded in full, `dispute` when any payment of the subscription is disputed. */
function revocation(all: readonly Stripe.Charge[], newest: readonly Stripe.Charge[]): CurrentSubscription['revoked'] {
  if (all.some(({ disputed }) => disputed)) return 'dispute';
  return newest.some(({ refunded }) => refunded) ? 'refund' : null;
}

function isWithdrawn({ id, customer }: Stripe.Subscription): boolean {
  return typeof customer !== 'string' && !customer.deleted && customer.metadata[withdrawalKey] === id;
}

function withdrawal(charges: readonly Stripe.Charge[]): Withdrawal {
  if (charges.every(({ refunded }) => refunded)) return 'refunded';
  return charges.some(({ refunded }) => refunded) ? 'partial' : 'asked';
}

/** The payment intents that paid an invoice; it must have been fetched with its payments. */
export const paymentsOf = (invoice: Stripe.Invoice): string[] =>
  (invoice.payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
