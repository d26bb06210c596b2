import type { PaidPlanKey } from './plan.ts';
import { dayMs } from '../time.ts';

/** What owners are shown of their subscription (rule 7.3). */
export type SubscriptionStatus = 'inactive' | 'active' | 'past_due' | 'canceling' | 'canceled';

/** Whether a subscription of that status gives its plan: it is changed at the portal, and nothing is bought a second time. */
export const statusGivesPlan = (status: SubscriptionStatus): boolean =>
  status === 'active' || status === 'past_due' || status === 'canceling';

/** A checkout in progress; any number of clicks with its key share one session (rule 7.4). */
export interface CheckoutAttempt {
  readonly key: string;
  readonly plan: PaidPlanKey;
  readonly at: Date;
}

/** The account's state at the payment provider, when it was last read. */
export interface BillingState {
  /** Incremented by each write of these fields and by each grant; a write based on an older value is refused. */
  readonly rev: number;
  /** The account's customer at the provider; never changes. */
  readonly customerId: string | null;
  readonly checkout: CheckoutAttempt | null;
  /** The plan whose first payment, such as a boleto, the bank has not confirmed yet. */
  readonly awaitedPlan: PaidPlanKey | null;
  /** When the subscription was first paid; the days of withdrawal are counted from here (rule 7.6). */
  readonly firstPaidAt: Date | null;
  /** The start of the newest paid period that was granted; each is granted once. */
  readonly grantedFrom: Date | null;
  /** When a cancelled subscription ends. */
  readonly planEndsAt: Date | null;
  readonly nextChargeAt: Date | null;
  /** The plan that a downgrade brings at the period's end. */
  readonly pendingPlan: PaidPlanKey | null;
  /** The next check: when to read the provider's state although no event came; null when nothing can have changed. */
  readonly checkAt: Date | null;
}

/** The state of an account that never bought anything. */
export const noBilling: BillingState = {
  rev: 0,
  customerId: null,
  checkout: null,
  awaitedPlan: null,
  firstPaidAt: null,
  grantedFrom: null,
  planEndsAt: null,
  nextChargeAt: null,
  pendingPlan: null,
  checkAt: null,
};

/** A checkout session and its key live for a day at the provider (https://docs.stripe.com/api/idempotent_requests). */
export const checkoutHours = 24;

/** How long after a checkout began the provider is asked about it, if no event came. */
const checkoutCheckMs = 15 * 60_000;

/** The billing with the checkout in place of the one with the key `replacing` (null: of none); null when that is not the current one. */
export function withCheckout(
  billing: BillingState,
  checkout: CheckoutAttempt,
  replacing: string | null,
): BillingState | null {
  if ((billing.checkout?.key ?? null) !== replacing) return null;
  const due = new Date(checkout.at.getTime() + checkoutCheckMs);
  return { ...billing, checkout, checkAt: billing.checkAt && billing.checkAt < due ? billing.checkAt : due };
}

/** The days in which a purchase can be undone (art. 49 of the Código de Defesa do Consumidor). */
export const withdrawalDays = 7;

/** The last instant of the withdrawal right, inclusive; null when nothing was paid. */
export const refundableUntil = ({ firstPaidAt }: Pick<BillingState, 'firstPaidAt'>): Date | null =>
  firstPaidAt && new Date(firstPaidAt.getTime() + withdrawalDays * dayMs);

/** How many payment events of an account are remembered, the newest ones. */
export const rememberedEvents = 100;
