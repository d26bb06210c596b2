import type { DatabaseSync } from 'node:sqlite';
import { naming } from './damage.ts';

/** The one way to the file: reads at once, writes in the order they were asked for. */
export interface Connection {
  readonly db: DatabaseSync;
  /** By which damage is named. */
  readonly file: string;
  read<T>(query: () => T): Promise<T>;
  /** Runs the change whole or not at all, after those before it; resolves when it is on the disk. */
  write<T>(change: () => T): Promise<T>;
  /** Finishes the writes that were asked for; later ones are refused. */
  close(): Promise<void>;
}

interface Write {
  /** Runs inside the transaction; what it gives back tells the caller, once committed. */
  run(): () => void;
  fail(error: unknown): void;
}

/** One flush to the disk costs as much as many changes do: those asked for in one turn share it. */
const largestCommit = 64;

/** Reads and writes over one database handle, damage named by the file. */
export function createConnection(db: DatabaseSync, file: string): Connection {
  const queue: Write[] = [];
  let drained = Promise.withResolvers<void>();
  let closed = false;

  function commit(): void {
    const batch = queue.splice(0, largestCommit);
    const answers: (() => void)[] = [];
    try {
      naming(file, () => {
        db.exec('BEGIN IMMEDIATE');
        for (const write of batch) answers.push(runAlone(write));
        db.exec('COMMIT');
      });
      for (const answer of answers) answer();
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      for (const write of batch) write.fail(error);
    }
    if (queue.length > 0) setImmediate(commit);
    else drained.resolve();
  }

  /** A change that fails is undone without harm to those that share its commit. */
  function runAlone(write: Write): () => void {
    db.exec('SAVEPOINT change');
    try {
      const answer = write.run();
      db.exec('RELEASE change');
      return answer;
    } catch (error) {
      // A full disk or a damaged page has ended the whole transaction already.
      if (!db.isTransaction) throw error;
      db.exec('ROLLBACK TO change; RELEASE change');
      return () => write.fail(error);
    }
  }

  return {
    db,
    file,
    read: async (query) => naming(file, query),
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
          const value = naming(file, change);
          return () => resolve(value);
        },
        fail: reject,
      });
      return promise;
    },
    async close() {
      const wait = queue.length > 0;
      closed = true;
      if (wait) await drained.promise;
      if (db.isOpen) db.close();
    },
  };
}
