import { parseDeletion } from '../domain/account/deletion.ts';
import { isFailure, type InvalidConfirmation, type RecentSignInRequired } from '../domain/failures.ts';
import type { AccessRecord } from '../domain/account/accessRecord.ts';
import type { CreditMemory } from '../domain/credits/creditMemory.ts';
import { allDeletedClicks } from '../domain/generations/deletedClick.ts';
import type { Generation } from '../domain/generations/generation.ts';
import { maxPageSize, wholeHistory, type Cursor, type HistoryPage } from '../domain/generations/history.ts';
import { createOwnData, type OwnData } from '../domain/account/ownData.ts';
import type { MailPreferences } from '../domain/mail/mailPreferences.ts';
import type { Product } from '../domain/account/products.ts';
import type { ApiKeys, Clock, DeletedClicks, Mails, OwnedValue } from '../domain/ports.ts';
import type { Principal, User } from '../domain/account/user.ts';
import type { Voice } from '../domain/account/voice.ts';
import { createDeleting, type DeletingParts } from './privacy/deleting.ts';

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
  resumeDeletions(stopping: AbortSignal): Promise<number>;
}

interface Parts extends DeletingParts {
  readonly deletedClicks: Pick<DeletedClicks, 'of'>;
  readonly products: Pick<OwnedValue<readonly Product[]>, 'find'>;
  readonly voices: Pick<OwnedValue<Voice>, 'find'>;
  readonly mailPreferences: Pick<OwnedValue<MailPreferences>, 'find'>;
  readonly apiKeys: Pick<ApiKeys, 'of'>;
  readonly creditMemory: DeletingParts['creditMemory'] & { of(user: User): Promise<readonly CreditMemory[]> };
  readonly accesses: { of(userId: string): Promise<readonly AccessRecord[]> };
  readonly mails: DeletingParts['mails'] & Pick<Mails, 'of'>;
  /** The clock by which the identity provider dates sign-ins. */
  readonly signInClock: Clock;
}

/** More entries than any statement has. */
const maxStatementEntries = 1_000_000;
/** More e-mails than any account gets. */
const maxMails = 10_000;

/** Privacy over its ports. */
export function createPrivacy(parts: Parts): Privacy {
  const { users, generations, deletedClicks, products, voices, apiKeys, creditMemory } = parts;
  const { mailPreferences, accesses, mails, clock, signInClock } = parts;
  const deleting = createDeleting(parts);

  async function* readAllGenerations(userId: string): AsyncIterable<Generation> {
    for (let after: Cursor | null = null; ;) {
      const page: HistoryPage = await generations.page(userId, { ...wholeHistory, limit: maxPageSize, after });
      yield* page.items;
      if (!page.next) return;
      after = page.next;
    }
  }

  return {
    async exportData(user) {
      const statement = await users.statement(user.id, maxStatementEntries);
      const list = (await products.find(user.id))?.value ?? [];
      const chosenMails = (await mailPreferences.find(user.id))?.value ?? null;
      const voice = (await voices.find(user.id))?.value ?? null;
      const keys = await apiKeys.of(user.id);
      const creditMemories = (await creditMemory.of(user)).map(({ kind, credits, until }) => ({
        kind,
        credits,
        until,
      }));
      const [accessRecords, deleted, sent] = await Promise.all([
        accesses.of(user.id),
        deletedClicks.of(user.id, allDeletedClicks),
        mails.of(user.id, maxMails),
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
        data: createOwnData(held, clock.now()),
        generations: readAllGenerations(user.id),
      };
    },

    async deleteAccount(user, principal, confirmation) {
      const times = { now: clock.now(), signedIn: signInClock.now() };
      const deletion = parseDeletion(user, principal, confirmation, times);
      if (isFailure(deletion)) return deletion;
      return { subscriptionEnded: !(await deleting.begin(deletion)).includes('subscription') };
    },

    resumeDeletions: deleting.resume,
  };
}
