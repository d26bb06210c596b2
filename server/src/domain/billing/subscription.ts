import { checkoutHours, refundableUntil } from './billing.ts';
import type { BillingChange } from './billingChange.ts';
import { markRefunded, followsRefund, refundablePeriod } from '../credits/creditMemory.ts';
import { freePeriodAt } from '../credits/credits.ts';
import {
  awaitedPlanOf,
  grantPaidPeriod,
  isAheadOfPayment,
  mayUpgrade,
  periodKey,
  subscriptionGivesPlan,
  upgrade,
} from './paidPeriods.ts';
import { mayCharge, type CurrentSubscription, type ProviderAccount } from './payments.ts';
import { higherPlan, isPaid, lowerPlan, type PaidPlanKey, type PlanKey } from './plan.ts';
import { balanceAfter, setBalance, type CreditMove } from '../credits/statement.ts';
import type { User } from '../account/user.ts';

const hour = 3_600_000;

/**
 * Computes the change that brings the account to the provider's current state; null when there is none (rules 4.4 to 4.9
 * and 7.3). It depends on states and never on events: late, repeated or missing events lead to the same account.
 * `owed` is how many credits a first grant is reduced by: those that the person used of a refunded period (rule 7.6).
 */
export function computeBillingChange(user: User, account: ProviderAccount, now: Date, owed = 0): BillingChange | null {
  const before = toUnchangedBilling(user);
  const { subscription } = account;
  const applied = subscription ? applySubscription(before, subscription, { user, now, owed }) : before;
  const billing = { ...applied.billing, awaitedPlan: awaitedPlanOf(account) };
  const after: BillingChange = { ...applied, billing: { ...billing, ...nextCheck(billing, account, now) } };
  return JSON.stringify(after) === JSON.stringify(before) ? null : after;
}

/**
 * Computes the change that the refund of the account's own subscription makes; null when there is none. It is written before
 * another subscription takes its place or the account is deleted, so that what was used of it is owed by then (rule 7.6).
 */
export function computeUnseenRefund(user: User, own: CurrentSubscription, now: Date): BillingChange | null {
  if (own.revoked !== 'refund') return null;
  const before = toUnchangedBilling(user);
  const after = applySubscription(before, own, { user, now, owed: 0 });
  return JSON.stringify(after) === JSON.stringify(before) ? null : after;
}

/** The change that leaves the account as it is. */
function toUnchangedBilling(user: User): BillingChange {
  const { rev: _rev, customerId: _customerId, ...billing } = user.billing;
  return {
    currentPlan: user.currentPlan,
    subscriptionProvider: user.subscriptionProvider,
    subscriptionId: user.subscriptionId,
    subscriptionStatus: user.subscriptionStatus,
    creditAnchor: user.creditAnchor,
    creditPeriod: user.creditPeriod,
    billing,
    moves: [],
    requiredBalance: null,
  };
}

/** The change that puts the next check off by an hour, because the provider could not be read. */
export function computePostponedCheck(user: User, now: Date): BillingChange {
  const before = toUnchangedBilling(user);
  return { ...before, billing: { ...before.billing, checkAt: new Date(now.getTime() + hour) } };
}

interface Circumstances {
  readonly user: User;
  readonly now: Date;
  readonly owed: number;
}

function applySubscription(
  before: BillingChange,
  subscription: CurrentSubscription,
  circumstances: Circumstances,
): BillingChange {
  const known = before.subscriptionId === subscription.id;
  const hasEnded = known && before.subscriptionStatus === 'canceled';
  // Nothing was ever paid and no plan was given: there is nothing to end.
  const hasNeverBegun = !known && !subscription.paidPeriod && before.currentPlan === 'plano_ninho';
  if (subscription.status === 'incomplete') return before;
  if (!subscriptionGivesPlan(subscription) && hasNeverBegun) return before;
  if (!subscriptionGivesPlan(subscription) && hasEnded) {
    return subscription.revoked === 'refund' ? { ...before, creditPeriod: markRefunded(before.creditPeriod) } : before;
  }
  // A plan from an earlier subscription is replaced by the plan of this one.
  const own = known ? before : { ...before, currentPlan: subscription.paidPeriod?.plan ?? before.currentPlan };
  const paid = grantPaidPeriod(own, subscription, circumstances.owed);
  const named: BillingChange = {
    ...paid,
    subscriptionProvider: 'stripe',
    subscriptionId: subscription.id,
    billing: { ...paid.billing, firstPaidAt: subscription.firstPaidAt },
    // What is owed counts the balance that was read: a text written since is of the refunded period as well.
    requiredBalance: paid !== own && followsRefund(own.creditPeriod) ? circumstances.user.textCredits : null,
  };
  return subscriptionGivesPlan(subscription)
    ? applyRunning(named, subscription)
    : applyEnded(named, subscription, circumstances);
}

/** A subscription that gives its plan: an upgrade comes at once, a downgrade at the period's end (rule 4.7). */
function applyRunning(before: BillingChange, subscription: CurrentSubscription): BillingChange {
  const { cancelAt, periodEnd, scheduledPlan, status, paidPeriod, plan: subscribedPlan } = subscription;
  const overdue = status === 'past_due';
  const plan = planNow(before.currentPlan, subscription);
  const next = scheduledPlan ?? (subscribedPlan && plan && lowerPlan(subscribedPlan, plan));
  const isUpgrade = plan && paidPeriod && mayUpgrade(subscription);
  return {
    ...before,
    ...(isUpgrade ? upgrade(before, periodKey(subscription.id, paidPeriod.start), plan) : {}),
    currentPlan: plan ?? before.currentPlan,
    subscriptionStatus: overdue ? 'past_due' : cancelAt ? 'canceling' : 'active',
    billing: {
      ...before.billing,
      planEndsAt: cancelAt,
      nextChargeAt: cancelAt || overdue ? null : periodEnd,
      pendingPlan: cancelAt || next === plan ? null : next,
    },
  };
}

/** The plan that applies now; null when neither the account nor a known price names one. */
function planNow(current: PlanKey, subscription: CurrentSubscription): PaidPlanKey | null {
  const { plan: subscribedPlan, paidPeriod, status } = subscription;
  const currentPaidPlan = isPaid(current) ? current : (paidPeriod?.plan ?? null);
  if (!subscribedPlan) return currentPaidPlan;
  if (mayUpgrade(subscription)) return currentPaidPlan ? higherPlan(currentPaidPlan, subscribedPlan) : subscribedPlan;
  if (isAheadOfPayment(subscription)) return currentPaidPlan && lowerPlan(currentPaidPlan, subscribedPlan);
  return currentPaidPlan ?? (status === 'past_due' ? null : subscribedPlan);
}

/** Back to the free plan: with all its credits after a paid period that ran to its end, else with what is left (rule 4.8). */
function applyEnded(
  before: BillingChange,
  subscription: CurrentSubscription,
  { user, now }: Circumstances,
): BillingChange {
  const { paidPeriod, endedAt, revoked } = subscription;
  const hasRunToItsEnd =
    !revoked && paidPeriod && endedAt && endedAt >= paidPeriod.end && !isAheadOfPayment(subscription);
  const anchor = endedAt ?? now;
  const free = freePeriodAt(anchor, anchor);
  const isRefunded = revoked === 'refund';
  const until = refundableUntil(subscription);
  // An owner may cancel at once and withdraw afterwards (rule 7.6).
  const mayBeRefunded = isRefunded || (!revoked && !hasRunToItsEnd && until !== null && anchor <= until);
  const isRefundable = mayBeRefunded && before.creditPeriod.key.startsWith(`sub:${subscription.id}:`);
  const balance = before.moves.reduce(balanceAfter, user.textCredits);
  const period = isRefundable ? refundablePeriod(before.creditPeriod, balance, anchor) : free;
  const leave: CreditMove = { kind: isRefunded ? 'refund' : 'expiry', atMost: free.quota, plan: 'plano_ninho' };
  return {
    ...before,
    currentPlan: 'plano_ninho',
    subscriptionStatus: 'canceled',
    creditAnchor: anchor,
    creditPeriod: isRefunded ? markRefunded(period) : period,
    billing: { ...before.billing, planEndsAt: null, nextChargeAt: null, pendingPlan: null },
    moves: hasRunToItsEnd ? setBalance(free.quota, 'plano_ninho') : [...before.moves, leave],
    requiredBalance: isRefundable ? user.textCredits : before.requiredBalance,
  };
}

/** When to check the provider next although no event came: a period will end, or a first payment may be made. */
function nextCheck({ checkout, checkAt, awaitedPlan }: BillingChange['billing'], account: ProviderAccount, now: Date) {
  const { subscription, isLive } = account;
  const latestCheckAt = new Date(now.getTime() + 6 * hour);
  const nextCheckAt = checkAt && checkAt > now && checkAt <= latestCheckAt ? checkAt : latestCheckAt;
  if (subscription && isLive && subscription.status !== 'incomplete') {
    const due = new Date(subscription.periodEnd.getTime() + hour);
    return { checkout: null, checkAt: due > now ? due : nextCheckAt };
  }
  const expiresAt = checkout && new Date(checkout.at.getTime() + (checkoutHours + 1) * hour);
  const isExpired = !expiresAt || expiresAt <= now;
  if (awaitedPlan !== null) return { checkout: isExpired ? null : checkout, checkAt: nextCheckAt };
  return isExpired ? { checkout: null, checkAt: null } : { checkout, checkAt: expiresAt };
}

/** Whether the subscription must be cancelled: its money went back, and the provider may still charge for it. */
export const mustCancel = (subscription: CurrentSubscription): boolean =>
  subscription.revoked !== null && mayCharge(subscription);

/** Whether a withdrawal has stopped half-way. The payments of a disputed subscription are the bank's to give back. */
export const isPartlyRefunded = ({ withdrawal, revoked }: CurrentSubscription): boolean =>
  withdrawal === 'partial' && revoked !== 'dispute';
