import type { Clock, Generations, Users } from '../../domain/ports.ts';

interface Parts {
  readonly users: Users;
  readonly generations: Generations;
  readonly clock: Clock;
}

const sweepBatch = 100;

/** How holds end: each once, by what became of its text (rule 4.2). */
export function createHolds({ users, generations, clock }: Parts) {
  /** Ends a hold by what the store says: spent if its text is there, else ruled out for good and returned. */
  async function conclude(userId: string, generationId: string): Promise<void> {
    const decided = await generations.ruleOut(generationId);
    await users.settle(userId, generationId, decided === 'stored' ? 'spent' : 'returned');
  }

  /** Ends the holds that outlived their process; how many. */
  async function sweep(): Promise<number> {
    let settled = 0;
    for (;;) {
      const expired = await users.expiredHolds(clock.now(), sweepBatch);
      for (const { userId, generationId } of expired) await conclude(userId, generationId);
      settled += expired.length;
      if (expired.length < sweepBatch) return settled;
    }
  }

  return { conclude, sweep };
}
