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

/** Runs the work. SQLite's error about a damaged file is rethrown as DamagedStore, one about the disk as PartUnavailable. */
export function rethrowDamage<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = sqliteCode(error);
    if (unavailable.has(code)) {
      const detail = `The store file ${file} cannot be used: ${(error as Error).message}.`;
      throw new PartUnavailable('store', detail, { cause: error });
    }
    if (code !== corrupt && code !== notADatabase) throw error;
    throw new DamagedStore(file, (error as Error).message, { cause: error });
  }
}
