import { hourOf, retentionStart, maxAccessRecords, type AccessRecord } from '../domain/account/accessRecord.ts';
import { logFailure } from '../domain/partUnavailable.ts';
import type { AccessRecords, Clock, Log } from '../domain/ports.ts';

/** The records of access that the law asks for, of calls with an account (rule 10.4). They outlive the account. */
export interface Accesses {
  /** Records that the account called from the address; returns at once and never fails. */
  record(userId: string, address: string): void;
  /** The account's accesses, oldest first. */
  of(userId: string): Promise<readonly AccessRecord[]>;
  /** Removes those that were kept for six months. */
  forgetOld(): Promise<void>;
  /** Resolves when every recorded access is written or has failed. */
  idle(): Promise<void>;
}

interface Parts {
  readonly accessRecords: AccessRecords;
  readonly clock: Clock;
  readonly log: Log;
}

/** How many account and address pairs of the current hour this process remembers, so that few calls reach the store. */
const maxRecordedKeys = 100_000;

/** The accesses over their port. */
export function createAccesses({ accessRecords, clock, log }: Parts): Accesses {
  const pendingWrites = new Set<Promise<void>>();
  const recordedKeys = new Set<string>();
  let hour = 0;

  return {
    record(userId, address) {
      const at = clock.now();
      if (hourOf(at) !== hour || recordedKeys.size >= maxRecordedKeys) recordedKeys.clear();
      hour = hourOf(at);
      const key = `${address} ${userId}`;
      if (recordedKeys.has(key)) return;
      recordedKeys.add(key);
      const written = accessRecords
        .add({ userId, address, at })
        .catch((error: unknown) => {
          // The next call from there tries again.
          recordedKeys.delete(key);
          logFailure(log, error, 'an access could not be recorded');
        })
        .finally(() => pendingWrites.delete(written));
      pendingWrites.add(written);
    },

    of: (userId) => accessRecords.of(userId, maxAccessRecords),

    forgetOld: () => accessRecords.forget(retentionStart(clock.now())),

    async idle() {
      await Promise.all(pendingWrites);
    },
  };
}
