import type { Collection, Filter } from 'mongodb';
import type { Clock, Generations } from '../../../domain/ports.ts';
import { comparable } from '../../../domain/search.ts';
import { isEditable } from './conditions.ts';
import {
  fromGeneration,
  toGeneration,
  type DecisionDocument,
  type GenerationDocument,
  type ResultDocument,
} from './generationDocument.ts';
import { createHistoryPages } from './historyPages.ts';
import { isDuplicateKey, withRetry } from './retry.ts';

/** The stored results. The first document with an `_id` decides how its click ended. */
export function createGenerations(collection: Collection<GenerationDocument>, clock: Clock): Generations {
  // Safe, because every filter has a userId, which only results have.
  const results = collection as unknown as Collection<ResultDocument>;

  /** Inserts, or returns the earlier decision about the id; null when another unique index refuses the document. */
  const insert = async (document: GenerationDocument): Promise<'inserted' | 'stored' | 'ruled-out' | null> => {
    try {
      await withRetry(() => collection.insertOne(document));
      return 'inserted';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Linearizable: nothing that a failover could roll back.
      const first = await withRetry(() => collection.findOne({ _id: document._id }, { readConcern: 'linearizable' }));
      if (!first) return null;
      return 'decided' in first ? first.decided : 'stored';
    }
  };

  const pages = createHistoryPages(results);

  const findBy = async (filter: Filter<ResultDocument>) => {
    const document = await withRetry(() => results.findOne(filter));
    return document && toGeneration(document);
  };

  return {
    async add(generation) {
      const outcome = await insert(fromGeneration(generation));
      if (outcome === 'inserted') return 'stored';
      return outcome ?? 'duplicate-request';
    },

    async ruleOut(generationId) {
      const outcome = await insert(decision(generationId, 'ruled-out', clock.now()));
      return outcome === 'stored' ? 'stored' : 'ruled-out';
    },

    find: (userId, generationId) => findBy({ _id: generationId, userId }),
    findByRequest: (userId, requestId) => findBy({ userId, requestId }),

    page: pages.page,
    isInWindow: pages.isInWindow,

    async saveVariations(userId, generationId, edit) {
      const owned = { _id: generationId, userId };
      const $set = {
        originalVariations: { $ifNull: ['$originalVariations', '$variations'] },
        variations: { $literal: edit.variations },
        searchTexts: { $cond: [{ $isArray: '$searchTexts' }, searchTextsWith(edit.variations), '$$REMOVE'] },
        editedAt: edit.editedAt,
      };
      const saved = await withRetry(() =>
        results.findOneAndUpdate(isEditable(owned, edit), [{ $set }], { returnDocument: 'after' }),
      );
      if (saved) return toGeneration(saved);
      return (await findBy(owned)) ? 'conflict' : 'missing';
    },

    async setFavourite(userId, generationId, favourite) {
      const marked = await withRetry(() =>
        results.findOneAndUpdate({ _id: generationId, userId }, { $set: { favourite } }, { returnDocument: 'after' }),
      );
      return marked && toGeneration(marked);
    },

    async removeAll(userId) {
      await withRetry(() => results.deleteMany({ userId }));
    },

    async remove(userId, generationId) {
      // Its click ended in a text, so that its credit stays spent.
      const { _id, ...rest } = decision(generationId, 'stored', clock.now());
      await withRetry(() => collection.replaceOne({ _id, userId }, rest));
    },
  };
}

/** The stored topic's search text, and those of the new variations. */
const searchTextsWith = (variations: readonly string[]) => ({
  $concatArrays: [{ $slice: ['$searchTexts', 1] }, { $literal: variations.map(comparable) }],
});

const decision = (_id: string, decided: DecisionDocument['decided'], decidedAt: Date): DecisionDocument => ({
  _id,
  decided,
  decidedAt,
});
