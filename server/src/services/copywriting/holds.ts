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

  /** Settles a hold: spent when its text is stored; else no text can be stored for it any more, and its credit is returned. */
  const settleHold = async (userId: string, generationId: string) => {
    const isStored = (await generations.ruleOut(generationId)) === 'stored';
    return users.settle(userId, generationId, isStored ? 'spent' : 'returned');
  };

  /**
   * Runs the work that the hold pays for, then settles the hold, whether the work succeeded or not. Work that resolves to
   * the generation of the hold has stored it: then the store is not asked.
   */
  async function runThenSettle<Answer extends Generation | Failure>(
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
      await (isStored ? users.settle(userId, generationId, 'spent') : settleHold(userId, generationId)).catch(
        (error: unknown) =>
          log.warn({ generationId, error }, 'a hold was not settled; the job settles it when it has expired'),
      );
    }
  }

  /** Settles the holds that have expired; resolves to how many. */
  async function settleExpiredHolds(): Promise<number> {
    let settled = 0;
    for (;;) {
      const expired = await users.expiredHolds(clock.now(), batchSize);
      for (const { userId, generationId } of expired) await settleHold(userId, generationId);
      settled += expired.length;
      if (expired.length < batchSize) return settled;
    }
  }

  return { newHold, settleHold, runThenSettle, settleExpiredHolds };
}
