import type { Collection, Db, IndexDescription } from 'mongodb';
import { MongoError } from 'mongodb';
import type { AccessRecordDocument } from './accessRecords.ts';
import type { CreditMemoryDocument } from './creditMemories.ts';
import type { DeletedClickDocument } from './deletedClicks.ts';
import type { DeletionDocument } from './deletions.ts';
import type { MailDocument } from './mailDocument.ts';
import type { GenerationDocument } from './generationDocument.ts';
import type { CountDocument } from './rateLimits.ts';
import { collectionSpecs, type CollectionSpec } from './collectionSpecs.ts';
import type { UserDocument } from './userDocument.ts';
import { hasNewerProgram, newerStoreProblem, recordVersion } from './versions.ts';

/** The collections of the store. */
export interface Collections {
  readonly users: Collection<UserDocument>;
  readonly generations: Collection<GenerationDocument>;
  readonly deletedClicks: Collection<DeletedClickDocument>;
  readonly deletions: Collection<DeletionDocument>;
  readonly creditMemories: Collection<CreditMemoryDocument>;
  readonly accessRecords: Collection<AccessRecordDocument>;
  readonly mails: Collection<MailDocument>;
  /** The rate limits' counts of events. */
  readonly counts: Collection<CountDocument>;
}

/**
 * Creates or updates the collections with the validators and indexes of this program; leaves them as they are when a newer
 * program has opened the store. Throws one sentence for a store that this program is too old for.
 */
export async function openCollections(db: Db): Promise<Collections> {
  const newer = await newerStoreProblem(db);
  if (newer) throw new Error(newer);
  if (!(await hasNewerProgram(db))) await Promise.all(collectionSpecs.map((spec) => prepareCollection(db, spec)));
  await recordVersion(db);
  return {
    users: db.collection('users'),
    generations: db.collection('generations'),
    deletedClicks: db.collection('deletedClicks'),
    deletions: db.collection('deletions'),
    creditMemories: db.collection('creditMemories'),
    accessRecords: db.collection('accessRecords'),
    mails: db.collection('mails'),
    counts: db.collection('limits'),
  };
}

/** The indexes that this program wants and the database has not, as collection.fields. */
export async function missingIndexes(db: Db): Promise<string[]> {
  const missing = await Promise.all(
    collectionSpecs.map(async ({ name, indexes }) => {
      const present = await db.collection(name).indexes().catch(emptyIfMissing);
      const keys = new Set(present.map(({ key }) => JSON.stringify(key)));
      return indexes.filter(({ key }) => !keys.has(JSON.stringify(key))).map(({ key }) => `${name}.${fieldsOf(key)}`);
    }),
  );
  return missing.flat();
}

const fieldsOf = (key: IndexDescription['key']): string => Object.keys(key).join('+');

const namespaceNotFound = 26;
const emptyIfMissing = (error: unknown): [] => {
  if (!(error instanceof MongoError) || error.code !== namespaceNotFound) throw error;
  return [];
};

async function prepareCollection(db: Db, { name, indexes, validator }: CollectionSpec): Promise<void> {
  try {
    await db.createCollection(name, { validator });
  } catch (error) {
    if (!(error instanceof MongoError) || error.code !== namespaceExists) throw error;
    await db.command({ collMod: name, validator });
  }
  await db.collection(name).createIndexes(indexes);
}

const namespaceExists = 48;
