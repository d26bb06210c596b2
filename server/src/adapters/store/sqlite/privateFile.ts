import { closeSync, openSync } from 'node:fs';

/** For its owner alone. */
export const privateMode = 0o600;

/**
 * Creates an empty file that its owner alone may read, unless it exists: SQLite would let everybody read it, and gives its
 * journal the same mode. Owners' texts and addresses are in it.
 */
export const createPrivateFile = (file: string): void => closeSync(openSync(file, 'a', privateMode));
