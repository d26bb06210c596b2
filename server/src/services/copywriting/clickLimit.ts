import { clickOf } from '../../domain/credits/credits.ts';
import { TooManyRequests } from '../../domain/failures.ts';
import type { ClickParts } from './clickParts.ts';

/** Refuses clicks beyond the limit of a minute before a credit is held, as each hold and its return are lines of the statement. */
export function createClickLimit({
  users,
  rateLimits,
  clickRate,
}: Pick<ClickParts, 'users' | 'rateLimits' | 'clickRate'>) {
  /**
   * Whether the owner's clicks of this minute are used up and the click is none of those being written. To be asked before its
   * stored text is looked for: a click that has ended by now has stored it.
   */
  async function isReached(userId: string, clickId: string): Promise<boolean> {
    const { left } = await rateLimits.take(clickRate, userId, 0);
    if (left > 0) return false;
    // Read after the count: a click is counted once its credit is held.
    const account = await users.find(userId);
    return !account?.holds.some((hold) => clickOf(hold) === clickId);
  }

  /** The failure of a click for which `isReached` holds; counts it, as every refused click. */
  async function refuse(userId: string): Promise<TooManyRequests> {
    const { waitSeconds } = await rateLimits.take(clickRate, userId);
    return TooManyRequests.inAMinute(waitSeconds ?? 1);
  }

  return { isReached, refuse };
}
