import { access, constants, mkdir } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** A network folder whose server is unreachable would block forever. */
const timeoutMs = 8_000;

/**
 * Creates the folder for the embedded parts' data if it does not exist; rejects with one sentence if it is not writable,
 * or does not answer in time.
 */
export async function prepareDataDir(folder: string): Promise<void> {
  const prepared = mkdir(folder, { recursive: true, mode: 0o700 })
    .then(() => access(folder, constants.R_OK | constants.W_OK))
    .then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code ?? error.name,
    );
  const problem = await Promise.race([prepared, sleep(timeoutMs, 'it does not answer', { ref: false })]);
  if (problem)
    throw new Error(
      `The data folder ${folder} cannot be used (${problem}): set DATA_DIR to one that may be written to.`,
    );
}
