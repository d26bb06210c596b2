import { parseDeletion, stepsDue, tokensOutlivedMs, type Deletion, type DeletionStep } from '../domain/deletion.ts';
import {
  isFailure,
  type InvalidConfirmation,
  type PaymentsUnavailable,
  type RecentSignInRequired,
} from '../domain/failures.ts';
import type { CreditMemory } from '../domain/creditMemory.ts';
import type { Generation } from '../domain/generation.ts';
import { largestPage, wholeHistory, type Cursor, type HistoryPage } from '../domain/history.ts';
import { ownDataOf, type OwnData } from '../domain/ownData.ts';
import type { Product } from '../domain/products.ts';
import type {
  Clock,
  Deletions,
  Generations,
  Identity,
  Log,
  OwnedValue,
  Payments,
  RateLimit,
  RateLimits,
  Users,
} from '../domain/ports.ts';
import type { Principal, User } from '../domain/user.ts';
import type { Voice } from '../domain/voice.ts';

/** The owner's rights under the data protection law: export and deletion of the data (rule 10.1). */
export interface Privacy {
  /** Everything that is stored of the account, whatever its plan shows (LGPD, art. 18). */
  exportData(user: User): Promise<{ readonly data: OwnData; readonly generations: AsyncIterable<Generation> }>;
  /**
   * Removes the account and all that belongs to it. Null means that the deletion is recorded: steps that fail now are
   * repeated by resumeDeletions().
   */
  deleteAccount(
    user: User,
    principal: Principal,
    confirmation: string,
  ): Promise<InvalidConfirmation | RecentSignInRequired | null>;
  /** Resumes unfinished deletions, and forgets old ones; resolves to how many were unfinished. */
  resumeDeletions(): Promise<number>;
}

interface Parts {
  readonly users: Users;
  readonly generations: Generations;
  readonly products: Pick<OwnedValue<readonly Product[]>, 'find'>;
  readonly voices: Pick<OwnedValue<Voice>, 'find'>;
  readonly deletions: Deletions;
  /** What is remembered of a person's credits beyond the account. */
  readonly creditMemory: {
    keepAll(user: User): Promise<void>;
    of(email: string): Promise<readonly CreditMemory[]>;
  };
  readonly rateLimits: RateLimits;
  /** The rate limits whose keys are user ids. */
  readonly limitsByUser: readonly RateLimit[];
  readonly identity: Pick<Identity, 'remove'>;
  readonly payments: Pick<Payments, 'customersOf' | 'removeCustomer'>;
  readonly clock: Clock;
  readonly log: Log;
}

const batchSize = 100;
/** More entries than any statement has. */
const wholeStatement = 1_000_000;

/** Privacy over its ports. */
export function createPrivacy(parts: Parts): Privacy {
  const { users, generations, products, voices, deletions, creditMemory, rateLimits, limitsByUser } = parts;
  const { identity, payments, clock, log } = parts;

  const steps: Record<DeletionStep, (deletion: Deletion) => Promise<void>> = {
    async account({ userId }) {
      const user = await users.find(userId);
      if (user) await creditMemory.keepAll(user);
      await users.remove(userId);
      // A text that is being written can no longer be stored.
      for (const { generationId } of user?.holds ?? []) await generations.ruleOut(generationId);
    },
    generations: ({ userId }) => generations.removeAll(userId),
    async subscription({ customerId, subscriptionId }) {
      if (customerId !== null) answered(await payments.removeCustomer(customerId, subscriptionId));
    },
    async limits({ userId }) {
      for (const limit of limitsByUser) await rateLimits.forget(limit, userId);
    },
    identity: ({ userId }) => identity.remove(userId),
    /** Removes what calls that were running at that time stored afterwards, here or at the payment provider. */
    async leftovers({ userId, subscriptionId }) {
      await users.remove(userId);
      await generations.removeAll(userId);
      for (const customerId of answered(await payments.customersOf(userId))) {
        answered(await payments.removeCustomer(customerId, subscriptionId));
      }
    },
  };

  /** Runs each step that is due; a step that fails does not stop the others. */
  async function runDueSteps(deletion: Deletion): Promise<void> {
    for (const step of stepsDue(deletion, clock.now())) {
      try {
        await steps[step](deletion);
        await deletions.finishStep(deletion.userId, step);
      } catch (error) {
        log.warn({ step, error }, 'a step of a deletion failed; the job repeats it');
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
      const list = (await products.find(user.id))?.value ?? [];
      const voice = (await voices.find(user.id))?.value ?? null;
      const creditMemories = (await creditMemory.of(user.email)).map(({ kind, credits, until }) => ({
        kind,
        credits,
        until,
      }));
      return {
        data: ownDataOf({ account: user, statement, products: list, voice, creditMemories }, clock.now()),
        generations: all(user.id),
      };
    },

    async deleteAccount(user, principal, confirmation) {
      const deletion = parseDeletion(user, principal, confirmation, clock.now());
      if (isFailure(deletion)) return deletion;
      await deletions.begin(deletion);
      await runDueSteps(deletion);
      return null;
    },

    async resumeDeletions() {
      await deletions.forget(new Date(clock.now().getTime() - tokensOutlivedMs));
      const unfinished = await deletions.unfinished(batchSize);
      for (const deletion of unfinished) await runDueSteps(deletion);
      return unfinished.length;
    },
  };
}

/** Throws when the payment provider failed, so that the step is repeated and no subscription stays. */
function answered<T>(answer: T | PaymentsUnavailable): T {
  if (isFailure(answer)) throw new Error('the payment provider is unavailable');
  return answer;
}
