import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { privateMode } from './privateFile.ts';

/** Changes with any write to the file: its ctime cannot be set by a program. */
function fingerprintOf(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}

const markerOf = (file: string) => `${file}.sound`;

/**
 * Records that the file in its current state is intact: every page was checked, and only its connection has written to it
 * since. Changes in its write-ahead log do not change the file, and have checksums of their own.
 */
export const writeIntegrityMarker = (file: string): void =>
  writeFileSync(markerOf(file), fingerprintOf(file), { mode: privateMode });

/** Whether the file has not been written to since it was recorded as intact. */
export const matchesIntegrityMarker = (file: string): boolean =>
  existsSync(markerOf(file)) && existsSync(file) && readFileSync(markerOf(file), 'utf8') === fingerprintOf(file);

/** Has the file checked before its next use. */
export const removeIntegrityMarker = (file: string): void => rmSync(markerOf(file), { force: true });

/** Changes the file, and renews its marker if it had a valid one. */
export function changeAndRenewMarker(file: string, change: () => void): void {
  const wasIntact = matchesIntegrityMarker(file);
  change();
  if (wasIntact) writeIntegrityMarker(file);
}
