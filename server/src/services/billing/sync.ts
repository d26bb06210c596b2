import { isFailure, type PaymentsUnavailable } from '../../domain/failures.ts';
import type { BillingChange } from '../../domain/billing/billingChange.ts';
import { createBillingMails } from '../../domain/billing/billingMails.ts';
import type { CurrentSubscription } from '../../domain/billing/payments.ts';
import type { Clock, Log, Payments, Users } from '../../domain/ports.ts';
import { isFirstGrant } from '../../domain/billing/paidPeriods.ts';
import {
  computeBillingChange,
  isPartlyRefunded,
  mustCancel,
  computeUnseenRefund,
} from '../../domain/billing/subscription.ts';
import type { User } from '../../domain/account/user.ts';
import { createCoalescingQueue } from './coalescingQueue.ts';

/** Updates an account to the provider's current state; the event that caused it is remembered in the same write. */
export type Sync = (userId: string, eventId?: string) => Promise<User | null | PaymentsUnavailable>;

/** What is remembered of refunded periods (rule 7.6). */
export interface RefundMemory {
  recordRefund(user: User): Promise<void>;
  takeOwedCredits(user: User, subscriptionId: string): Promise<number>;
}

interface SyncParts {
  readonly users: Users;
  readonly payments: Payments;
  readonly creditMemory: RefundMemory;
  readonly clock: Clock;
  readonly log: Log;
}

const maxAttempts = 20;

/**
 * The only code that writes the provider's state to an account: reads the account, reads the provider, computes the
 * change, and writes it unless the account's billing was written meanwhile.
 */
export function createSync({ users, payments, creditMemory, clock, log }: SyncParts): Sync {
  const queue = createCoalescingQueue(async (userId, eventIds) => {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      // In this order, so that the provider's state is newer than the account that the change is computed for.
      const user = await users.find(userId);
      // What an account that is being deleted has at the provider is the deletion's alone.
      if (!user?.billing.customerId || user.leaving) return user;
      const account = await currentAccount(user.billing.customerId);
      if (isFailure(account)) return account;
      // Somebody pays and gets nothing for it: the price is missing in the configuration.
      if (account.subscription?.plan === null)
        log.error({ userId }, 'a subscription has a price that belongs to no plan');
      const replaced = account.others.find(({ id }) => id === user.subscriptionId);
      const refund = replaced && computeUnseenRefund(user, replaced, clock.now());
      if (refund) {
        // The events are of both subscriptions: they are remembered with the change that comes after this one.
        await save(user, refund, replaced, []);
        continue;
      }
      const { subscription } = account;
      const owed =
        subscription && isFirstGrant(user, subscription)
          ? await creditMemory.takeOwedCredits(user, subscription.id)
          : 0;
      const change = computeBillingChange(user, account, clock.now(), owed);
      const newEvents = await filterNewEvents(userId, eventIds);
      if (!change && newEvents.length === 0) return user;
      const saved = await save(user, change, subscription, newEvents);
      if (saved !== 'stale') return saved;
    }
    throw new Error('the billing of the account kept changing');
  });

  /** Writes the change of the account that was read, with the e-mails that tell of it. */
  async function save(
    user: User,
    change: BillingChange | null,
    subscription: CurrentSubscription | null,
    eventIds: readonly string[],
  ) {
    const mails = change ? createBillingMails(user, change, subscription, clock.now()) : [];
    const saved = await users.saveBilling(user.id, user.billing.rev, change, eventIds, mails);
    if (saved !== null && saved !== 'stale') await creditMemory.recordRefund(saved);
    return saved;
  }

  /**
   * The customer's account, after a withdrawal that stopped half-way is completed, and a subscription that was refunded
   * or disputed is cancelled.
   */
  async function currentAccount(customerId: string) {
    const account = await payments.account(customerId);
    if (isFailure(account)) return account;
    const { subscription, others } = account;
    const withdrawn = [subscription, ...others].find((one) => one && isPartlyRefunded(one));
    if (withdrawn) return (await payments.withdraw(customerId, withdrawn.id)) ?? payments.account(customerId);
    if (!subscription || !mustCancel(subscription)) return account;
    return (await payments.cancelNow(subscription.id)) ?? payments.account(customerId);
  }

  async function filterNewEvents(userId: string, eventIds: readonly string[]): Promise<readonly string[]> {
    const seen = await Promise.all(eventIds.map((id) => users.hasSeenEvent(userId, id)));
    return eventIds.filter((_id, index) => !seen[index]);
  }

  return (userId, eventId) => queue.enqueue(userId, eventId ?? null);
}
