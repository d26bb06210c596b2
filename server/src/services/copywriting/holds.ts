import { randomUUID } from 'node:crypto';
import { holdSeconds, type NewHold } from '../../domain/credits/credits.ts';
import { isFailure, type Failure } from '../../domain/failures.ts';
import type { Generation } from '../../domain/generations/generation.ts';
import type { Clock, Generations, Log, Users } from '../../domain/ports.ts';

interface Parts {
  readonly users: Users;
  readonly generations: Generations;
  readonly clock: Clock;
  readonly log: Log;
}

const batchSize = 100;

/** Makes holds, and settles each once, by whether its text is stored (rule 4.2). */
export function createHolds({ users, generations, clock, log }: Parts) {
  /** A hold for one click, or for one text of a kit. */
  const newHold = ({ requestId, kitId }: Pick<NewHold, 'requestId' | 'kitId'>): NewHold => ({
    generationId: randomUUID(),
    requestId,
    kitId,
    expiresAt: new Date(clock.now().getTime() + holdSeconds * 1000),
  });

  const settle = (userId: string, generationId: string, decided: 'stored' | 'ruled-out') =>
    users.settle(userId, generationId, decided === 'stored' ? 'spent' : 'returned');

  /** Settles a hold: spent if its text is stored; else the text is ruled out for good and the credit returned. */
  const conclude = async (userId: string, generationId: string) =>
    settle(userId, generationId, await generations.ruleOut(generationId));

  /**
   * Does what the hold pays for, then settles the hold, whatever happened. Work that answers with the text of the hold
   * has stored it. That is final, so the store is not asked to rule it out.
   */
  async function settling<Answer extends Generation | Failure>(
    userId: string,
    { generationId }: NewHold,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    let isStored = false;
    try {
      const answer = await work();
      isStored = !isFailure(answer) && answer.id === generationId;
      return answer;
    } finally {
      await (isStored ? settle(userId, generationId, 'stored') : conclude(userId, generationId)).catch(
        (error: unknown) =>
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
