import type { PaidPlanKey } from './plan.ts';

/** The provider's statuses (https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses). */
export const providerStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

/** A month that was paid for by a subscription's first or a later regular invoice. */
export interface PaidPeriod {
  readonly start: Date;
  readonly end: Date;
  /** Null when the price is not configured. */
  readonly plan: PaidPlanKey | null;
}

/** A subscription at the provider. */
export interface ProviderSubscription {
  readonly id: string;
  readonly status: ProviderStatus;
  readonly createdAt: Date;
  /** Null when the price is not configured. */
  readonly plan: PaidPlanKey | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When it will end, if it was cancelled for the period's end. */
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
  /** The plan of the next period, if another was scheduled. */
  readonly scheduledPlan: PaidPlanKey | null;
}

/** A subscription with its payments, such as the one that decides the plan. */
export interface CurrentSubscription extends ProviderSubscription {
  /** The newest paid period. */
  readonly paidPeriod: PaidPeriod | null;
  readonly firstPaidAt: Date | null;
  /** Whether its money was refunded, or is disputed by the bank. */
  readonly revoked: 'refund' | 'dispute' | null;
  /** How far the owner's withdrawal from it has come (rule 7.6); null when none was asked for in time. */
  readonly withdrawal: Withdrawal | null;
}

/** `asked`: nothing was refunded yet; `partial`: some of the payments were; `refunded`: all of them. */
export type Withdrawal = 'asked' | 'partial' | 'refunded';

/** A customer's current state at the provider. */
export interface ProviderAccount {
  readonly customerId: string;
  readonly subscription: CurrentSubscription | null;
  /** The customer's other subscriptions. */
  readonly others: readonly CurrentSubscription[];
  /** Whether the provider may still charge for any subscription, so that a checkout would make a second one. */
  readonly isLive: boolean;
}

const ended: readonly ProviderStatus[] = ['canceled', 'incomplete_expired'];
const ranks: readonly (readonly ProviderStatus[])[] = [
  ['active', 'trialing', 'past_due'],
  ['unpaid', 'paused'],
  ['canceled'],
  ['incomplete', 'incomplete_expired'],
];

/** Whether the provider may still charge for the subscription. */
export const mayCharge = ({ status }: Pick<ProviderSubscription, 'status'>): boolean => !ended.includes(status);

/** The subscription that decides the plan: one that gives a plan before one that gave a plan, then the newest. */
export function pickCurrentSubscription<S extends ProviderSubscription>(subscriptions: readonly S[]): S | null {
  const rank = ({ status }: S) => ranks.findIndex((statuses) => statuses.includes(status));
  return (
    subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null
  );
}

/** What a checkout session is created from. */
export interface CheckoutRequest {
  readonly customerId: string;
  readonly userId: string;
  readonly plan: PaidPlanKey;
  /** Requests with the same key get the same session, for a day. */
  readonly key: string;
}

/** A checkout session at the provider. */
export interface CheckoutSession {
  readonly id: string;
  /** The key of the request that created it. */
  readonly key: string | null;
  readonly customerId: string | null;
  readonly state: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  readonly plan: PaidPlanKey | null;
  readonly amountInCents: number;
  /** The provider's page; null when the session is complete or expired. */
  readonly url: string | null;
}

/** An event of the provider: it says which account to read again, and nothing in it is trusted beyond that. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** When the provider made it; null when it does not say. */
  readonly createdAt: Date | null;
  /** Whom it is about; a dispute names its charge only. Null for an event that has no effect here. */
  readonly about: { readonly customerId: string } | { readonly chargeId: string } | null;
}
