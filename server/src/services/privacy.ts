import {
  mustComeFirst,
  parseDeletion,
  stepsDue,
  tokensOutlivedMs,
  type Deletion,
  type DeletionStep,
} from '../domain/deletion.ts';
import {
  isFailure,
  type InvalidConfirmation,
  type PaymentsUnavailable,
  type RecentSignInRequired,
} from '../domain/failures.ts';
import type { AccessRecord } from '../domain/accessRecord.ts';
import type { CreditMemory } from '../domain/creditMemory.ts';
import { allDeletedClicks } from '../domain/deletedClick.ts';
import { accountDeletedNotice } from '../domain/mail.ts';
import type { Generation } from '../domain/generation.ts';
import { largestPage, wholeHistory, type Cursor, type HistoryPage } from '../domain/history.ts';
import { ownDataOf, type OwnData } from '../domain/ownData.ts';
import type { MailPreferences } from '../domain/mailPreferences.ts';
import type { Product } from '../domain/products.ts';
import type {
  ApiKeys,
  Clock,
  DeletedClicks,
  Deletions,
  Generations,
  Identity,
  Log,
  Mails,
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
   * Locks the account, cancels its subscription, then removes all that belongs to it (rule 10.7). A success means that
   * the deletion is recorded: what fails now is repeated by resumeDeletions(). Until the payment provider could be asked
   * nothing is removed, and `subscriptionEnded` is false: what it charges meanwhile is refunded.
   */
  deleteAccount(
    user: User,
    principal: Principal,
    confirmation: string,
  ): Promise<{ readonly subscriptionEnded: boolean } | InvalidConfirmation | RecentSignInRequired>;
  /** Resumes unfinished deletions, and forgets old ones; resolves to how many were unfinished. */
  resumeDeletions(): Promise<number>;
}

interface Parts {
  readonly users: Users;
  readonly generations: Generations;
  readonly deletedClicks: Pick<DeletedClicks, 'of'>;
  readonly products: Pick<OwnedValue<readonly Product[]>, 'find'>;
  readonly voices: Pick<OwnedValue<Voice>, 'find'>;
  readonly mailPreferences: Pick<OwnedValue<MailPreferences>, 'find'>;
  readonly apiKeys: Pick<ApiKeys, 'of'>;
  readonly deletions: Deletions;
  /** What is remembered of a person's credits beyond the account. */
  readonly creditMemory: {
    keepAll(user: User): Promise<void>;
    of(email: string): Promise<readonly CreditMemory[]>;
  };
  readonly accesses: { of(userId: string): Promise<readonly AccessRecord[]> };
  readonly mails: Pick<Mails, 'add' | 'of' | 'removeAll'>;
  readonly rateLimits: RateLimits;
  /** The rate limits whose keys are user ids. */
  readonly limitsByUser: readonly RateLimit[];
  readonly identity: Pick<Identity, 'remove'>;
  readonly payments: Pick<Payments, 'customersOf' | 'removeCustomer'>;
  readonly clock: Clock;
  /** The clock by which the identity provider dates sign-ins. */
  readonly signInClock: Clock;
  readonly log: Log;
}

const batchSize = 100;
/** More entries than any statement has. */
const wholeStatement = 1_000_000;
/** More e-mails than any account gets. */
const allMails = 10_000;

/** Privacy over its ports. */
export function createPrivacy(parts: Parts): Privacy {
  const { users, generations, deletedClicks, products, voices, apiKeys, deletions, creditMemory, rateLimits } = parts;
  const { mailPreferences, limitsByUser, accesses, mails, identity, payments, clock, signInClock, log } = parts;

  const steps: Record<DeletionStep, (deletion: Deletion) => Promise<void>> = {
    async subscription({ userId, customerId, subscriptionId, requestedAt }) {
      // A checkout that was running when the deletion began may have linked the customer since.
      const customer = (await users.find(userId))?.billing.customerId ?? customerId;
      if (customer !== null) answered(await payments.removeCustomer(customer, subscriptionId, requestedAt));
    },
    async account({ userId, requestedAt }) {
      const user = await users.find(userId);
      if (user) await creditMemory.keepAll(user);
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
      for (const customerId of answered(await payments.customersOf(userId))) {
        answered(await payments.removeCustomer(customerId, subscriptionId, requestedAt));
      }
    },
  };

  /** Runs each step that is due, and returns those that failed; only a step that must come first stops the others. */
  async function runDueSteps(deletion: Deletion): Promise<readonly DeletionStep[]> {
    const failed: DeletionStep[] = [];
    for (const step of stepsDue(deletion, clock.now())) {
      try {
        await steps[step](deletion);
        await deletions.finishStep(deletion.userId, step);
      } catch (error) {
        log.warn({ step, error }, 'a step of a deletion failed; the job repeats it');
        failed.push(step);
        if (mustComeFirst(step)) break;
      }
    }
    return failed;
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
      const chosenMails = (await mailPreferences.find(user.id))?.value ?? null;
      const voice = (await voices.find(user.id))?.value ?? null;
      const keys = await apiKeys.of(user.id);
      const creditMemories = (await creditMemory.of(user.email)).map(({ kind, credits, until }) => ({
        kind,
        credits,
        until,
      }));
      const [accessRecords, deleted, sent] = await Promise.all([
        accesses.of(user.id),
        deletedClicks.of(user.id, allDeletedClicks),
        mails.of(user.id, allMails),
      ]);
      const held = {
        account: user,
        statement,
        products: list,
        voice,
        apiKeys: keys,
        creditMemories,
        deletedClicks: deleted,
        paymentEvents: await users.paymentEvents(user.id),
        accessRecords,
        mails: sent,
        mailPreferences: chosenMails,
      };
      return {
        data: ownDataOf(held, clock.now()),
        generations: all(user.id),
      };
    },

    async deleteAccount(user, principal, confirmation) {
      const times = { now: clock.now(), signedIn: signInClock.now() };
      const deletion = parseDeletion(user, principal, confirmation, times);
      if (isFailure(deletion)) return deletion;
      await deletions.begin(deletion);
      return { subscriptionEnded: !(await runDueSteps(deletion)).includes('subscription') };
    },

    async resumeDeletions() {
      await deletions.forget(new Date(clock.now().getTime() - tokensOutlivedMs));
      const unfinished = await deletions.unfinished(batchSize);
      for (const deletion of unfinished) {
        // A process that died in the middle of begin() may have left the account unlocked.
        await deletions.begin(deletion);
        await runDueSteps(deletion);
      }
      return unfinished.length;
    },
  };
}

/** Throws when the payment provider failed, so that the step is repeated and no subscription stays. */
function answered<T>(answer: T | PaymentsUnavailable): T {
  if (isFailure(answer)) throw new Error('the payment provider is unavailable');
  return answer;
}
