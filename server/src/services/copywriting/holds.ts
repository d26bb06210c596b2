import { randomUUID } from 'node:crypto';
import { holdSeconds, type Hold } from '../../domain/credits.ts';
import type { Clock, Generations, Log, Users } from '../../domain/ports.ts';
import type { User } from '../../domain/user.ts';

interface Parts {
  readonly users: Users;
  readonly generations: Generations;
  readonly clock: Clock;
  readonly log: Log;
}

const batchSize = 100;

/** Makes holds, and settles each once, by whether its text is stored (rule 4.2). */
export function createHolds({ users, generations, clock, log }: Parts) {
  /** A hold of the owner's period for one click, or for one text of a kit. */
  const newHold = (user: User, { requestId, kitId }: Pick<Hold, 'requestId' | 'kitId'>): Hold => ({
    generationId: randomUUID(),
    requestId,
    kitId,
    expiresAt: new Date(clock.now().getTime() + holdSeconds * 1000),
    periodKey: user.creditPeriod.key,
  });

  /** Settles a hold: spent if its text is stored; else the text is ruled out for good and the credit returned. */
  async function conclude(userId: string, generationId: string): Promise<void> {
    const decided = await generations.ruleOut(generationId);
    await users.settle(userId, generationId, decided === 'stored' ? 'spent' : 'returned');
  }

  /** Does what the hold pays for, then settles the hold, whatever happened. */
  async function settling<Answer>(
    userId: string,
    { generationId }: Hold,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await work();
    } finally {
      await conclude(userId, generationId).catch((error: unknown) =>
        log.warn({ generationId, error }, 'a hold was not settled; the job settles it when it has expired'),
      );
    }
  }

  /** Settles the holds that have expired; resolves to how many. */
  async function settleExpired(): Promise<number> {
    let settled = 0;
    for (;;) {
      const expired = await users.expiredHolds(clock.now(), batchSize);
      for (const { userId, generationId } of expired) await conclude(userId, generationId);
      settled += expired.length;
      if (expired.length < batchSize) return settled;
    }
  }

  return { newHold, conclude, settling, settleExpired };
}
