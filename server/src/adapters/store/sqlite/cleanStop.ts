import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/** What changes of a file with any write to it: the time of change cannot be set by a program. */
function stateOf(file: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(file, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}

/** Whether changes wait in the journal; one that a reader has left is empty. */
const hasJournal = (file: string): boolean => (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;

const noteOf = (file: string) => `${file}.closed`;

/** Notes that the file was closed in order and is sound: every page was checked when it was opened, or ever since. */
export function noteCleanStop(file: string): void {
  if (existsSync(file) && !hasJournal(file)) writeFileSync(noteOf(file), stateOf(file));
}

/** Whether nothing has written to the file since its clean stop was noted. Removes the note: the file is about to be used. */
export function takeCleanStop(file: string): boolean {
  const note = noteOf(file);
  if (!existsSync(note)) return false;
  const isUnchanged = existsSync(file) && !hasJournal(file) && readFileSync(note, 'utf8') === stateOf(file);
  rmSync(note);
  return isUnchanged;
}
