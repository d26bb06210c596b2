import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The time. */
export interface Clock {
  now(): Date;
}

/** A clock that can be moved ahead, so that a month of a subscription takes a click. */
export interface MovableClock extends Clock {
  /** Moves the clock to that time, and keeps it so after a restart. A time that is past changes nothing. */
  advanceTo(time: Date): void;
}

/** A clock that is ahead of `base` by what `file` has; without the file they are the same. */
export function openMovableClock(file: string, base: Clock = { now: () => new Date() }): MovableClock {
  let aheadMs = readAhead(file);
  const now = () => new Date(base.now().getTime() + aheadMs);
  return {
    now,
    advanceTo(time) {
      if (time <= now()) return;
      aheadMs = time.getTime() - base.now().getTime();
      writeFileSync(`${file}.new`, JSON.stringify({ aheadMs }), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

function readAhead(file: string): number {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { aheadMs: number }).aheadMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw new Error(`The development clock in ${file} is damaged: repair the file or move it away.`, { cause: error });
  }
}
