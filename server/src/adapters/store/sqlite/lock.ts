import { DatabaseSync } from 'node:sqlite';
import { busy, sqliteCode } from './damage.ts';
import { createPrivateFile } from './privateFile.ts';

/** Long enough for a restart during which the old process is still closing. */
const timeoutMs = 500;

/** Keeps a reference, so that the garbage collector does not close the handle and release the lock. */
const heldLocks = new Set<DatabaseSync>();

/** Locks the store file for this process (`lockFile`). */
export const lockStore = (file: string): (() => void) =>
  lockFile(
    file,
    `The store file ${file} is in use by another server process. The embedded store serves one process: ` +
      'stop the other one, or set MONGODB_URI to run several.',
  );

/**
 * Locks the file for this process and returns the function that unlocks it. The operating system releases the lock when
 * the process dies. Throws an error with that message when the file is locked already.
 */
export function lockFile(file: string, inUse: string): () => void {
  createPrivateFile(`${file}.lock`);
  const handle = new DatabaseSync(`${file}.lock`, { timeout: timeoutMs });
  try {
    handle.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if (sqliteCode(error) !== busy) throw error;
    throw new Error(inUse, { cause: error });
  }
  heldLocks.add(handle);
  return () => {
    if (heldLocks.delete(handle)) handle.close();
  };
}
