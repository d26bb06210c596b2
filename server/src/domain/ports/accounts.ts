import type { ApiKey, StoredApiKey } from '../account/apiKey.ts';
import type { CheckoutAttempt } from '../billing/billing.ts';
import type { CreditPeriod, Grant, HoldOutcome, NewHold } from '../credits/credits.ts';
import type { NewMail } from '../mail/mail.ts';
import type { LedgerEntry } from '../credits/statement.ts';
import type { BillingChange } from '../billing/billingChange.ts';
import type { ProfilePatch, User } from '../account/user.ts';

/**
 * The accounts. Every write is one atomic step. Repeated with the same arguments it has no second effect. It is
 * durable before it resolves, and it is published on the UserFeed.
 */
export interface Users {
  /** Creates the account, or returns the existing one: of simultaneous calls the first wins. */
  create(user: User): Promise<User>;
  find(userId: string): Promise<User | null>;
  /** Accounts with exactly this e-mail, in the order of their ids: more than one where a sign-in was removed at the identity provider. */
  withEmail(email: string, limit: number): Promise<readonly User[]>;
  /** Accounts in the order of their ids, after that one; null begins. */
  list(after: string | null, limit: number): Promise<readonly User[]>;
  /**
   * Merges the fields; null when there is no such account. `conflict`, and nothing is written, when the stored
   * profile differs from `basedOn` as profileConflicts() says.
   */
  saveProfile(userId: string, patch: ProfilePatch, basedOn?: ProfilePatch): Promise<User | 'conflict' | null>;
  /** Merges the fields and completes onboarding in the same write. */
  completeOnboarding(userId: string, patch: ProfilePatch): Promise<User | null>;
  /**
   * Stores the e-mail that the identity provider has of the account, and adds the notice, if any, in the same write;
   * null when there is no such account. Nothing is written when it is the account's e-mail already.
   */
  changeEmail(userId: string, email: string, notice: NewMail | null): Promise<User | null>;
  /** Stores the person's name, null for none; null when there is no such account. */
  changeName(userId: string, displayName: string | null): Promise<User | null>;
  /** Accounts whose name or e-mail changed and that markContactSynced() was not called for since, oldest change first. */
  withChangedContact(limit: number): Promise<readonly User[]>;
  /** Records that the payment provider has this name and e-mail of the account, if they are still the account's. */
  markContactSynced(contact: Pick<User, 'id' | 'email' | 'displayName'>): Promise<void>;
  /** Records the terms accepted at sign-up; the first acceptance of a version is kept. */
  acceptTerms(userId: string, terms: { version: string; at: Date }): Promise<User | null>;
  /**
   * Takes one credit for each hold of a click and records them all in one conditional write, if decideHold() says
   * `take` (rules 4.1, 12.3), as holds of the period that the account is in at that write. Repeated with the same generationIds it is `held` again and takes nothing.
   */
  hold(userId: string, holds: readonly NewHold[], maxInFlight: number): Promise<HoldOutcome>;
  /**
   * Ends a hold exactly once: `spent` keeps the credit, `returned` gives it back if givesCreditBack(). A credit that is
   * returned after its period is two lines of the statement: it comes back and expires. A hold that has ended already
   * is ignored (rule 4.2). Resolves to whether this call ended
   * it; a store that lost the answer of its first attempt may say no.
   */
  settle(userId: string, generationId: string, outcome: 'spent' | 'returned'): Promise<boolean>;
  /**
   * Grants the free plan's credits if grantApplies() to the account, and increments `rev` then; returns the account after
   * that (rule 4.5).
   */
  grant(userId: string, from: CreditPeriod['key'], grant: Grant): Promise<User | null>;
  /** Holds that have expired, oldest first. */
  expiredHolds(now: Date, limit: number): Promise<readonly { userId: string; generationId: string }[]>;
  /** Free accounts whose period has ended, longest overdue first; none that is being deleted. */
  dueForGrant(now: Date, limit: number): Promise<readonly User[]>;
  /** Removes the account with its holds, billing and statement, and ends its feed. */
  remove(userId: string): Promise<void>;
  /** Stores the id of the account's customer at the payment provider; an id that is there is kept. */
  linkCustomer(userId: string, customerId: string): Promise<User | null>;
  findByCustomer(customerId: string): Promise<User | null>;
  /** Stores the checkout as withCheckout() says; returns the account after that, changed or not. */
  beginCheckout(userId: string, checkout: CheckoutAttempt, replacing: string | null): Promise<User | null>;
  /**
   * Applies the change, if any, remembers the ids of the events that caused it, and adds the e-mails that tell of it, in
   * one write. `stale`, and nothing is written, unless the account's billing is at `rev` and its balance is the change's `requiredBalance`, if it has one. Every write
   * increments `rev`, one without a change too.
   */
  saveBilling(
    userId: string,
    rev: number,
    change: BillingChange | null,
    eventIds: readonly string[],
    mails?: readonly NewMail[],
  ): Promise<User | 'stale' | null>;
  /** Whether the effect of the event is written; at least the newest `rememberedEvents` of an account are known. */
  hasSeenEvent(userId: string, eventId: string): Promise<boolean>;
  /** The ids of the payment events that are remembered of the account, oldest first. */
  paymentEvents(userId: string): Promise<readonly string[]>;
  /** The account's statement, newest first: the balance of the first entry is the account's. */
  statement(userId: string, limit: number): Promise<readonly LedgerEntry[]>;
  /** Ids of the accounts whose next check at the payment provider (`checkAt`) is due, most overdue first; none that is being deleted. */
  overdueAtProvider(now: Date, limit: number): Promise<readonly string[]>;
}

/** A value that is saved as a whole. */
export interface Revised<Value> {
  readonly value: Value;
  /** Counts the changes of the value, from 1. */
  readonly revision: number;
}

/** One value of each account. It is removed with the account, in the same write, and its changes are published with it. */
export interface OwnedValue<Value> {
  /** Null while nothing was saved. */
  find(userId: string): Promise<Revised<Value> | null>;
  /**
   * Replaces the value, and returns what is stored after that; null when there is no such account. `conflict`, and
   * nothing is written, when the stored value is neither at the revision that the edit is based on (0 where nothing was
   * saved; null overwrites whatever is stored) nor equal already.
   */
  save(userId: string, value: Value, basedOn: number | null): Promise<Revised<Value> | 'conflict' | null>;
}

/** Publishes every change of an account, whichever process made it. */
export interface UserFeed {
  /**
   * The account after each change from this call on, until the signal aborts. It is subscribed when the call returns.
   * A slow reader gets the newest state and misses those in between. Ends when the account is removed or the store
   * closes.
   */
  changes(userId: string, signal: AbortSignal): AsyncIterable<User>;
}

/** The owners' API keys (rule 12.9). They are removed with the account, in the same write. */
export interface ApiKeys {
  /**
   * Keeps the key, in one conditional write, unless its owner has `most` of them already: `full`. Null when there is no
   * such account. Published on the UserFeed.
   */
  add(key: StoredApiKey, most: number): Promise<'added' | 'full' | null>;
  /** The key of that hash as it is now: once a revocation has resolved, no process finds it. */
  find(hash: string): Promise<StoredApiKey | null>;
  /** The owner's keys, oldest first. */
  of(userId: string): Promise<readonly ApiKey[]>;
  /** Removes the key; removing one that is gone succeeds. Published on the UserFeed. */
  revoke(userId: string, keyId: string): Promise<void>;
  /** Records the instant as the key's last use. */
  recordUse(userId: string, keyId: string, at: Date): Promise<void>;
}

/** What is stored of billing. */
export type UserBilling = Pick<
  Users,
  | 'linkCustomer'
  | 'findByCustomer'
  | 'beginCheckout'
  | 'saveBilling'
  | 'hasSeenEvent'
  | 'paymentEvents'
  | 'overdueAtProvider'
>;
