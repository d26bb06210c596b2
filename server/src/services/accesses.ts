import { hourOf, keptSince, wholeAccessRecord, type AccessRecord } from '../domain/account/accessRecord.ts';
import { logFailure } from '../domain/partUnavailable.ts';
import type { AccessRecords, Clock, Log } from '../domain/ports.ts';

/** The records of access that the law asks for, of calls with an account (rule 10.4). They outlive the account. */
export interface Accesses {
  /** Records that the account called from the address; returns at once and never fails. */
  note(userId: string, address: string): void;
  /** The account's accesses, oldest first. */
  of(userId: string): Promise<readonly AccessRecord[]>;
  /** Removes those that were kept for six months. */
  forgetOld(): Promise<void>;
  /** Resolves when what was noted is written, or could not be. */
  idle(): Promise<void>;
}

interface Parts {
  readonly accessRecords: AccessRecords;
  readonly clock: Clock;
  readonly log: Log;
}

/** The accesses of an hour that this process remembers, so that few calls reach the store. */
const remembered = 100_000;

/** The accesses over their port. */
export function createAccesses({ accessRecords, clock, log }: Parts): Accesses {
  const writing = new Set<Promise<void>>();
  const noted = new Set<string>();
  let hour = 0;

  return {
    note(userId, address) {
      const at = clock.now();
      if (hourOf(at) !== hour || noted.size >= remembered) noted.clear();
      hour = hourOf(at);
      const key = `${address} ${userId}`;
      if (noted.has(key)) return;
      noted.add(key);
      const written = accessRecords
        .add({ userId, address, at })
        .catch((error: unknown) => {
          // The next call from there tries again.
          noted.delete(key);
          logFailure(log, error, 'an access could not be recorded');
        })
        .finally(() => writing.delete(written));
      writing.add(written);
    },

    of: (userId) => accessRecords.of(userId, wholeAccessRecord),

    forgetOld: () => accessRecords.forget(keptSince(clock.now())),

    async idle() {
      await Promise.all(writing);
    },
  };
}
