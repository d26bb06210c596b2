import type { Collection, Filter } from 'mongodb';
import type { Cursor, HistoryQuery } from '../../../domain/history.ts';
import type { Generations } from '../../../domain/ports.ts';
import { comparable } from '../../../domain/search.ts';
import {
  fromGeneration,
  toGeneration,
  type DecisionDocument,
  type GenerationDocument,
  type ResultDocument,
} from './generationDocument.ts';
import { isDuplicate, repeatably } from './repeat.ts';

/** The stored results. The first document of an `_id` decides what its click ended in. */
export function createGenerations(collection: Collection<GenerationDocument>): Generations {
  // Every filter of it has a userId, which only results have.
  const results = collection as unknown as Collection<ResultDocument>;

  /** Inserts, or tells what the id was decided to be; null: something else is in the way. */
  const insert = async (document: GenerationDocument): Promise<'inserted' | 'stored' | 'ruled-out' | null> => {
    try {
      await repeatably(() => collection.insertOne(document));
      return 'inserted';
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      // Linearizable: tells nothing that a failover could undo.
      const first = await repeatably(() => collection.findOne({ _id: document._id }, { readConcern: 'linearizable' }));
      if (!first) return null;
      return 'decided' in first ? first.decided : 'stored';
    }
  };

  /** The oldest place inside the newest `windowSize`; null when nothing is outside. */
  const windowEnd = async (userId: string, windowSize: number | null): Promise<Cursor | null> => {
    if (windowSize === null) return null;
    const options = { projection: { createdAt: 1 }, sort: newestFirst, skip: windowSize - 1 };
    const end = await repeatably(() => results.findOne({ userId }, options));
    return end && { createdAt: end.createdAt, id: end._id };
  };

  const findBy = async (filter: Filter<ResultDocument>) => {
    const document = await repeatably(() => results.findOne(filter));
    return document && toGeneration(document);
  };

  return {
    async add(generation) {
      const outcome = await insert(fromGeneration(generation));
      if (outcome === 'inserted') return 'stored';
      return outcome ?? 'duplicate-request';
    },

    async ruleOut(generationId) {
      const outcome = await insert(decision(generationId, 'ruled-out'));
      return outcome === 'stored' ? 'stored' : 'ruled-out';
    },

    find: (userId, generationId) => findBy({ _id: generationId, userId }),
    findByRequest: (userId, requestId) => findBy({ userId, requestId }),

    async page(userId, query) {
      const filter = pageFilter(userId, query, await windowEnd(userId, query.windowSize));
      // One more tells whether there is a next page.
      const options = { sort: newestFirst, limit: query.limit + 1 };
      const documents = await repeatably(() => results.find(filter, options).toArray());
      return {
        items: documents.slice(0, query.limit).map(toGeneration),
        hasMore: documents.length > query.limit,
      };
    },

    async isInWindow({ userId, createdAt, id }, windowSize) {
      const end = await windowEnd(userId, windowSize);
      if (end === null || createdAt > end.createdAt) return true;
      return createdAt.getTime() === end.createdAt.getTime() && id >= end.id;
    },

    async saveVariations(userId, generationId, edit) {
      const mine = { _id: generationId, userId };
      const $set = {
        originalVariations: { $ifNull: ['$originalVariations', '$variations'] },
        variations: { $literal: edit.variations },
        searchTexts: { $concatArrays: [topicOnly, { $literal: edit.variations.map(comparable) }] },
        editedAt: edit.editedAt,
      };
      const saved = await repeatably(() =>
        results.findOneAndUpdate(editable(mine, edit), [{ $set }], { returnDocument: 'after' }),
      );
      if (saved) return toGeneration(saved);
      return (await findBy(mine)) ? 'conflict' : 'missing';
    },

    async setFavourite(userId, generationId, favourite) {
      const marked = await repeatably(() =>
        results.findOneAndUpdate({ _id: generationId, userId }, { $set: { favourite } }, { returnDocument: 'after' }),
      );
      return marked && toGeneration(marked);
    },

    async removeAll(userId) {
      await repeatably(() => results.deleteMany({ userId }));
    },

    async remove(userId, generationId) {
      // Its click has ended in a text, and that stays so.
      const { _id, ...rest } = decision(generationId, 'stored');
      await repeatably(() => collection.replaceOne({ _id, userId }, rest));
    },
  };
}

const topicOnly = { $slice: [{ $ifNull: ['$searchTexts', []] }, 1] };
const newestFirst = { createdAt: -1, _id: -1 } as const;

const decision = (_id: string, decided: DecisionDocument['decided']): DecisionDocument => ({
  _id,
  decided,
  decidedAt: new Date(),
});

/** Not edited since the editor started, or by this same edit. */
function editable(
  mine: Filter<ResultDocument>,
  { basedOn, editedAt, variations }: Parameters<Generations['saveVariations']>[2],
): Filter<ResultDocument> {
  if (basedOn === undefined) return mine;
  const untouched = basedOn === null ? { editedAt: null } : { editedAt: { $not: { $gt: basedOn } } };
  return { ...mine, $or: [untouched, { editedAt, variations: [...variations] }] };
}

/** The text as a pattern that matches it alone. */
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** Places strictly after the cursor and inside the window: a range of the index, less the ties at its two ends. */
export function pageFilter(
  userId: string,
  { after, contentType, tone, favourites, search }: HistoryQuery,
  end: Cursor | null,
): Filter<ResultDocument> {
  const ties = [
    ...(after ? [{ createdAt: after.createdAt, _id: { $gte: after.id } }] : []),
    ...(end ? [{ createdAt: end.createdAt, _id: { $lt: end.id } }] : []),
  ];
  const range = { ...(after && { $lte: after.createdAt }), ...(end && { $gte: end.createdAt }) };
  return {
    userId,
    ...(contentType !== null && { contentType }),
    ...(tone !== null && { tone }),
    ...(favourites && { favourite: true }),
    ...(search !== null && { searchTexts: { $regex: literally(search) } }),
    ...(ties.length > 0 && { createdAt: range, $nor: ties }),
  };
}
