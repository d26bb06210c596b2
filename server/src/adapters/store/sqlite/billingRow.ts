import type { BillingState } from '../../../domain/billing/billing.ts';
import type { PaidPlanKey } from '../../../domain/billing/plan.ts';
import type { EntryKind, LedgerEntry } from '../../../domain/credits/statement.ts';
import type { PlanKey } from '../../../domain/billing/plan.ts';
import type { User } from '../../../domain/account/user.ts';

/** A row of `billing`: instants in milliseconds, nested values side by side. */
export interface BillingRow {
  billingRowid: number;
  userId: string;
  rev: number;
  customerId: string | null;
  checkoutKey: string | null;
  checkoutPlan: PaidPlanKey | null;
  checkoutAt: number | null;
  firstPaidAt: number | null;
  grantedFrom: number | null;
  planEndsAt: number | null;
  nextChargeAt: number | null;
  pendingPlan: PaidPlanKey | null;
  checkAt: number | null;
  periodQuota: number;
  awaitedPlan: PaidPlanKey | null;
}

/** A row of `entries`. */
export interface EntryRow {
  seq: number;
  id: string;
  at: number;
  kind: EntryKind;
  credits: number;
  balance: number;
  plan: PlanKey | null;
  generationId: string | null;
}

/** The instant of a column in milliseconds. */
export const toDate = (at: number | null): Date | null => (at === null ? null : new Date(at));

/** What the row says of the account at the provider. */
export const toBilling = (row: BillingRow): BillingState => ({
  rev: row.rev,
  customerId: row.customerId,
  checkout:
    row.checkoutKey === null || row.checkoutPlan === null || row.checkoutAt === null
      ? null
      : { key: row.checkoutKey, plan: row.checkoutPlan, at: new Date(row.checkoutAt) },
  awaitedPlan: row.awaitedPlan,
  firstPaidAt: toDate(row.firstPaidAt),
  grantedFrom: toDate(row.grantedFrom),
  planEndsAt: toDate(row.planEndsAt),
  nextChargeAt: toDate(row.nextChargeAt),
  pendingPlan: row.pendingPlan,
  checkAt: toDate(row.checkAt),
});

/** The row of an account's billing. */
export const fromBilling = ({
  id,
  billing,
  creditPeriod,
}: Pick<User, 'id' | 'billing' | 'creditPeriod'>): Omit<BillingRow, 'billingRowid'> => ({
  userId: id,
  rev: billing.rev,
  customerId: billing.customerId,
  checkoutKey: billing.checkout?.key ?? null,
  checkoutPlan: billing.checkout?.plan ?? null,
  checkoutAt: billing.checkout?.at.getTime() ?? null,
  firstPaidAt: billing.firstPaidAt?.getTime() ?? null,
  grantedFrom: billing.grantedFrom?.getTime() ?? null,
  planEndsAt: billing.planEndsAt?.getTime() ?? null,
  nextChargeAt: billing.nextChargeAt?.getTime() ?? null,
  pendingPlan: billing.pendingPlan,
  checkAt: billing.checkAt?.getTime() ?? null,
  periodQuota: creditPeriod.quota,
  awaitedPlan: billing.awaitedPlan,
});

/** The line of the statement that a row stands for. */
export const toEntry = ({ id, at, kind, credits, balance, plan, generationId }: EntryRow): LedgerEntry => ({
  id,
  at: new Date(at),
  kind,
  credits,
  balance,
  plan,
  generationId,
});
