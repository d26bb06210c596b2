import type { CheckoutAttempt } from './billing.ts';
import type { CreditPeriod, Grant, Hold } from './credits.ts';
import type { LedgerEntry } from './statement.ts';
import type { BillingChange } from './subscription.ts';
import type { ProfilePatch, User } from './user.ts';

/**
 * The accounts. Every write is one atomic step that may be repeated with the same arguments without a
 * second effect, is durable before it is acknowledged, and reaches the UserFeed.
 */
export interface Users {
  /** Creates the account, or gives back the one that is there: the first caller wins, whatever races. */
  create(user: User): Promise<User>;
  find(userId: string): Promise<User | null>;
  /**
   * Merges the fields; null when there is no such account. `conflict`, and nothing is written, when a field of both
   * is neither as in `basedOn` nor already as in `patch`.
   */
  saveProfile(userId: string, patch: ProfilePatch, basedOn?: ProfilePatch): Promise<User | 'conflict' | null>;
  /** Merges the fields and completes onboarding in the same step. */
  completeOnboarding(userId: string, patch: ProfilePatch): Promise<User | null>;
  /** Records the terms accepted at sign-up; the first acceptance of a version stays. */
  acceptTerms(userId: string, terms: { version: string; at: Date }): Promise<User | null>;
  /**
   * Takes one credit and records the hold in one conditional write. Repeated with the same
   * generationId it is `held` again and takes nothing.
   */
  hold(userId: string, hold: Hold, atMostInFlight: number): Promise<HoldOutcome>;
  /**
   * Ends a hold exactly once: `spent` keeps the credit, `returned` gives it back if its period still
   * runs. A hold that is gone is left alone.
   */
  settle(userId: string, generationId: string, outcome: 'spent' | 'returned'): Promise<void>;
  /** The free plan's credits: sets balance and period if the account is still in the period `from`; the account as it then is. */
  grant(userId: string, from: CreditPeriod['key'], grant: Grant): Promise<User | null>;
  /** Holds past their time, oldest first. */
  expiredHolds(now: Date, limit: number): Promise<readonly { userId: string; generationId: string }[]>;
  /** Free accounts whose period has ended, longest first. */
  dueForGrant(now: Date, limit: number): Promise<readonly User[]>;
  /** Removes the account and all that hangs on it: holds, billing, statement. Its feed ends. */
  remove(userId: string): Promise<void>;
  /** Names the account's customer at the payment provider; the first name stays. */
  linkCustomer(userId: string, customerId: string): Promise<User | null>;
  findByCustomer(customerId: string): Promise<User | null>;
  /** Puts the checkout in place of the one with the key `replacing` (null: of none), if it is still there; the account as it then is. */
  beginCheckout(userId: string, checkout: CheckoutAttempt, replacing: string | null): Promise<User | null>;
  /**
   * Makes the change, if any, and remembers the events whose effect it is, in one write; `stale` when the
   * account's billing is no longer at `rev`. Without a change it makes older thoughts stale all the same.
   */
  saveBilling(
    userId: string,
    rev: number,
    change: BillingChange | null,
    eventIds: readonly string[],
  ): Promise<User | 'stale' | null>;
  /** Whether the event's effect is written; the newest hundred of an account are remembered at least. */
  hasSeenEvent(userId: string, eventId: string): Promise<boolean>;
  /** The account's entries, newest first: the balance of the first is the account's. */
  statement(userId: string, limit: number): Promise<readonly LedgerEntry[]>;
  /** Accounts about which the payment provider is to be asked, most overdue first. */
  overdueAtProvider(now: Date, limit: number): Promise<readonly string[]>;
}

export type HoldOutcome =
  | 'held'
  /** The same click holds a credit already, under another generationId. */
  | 'same-request'
  | 'out-of-credits'
  | 'too-many-in-flight';
