import type { Log } from './domain/ports.ts';

const everyMs = 30_000;

/** Runs the jobs now and every 30 seconds, one run at a time; a job that fails runs again with the next run. */
export function startJobs(jobs: readonly (() => Promise<unknown>)[], log: Log) {
  let run = Promise.resolve();

  const runNow = (): Promise<void> => {
    run = run.then(async () => {
      for (const job of jobs) {
        await job().catch((error: unknown) => log.error({ error }, 'a job failed; it runs again in 30 seconds'));
      }
    });
    return run;
  };

  void runNow();
  const timer = setInterval(() => void runNow(), everyMs);
  return {
    /** Runs the jobs after the run in progress, if any; resolves when they have ended. */
    runNow,
    /** Starts no further run; resolves when the run in progress has ended. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await run;
    },
  };
}
