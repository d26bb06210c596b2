import type { Collection, Db } from 'mongodb';
import { searchTextsOf, type GenerationDocument, type ResultDocument } from './generationDocument.ts';

/** How far a migration has come, shared by all servers. */
interface Progress {
  readonly _id: string;
  /** The last id that was looked at; the empty text before the first one. */
  readonly after: string;
  readonly done: boolean;
}

/** How many documents are read at once. */
export const batchSize = 500;
export const batchesPerRun = 20;

/**
 * Adds search texts to generations that were stored before search texts existed: up to ten thousand documents a run. Servers
 * share the progress; when two of them process the same batch, the result is the same. A document that an old program adds
 * behind the progress gets its search texts when it is searched.
 */
export async function migrate(db: Db, generations: Collection<GenerationDocument>): Promise<number> {
  const progress = db.collection<Progress>('migrations');
  const results = generations as unknown as Collection<ResultDocument>;
  let migrated = 0;
  for (let run = 0; run < batchesPerRun; run += 1) {
    const { after, done } = (await progress.findOne({ _id: 'searchTexts' })) ?? { after: '', done: false };
    if (done) return migrated;
    const documents = await results
      .find(
        { _id: { $gt: after } },
        { sort: { _id: 1 }, limit: batchSize, projection: { topic: 1, variations: 1, searchTexts: 1, userId: 1 } },
      )
      .toArray();
    const withoutTexts = documents.filter(({ userId, searchTexts }) => userId !== undefined && !searchTexts);
    if (withoutTexts.length > 0) {
      const { modifiedCount } = await results.bulkWrite(withoutTexts.map(withSearchTexts), { ordered: false });
      migrated += modifiedCount;
    }
    const next = { after: documents.at(-1)?._id ?? after, done: documents.length < batchSize };
    // $max: a server that ends later does not set the progress back.
    await progress.updateOne({ _id: 'searchTexts' }, { $max: next }, { upsert: true });
  }
  return migrated;
}

/** The update that adds the search texts; a document that is edited meanwhile has other texts, and is left alone. */
export const withSearchTexts = (document: Pick<ResultDocument, '_id' | 'topic' | 'variations'>) => ({
  updateOne: {
    filter: { _id: document._id, variations: document.variations, searchTexts: { $exists: false } },
    update: { $set: { searchTexts: searchTextsOf(document) } },
  },
});
