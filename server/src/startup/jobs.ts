import { logFailure } from '../domain/partUnavailable.ts';
import type { Job, Log } from '../domain/ports.ts';

const intervalMs = 30_000;
const stopTimeoutMs = 20_000;

/**
 * Runs the jobs of each group one after another, now and every 30 seconds, one run of a group at a time: while one lasts,
 * none is begun. Groups do not wait for each other. A job that fails runs again with the next run.
 */
export function startJobs(groups: readonly (readonly Job[])[], log: Log) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = groups.map((jobs) => startGroup(jobs, signal, log));
  return {
    /** Runs the groups in their order, each after its run in progress, if any; resolves when all have ended. */
    async runNow(): Promise<void> {
      for (const group of running) await group.runNow();
    },

    /** Begins no further job; resolves when those in progress have ended, or after 20 seconds. */
    async stop(): Promise<void> {
      stopping.abort();
      const timeout = Promise.withResolvers<void>();
      const timer = setTimeout(timeout.resolve, stopTimeoutMs);
      await Promise.race([Promise.all(running.map((group) => group.whenEnded())), timeout.promise]);
      clearTimeout(timer);
    },
  };
}

function startGroup(jobs: readonly Job[], stopping: AbortSignal, log: Log) {
  let lastRun = Promise.resolve();
  let unfinished = 0;

  async function runAll(): Promise<void> {
    for (const job of jobs) {
      if (stopping.aborted) break;
      try {
        await job.run(stopping);
      } catch (error) {
        logFailure(log, error, 'a job failed; it runs again in 30 seconds', { job: job.name });
      }
    }
    unfinished -= 1;
  }

  const runNow = (): Promise<void> => {
    unfinished += 1;
    lastRun = lastRun.then(runAll);
    return lastRun;
  };

  void runNow();
  const timer = setInterval(() => {
    if (unfinished === 0) void runNow();
  }, intervalMs);
  stopping.addEventListener('abort', () => clearInterval(timer));
  return { runNow, whenEnded: () => lastRun };
}
