import { parseDeletion, stepsDue, tokensOutlivedMs, type Deletion, type DeletionStep } from '../domain/deletion.ts';
import { isFailure, type InvalidConfirmation, type RecentSignInRequired } from '../domain/failures.ts';
import type { Generation } from '../domain/generation.ts';
import { largestPage, wholeHistory, type Cursor, type HistoryPage } from '../domain/history.ts';
import { ownDataOf, type OwnData } from '../domain/ownData.ts';
import type { PaymentsUnavailable } from '../domain/paymentFailures.ts';
import type {
  Clock,
  Deletions,
  Generations,
  Identity,
  Log,
  Payments,
  RateLimit,
  RateLimits,
  Users,
} from '../domain/ports.ts';
import type { Principal, User } from '../domain/user.ts';

/** What the law gives an owner: the data to take away, and their deletion (rule 10.1). */
export interface Privacy {
  /** Everything we hold of the account, whatever its plan shows: the data are the owner's (LGPD, art. 18). */
  exportData(user: User): Promise<{ readonly data: OwnData; readonly generations: AsyncIterable<Generation> }>;
  /**
   * Removes the account and all that belongs to it. Once null is answered it happens, whatever fails now: the
   * sweep takes the steps that are left.
   */
  deleteAccount(
    user: User,
    principal: Principal,
    confirmation: string,
  ): Promise<InvalidConfirmation | RecentSignInRequired | null>;
  /** Goes on with deletions that were interrupted, and forgets old ones; how many are still unfinished. */
  sweep(): Promise<number>;
}

interface Parts {
  readonly users: Users;
  readonly generations: Generations;
  readonly deletions: Deletions;
  readonly rateLimits: RateLimits;
  /** All that are counted by account. */
  readonly limits: readonly RateLimit[];
  readonly identity: Pick<Identity, 'remove'>;
  readonly payments: Pick<Payments, 'customersOf' | 'removeCustomer'>;
  readonly clock: Clock;
  readonly log: Log;
}

const sweepBatch = 100;
/** More than anybody's. */
const wholeStatement = 1_000_000;

export function createPrivacy(parts: Parts): Privacy {
  const { users, generations, deletions, rateLimits, limits, identity, payments, clock, log } = parts;

  const steps: Record<DeletionStep, (deletion: Deletion) => Promise<void>> = {
    async account({ userId }) {
      const user = await users.find(userId);
      await users.remove(userId);
      // Whatever is being written for it finds its place taken.
      for (const { generationId } of user?.holds ?? []) await generations.ruleOut(generationId);
    },
    generations: ({ userId }) => generations.removeAll(userId),
    async subscription({ customerId, subscriptionId }) {
      if (customerId !== null) answered(await payments.removeCustomer(customerId, subscriptionId));
    },
    async limits({ userId }) {
      for (const limit of limits) await rateLimits.forget(limit, userId);
    },
    identity: ({ userId }) => identity.remove(userId),
    /** What a call stored, here or at the payment provider, that was under way at the time. */
    async leftovers({ userId, subscriptionId }) {
      await users.remove(userId);
      await generations.removeAll(userId);
      for (const customerId of answered(await payments.customersOf(userId))) {
        answered(await payments.removeCustomer(customerId, subscriptionId));
      }
    },
  };

  /** Takes each step that is due; one that fails does not keep the others from it. */
  async function goOn(deletion: Deletion): Promise<void> {
    for (const step of stepsDue(deletion, clock.now())) {
      try {
        await steps[step](deletion);
        await deletions.finishStep(deletion.userId, step);
      } catch (error) {
        log.warn({ step, error }, 'a deletion is left to the sweep');
      }
    }
  }

  async function* all(userId: string): AsyncIterable<Generation> {
    for (let after: Cursor | null = null; ;) {
      const page: HistoryPage = await generations.page(userId, { ...wholeHistory, limit: largestPage, after });
      yield* page.items;
      if (!page.next) return;
      after = page.next;
    }
  }

  return {
    async exportData(user) {
      const statement = await users.statement(user.id, wholeStatement);
      return { data: ownDataOf(user, statement, clock.now()), generations: all(user.id) };
    },

    async deleteAccount(user, principal, confirmation) {
      const deletion = parseDeletion(user, principal, confirmation, clock.now());
      if (isFailure(deletion)) return deletion;
      await deletions.begin(deletion);
      await goOn(deletion);
      return null;
    },

    async sweep() {
      await deletions.forget(new Date(clock.now().getTime() - tokensOutlivedMs));
      const unfinished = await deletions.unfinished(sweepBatch);
      for (const deletion of unfinished) await goOn(deletion);
      return unfinished.length;
    },
  };
}

/** A deletion waits for the payment provider rather than leave somebody paying. */
function answered<T>(answer: T | PaymentsUnavailable): T {
  if (isFailure(answer)) throw new Error('the payment provider did not answer');
  return answer;
}
