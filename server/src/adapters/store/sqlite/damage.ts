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

/** Runs the work; SQLite's error about a damaged file is rethrown as DamagedStore. */
export function rethrowDamage<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = sqliteCode(error);
    if (code !== corrupt && code !== notADatabase) throw error;
    throw new DamagedStore(file, (error as Error).message, { cause: error });
  }
}
