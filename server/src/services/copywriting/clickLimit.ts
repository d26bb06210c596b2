import { clickOf } from '../../domain/credits/credits.ts';
import { TooManyRequests } from '../../domain/failures.ts';
import type { RateCount, RateLimit } from '../../domain/ports.ts';
import type { ClickParts } from './clickParts.ts';

/**
 * The limit of clicks in a minute. Clicks beyond it are refused before a credit is held, as each hold and its return are lines of
 * the statement.
 */
export function createClickLimit({
  users,
  rateLimits,
  clickRate,
}: Pick<ClickParts, 'users' | 'rateLimits' | 'clickRate'>) {
  /** Tells the first call of a kit in a minute from its repeats. */
  const firstCalls: RateLimit = { name: 'kits', points: 1, seconds: clickRate.seconds, isInternal: true };

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

  /**
   * Counts the texts of a kit towards the clicks of a minute, as all of them where it has more; a repeat in the same minute
   * that writes again counts as one.
   */
  async function countKit(userId: string, kitId: string, texts: number): Promise<RateCount> {
    const key = `${userId}:${kitId}`;
    const calls = await rateLimits.take(firstCalls, key);
    const clicks = calls.waitSeconds === null ? Math.min(texts, clickRate.points) : 1;
    const count = await rateLimits.take(clickRate, userId, clicks);
    // A kit that was refused is counted whole when it comes again.
    if (count.waitSeconds !== null) await rateLimits.forget(firstCalls, key);
    return count;
  }

  return { isReached, refuse, countKit };
}
