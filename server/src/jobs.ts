import type { Log } from './domain/ports.ts';

const everyMs = 30_000;

/**
 * Runs the jobs now and every 30 seconds, one run at a time: while one lasts, none is begun. A job that fails runs again
 * with the next run.
 */
export function startJobs(jobs: readonly (() => Promise<unknown>)[], log: Log) {
  let last = Promise.resolve();
  let unfinished = 0;
  let stopping = false;

  async function runAll(): Promise<void> {
    for (const job of stopping ? [] : jobs) {
      await job().catch((error: unknown) => log.error({ error }, 'a job failed; it runs again in 30 seconds'));
    }
    unfinished -= 1;
  }

  const runNow = (): Promise<void> => {
    unfinished += 1;
    last = last.then(runAll);
    return last;
  };

  void runNow();
  const timer = setInterval(() => {
    if (unfinished === 0) void runNow();
  }, everyMs);
  return {
    /** Runs the jobs after the run in progress, if any; resolves when they have ended. */
    runNow,
    /** Begins no further run; resolves when the one in progress has ended. */
    async stop(): Promise<void> {
      stopping = true;
      clearInterval(timer);
      await last;
    },
  };
}
