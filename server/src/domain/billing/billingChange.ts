import type { BillingState, SubscriptionStatus } from './billing.ts';
import type { CreditPeriod } from '../credits/credits.ts';
import type { PlanKey } from './plan.ts';
import type { CreditMove } from '../credits/statement.ts';

/** The fields of an account that the provider's state decides; written in one step. */
export interface BillingChange {
  readonly currentPlan: PlanKey;
  readonly subscriptionProvider: string | null;
  readonly subscriptionId: string | null;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly creditAnchor: Date;
  readonly creditPeriod: CreditPeriod;
  readonly billing: Omit<BillingState, 'rev' | 'customerId'>;
  /** Changes of the balance, in order; the store applies them to the balance at the time of the write. */
  readonly moves: readonly CreditMove[];
  /** The balance that the account must have for the change to be written, because the change depends on it; null for any. */
  readonly requiredBalance: number | null;
}
