import { setTimeout as sleep } from 'node:timers/promises';
import { MongoError, MongoNetworkError } from 'mongodb';

/** Answers of a server that is not, or no longer, the primary, or is going away. */
const passingCodes: ReadonlySet<unknown> = new Set([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);

const attempts = 5;
const patienceMs = 10_000;

/**
 * Runs an operation again, a few times within ten seconds, when its connection broke or the primary changed.
 * For operations that may be repeated only: whether the lost one was applied, nobody knows. The driver itself
 * retries once, but labels just the first of several operations that lose their connections together.
 */
export async function repeatably<T>(operation: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await operation();
    } catch (error) {
      if (attempt === attempts || performance.now() - started > patienceMs || !mayPass(error)) throw error;
      await sleep(2 ** attempt * 20 * (0.5 + Math.random()));
    }
  }
}

const mayPass = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  (error instanceof MongoError && (passingCodes.has(error.code) || error.hasErrorLabel('RetryableWriteError')));

/** Whether a unique index refused the write. */
export const isDuplicate = (error: unknown): boolean => error instanceof MongoError && error.code === 11000;
