import type { Stripe } from 'stripe';
import { subscriptionOf } from '../objects/invoice.ts';
import { scheduleObject } from '../objects/schedule.ts';
import { itemOf, withItem, withPrice } from '../objects/subscription.ts';
import type { Wire } from '../objects/wire.ts';
import { periodEnd } from './calendar.ts';
import { emit } from './events.ts';
import type { World } from './world.ts';

type Subscription = Wire<Stripe.Subscription>;
type Schedule = Wire<Stripe.SubscriptionSchedule>;

/** Whether nothing can happen to the subscription any more. */
export const isOver = ({ status }: Subscription): boolean => status === 'canceled' || status === 'incomplete_expired';

/** The customer's subscriptions that are not over, newest first. */
export const liveSubscriptions = (world: World, customer: string): Subscription[] =>
  world.state
    .all('subscriptions')
    .filter((row) => row.customer === customer && !isOver(row))
    .toReversed();

/** Changes a subscription and says what was different before. */
export function changeSubscription(world: World, subscription: Subscription, row: Subscription): Subscription {
  const keys = (Object.keys(row) as (keyof Subscription)[]).filter((key) => row[key] !== subscription[key]);
  if (keys.length === 0) return subscription;
  world.state.put('subscriptions', row);
  emit(world, 'customer.subscription.updated', row, Object.fromEntries(keys.map((key) => [key, subscription[key]])));
  return row;
}

/** Ends a subscription at once: nothing more is charged, and nothing is given back. */
export function cancelNow(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | null,
): Subscription {
  const details = { comment: null, feedback: null, feedback_option: null, ...subscription.cancellation_details };
  const row = ended(world, subscription, {
    canceled_at: subscription.canceled_at ?? world.now(),
    cancellation_details: { ...details, reason: details.reason ?? reason },
    status: 'canceled',
  });
  emit(world, 'customer.subscription.deleted', row);
  return row;
}

/** Ends a subscription whose first payment was not made; its invoice is void. */
export function expireIncomplete(world: World, subscription: Subscription): Subscription {
  const row = ended(world, subscription, { status: 'incomplete_expired' });
  emit(world, 'customer.subscription.updated', row, { ended_at: null, status: 'incomplete' });
  return row;
}

function ended(world: World, subscription: Subscription, change: Partial<Subscription>): Subscription {
  const now = world.now();
  const schedule = scheduleOf(world, subscription);
  if (schedule) releaseSchedule(world, schedule);
  for (const invoice of world.state.all('invoices')) {
    if (subscriptionOf(invoice) !== subscription.id) continue;
    if (invoice.status !== 'draft' && invoice.status !== 'open') continue;
    const left = { ...invoice, auto_advance: false, automatically_finalizes_at: null, next_payment_attempt: null };
    const isVoid = change.status === 'incomplete_expired';
    const transitions = { ...invoice.status_transitions, voided_at: now };
    world.state.put('invoices', isVoid ? { ...left, status: 'void', status_transitions: transitions } : left);
  }
  return world.state.put('subscriptions', { ...subscription, ...change, ended_at: now, schedule: null });
}

/**
 * Plans the end of a subscription with its period. The portal writes the time into `cancel_at` and leaves
 * `cancel_at_period_end` false, the API the other way round as well: https://docs.stripe.com/billing/subscriptions/billing-mode/compare.
 */
export function cancelAtPeriodEnd(world: World, subscription: Subscription, by: 'portal' | 'api'): Subscription {
  const schedule = scheduleOf(world, subscription);
  if (schedule) releaseSchedule(world, schedule);
  const current = world.state.get('subscriptions', subscription.id) ?? subscription;
  return changeSubscription(world, current, {
    ...current,
    cancel_at: itemOf(current).current_period_end,
    cancel_at_period_end: by === 'api',
    canceled_at: world.now(),
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: 'cancellation_requested' },
  });
}

/** Takes a planned end back. */
export const resume = (world: World, subscription: Subscription): Subscription =>
  changeSubscription(world, subscription, {
    ...subscription,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });

/** Plans another price from the next period on, as a portal with `schedule_at_period_end` does. */
export function scheduleChange(world: World, subscription: Subscription, next: Wire<Stripe.Price>): Schedule {
  const old = scheduleOf(world, subscription);
  if (old) releaseSchedule(world, old);
  const current = world.state.get('subscriptions', subscription.id) ?? subscription;
  const end = itemOf(current).current_period_end;
  const nextEnds = periodEnd(current.billing_cycle_anchor, end);
  const schedule = scheduleObject({ subscription: current, next, nextEnds, created: world.now() });
  world.state.put('subscription_schedules', schedule);
  emit(world, 'subscription_schedule.created', schedule);
  changeSubscription(world, current, { ...current, schedule: schedule.id });
  return schedule;
}

/** The schedule that a subscription follows. */
export const scheduleOf = (world: World, { schedule }: Subscription): Schedule | undefined =>
  schedule === null ? undefined : world.state.get('subscription_schedules', schedule as string);

/** Lets the subscription go on as it is; what was planned does not happen. */
export function releaseSchedule(world: World, schedule: Schedule): Schedule {
  const row: Schedule = {
    ...schedule,
    current_phase: null,
    released_at: world.now(),
    released_subscription: schedule.subscription as string,
    status: 'released',
    subscription: null,
  };
  world.state.put('subscription_schedules', row);
  const subscription = world.state.get('subscriptions', schedule.subscription as string);
  if (subscription) world.state.put('subscriptions', { ...subscription, schedule: null });
  emit(world, 'subscription_schedule.released', row);
  return row;
}

/** The subscription in its next period, at the price that its schedule has for it. Nothing is charged here. */
export function nextPeriod(world: World, subscription: Subscription): Subscription {
  const start = itemOf(subscription).current_period_end;
  const end = periodEnd(subscription.billing_cycle_anchor, start);
  const row = withItem(subscription, { current_period_start: start, current_period_end: end });
  const schedule = scheduleOf(world, subscription);
  if (!schedule) return row;
  const phase = schedule.phases.find(({ start_date: from, end_date: to }) => from <= start && start < to);
  if (!phase) {
    releaseSchedule(world, schedule);
    return { ...row, schedule: null };
  }
  const entered = { ...schedule, current_phase: { start_date: phase.start_date, end_date: phase.end_date } };
  world.state.put('subscription_schedules', entered);
  emit(world, 'subscription_schedule.updated', entered, { current_phase: schedule.current_phase });
  const price = world.state.get('prices', phase.items[0]?.price as string);
  return price ? withPrice(row, price) : row;
}
