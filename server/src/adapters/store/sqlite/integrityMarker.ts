import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { privateMode } from './privateFile.ts';

/** Differs after any write to the file, because no program can set the ctime. */
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

/** Removes the marker, so that the whole file is checked when it is opened next. */
export const removeIntegrityMarker = (file: string): void => rmSync(markerOf(file), { force: true });

/** Changes the file, and renews its marker if it had a valid one. */
export function changeAndRenewMarker(file: string, change: () => void): void {
  const wasIntact = matchesIntegrityMarker(file);
  change();
  if (wasIntact) writeIntegrityMarker(file);
}
