import {
  mustSucceedFirst,
  dueSteps,
  deletionRetentionMs,
  type Deletion,
  type DeletionStep,
} from '../../domain/account/deletion.ts';
import { isFailure, type PaymentsUnavailable } from '../../domain/failures.ts';
import { accountDeletedNotice } from '../../domain/mail/mail.ts';
import type {
  Clock,
  Deletions,
  Generations,
  Identity,
  Log,
  Mails,
  Payments,
  RateLimit,
  RateLimits,
  Users,
} from '../../domain/ports.ts';
import { isPartlyRefunded, computeUnseenRefund } from '../../domain/billing/subscription.ts';
import type { User } from '../../domain/account/user.ts';

export interface DeletingParts {
  readonly users: Users;
  readonly generations: Generations;
  readonly deletions: Deletions;
  /** What is remembered of a person's credits beyond the account. */
  readonly creditMemory: {
    recordRefund(user: User): Promise<void>;
    recordBeforeRemoval(user: User, leftAt: Date): Promise<void>;
  };
  readonly mails: Pick<Mails, 'add' | 'removeAll'>;
  readonly rateLimits: RateLimits;
  /** The rate limits whose keys are user ids. */
  readonly limitsByUser: readonly RateLimit[];
  readonly identity: Pick<Identity, 'remove'>;
  readonly payments: Pick<Payments, 'subscription' | 'withdraw' | 'customersOf' | 'removeCustomer'>;
  readonly clock: Clock;
  readonly log: Log;
}

const batchSize = 100;

/** The steps of deletions over their ports; each can be repeated (rule 10.7). */
export function createDeleting(parts: DeletingParts) {
  const { users, generations, deletions, creditMemory, mails, rateLimits, limitsByUser } = parts;
  const { identity, payments, clock, log } = parts;

  const steps: Record<DeletionStep, (deletion: Deletion) => Promise<void>> = {
    async subscription({ userId, customerId, subscriptionId, requestedAt }) {
      // A checkout that was running when the deletion began may have linked the customer since.
      const user = await users.find(userId);
      const customer = user?.billing.customerId ?? customerId;
      if (customer === null) return;
      if (user?.subscriptionId) await finishRefund(user, customer, user.subscriptionId);
      throwIfUnavailable(await payments.removeCustomer(customer, subscriptionId, requestedAt));
    },
    async account({ userId, requestedAt }) {
      const user = await users.find(userId);
      if (user) await creditMemory.recordBeforeRemoval(user, requestedAt);
      // Before the account is gone: a process that dies in between adds it again, under the same key.
      const notice = user && accountDeletedNotice(user, requestedAt, clock.now());
      if (notice) await mails.add(notice);
      await users.remove(userId);
      // A text that is being written can no longer be stored.
      for (const { generationId } of user?.holds ?? []) await generations.ruleOut(generationId);
    },
    generations: ({ userId }) => generations.removeAll(userId),
    mails: ({ userId }) => mails.removeAll(userId),
    async limits({ userId }) {
      for (const limit of limitsByUser) await rateLimits.forget(limit, userId);
    },
    identity: ({ userId }) => identity.remove(userId),
    /** Removes what calls that were running at that time stored afterwards, here or at the payment provider. */
    async leftovers({ userId, subscriptionId, requestedAt }) {
      await users.remove(userId);
      await generations.removeAll(userId);
      await mails.removeAll(userId);
      for (const customerId of throwIfUnavailable(await payments.customersOf(userId))) {
        throwIfUnavailable(await payments.removeCustomer(customerId, subscriptionId, requestedAt));
      }
    },
  };

  /**
   * Completes a withdrawal that stopped half-way, and remembers what was used of a plan that was refunded although its
   * events did not arrive, while its customer is there.
   */
  async function finishRefund(user: User, customerId: string, subscriptionId: string): Promise<void> {
    const own = () => payments.subscription(customerId, subscriptionId);
    let subscription = throwIfUnavailable(await own());
    if (subscription && isPartlyRefunded(subscription)) {
      throwIfUnavailable(await payments.withdraw(customerId, subscriptionId));
      subscription = throwIfUnavailable(await own());
    }
    const refund = subscription && computeUnseenRefund(user, subscription, clock.now());
    // What is left goes on as free credits of the next account, and counts as used here.
    if (refund) await creditMemory.recordRefund({ ...user, ...refund, billing: user.billing, textCredits: 0 });
  }

  /** Runs each step that is due, and returns those that failed; only a step that must come first stops the others. */
  async function runDueSteps(deletion: Deletion): Promise<readonly DeletionStep[]> {
    const failed: DeletionStep[] = [];
    for (const step of dueSteps(deletion, clock.now())) {
      try {
        await steps[step](deletion);
        await deletions.finishStep(deletion.userId, step);
      } catch (error) {
        log.warn({ step, error }, 'a step of a deletion failed; the job repeats it');
        failed.push(step);
        if (mustSucceedFirst(step)) break;
      }
    }
    return failed;
  }

  /** Records the deletion and runs the steps that are due; returns those that failed. */
  async function begin(deletion: Deletion): Promise<readonly DeletionStep[]> {
    await deletions.begin(deletion);
    return runDueSteps(deletion);
  }

  /** Resumes unfinished deletions, and forgets old ones; resolves to how many were unfinished. */
  async function resume(stopping: AbortSignal): Promise<number> {
    await deletions.forget(new Date(clock.now().getTime() - deletionRetentionMs));
    const unfinished = await deletions.unfinished(batchSize);
    // A process that died in the middle of recording one may have left the account unlocked: it is recorded again.
    for (const deletion of unfinished) {
      if (stopping.aborted) break;
      await begin(deletion);
    }
    return unfinished.length;
  }

  return { begin, resume };
}

/** Throws when the payment provider is unavailable, so that the step is repeated and no subscription is left running. */
function throwIfUnavailable<T>(answer: T | PaymentsUnavailable): T {
  if (isFailure(answer)) throw new Error('the payment provider is unavailable');
  return answer;
}
