import type { Log } from './domain/ports.ts';

const everyMs = 30_000;

/** Runs the chores now and every 30 seconds, one round at a time; a chore that fails is tried again next time. */
export function startSweeping(chores: readonly (() => Promise<unknown>)[], log: Log) {
  let round = Promise.resolve();

  const sweep = (): Promise<void> => {
    round = round.then(async () => {
      for (const chore of chores) {
        await chore().catch((error: unknown) => log.error({ error }, 'a sweep failed; the next one tries again'));
      }
    });
    return round;
  };

  void sweep();
  const timer = setInterval(() => void sweep(), everyMs);
  return {
    /** Resolves once a whole round has run from now on. */
    sweep,
    /** No further rounds; resolves when the running one has ended. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await round;
    },
  };
}
