import { accessSync, constants, mkdirSync } from 'node:fs';

/** Creates the folder for the embedded parts' data if it does not exist; throws with one sentence if it is not writable. */
export function prepareDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`The data folder ${folder} cannot be used (${code}): set DATA_DIR to one that may be written to.`);
  }
}
