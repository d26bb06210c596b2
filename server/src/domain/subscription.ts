import type { BillingState, SubscriptionStatus } from './billing.ts';
import { checkoutHours } from './billing.ts';
import { freePeriodAt, type CreditPeriod } from './credits.ts';
import { lives, type CurrentSubscription, type ProviderAccount } from './payments.ts';
import { higherPlan, lowerPlan, planOf, type PaidPlanKey, type PlanKey } from './plan.ts';
import { setting, type CreditMove } from './statement.ts';
import type { User } from './user.ts';

/** What the provider's word makes of an account, whole: written in one step, or not at all. */
export interface BillingChange {
  readonly currentPlan: PlanKey;
  readonly subscriptionProvider: string | null;
  readonly subscriptionId: string | null;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly creditAnchor: Date;
  readonly creditPeriod: CreditPeriod;
  readonly billing: Omit<BillingState, 'rev' | 'customerId'>;
  /** In order; worked out by the store on the balance that it finds. */
  readonly moves: readonly CreditMove[];
}

const hour = 3_600_000;

/**
 * What changes in the account by what the provider says now, or null when nothing does (rules 4.4 to 4.9
 * and 7.3). It looks at states and never at events: late, repeated or missing news end in the same account.
 */
export function billingChange(user: User, account: ProviderAccount, now: Date): BillingChange | null {
  const before = asItIs(user);
  const { subscription } = account;
  const told = subscription ? follow(before, subscription, now) : before;
  const after: BillingChange = {
    ...told,
    billing: { ...told.billing, ...attention(told.billing, account, now) },
  };
  return JSON.stringify(after) === JSON.stringify(before) ? null : after;
}

function asItIs(user: User): BillingChange {
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
  };
}

function follow(before: BillingChange, subscription: CurrentSubscription, now: Date): BillingChange {
  const known = before.subscriptionId === subscription.id;
  const hasEnded = known && before.subscriptionStatus === 'canceled';
  // Nothing was ever paid and nothing was given: there is nothing to end.
  const neverBegan = !known && !subscription.paidPeriod && before.currentPlan === 'plano_ninho';
  if (subscription.status === 'incomplete') return before;
  if (!givesPlan(subscription) && (hasEnded || neverBegan)) return before;
  // The plan of another subscription ends with it.
  const own = known ? before : { ...before, currentPlan: subscription.paidPeriod?.plan ?? before.currentPlan };
  const paid = grantPaidPeriod(own, subscription);
  const named: BillingChange = {
    ...paid,
    subscriptionProvider: 'stripe',
    subscriptionId: subscription.id,
    billing: { ...paid.billing, firstPaidAt: subscription.firstPaidAt },
  };
  return givesPlan(subscription) ? running(named, subscription) : ending(named, subscription, now);
}

const givesPlan = ({ status, revoked }: CurrentSubscription): boolean =>
  !revoked && (status === 'active' || status === 'trialing' || status === 'past_due');

const isPaid = (plan: PlanKey): plan is PaidPlanKey => plan !== 'plano_ninho';

/** Whether the subscription has gone on from its newest paid period into one that is not paid yet. */
const isAheadOfPayment = ({ periodStart, paidPeriod }: CurrentSubscription): boolean =>
  paidPeriod !== null && periodStart > paidPeriod.start;

/** The credits of a paid period, when it is a newer one than the last that was granted (rules 4.4 and 4.6). */
function grantPaidPeriod(before: BillingChange, subscription: CurrentSubscription): BillingChange {
  const { paidPeriod, plan } = subscription;
  const { grantedFrom } = before.billing;
  if (!paidPeriod?.plan || (grantedFrom && paidPeriod.start <= grantedFrom)) return before;
  const granted = plan && mayRise(subscription) ? higherPlan(paidPeriod.plan, plan) : paidPeriod.plan;
  const quota = planOf(granted).monthlyCredits;
  return {
    ...before,
    currentPlan: granted,
    creditPeriod: { key: periodKey(subscription.id, paidPeriod.start), endsAt: null, quota },
    billing: { ...before.billing, grantedFrom: paidPeriod.start },
    moves: setting(quota, granted),
  };
}

const periodKey = (subscriptionId: string, start: Date) => `sub:${subscriptionId}:${start.toISOString()}`;

/** Whether a higher plan counts already: what is overdue gives nothing new. */
const mayRise = (subscription: CurrentSubscription): boolean =>
  givesPlan(subscription) && subscription.status !== 'past_due' && !isAheadOfPayment(subscription);

/** A subscription that gives its plan: an upgrade comes at once, a downgrade at the period's end (rule 4.7). */
function running(before: BillingChange, subscription: CurrentSubscription): BillingChange {
  const { cancelAt, periodEnd, scheduledPlan, status, paidPeriod, plan: bought } = subscription;
  const overdue = status === 'past_due';
  const plan = planNow(before.currentPlan, subscription);
  const next = scheduledPlan ?? (bought && plan && lowerPlan(bought, plan));
  const rises = plan && paidPeriod && mayRise(subscription);
  return {
    ...before,
    ...(rises ? upgrade(before, periodKey(subscription.id, paidPeriod.start), plan) : {}),
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

/** The plan given now; null when neither the account nor a known price says one. */
function planNow(current: PlanKey, subscription: CurrentSubscription): PaidPlanKey | null {
  const { plan: bought, paidPeriod, status } = subscription;
  const kept = isPaid(current) ? current : (paidPeriod?.plan ?? null);
  if (!bought) return kept;
  if (mayRise(subscription)) return kept ? higherPlan(kept, bought) : bought;
  if (isAheadOfPayment(subscription)) return kept && lowerPlan(kept, bought);
  return kept ?? (status === 'past_due' ? null : bought);
}

/** What the plan has more than the period was given already; going up and down gains nothing. */
function upgrade(
  { creditPeriod, moves }: BillingChange,
  key: string,
  plan: PaidPlanKey,
): Partial<Pick<BillingChange, 'creditPeriod' | 'moves'>> {
  const quota = planOf(plan).monthlyCredits;
  // A subscription that comes back within a period that was granted: the plan returns, with what is left of its credits.
  if (creditPeriod.key !== key) {
    return { creditPeriod: { key, endsAt: null, quota }, moves: [...moves, { kind: 'expiry', atMost: quota, plan }] };
  }
  if (quota <= creditPeriod.quota) return {};
  return {
    creditPeriod: { ...creditPeriod, quota },
    moves: [...moves, { kind: 'upgrade', add: quota - creditPeriod.quota, plan }],
  };
}

/** Back to the free plan: with its credits after a period that was used to its end, else with what is left (rule 4.8). */
function ending(before: BillingChange, subscription: CurrentSubscription, now: Date): BillingChange {
  const { paidPeriod, endedAt, revoked } = subscription;
  const usedUp = !revoked && paidPeriod && endedAt && endedAt >= paidPeriod.end && !isAheadOfPayment(subscription);
  const anchor = endedAt ?? now;
  const creditPeriod = freePeriodAt(anchor, anchor);
  const leave: CreditMove = { kind: 'expiry', atMost: creditPeriod.quota, plan: 'plano_ninho' };
  return {
    ...before,
    currentPlan: 'plano_ninho',
    subscriptionStatus: 'canceled',
    creditAnchor: anchor,
    creditPeriod,
    billing: { ...before.billing, planEndsAt: null, nextChargeAt: null, pendingPlan: null },
    moves: usedUp ? setting(creditPeriod.quota, 'plano_ninho') : [...before.moves, leave],
  };
}

/** What is still to be watched: a checkout that may be paid, a period that will end. */
function attention({ checkout, checkAt }: BillingChange['billing'], account: ProviderAccount, now: Date) {
  const { subscription, live } = account;
  if (subscription && live && subscription.status !== 'incomplete') {
    const due = new Date(subscription.periodEnd.getTime() + hour);
    const later = new Date(now.getTime() + 6 * hour);
    const isSoon = checkAt && checkAt > now && checkAt <= later;
    return { checkout: null, checkAt: due > now ? due : isSoon ? checkAt : later };
  }
  const over = checkout && new Date(checkout.at.getTime() + (checkoutHours + 1) * hour);
  return over && over > now ? { checkout, checkAt: over } : { checkout: null, checkAt: null };
}

/** Whether somebody with this subscription at the provider must not be charged any longer. */
export const mustStop = (subscription: CurrentSubscription): boolean =>
  subscription.revoked !== null && lives(subscription);
