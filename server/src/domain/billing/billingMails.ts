import type { BillingChange } from './billingChange.ts';
import type { CurrentSubscription } from './payments.ts';
import type { MailContent, NewMail } from '../mail/mail.ts';
import { isPaid } from './plan.ts';
import type { User } from '../account/user.ts';

/**
 * The e-mails that tell of a billing change. They belong to the change, and are written with it: their keys name the
 * write, which is made once for each state of the account (decision 53).
 */
export const createBillingMails = (
  before: User,
  change: BillingChange,
  subscription: CurrentSubscription | null,
  now: Date,
): readonly NewMail[] =>
  mailContentsOf(before, change, subscription).map((content) => ({
    key: `${content.kind}:${before.id}:${before.billing.rev + 1}`,
    userId: before.id,
    to: null,
    content,
    createdAt: now,
  }));

function mailContentsOf(before: User, after: BillingChange, subscription: CurrentSubscription | null): MailContent[] {
  const { currentPlan: from, subscriptionStatus: was } = before;
  const { currentPlan: to, subscriptionStatus: is } = after;
  const isSame = before.subscriptionId === after.subscriptionId;
  if (is === 'canceled') {
    return was === 'canceled' && isSame
      ? refundMails(before, after, subscription)
      : endMails(before, after, subscription);
  }
  const contents: MailContent[] = [];
  if (isPaid(to) && to !== from) contents.push({ kind: 'planChanged', data: { from, to } });
  if (is === was && isSame) return contents;
  if (is === 'past_due') contents.push({ kind: 'paymentFailed', data: { plan: to } });
  else if (was === 'past_due' && isSame) contents.push({ kind: 'paymentRecovered', data: { plan: to } });
  const { planEndsAt } = after.billing;
  if (is === 'canceling' && planEndsAt) {
    contents.push({ kind: 'subscriptionCancelled', data: { plan: to, endsAt: planEndsAt.toISOString() } });
  }
  return contents;
}

/** The refund of a subscription that had ended at once; nothing where that was told with its end. */
function refundMails(before: User, after: BillingChange, subscription: CurrentSubscription | null): MailContent[] {
  const plan = subscription?.paidPeriod?.plan;
  return plan && after.creditPeriod.key !== before.creditPeriod.key ? [{ kind: 'refundMade', data: { plan } }] : [];
}

/** The end of a subscription; nothing where its end date was told before and has come. */
function endMails(before: User, after: BillingChange, subscription: CurrentSubscription | null): MailContent[] {
  // The plan of a subscription that began and ended between two looks at the provider was never the account's.
  const plan = isPaid(before.currentPlan) ? before.currentPlan : (subscription?.paidPeriod?.plan ?? null);
  if (!plan) return [];
  if (subscription?.revoked === 'refund') return [{ kind: 'refundMade', data: { plan } }];
  if (subscription?.revoked === 'dispute') return [{ kind: 'subscriptionEnded', data: { plan, reason: 'disputed' } }];
  if (before.subscriptionId === after.subscriptionId && hasReachedToldEnd(before, subscription)) return [];
  const reason = before.subscriptionStatus === 'past_due' ? 'unpaid' : 'cancelled';
  return [{ kind: 'subscriptionEnded', data: { plan, reason } }];
}

/** Whether the subscription ran until the end date that its cancellation told. */
function hasReachedToldEnd({ subscriptionStatus, billing }: User, subscription: CurrentSubscription | null): boolean {
  const [toldAt, endedAt] = [billing.planEndsAt, subscription?.endedAt];
  return subscriptionStatus === 'canceling' && toldAt !== null && endedAt != null && endedAt >= toldAt;
}
