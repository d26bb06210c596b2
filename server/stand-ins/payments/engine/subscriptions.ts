import type { Stripe } from 'stripe';
import { subscriptionOf } from '../objects/invoice.ts';
import { scheduleObject } from '../objects/schedule.ts';
import { itemOf, withItem, withPrice } from '../objects/subscription.ts';
import type { Wire } from '../objects/wire.ts';
import { periodEnd } from './calendar.ts';
import { emit } from './events.ts';
import type { Provider } from './provider.ts';

type Subscription = Wire<Stripe.Subscription>;
type Schedule = Wire<Stripe.SubscriptionSchedule>;

/** Whether the subscription has ended for good. */
export const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** The customer's subscriptions that have not ended, newest first. */
export const liveSubscriptions = (provider: Provider, customer: string): Subscription[] =>
  provider.state
    .all('subscriptions')
    .filter((row) => row.customer === customer && !isOver(row))
    .toReversed();

/** Replaces a subscription and emits an event with the old values of what changed. */
export function changeSubscription(provider: Provider, subscription: Subscription, row: Subscription): Subscription {
  const keys = (Object.keys(row) as (keyof Subscription)[]).filter((key) => row[key] !== subscription[key]);
  if (keys.length === 0) return subscription;
  provider.state.put('subscriptions', row);
  emit(provider, 'customer.subscription.updated', row, Object.fromEntries(keys.map((key) => [key, subscription[key]])));
  return row;
}

/** Cancels a subscription at once: nothing more is charged, and nothing is refunded. */
export function cancelNow(
  provider: Provider,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | null,
): Subscription {
  const details = { comment: null, feedback: null, feedback_option: null, ...subscription.cancellation_details };
  const row = endSubscription(provider, subscription, {
    canceled_at: subscription.canceled_at ?? provider.now(),
    cancellation_details: { ...details, reason: details.reason ?? reason },
    status: 'canceled',
  });
  emit(provider, 'customer.subscription.deleted', row);
  return row;
}

/** Ends a subscription whose first payment was not made, and voids its invoice. */
export function expireIncomplete(provider: Provider, subscription: Subscription): Subscription {
  const row = endSubscription(provider, subscription, { status: 'incomplete_expired' });
  emit(provider, 'customer.subscription.updated', row, { ended_at: null, status: 'incomplete' });
  return row;
}

function endSubscription(provider: Provider, subscription: Subscription, change: Partial<Subscription>): Subscription {
  const now = provider.now();
  const schedule = scheduleOf(provider, subscription);
  if (schedule) releaseSchedule(provider, schedule);
  for (const invoice of provider.state.all('invoices')) {
    if (subscriptionOf(invoice) !== subscription.id) continue;
    if (invoice.status !== 'draft' && invoice.status !== 'open') continue;
    const left = { ...invoice, auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null };
    const isVoid = change.status === 'incomplete_expired';
    const transitions = { ...invoice.status_transitions, voided_at: now };
    provider.state.put('invoices', isVoid ? { ...left, status: 'void', status_transitions: transitions } : left);
  }
  return provider.state.put('subscriptions', { ...subscription, ...change, ended_at: now, schedule: null });
}

/**
 * Schedules a subscription to be cancelled at the end of its period. The portal sets `cancel_at` alone, the API
 * `cancel_at_period_end` as well: https://docs.stripe.com/billing/subscriptions/billing-mode/compare.
 */
export function cancelAtPeriodEnd(provider: Provider, subscription: Subscription, by: 'portal' | 'api'): Subscription {
  const schedule = scheduleOf(provider, subscription);
  if (schedule) releaseSchedule(provider, schedule);
  const current = provider.state.get('subscriptions', subscription.id) ?? subscription;
  return changeSubscription(provider, current, {
    ...current,
    cancel_at: itemOf(current).current_period_end,
    cancel_at_period_end: by === 'api',
    canceled_at: provider.now(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: 'cancellation_requested' },
  });
}

/** Takes a scheduled cancellation back. */
export const resume = (provider: Provider, subscription: Subscription): Subscription =>
  changeSubscription(provider, subscription, {
    ...subscription,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });

/** Schedules another price from the next period on, as a portal with `schedule_at_period_end` does. */
export function scheduleChange(provider: Provider, subscription: Subscription, next: Wire<Stripe.Price>): Schedule {
  const old = scheduleOf(provider, subscription);
  if (old) releaseSchedule(provider, old);
  const current = provider.state.get('subscriptions', subscription.id) ?? subscription;
  const end = itemOf(current).current_period_end;
  const nextEnds = periodEnd(current.billing_cycle_anchor, end);
  const schedule = scheduleObject({ subscription: current, next, nextEnds, created: provider.now() });
  provider.state.put('subscription_schedules', schedule);
  emit(provider, 'subscription_schedule.created', schedule);
  changeSubscription(provider, current, { ...current, schedule: schedule.id });
  return schedule;
}

/** The active schedule of a subscription. */
export const scheduleOf = (provider: Provider, { schedule }: Subscription): Schedule | undefined =>
  schedule === null ? undefined : provider.state.get('subscription_schedules', schedule as string);

/** Releases the subscription from its schedule: its price stays as it is. */
export function releaseSchedule(provider: Provider, schedule: Schedule): Schedule {
  const row: Schedule = {
    ...schedule,
    current_phase: null,
    released_at: provider.now(),
    released_subscription: schedule.subscription as string,
    status: 'released',
    subscription: null,
  };
  provider.state.put('subscription_schedules', row);
  const subscription = provider.state.get('subscriptions', schedule.subscription as string);
  if (subscription) provider.state.put('subscriptions', { ...subscription, schedule: null });
  emit(provider, 'subscription_schedule.released', row);
  return row;
}

/** The subscription moved to its next period, at the price that its schedule has for it. Nothing is charged here. */
export function nextPeriod(provider: Provider, subscription: Subscription): Subscription {
  const start = itemOf(subscription).current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start);
  const row = withItem(subscription, { current_period_start: start, current_period_end: end });
  const schedule = scheduleOf(provider, subscription);
  if (!schedule) return row;
  const phase = schedule.phases.find(({ start_date: from, end_date: to }) => from <= start && start < to);
  if (!phase) {
    releaseSchedule(provider, schedule);
    return { ...row, schedule: null };
  }
  const entered = { ...schedule, current_phase: { start_date: phase.start_date, end_date: phase.end_date } };
  provider.state.put('subscription_schedules', entered);
  emit(provider, 'subscription_schedule.updated', entered, { current_phase: schedule.current_phase });
  const price = provider.state.get('prices', phase.items[0]?.price as string);
  return price ? withPrice(row, price) : row;
}
