import type { AccessRecord } from './accessRecord.ts';
import type { ApiKey, StoredApiKey } from './apiKey.ts';
import type { CheckoutAttempt } from './billing.ts';
import type { CreditMemory } from './creditMemory.ts';
import type { CreditPeriod, Grant, Hold, HoldOutcome } from './credits.ts';
import type { DeletedClick } from './deletedClick.ts';
import type { Deletion, DeletionStep } from './deletion.ts';
import type { PaymentsUnavailable, Unauthenticated } from './failures.ts';
import type { Generation } from './generation.ts';
import type { HistoryPage, HistoryQuery } from './history.ts';
import type { ClaimedMail, MailEnd, MailRecord, NewMail } from './mail.ts';
import type { MailPreferences } from './mailPreferences.ts';
import type { Product } from './products.ts';
import type { CheckoutRequest, CheckoutSession, PaymentEvent, ProviderAccount } from './payments.ts';
import type { Review, ReviewTask } from './review.ts';
import type { LedgerEntry, StatementText } from './statement.ts';
import type { BillingChange } from './subscription.ts';
import type { Counted, Level, Steps } from './telemetry.ts';
import type { Principal, ProfilePatch, User } from './user.ts';
import type { VariationsEdit } from './variationsEdit.ts';
import type { Voice } from './voice.ts';
import type { WriterFault, Writing, WritingAttempt } from './writing.ts';

/** Everything that is stored, behind one handle; closing it releases files and connections. */
export interface Store {
  readonly users: Users;
  readonly generations: Generations;
  readonly deletedClicks: DeletedClicks;
  readonly products: OwnedValue<readonly Product[]>;
  readonly voices: OwnedValue<Voice>;
  readonly mailPreferences: OwnedValue<MailPreferences>;
  readonly apiKeys: ApiKeys;
  readonly deletions: Deletions;
  readonly creditMemories: CreditMemories;
  readonly accessRecords: AccessRecords;
  readonly mails: Mails;
  readonly feed: UserFeed;
  readonly rateLimits: RateLimits;
  /** Brings some old records to today's shape, while older programs may still work on the store; resolves with how many. */
  migrate(): Promise<number>;
  /** Resolves when the store answers, rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The accounts. Every write is one atomic step. Repeated with the same arguments it has no second effect. It is
 * durable before it resolves, and it is published on the UserFeed.
 */
export interface Users {
  /** Creates the account, or returns the existing one: of simultaneous calls the first wins. */
  create(user: User): Promise<User>;
  find(userId: string): Promise<User | null>;
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
  /** Accounts whose name or e-mail changed and that contactFollowed() was not called for since, oldest change first. */
  withChangedContact(limit: number): Promise<readonly User[]>;
  /** Records that the payment provider has this name and e-mail of the account, if they are still the account's. */
  contactFollowed(contact: Pick<User, 'id' | 'email' | 'displayName'>): Promise<void>;
  /** Records the terms accepted at sign-up; the first acceptance of a version is kept. */
  acceptTerms(userId: string, terms: { version: string; at: Date }): Promise<User | null>;
  /**
   * Takes one credit for each hold of a click and records them all in one conditional write, if decideHold() says
   * `take` (rules 4.1, 12.3). Repeated with the same generationIds it is `held` again and takes nothing.
   */
  hold(userId: string, holds: readonly Hold[], maxInFlight: number): Promise<HoldOutcome>;
  /**
   * Ends a hold exactly once: `spent` keeps the credit, `returned` gives it back if givesCreditBack(). A credit that is
   * returned after its period is two lines of the statement: it comes back and expires. A hold that has ended already
   * is ignored (rule 4.2). Resolves to whether this call ended
   * it; a store that lost the answer of its first attempt may say no.
   */
  settle(userId: string, generationId: string, outcome: 'spent' | 'returned'): Promise<boolean>;
  /** Grants the free plan's credits if grantApplies() to the account; returns the account after that (rule 4.5). */
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
   * one write. `stale`, and nothing is written, unless the account's billing is at `rev` and its balance is what the change is `onlyAt`. Every write
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

/**
 * The stored results. Whether a click ended in a text is decided once: by the first of `add` and `ruleOut` for the
 * same id.
 */
export interface Generations {
  /**
   * Stores the result, unless its id was ruled out. `duplicate-request`: the click has a stored generation under
   * another id. Repeated, it is `stored` again.
   */
  add(generation: Generation): Promise<'stored' | 'ruled-out' | 'duplicate-request'>;
  /** Prevents that a result of this id is ever stored, unless one is: `stored`. Remembered for at least a day. */
  ruleOut(generationId: string): Promise<'ruled-out' | 'stored'>;
  find(userId: string, generationId: string): Promise<Generation | null>;
  findByRequest(userId: string, requestId: string): Promise<Generation | null>;
  /** The texts of the kit that are stored, in no order. */
  ofKit(userId: string, kitId: string): Promise<readonly Generation[]>;
  /** What the owner's generations of these ids are, with their whole topics; those that are missing are left out. */
  textsOf(userId: string, generationIds: readonly string[]): Promise<readonly StatementText[]>;
  page(userId: string, query: HistoryQuery): Promise<HistoryPage>;
  /** Generations of the owner whose texts were changed, the last changed first. */
  lastEdited(userId: string, limit: number): Promise<readonly Generation[]>;
  /** Owners whose oldest stored generation is of that instant or later. */
  beginnersSince(since: Date, limit: number): Promise<readonly string[]>;
  /** Whether the generation is one of the owner's newest `windowSize`; null is all of them. */
  isInWindow(generation: Generation, windowSize: number | null): Promise<boolean>;
  /**
   * Changes the texts and adjustments of the generation as the rule says, in one write, on condition that nothing was
   * written in between; else the rule, which has no effects, decides again on what is stored then. Resolves to the
   * generation after that, or to what the rule answered in its place. Nothing is written when the rule returns what it
   * was given.
   */
  change<Refusal extends string>(
    userId: string,
    generationId: string,
    rule: (stored: Generation) => Generation | Refusal,
  ): Promise<Generation | Refusal | 'missing'>;
  /** Generations with a reservation of an adjustment that has expired. */
  withExpiredAdjustments(
    now: Date,
    limit: number,
  ): Promise<readonly { readonly userId: string; readonly generationId: string }[]>;
  /** Saves the texts as edited() says, in one such write. */
  saveVariations(
    userId: string,
    generationId: string,
    edit: VariationsEdit,
  ): Promise<Generation | 'missing' | 'conflict'>;
  /** Sets or clears the mark; the generation after that, null when there is none. */
  setFavourite(userId: string, generationId: string, favourite: boolean): Promise<Generation | null>;
  /**
   * Removes the generation, and remembers its click as deleted before it is gone; removing one that is gone succeeds.
   */
  remove(userId: string, generationId: string): Promise<void>;
  /** Removes all that the owner has, the deleted clicks too, without a trace of the owner. */
  removeAll(userId: string): Promise<void>;
}

/** The clicks whose texts were deleted, so that a repeat of one is told so (rule 4.3). */
export interface DeletedClicks {
  /** Remembers the click of a kit that is deleted as a whole; a text's own is remembered by Generations.remove(). */
  add(click: DeletedClick): Promise<void>;
  /** Which of the owner's clicks were deleted. */
  among(userId: string, requestIds: readonly string[]): Promise<readonly string[]>;
  /** The owner's, oldest first. */
  of(userId: string, limit: number): Promise<readonly DeletedClick[]>;
  /** Forgets those deleted before the instant. */
  forget(before: Date): Promise<void>;
}

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
  /** Keeps the instant as the key's last use. */
  used(userId: string, keyId: string, at: Date): Promise<void>;
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

/** An e-mail as it goes out. */
export interface OutgoingMail {
  /** The same for every attempt, so that mail programs recognise a repeat. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where one POST ends e-mails of this kind (RFC 8058); null where they are required. */
  readonly unsubscribe: string | null;
}

/** Why an e-mail was not taken: for good, this one for now, or the mail server takes none at all. */
export interface MailFault {
  readonly fault: 'refused' | 'deferred' | 'unreachable';
  /** A code for the log; never an address. */
  readonly reason: string;
}

/** Sends e-mails. */
export interface Mailer {
  /** Hands the e-mail to the mail server, within half a minute; null once it is taken. Never throws. */
  send(mail: OutgoingMail): Promise<MailFault | null>;
}

/** What is remembered of people's credits when their accounts are gone, by keyed hashes (rules 2.8 and 7.6). */
export interface CreditMemories {
  /** Keeps the memory as mergedMemory() says, in one write. */
  keep(memory: CreditMemory, now: Date): Promise<void>;
  /** The person's memories, those that have ended too until they are forgotten. */
  find(person: string): Promise<readonly CreditMemory[]>;
  /** Marks the refunds that nobody has taken and that have not ended as taken; repeated, it has no second effect. */
  take(person: string, takenBy: string, now: Date): Promise<void>;
  /** Removes the memories that have ended. */
  forget(now: Date): Promise<void>;
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

/** Counts events per key; the counts are shared by all processes that share the store. */
export interface RateLimits {
  /** Counts an event, or several at once. Refused ones count too. */
  take(limit: RateLimit, key: string, events?: number): Promise<RateCount>;
  /** Sets the count of the key back to zero. */
  forget(limit: RateLimit, key: string): Promise<void>;
}

/** At most so many events in so many seconds. */
export interface RateLimit {
  /** What is counted; limits of different names are counted apart. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** What a limit allows after an event was counted. */
export interface RateCount {
  /** Null when the event is within the limit, else the whole seconds until the count begins anew. */
  readonly waitSeconds: number | null;
  /** How many more events there may be until then. */
  readonly left: number;
  /** Whole seconds until the count begins anew, at least one. */
  readonly resetSeconds: number;
}

/** The identity provider. */
export interface Identity {
  /** The principal of a bearer token; refuses one that is forged, expired, revoked, disabled or of another project. */
  verify(token: string): Promise<Principal | Unauthenticated>;
  /**
   * The principal of an account that nobody signs in to now, refused when it is disabled or gone. It never counts as a
   * recent sign-in, and is to be asked for again within a day.
   */
  principalOf(uid: string): Promise<Principal | Unauthenticated>;
  /** Resolves when the provider answers; rejects with PartUnavailable within two seconds otherwise. */
  ping(): Promise<void>;
  /**
   * The account's e-mail as the provider has it now, which a token that was issued before may not know; null when it
   * is not verified, or there is no such account. Rejects with PartUnavailable.
   */
  verifiedEmail(uid: string): Promise<string | null>;
  /** Changes the person's name, null for none. Rejects with PartUnavailable. */
  rename(uid: string, displayName: string | null): Promise<void>;
  /** Removes the sign-in; removing one that is gone succeeds. */
  remove(uid: string): Promise<void>;
}

/**
 * The payment provider. Repeating a call has no second effect. A call that fails at the provider returns
 * PaymentsUnavailable and never throws.
 */
export interface Payments {
  /** Creates the customer of the account and returns its id; for a day, the same id for the same account. */
  createCustomer(owner: {
    readonly id: string;
    readonly email: string;
    readonly displayName: string | null;
  }): Promise<string | PaymentsUnavailable>;
  /** Gives the customer the name and e-mail; one that is gone, or an e-mail that the provider refuses, stays as it is. */
  updateCustomer(
    customerId: string,
    contact: { readonly email: string; readonly displayName: string | null },
  ): Promise<PaymentsUnavailable | null>;
  /** The ids of all customers of the account that exist, if they are older than a minute. */
  customersOf(userId: string): Promise<readonly string[] | PaymentsUnavailable>;
  /**
   * Deletes the customer, so that nothing of it can be paid or charged any more. Refunds what was paid for live
   * subscriptions other than `known`, because no account ever had them, and what was paid for `known` after `since`,
   * when the owner had left already. Deleting one that is gone succeeds.
   */
  removeCustomer(customerId: string, known: string | null, since: Date): Promise<PaymentsUnavailable | null>;
  /** The session of the key in the state in which it was created; null when the key was used for another request. */
  startCheckout(request: CheckoutRequest): Promise<CheckoutSession | null | PaymentsUnavailable>;
  /** The current state of a session; null when there is none of that id. */
  checkoutSession(id: string): Promise<CheckoutSession | null | PaymentsUnavailable>;
  /** The customer's sessions that can still be paid. */
  openCheckouts(customerId: string): Promise<readonly CheckoutSession[] | PaymentsUnavailable>;
  /** Expires the session unless it is paid already; returns its state after that, null when there is none. */
  expireCheckout(id: string): Promise<CheckoutSession | null | PaymentsUnavailable>;
  /** The address of the page on which the customer sees and changes the subscription. */
  openPortal(customerId: string): Promise<string | PaymentsUnavailable>;
  /** The current subscription of the customer, with its payments. */
  account(customerId: string): Promise<ProviderAccount | PaymentsUnavailable>;
  /** Refunds everything that was paid for the subscription; null once the provider has accepted it. */
  refundAll(customerId: string, subscriptionId: string): Promise<PaymentsUnavailable | null>;
  /** Ends the subscription at once; cancelling one that has ended succeeds. */
  cancelNow(subscriptionId: string): Promise<PaymentsUnavailable | null>;
  /** The event, if the provider signed exactly these bytes at most five minutes from now; `malformed` if they are none. */
  readEvent(body: Uint8Array, signature: string | undefined, now: Date): PaymentEvent | 'forged' | 'malformed';
  /** The id of the customer that the event is about; null when it is about none. */
  customerOf(event: PaymentEvent): Promise<string | null | PaymentsUnavailable>;
}

/** Writes the texts: a language model, or its offline replacement. */
export interface Writer {
  /** True for the writer that shows how the product works without a language model. */
  readonly demonstration: boolean;
  /** Makes the attempt, ended early by the signal. What the upstream does wrong is a WriterFault, never thrown. */
  write(attempt: WritingAttempt, signal: AbortSignal): Promise<Writing | WriterFault>;
}

/** Reads texts against what the owner told: a language model. */
export interface Reviewer {
  /** Reads the texts, ended early by the signal. What the upstream does wrong is a WriterFault, never thrown. */
  review(task: ReviewTask, signal: AbortSignal): Promise<Review | WriterFault>;
}

/** The time. */
export interface Clock {
  now(): Date;
}

/** The operator's log; never a text, an address or a token in it (rule 10.2). */
export interface Log {
  info(event: object, message: string): void;
  warn(event: object, message: string): void;
  error(event: object, message: string): void;
}

/** What the operator measures and traces. None of it throws, and nothing waits for it. */
export interface Telemetry {
  /** Counts an event, or several at once. */
  count<Kind extends keyof Counted>(kind: Kind, labels: Counted[Kind], events?: number): void;
  /** Changes a number of now. */
  change(level: Level, by: 1 | -1): void;
  /** How long after it was made an event of the payment provider was applied, in seconds. */
  webhookLag(seconds: number): void;
  /** Begins a step: below the one whose work it is begun in, else below the caller's, by its traceparent. */
  begin<Kind extends keyof Steps>(kind: Kind, traceparent?: string | null): Step<Steps[Kind]>;
}

/** A step that is under way. */
export interface Step<Labels> {
  /** As the steps below it, here and elsewhere, are told it (https://www.w3.org/TR/trace-context/); null without traces. */
  readonly traceparent: string | null;
  /** Does work of the step: what begins in it is below the step. */
  within<Result>(work: () => Result): Result;
  /** Ends the step, with what is told of it. */
  end(labels: Labels): void;
}
