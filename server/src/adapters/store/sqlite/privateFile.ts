import { closeSync, existsSync, openSync } from 'node:fs';

/** For its owner alone. */
export const privateMode = 0o600;

/**
 * Creates an empty file that its owner alone may read, unless it exists: SQLite would let everybody read it, and gives its
 * journal the same mode. Owners' texts and addresses are in it. A file that exists is not opened: closing it would release
 * the locks that this process holds on it (https://sqlite.org/howtocorrupt.html, 2.2).
 */
export function createPrivateFile(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', privateMode));
}
