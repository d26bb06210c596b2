import type { Collection, Db } from 'mongodb';

/**
 * The version of the stored documents that this program writes. Increment it with every change of them, even of a validator
 * alone: otherwise an older program that starts beside this one would restore its own validators, and MongoDB would refuse
 * the documents of this one.
 */
export const programVersion = 2;

/**
 * The oldest version whose programs can still work with what this one writes. A release that only adds fields leaves it, so
 * that old and new programs run side by side; a release that stops writing the old fields raises it.
 */
const oldestProgram = 1;

interface StoreVersion {
  readonly _id: 'store';
  /** The newest program that has opened the store. */
  readonly version: number;
  readonly oldestProgram: number;
}

const versions = (db: Db): Collection<StoreVersion> => db.collection('versions');

/** A sentence for a store that this program is too old for; null when it may work on it. */
export async function newerStoreProblem(db: Db): Promise<string | null> {
  const stored = await versions(db).findOne({ _id: 'store' });
  if (!stored || stored.oldestProgram <= programVersion) return null;
  return (
    `The database ${db.databaseName} was written by a newer program, and needs version ${stored.oldestProgram} of the ` +
    `store or newer; this program has version ${programVersion}. Start the newer program again, or restore a backup from before ` +
    'the upgrade (docs/operating.md, "Upgrade").'
  );
}

/** Whether a newer program has opened the store, whose validators and indexes are to be left alone. */
export async function hasNewerProgram(db: Db): Promise<boolean> {
  const stored = await versions(db).findOne({ _id: 'store' });
  return stored !== null && stored.version > programVersion;
}

/** Records that a program of this version works on the store. */
export async function recordVersion(db: Db): Promise<void> {
  await versions(db).updateOne(
    { _id: 'store' },
    { $max: { version: programVersion, oldestProgram } },
    { upsert: true },
  );
}
