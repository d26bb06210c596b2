import { DatabaseSync } from 'node:sqlite';
import { busy, sqliteCode } from './damage.ts';

/** Long enough for a restart in which the old process is still closing. */
const patienceMs = 500;

/** Kept from the garbage collector, which would let go of a lock that nobody refers to. */
const held = new Set<DatabaseSync>();

/**
 * Makes this process the only one that has the file open; gives back what lets go of it. The operating
 * system does so as well when the process dies, however it dies.
 */
export function lockStore(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: patienceMs });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (sqliteCode(error) !== busy) throw error;
    throw new Error(
      `The store file ${file} is in use by another server process. The embedded store serves one process: ` +
        'stop the other one, or set MONGODB_URI to run several.',
      { cause: error },
    );
  }
  held.add(lock);
  return () => {
    if (held.delete(lock)) lock.close();
  };
}
