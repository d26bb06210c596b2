import { isFailure } from '../../domain/failures.ts';
import type { PaymentsUnavailable } from '../../domain/paymentFailures.ts';
import type { Clock, Log, Payments, Users } from '../../domain/ports.ts';
import { billingChange, mustStop } from '../../domain/subscription.ts';
import type { User } from '../../domain/user.ts';
import { createRounds } from './rounds.ts';

/** Brings an account up to what the provider says now; the events that asked for it are remembered with the effect. */
export type Sync = (userId: string, eventId?: string) => Promise<User | null | PaymentsUnavailable>;

interface SyncParts {
  readonly users: Users;
  readonly payments: Payments;
  readonly clock: Clock;
  readonly log: Log;
}

const attempts = 20;

/** The one way from the provider's state to an account's: read the account, ask, think, and write if nobody else did. */
export function createSync({ users, payments, clock, log }: SyncParts): Sync {
  const rounds = createRounds(async (userId, eventIds) => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      // In this order: what is asked of the provider is newer than the account that the change is for.
      const user = await users.find(userId);
      if (!user?.billing.customerId) return user;
      const account = await stopped(user.billing.customerId);
      if (isFailure(account)) return account;
      // Somebody pays and gets nothing for it: a price is missing in the configuration.
      if (account.subscription?.plan === null) log.error({ userId }, 'a subscription has a price that no plan has');
      const change = billingChange(user, account, clock.now());
      const fresh = await unseen(userId, eventIds);
      if (!change && fresh.length === 0) return user;
      const saved = await users.saveBilling(userId, user.billing.rev, change, fresh);
      if (saved !== 'stale') return saved;
    }
    throw new Error('the billing of the account kept changing');
  });

  /** The customer's account, once whoever got the money back is no longer charged. */
  async function stopped(customerId: string) {
    const account = await payments.account(customerId);
    if (isFailure(account) || !account.subscription || !mustStop(account.subscription)) return account;
    const refused = await payments.cancelNow(account.subscription.id);
    return refused ?? payments.account(customerId);
  }

  async function unseen(userId: string, eventIds: readonly string[]): Promise<readonly string[]> {
    const seen = await Promise.all(eventIds.map((id) => users.hasSeenEvent(userId, id)));
    return eventIds.filter((_id, index) => !seen[index]);
  }

  return (userId, eventId) => rounds.join(userId, eventId ?? null);
}
