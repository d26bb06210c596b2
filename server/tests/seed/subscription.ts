import { providerStatuses, type CurrentSubscription, type ProviderAccount } from '../../src/domain/billing/payments.ts';
import type { BillingChange } from '../../src/domain/billing/billingChange.ts';
import { computeBillingChange } from '../../src/domain/billing/subscription.ts';
import { ledgerEntriesOf } from '../../src/domain/credits/statement.ts';
import type { User } from '../../src/domain/account/user.ts';

export const day = (iso: string) => new Date(`${iso}T12:00:00.000Z`);

/** A month of voo, paid on 10 March 2026, with the given differences. */
export function aSubscription(different: Partial<CurrentSubscription> = {}): CurrentSubscription {
  const [start, end] = [day('2026-03-10'), day('2026-04-10')];
  return {
    id: 'sub_1',
    status: 'active',
    createdAt: start,
    plan: 'plano_voo',
    periodStart: start,
    periodEnd: end,
    cancelAt: null,
    endedAt: null,
    scheduledPlan: null,
    paidPeriod: { start, end, plan: 'plano_voo' },
    firstPaidAt: start,
    revoked: null,
    withdrawal: null,
    ...different,
  };
}

export const anAccount = (subscription: CurrentSubscription | null): ProviderAccount => ({
  customerId: 'cus_1',
  subscription,
  others: [],
  isLive: subscription !== null && !['canceled', 'incomplete_expired'].includes(subscription.status),
});

/** The account after the provider was asked, written as a store writes it; `owed` is what a first grant is less by. */
export function withSubscription(user: User, subscription: CurrentSubscription | null, now: Date, owed = 0): User {
  const change = computeBillingChange(user, anAccount(subscription), now, owed);
  return change ? withChange(user, change) : user;
}

/** The account after the change, as a store writes it. */
export function withChange(user: User, change: BillingChange): User {
  const { moves, billing, requiredBalance: _onlyAt, ...account } = change;
  const balance = ledgerEntriesOf(user.textCredits, moves).at(-1)?.balance ?? user.textCredits;
  return {
    ...user,
    ...account,
    textCredits: balance,
    billing: { ...user.billing, ...billing, rev: user.billing.rev + 1 },
  };
}

export const statuses = providerStatuses;
