import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { DamagedStore, rethrowDamage } from './damage.ts';
import { changeAndRenewMarker, removeIntegrityMarker } from './integrityMarker.ts';

/** Serializes access to the file: reads run at once, writes in the order of the calls. */
export interface Connection {
  readonly db: DatabaseSync;
  /** Named in the error of a damaged file. */
  readonly file: string;
  read<T>(query: () => T): Promise<T>;
  /** Runs the change atomically, after the earlier ones; resolves when it is durable on disk. */
  write<T>(change: () => T): Promise<T>;
  /**
   * Writes the journal, which still holds removed rows, into the file, and truncates it. While another process reads the
   * file, as a backup does, that cannot be done and is tried again each second.
   */
  truncateJournal(): Promise<void>;
  /** Finishes the queued writes; later ones are refused. */
  close(): Promise<void>;
}

interface Write {
  /** Runs inside the transaction; the function that it returns resolves the caller's promise after the commit. */
  run(): () => void;
  fail(error: unknown): void;
}

/** A flush to disk is slow: the writes of one event loop turn share one commit, up to this many. */
const maxBatch = 64;

/** The journal is written into the file when it is longer: a thousand pages, as SQLite would. */
const checkpointBytes = 4 * 1_024 * 1_024;

const truncationRetryMs = 1_000;

/** How long a statement waits for another process that is using the file. */
export const busyTimeoutMs = 5_000;

/**
 * Reads and writes over one database handle, whose journal it writes into the file; errors of a damaged file name the
 * file. Keeps its integrity marker current.
 */
export function createConnection(db: DatabaseSync, file: string): Connection {
  const queue: Write[] = [];
  let drained = Promise.withResolvers<void>();
  let closed = false;
  let isTruncationScheduled = false;
  function removeMarkerOnDamage<T>(work: () => T): T {
    try {
      return rethrowDamage(file, work);
    } catch (error) {
      if (error instanceof DamagedStore) removeIntegrityMarker(file);
      throw error;
    }
  }

  function commit(): void {
    const batch = queue.splice(0, maxBatch);
    const answers: (() => void)[] = [];
    try {
      removeMarkerOnDamage(() => {
        db.exec('BEGIN IMMEDIATE');
        for (const write of batch) answers.push(runInSavepoint(write));
        db.exec('COMMIT');
      });
      for (const answer of answers) answer();
    } catch (error) {
      rollBack();
      for (const write of batch) write.fail(error);
    }
    checkpoint();
    if (queue.length > 0) setImmediate(commit);
    else drained.resolve();
  }

  function rollBack(): void {
    try {
      if (db.isTransaction) db.exec('ROLLBACK');
    } catch {
      // The next commit then fails to begin a transaction, and rolls back again.
    }
  }

  function checkpoint(): void {
    try {
      const journal = statSync(`${file}-wal`, { throwIfNoEntry: false });
      if (journal && journal.size >= checkpointBytes) writeJournal('PASSIVE');
    } catch {
      // Committed writes stay in the journal, and the next checkpoint tries again. A read or write reports any damage.
    }
  }

  function truncateJournal(): void {
    if (closed || writeJournal('TRUNCATE') || isTruncationScheduled) return;
    isTruncationScheduled = true;
    setTimeout(() => {
      isTruncationScheduled = false;
      try {
        truncateJournal();
      } catch {
        // As in `checkpoint`; the next deletion or ended e-mail truncates the journal too.
      }
    }, truncationRetryMs).unref();
  }

  /**
   * Whether the checkpoint completed, which other readers of the file may prevent.
   * https://sqlite.org/pragma.html#pragma_wal_checkpoint
   */
  function writeJournal(mode: 'PASSIVE' | 'TRUNCATE'): boolean {
    let isDone = false;
    changeAndRenewMarker(file, () =>
      removeMarkerOnDamage(() => {
        // Does not wait for the readers.
        db.exec('PRAGMA busy_timeout = 0');
        try {
          isDone = db.prepare(`PRAGMA wal_checkpoint(${mode})`).get()?.['busy'] === 0;
        } finally {
          db.exec(`PRAGMA busy_timeout = ${busyTimeoutMs}`);
        }
      }),
    );
    return isDone;
  }

  /** Runs the write in a savepoint, so that its failure does not roll back the others of the commit. */
  function runInSavepoint(write: Write): () => void {
    db.exec('SAVEPOINT change');
    try {
      const answer = write.run();
      db.exec('RELEASE change');
      return answer;
    } catch (error) {
      // A full disk or a damaged page has rolled back the whole transaction already.
      if (!db.isTransaction) throw error;
      db.exec('ROLLBACK TO change; RELEASE change');
      return () => write.fail(error);
    }
  }

  return {
    db,
    file,
    read: async (query) => removeMarkerOnDamage(query),
    truncateJournal: async () => truncateJournal(),
    write(change) {
      const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof change>>();
      if (closed) {
        reject(new Error(`The store file ${file} is closed.`));
        return promise;
      }
      if (queue.length === 0) {
        drained = Promise.withResolvers();
        setImmediate(commit);
      }
      queue.push({
        run() {
          const value = removeMarkerOnDamage(change);
          return () => resolve(value);
        },
        fail: reject,
      });
      return promise;
    },
    async close() {
      const hasPendingWrites = queue.length > 0;
      closed = true;
      if (hasPendingWrites) await drained.promise;
      if (db.isOpen) changeAndRenewMarker(file, () => db.close());
    },
  };
}
