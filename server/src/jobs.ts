import type { Log } from './domain/ports.ts';

const everyMs = 30_000;

/** Runs the jobs now and every 30 seconds, one run at a time; a job that fails is tried again in the next run. */
export function startJobs(jobs: readonly (() => Promise<unknown>)[], log: Log) {
  let run = Promise.resolve();

  const sweep = (): Promise<void> => {
    run = run.then(async () => {
      for (const job of jobs) {
        await job().catch((error: unknown) => log.error({ error }, 'a sweep failed; the next one tries again'));
      }
    });
    return run;
  };

  void sweep();
  const timer = setInterval(() => void sweep(), everyMs);
  return {
    /** Resolves once a whole run has happened from now on. */
    sweep,
    /** No further runs; resolves when the running one has ended. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await run;
    },
  };
}
