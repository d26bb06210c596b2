import type { Clock, Generations, Users } from '../../domain/ports.ts';

interface Parts {
  readonly users: Users;
  readonly generations: Generations;
  readonly clock: Clock;
}

const batchSize = 100;

/** Settles holds, each once, by whether its text is stored (rule 4.2). */
export function createHolds({ users, generations, clock }: Parts) {
  /** Settles a hold: spent if its text is stored; else the text is ruled out for good and the credit returned. */
  async function conclude(userId: string, generationId: string): Promise<void> {
    const decided = await generations.ruleOut(generationId);
    await users.settle(userId, generationId, decided === 'stored' ? 'spent' : 'returned');
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

  return { conclude, settleExpired };
}
