import type { Deletion, DeletionStep } from './deletion.ts';
import type { Unauthenticated } from './failures.ts';
import type { Generation } from './generation.ts';
import type { HistoryPage, HistoryQuery } from './history.ts';
import type { Principal, User } from './user.ts';
import type { Users } from './users.ts';
import type { WriterFault, Writing, WritingAttempt } from './writing.ts';

export type { Payments } from './payments.ts';
export type { HoldOutcome, Users } from './users.ts';

/**
 * The stored results. Whether a click ended in a text is decided here, once: by the first of `add` and
 * `rule out` for the same id.
 */
export interface Generations {
  /**
   * Stores the result, unless its id was ruled out. `duplicate-request`: the click has a
   * stored generation under another id. Repeated, it is `stored` again.
   */
  add(generation: Generation): Promise<'stored' | 'ruled-out' | 'duplicate-request'>;
  /** Makes sure that no result of this id will be stored, unless one is: `stored`. Kept for a day at least. */
  ruleOut(generationId: string, now: Date): Promise<'ruled-out' | 'stored'>;
  find(userId: string, generationId: string): Promise<Generation | null>;
  findByRequest(userId: string, requestId: string): Promise<Generation | null>;
  page(userId: string, query: HistoryQuery): Promise<HistoryPage>;
  /** Whether the generation is one of the owner's newest `windowSize`; null is all of them. */
  isInWindow(generation: Generation, windowSize: number | null): Promise<boolean>;
  /**
   * Replaces the texts if nobody edited since `basedOn` (null: never edited; undefined: do not ask)
   * and keeps the originals of the first edit. Repeated with the same texts and time, it is saved again.
   */
  saveVariations(
    userId: string,
    generationId: string,
    edit: { variations: readonly string[]; editedAt: Date; basedOn: Date | null | undefined },
  ): Promise<Generation | 'missing' | 'conflict'>;
  /** Marks it or takes the mark away; the generation as it then is, null when there is none. */
  setFavourite(userId: string, generationId: string, favourite: boolean): Promise<Generation | null>;
  /** Removes it; what is gone stays gone. */
  remove(userId: string, generationId: string): Promise<void>;
  /** Removes all that the owner has, without a trace of the owner. */
  removeAll(userId: string): Promise<void>;
}

/** The accounts that are going or gone. */
export interface Deletions {
  /** Records it before anything is removed; the first stays. */
  begin(deletion: Deletion): Promise<void>;
  find(userId: string): Promise<Deletion | null>;
  /** With steps left, oldest first. */
  unfinished(limit: number): Promise<readonly Deletion[]>;
  /** The step needs no repetition; what it alone needed is forgotten. */
  finishStep(userId: string, step: DeletionStep): Promise<void>;
  /** Forgets the finished ones that were requested before. */
  forget(before: Date): Promise<void>;
}

/** Tells of every change of an account, wherever it was made. */
export interface UserFeed {
  /**
   * The account after each change from this call on, until the signal aborts. It is subscribed when
   * the call returns. A slow reader gets the newest state and misses those in between. Ends by itself when
   * the account is removed or the store closes.
   */
  changes(userId: string, signal: AbortSignal): AsyncIterable<User>;
}

/** Everything kept in one place; closing it lets go of files and connections. */
export interface Store {
  readonly users: Users;
  readonly generations: Generations;
  readonly deletions: Deletions;
  readonly feed: UserFeed;
  /** Counts towards limits; shared by all processes that share the store. */
  readonly limits: RateLimits;
  /** Resolves when the store answers, rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Counts events per key in a sliding or fixed window. */
export interface RateLimits {
  /** Counts one; null when it fits, else the whole seconds until one would. */
  take(limit: RateLimit, key: string): Promise<number | null>;
  forget(limit: RateLimit, key: string): Promise<void>;
}

export interface RateLimit {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** Tells whom a bearer token speaks for. */
export interface Identity {
  /** Refuses what is forged, expired, revoked, disabled or of another project. */
  verify(token: string): Promise<Principal | Unauthenticated>;
  /** Removes the sign-in; one that is gone stays gone. */
  remove(uid: string): Promise<void>;
}

/** Whatever writes the texts. */
export interface Writer {
  /** True for the writer that shows how the product works without a language model. */
  readonly demonstration: boolean;
  /** Makes the attempt, ended early by the signal. What the upstream does wrong is a WriterFault, never thrown. */
  write(attempt: WritingAttempt, signal: AbortSignal): Promise<Writing | WriterFault>;
}

/** The time. */
export interface Clock {
  now(): Date;
}

/** What services tell the operator; never a text, an address or a token (rule 10.2). */
export interface Log {
  info(event: object, message: string): void;
  warn(event: object, message: string): void;
  error(event: object, message: string): void;
}
