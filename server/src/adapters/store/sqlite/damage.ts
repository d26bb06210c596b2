import { accessSync, constants } from 'node:fs';
import { PartUnavailable } from '../../../domain/partUnavailable.ts';

/** The file is damaged. The server leaves it untouched: an operator must restore or move it. */
export class DamagedStore extends Error {
  readonly file: string;

  constructor(file: string, detail: string, options?: ErrorOptions) {
    super(
      `The store file ${file} is damaged (${detail}). It was left untouched: restore it from a backup, ` +
        'or move it away to start with an empty store.',
      options,
    );
    this.name = 'DamagedStore';
    this.file = file;
  }
}

/** The primary result code of SQLite's error, or null (https://sqlite.org/rescode.html). */
export const sqliteCode = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : null;

/** SQLITE_BUSY: another connection has the lock. */
export const busy = 5;
const corrupt = 11;
const notADatabase = 26;

/** The file cannot be read or written now, but is not damaged: SQLITE_READONLY, IOERR, FULL and CANTOPEN. */
const unavailable: ReadonlySet<number | null> = new Set([8, 10, 13, 14]);
const readOnly = 8;

/** SQLite's error about the disk as PartUnavailable; null for any other error. */
function unavailableStore(file: string, error: unknown): PartUnavailable | null {
  if (!unavailable.has(sqliteCode(error))) return null;
  const detail = `The store file ${file} cannot be used: ${(error as Error).message}.`;
  return new PartUnavailable('store', detail, { cause: error });
}

/** Runs the work. SQLite's error about a damaged file is rethrown as DamagedStore, one about the disk as PartUnavailable. */
export function rethrowDamage<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const disk = unavailableStore(file, error);
    if (disk) throw disk;
    const code = sqliteCode(error);
    if (code !== corrupt && code !== notADatabase) throw error;
    throw new DamagedStore(file, (error as Error).message, { cause: error });
  }
}

/**
 * Runs work that opens a file. SQLite's error about the disk is rethrown as PartUnavailable, any other one but `busy` as
 * DamagedStore: statements that the program wrote fail when the schema is not what it was.
 */
export function rethrowOpenFailure<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = sqliteCode(error);
    if (code === null || code === busy) throw error;
    // A flipped bit of the header makes SQLite refuse to write to a file that may be written to.
    const disk = code === readOnly && isWritable(file) ? null : unavailableStore(file, error);
    throw disk ?? new DamagedStore(file, (error as Error).message, { cause: error });
  }
}

function isWritable(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
