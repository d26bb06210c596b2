import type { PaidPlanKey } from './plan.ts';

/** The provider's own words (https://docs.stripe.com/billing/subscriptions/overview#subscription-statuses). */
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
  /** Null when the price is none of ours. */
  readonly plan: PaidPlanKey | null;
}

export interface ProviderSubscription {
  readonly id: string;
  readonly status: ProviderStatus;
  readonly createdAt: Date;
  /** Null when the price is none of ours. */
  readonly plan: PaidPlanKey | null;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** When it will end, if it was cancelled for the period's end. */
  readonly cancelAt: Date | null;
  readonly endedAt: Date | null;
  /** The plan of the next period, if another was scheduled. */
  readonly scheduledPlan: PaidPlanKey | null;
}

/** The subscription that counts, with what was paid for it. */
export interface CurrentSubscription extends ProviderSubscription {
  /** The newest one. */
  readonly paidPeriod: PaidPeriod | null;
  readonly firstPaidAt: Date | null;
  /** Its money went back, or the bank is asking for it. */
  readonly revoked: 'refund' | 'dispute' | null;
}

/** What the provider knows of a customer now. */
export interface ProviderAccount {
  readonly customerId: string;
  readonly subscription: CurrentSubscription | null;
  /** Whether any subscription lives, so that a checkout would make a second one. */
  readonly live: boolean;
}

const ended: readonly ProviderStatus[] = ['canceled', 'incomplete_expired'];
const ranks: readonly (readonly ProviderStatus[])[] = [
  ['active', 'trialing', 'past_due'],
  ['unpaid', 'paused'],
  ['canceled'],
  ['incomplete', 'incomplete_expired'],
];

/** Whether the provider may still charge for it. */
export const lives = ({ status }: Pick<ProviderSubscription, 'status'>): boolean => !ended.includes(status);

/** Of all subscriptions the one that counts: what gives a plan before what gave one, then the newest. */
export function currentSubscription<S extends ProviderSubscription>(subscriptions: readonly S[]): S | null {
  const rank = ({ status }: S) => ranks.findIndex((statuses) => statuses.includes(status));
  return (
    subscriptions.toSorted((a, b) => rank(a) - rank(b) || b.createdAt.getTime() - a.createdAt.getTime())[0] ?? null
  );
}

export interface CheckoutRequest {
  readonly customerId: string;
  readonly userId: string;
  readonly plan: PaidPlanKey;
  /** The same key is the same session, for a day. */
  readonly key: string;
}

export interface CheckoutSession {
  readonly id: string;
  /** Of the request that made it. */
  readonly key: string | null;
  readonly customerId: string | null;
  readonly state: 'open' | 'complete' | 'expired';
  readonly paid: boolean;
  readonly plan: PaidPlanKey | null;
  readonly amountInCents: number;
  /** The provider's page; null once it has nothing to ask. */
  readonly url: string | null;
}

/** News from the provider: what to look at, never what to believe. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  /** Whom it is about; a dispute names its charge only. Null for what is none of our business. */
  readonly about: { readonly customerId: string } | { readonly chargeId: string } | null;
}
