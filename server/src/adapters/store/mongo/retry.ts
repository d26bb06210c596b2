import { setTimeout as sleep } from 'node:timers/promises';
import { MongoError, MongoNetworkError, MongoServerSelectionError } from 'mongodb';
import { PartUnavailable } from '../../../domain/partUnavailable.ts';

/** Error codes of a server that is not the primary or is shutting down. */
const transientCodes: ReadonlySet<unknown> = new Set([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);

/** WriteConcernTimeout: the primary has the write, and too few others confirm it in time. */
const writeConcernTimeout = 64;
/** The driver does not export its class: all connections were in use for as long as an operation may wait for one. */
const poolTimeoutName = 'MongoWaitQueueTimeoutError';

const attempts = 5;
const timeoutMs = 10_000;

/**
 * Retries an operation, with exponential back-off within ten seconds, when its connection broke or the primary changed.
 * For idempotent operations only: the lost attempt may have been applied. The driver itself retries once, but not all of
 * several operations that lose their connections together. Rejects with PartUnavailable when the database stays away, and at
 * once when an operation has waited for a server, a connection or a confirmation as long as it may.
 */
export async function withRetry<T>(operation: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await operation();
    } catch (error) {
      if (isTimeout(error)) throw unavailable(error);
      if (!isTransient(error)) throw error;
      if (attempt === attempts || performance.now() - started > timeoutMs) throw unavailable(error);
      await sleep(2 ** attempt * 20 * (0.5 + Math.random()));
    }
  }
}

const unavailable = (cause: unknown): PartUnavailable =>
  new PartUnavailable('store', 'MongoDB cannot be reached, does not answer in time, or has no primary.', { cause });

const isTimeout = (error: unknown): boolean =>
  error instanceof MongoServerSelectionError ||
  (error instanceof MongoError && (error.name === poolTimeoutName || error.code === writeConcernTimeout));

const isTransient = (error: unknown): boolean =>
  error instanceof MongoNetworkError ||
  (error instanceof MongoError && (transientCodes.has(error.code) || error.hasErrorLabel('RetryableWriteError')));

/** Whether a unique index refused the write. */
export const isDuplicateKey = (error: unknown): boolean => error instanceof MongoError && error.code === 11000;
