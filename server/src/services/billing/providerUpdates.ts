import { isFailure, PaymentsUnavailable } from '../../domain/failures.ts';
import { logFailure } from '../../domain/partUnavailable.ts';
import type { Clock, Log, Payments, Telemetry, Users } from '../../domain/ports.ts';
import { computePostponedCheck } from '../../domain/billing/subscription.ts';
import type { Sync } from './sync.ts';
import { createKeyedLimiter } from './keyedLimiter.ts';

/** What keeps the accounts and the provider's customers up to date: the provider's webhooks, and periodic jobs. */
export interface ProviderUpdates {
  /** Handles a webhook: the event in the bytes that were received; resolves when its effect is written (rule 7.2). */
  receive(
    body: Uint8Array,
    signature: string | undefined,
  ): Promise<'received' | 'forged' | 'malformed' | PaymentsUnavailable>;
  /** Gives the customers at the provider the names and e-mails that changed; resolves to how many. */
  updateCustomers(stopping: AbortSignal): Promise<number>;
  /** Syncs the accounts whose next check at the provider is due; resolves to how many. One that fails is put off. */
  syncOverdue(stopping: AbortSignal): Promise<number>;
}

interface Parts {
  readonly users: Users;
  readonly payments: Payments;
  readonly sync: Sync;
  readonly telemetry: Pick<Telemetry, 'recordWebhookLag'>;
  readonly clock: Clock;
  readonly log: Log;
}

const batchSize = 50;
const maxFailuresInARow = 3;
/** A burst of events must not keep everybody else waiting. */
const maxConcurrentOwners = 4;
/** Milliseconds; while the provider hangs, the events behind are refused and delivered again. */
const maxWaitMs = 10_000;

/** Updates from and to the provider over their ports. */
export function createProviderUpdates({ users, payments, sync, telemetry, clock, log }: Parts): ProviderUpdates {
  const ownerLimiter = createKeyedLimiter(maxConcurrentOwners, maxWaitMs);

  const isSynced = async (userId: string): Promise<boolean> => {
    try {
      return !isFailure(await sync(userId));
    } catch (error) {
      logFailure(log, error, 'an account was not synced with the payment provider', { userId });
      return false;
    }
  };

  /** Lets the other accounts come first: the failure may be this account's alone. */
  const postponeCheck = async (userId: string): Promise<void> => {
    const user = await users.find(userId);
    if (user) await users.saveBilling(userId, user.billing.rev, computePostponedCheck(user, clock.now()), []);
  };

  return {
    async receive(body, signature) {
      const event = payments.readEvent(body, signature, clock.now());
      if (event === 'forged' || event === 'malformed') return event;
      const customerId = await payments.customerOf(event);
      if (isFailure(customerId)) return customerId;
      const user = customerId === null ? null : await users.findByCustomer(customerId);
      if (!user || (await users.hasSeenEvent(user.id, event.id))) return 'received';
      const synced = await ownerLimiter.run(user.id, () => sync(user.id, event.id));
      if (synced === null) return new PaymentsUnavailable();
      if (isFailure(synced)) return synced;
      if (event.createdAt) telemetry.recordWebhookLag((clock.now().getTime() - event.createdAt.getTime()) / 1_000);
      log.info({ eventId: event.id, type: event.type }, 'payment event applied');
      return 'received';
    },

    async updateCustomers(stopping) {
      const changed = await users.withChangedContact(batchSize);
      let updated = 0;
      for (const user of changed) {
        if (stopping.aborted) break;
        const { customerId } = user.billing;
        // Nobody else is asked for while the provider is down: the job runs again.
        if (customerId !== null && isFailure(await payments.updateCustomer(customerId, user))) break;
        await users.markContactSynced(user);
        updated += 1;
      }
      return updated;
    },

    async syncOverdue(stopping) {
      let synced = 0;
      let failedInARow = 0;
      for (;;) {
        const due = await users.overdueAtProvider(clock.now(), batchSize);
        for (const userId of due) {
          if (stopping.aborted) return synced;
          if (await isSynced(userId)) {
            synced += 1;
            failedInARow = 0;
            continue;
          }
          await postponeCheck(userId);
          failedInARow += 1;
          // The provider is down, or the next run goes on behind these accounts.
          if (failedInARow === maxFailuresInARow) return synced;
        }
        if (due.length < batchSize) return synced;
      }
    },
  };
}
