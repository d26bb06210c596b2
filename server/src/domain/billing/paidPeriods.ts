import type { BillingState } from './billing.ts';
import type { BillingChange } from './billingChange.ts';
import type { CurrentSubscription, ProviderAccount } from './payments.ts';
import { isFreePeriod } from '../credits/credits.ts';
import { higherPlan, planOf, type PaidPlanKey } from './plan.ts';
import { setBalance } from '../credits/statement.ts';

/** Whether the account has the plan of the subscription: an overdue one keeps it, a revoked one does not. */
export const subscriptionGivesPlan = ({ status, revoked }: CurrentSubscription): boolean =>
  !revoked && (status === 'active' || status === 'trialing' || status === 'past_due');

/** The plan of a subscription that waits for its first payment; null when there is none, or another gives a plan. */
export function awaitedPlanOf({ subscription, others }: ProviderAccount): PaidPlanKey | null {
  if (subscription && subscriptionGivesPlan(subscription)) return null;
  return [subscription, ...others].find((one) => one?.status === 'incomplete')?.plan ?? null;
}

/** Whether the subscription's current period is later than its newest paid one, and so not paid yet. */
export const isAheadOfPayment = ({ periodStart, paidPeriod }: CurrentSubscription): boolean =>
  paidPeriod !== null && periodStart > paidPeriod.start;

/** The credits of a paid period, when it is a newer one than the last that was granted (rules 4.4 and 4.6). */
export function grantPaidPeriod(before: BillingChange, subscription: CurrentSubscription, owed: number): BillingChange {
  const { paidPeriod, plan } = subscription;
  if (!paidPeriod?.plan || !isNewPeriod(before, subscription)) return before;
  const granted = plan && mayUpgrade(subscription) ? higherPlan(paidPeriod.plan, plan) : paidPeriod.plan;
  const credits = planOf(granted).monthlyCredits;
  const debt = isFirstGrant(before, subscription) ? owed : 0;
  // A debt above the plan's credits counts as granted too: an upgrade adds less, and a refund owes all of it again.
  const quota = Math.max(credits, debt);
  return {
    ...before,
    currentPlan: granted,
    creditPeriod: { key: periodKey(subscription.id, paidPeriod.start), endsAt: null, quota },
    billing: { ...before.billing, grantedFrom: paidPeriod.start },
    moves: [
      // What is left of the free plan has not expired (rule 4.7).
      ...setBalance(credits, granted, isFreePeriod(before.creditPeriod) ? 'replacement' : 'expiry'),
      ...(debt > 0 ? [{ kind: 'deduction', atMost: Math.max(credits - debt, 0), plan: granted } as const] : []),
    ],
  };
}

/** The key under which the credits of the paid period that begins then are granted. */
export const periodKey = (subscriptionId: string, start: Date) => `sub:${subscriptionId}:${start.toISOString()}`;

/**
 * Whether the newest paid period was not granted yet. Periods are told apart by their start, in whole seconds: one that
 * starts in the same second is another one if its subscription is (bought, refunded and bought again within a second).
 */
function isNewPeriod(
  { subscriptionId, billing: { grantedFrom } }: Granted,
  subscription: CurrentSubscription,
): boolean {
  const { id, paidPeriod } = subscription;
  if (!paidPeriod?.plan) return false;
  if (!grantedFrom || paidPeriod.start > grantedFrom) return true;
  return paidPeriod.start.getTime() === grantedFrom.getTime() && subscriptionId !== id;
}

type Granted = Pick<BillingChange, 'subscriptionId' | 'creditPeriod'> & {
  readonly billing: Pick<BillingState, 'grantedFrom'>;
};

/** Whether the account is due a grant of the subscription, and had none before. */
export const isFirstGrant = (account: Granted, subscription: CurrentSubscription): boolean =>
  isNewPeriod(account, subscription) && !account.creditPeriod.key.startsWith(`sub:${subscription.id}:`);

/** Whether a higher plan applies already: a subscription with an unpaid invoice gives nothing new. */
export const mayUpgrade = (subscription: CurrentSubscription): boolean =>
  subscriptionGivesPlan(subscription) && subscription.status !== 'past_due' && !isAheadOfPayment(subscription);

/** Adds what the plan has more than was granted in the period already, so that changing up and down gains nothing (rule 4.7). */
export function upgrade(
  { creditPeriod, moves }: BillingChange,
  key: string,
  plan: PaidPlanKey,
): Partial<Pick<BillingChange, 'creditPeriod' | 'moves'>> {
  const quota = planOf(plan).monthlyCredits;
  // A subscription that resumes within a granted period: the plan applies again, with what is left of its credits.
  if (creditPeriod.key !== key) {
    return { creditPeriod: { key, endsAt: null, quota }, moves: [...moves, { kind: 'expiry', atMost: quota, plan }] };
  }
  if (quota <= creditPeriod.quota) return {};
  return {
    creditPeriod: { ...creditPeriod, quota },
    moves: [...moves, { kind: 'upgrade', add: quota - creditPeriod.quota, plan }],
  };
}
