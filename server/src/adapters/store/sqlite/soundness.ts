import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { privateMode } from './privateFile.ts';

/** What changes of a file with any write to it: the time of change cannot be set by a program. */
function stateOf(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}

const noteOf = (file: string) => `${file}.sound`;

/**
 * Notes that the file as it is now is sound: every page was checked, and nobody but its connection has written to it since.
 * Changes that wait in its journal do not change it, and have checksums of their own.
 */
export const noteSound = (file: string): void => writeFileSync(noteOf(file), stateOf(file), { mode: privateMode });

/** Whether nothing has written to the file since it was noted as sound. */
export const isAsNoted = (file: string): boolean =>
  existsSync(noteOf(file)) && existsSync(file) && readFileSync(noteOf(file), 'utf8') === stateOf(file);

/** From now on the file has to be checked before it is used. */
export const dropNote = (file: string): void => rmSync(noteOf(file), { force: true });

/** Changes the file; if it was as noted, it is noted again. */
export function changeNoted(file: string, change: () => void): void {
  const wasSound = isAsNoted(file);
  change();
  if (wasSound) noteSound(file);
}
