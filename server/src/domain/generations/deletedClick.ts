import { dayMs } from '../time.ts';

/** A click whose text was deleted. It is remembered so that a repeat of it writes and costs nothing (rule 4.3). */
export interface DeletedClick {
  readonly userId: string;
  /** The id of the click; of a text of a kit, textRequestId(). */
  readonly requestId: string;
  readonly at: Date;
}

/** For how many days a deleted click is remembered: longer than any client repeats a call whose answer it lost. */
export const deletedClickDays = 30;

/** Clicks that were deleted before this instant are forgotten. */
export const deletedClicksSince = (now: Date): Date => new Date(now.getTime() - deletedClickDays * dayMs);

/** More clicks than an account can have deleted in that time, at ten a minute. */
export const allDeletedClicks = 500_000;
