import { DatabaseSync } from 'node:sqlite';
import { busy, sqliteCode } from './damage.ts';
import { createPrivateFile } from './privateFile.ts';

/** Long enough for a restart during which the old process is still closing. */
const timeoutMs = 500;

/** Referenced here, so that the garbage collector does not close the handle and release the lock. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks the file for this process and returns the function that unlocks it. The operating system releases the lock when
 * the process dies.
 */
export function lockStore(file: string): () => void {
  createPrivateFile(`${file}.lock`);
  const lock = new DatabaseSync(`${file}.lock`, { timeout: timeoutMs });
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
  heldLocks.add(lock);
  return () => {
    if (heldLocks.delete(lock)) lock.close();
  };
}
