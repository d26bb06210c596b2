import type { DeletedClick } from '../generations/deletedClick.ts';
import type { Generation } from '../generations/generation.ts';
import type { HistoryPage, HistoryQuery } from '../generations/history.ts';
import type { StatementText } from '../credits/statement.ts';
import type { VariationsEdit } from '../generations/variationsEdit.ts';

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
  /** Saves the texts as `applyEdit` says, in one such write. */
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
  findDeleted(userId: string, requestIds: readonly string[]): Promise<readonly string[]>;
  /** The owner's, oldest first. */
  of(userId: string, limit: number): Promise<readonly DeletedClick[]>;
  /** Forgets those deleted before the instant. */
  forget(before: Date): Promise<void>;
}
