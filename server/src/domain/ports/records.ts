import type { AccessRecord } from '../account/accessRecord.ts';
import type { CreditMemory } from '../credits/creditMemory.ts';
import type { Deletion, DeletionStep } from '../account/deletion.ts';
import type { ClaimedMail, MailEnd, MailRecord, NewMail } from '../mail/mail.ts';

/** The accounts that are being deleted or were. */
export interface Deletions {
  /**
   * Records the deletion before anything is removed, makes the account `leaving` and ends its feed; the first deletion of
   * an account is kept.
   */
  begin(deletion: Deletion): Promise<void>;
  find(userId: string): Promise<Deletion | null>;
  /** Those with steps left, oldest first. */
  unfinished(limit: number): Promise<readonly Deletion[]>;
  /** Takes the step off those left, and forgets what that step alone needed. */
  finishStep(userId: string, step: DeletionStep): Promise<void>;
  /** Forgets the finished ones that were requested before. */
  forget(before: Date): Promise<void>;
}

/** The records of access (rule 10.4). They are kept apart from the accounts and outlive them. */
export interface AccessRecords {
  /** Keeps the access, unless one of the same account and address is kept of that hour. */
  add(record: AccessRecord): Promise<void>;
  /** The account's accesses, oldest first. */
  of(userId: string, limit: number): Promise<readonly AccessRecord[]>;
  /** Removes the accesses before the instant. */
  forget(before: Date): Promise<void>;
}

/** What is remembered of people's credits when their accounts are gone, by keyed hashes (rules 2.8 and 7.6). */
export interface CreditMemories {
  /** Keeps the memory as mergeMemories() says, in one write. */
  keep(memory: CreditMemory, now: Date): Promise<void>;
  /** The person's memories, those that have ended too until they are forgotten. */
  find(person: string): Promise<readonly CreditMemory[]>;
  /** Marks the refunds that nobody has taken and that have not ended as taken; repeated, it has no second effect. */
  take(person: string, takenBy: string, now: Date): Promise<void>;
  /** Removes the memories that have ended. */
  forget(now: Date): Promise<void>;
}

/**
 * The e-mails to owners: those that wait to be sent, and what became of the others. Users.changeEmail() and
 * Users.saveBilling() add some too.
 */
export interface Mails {
  /** Adds the e-mail, unless one with its key is known; whether it was added. */
  add(mail: NewMail): Promise<boolean>;
  /** Takes the e-mail that is due longest, so that nobody else takes it until the instant; null when none is due. */
  claim(now: Date, until: Date): Promise<ClaimedMail | null>;
  /** Makes the e-mail due at the instant, unless it has ended or was taken again since. */
  retry(mail: ClaimedMail, at: Date): Promise<void>;
  /**
   * Records how the e-mail ended and removes its address and its data. Its key is known until `forgetAt`; null is until
   * removeAll(). One that has ended already is left as it is.
   */
  end(key: string, end: MailEnd, at: Date, forgetAt: Date | null): Promise<void>;
  /** How many of those that wait were added before the instant. */
  waitingSince(before: Date): Promise<number>;
  /** The account's e-mails, oldest first. */
  of(userId: string, limit: number): Promise<readonly MailRecord[]>;
  /** Removes the account's e-mails but the one that tells of its deletion. */
  removeAll(userId: string): Promise<void>;
  /** Removes those whose `forgetAt` has come. */
  forget(now: Date): Promise<void>;
}
