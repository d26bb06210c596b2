import type { Collection, Filter } from 'mongodb';
import type { Generation } from '../../../domain/generations/generation.ts';
import type { Clock, Generations } from '../../../domain/ports.ts';
import { applyEdit } from '../../../domain/generations/variationsEdit.ts';
import {
  fromGeneration,
  searchTextsOf,
  toGeneration,
  type DecisionDocument,
  type GenerationDocument,
  type ResultDocument,
} from './generationDocument.ts';
import { hasText } from './collectionSpecs.ts';
import type { createDeletedClicks } from './deletedClicks.ts';
import { createHistoryPages } from './historyPages.ts';
import { isDuplicateKey, withRetry } from './retry.ts';

/** The stored results. The first document with an `_id` decides how its click ended. */
export function createGenerations(
  collection: Collection<GenerationDocument>,
  deletedClicks: ReturnType<typeof createDeletedClicks>,
  clock: Clock,
): Generations {
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

  /** Reads, lets the rule decide, and writes on condition that the document is still at the revision that was read. */
  const change: Generations['change'] = async (userId, generationId, rule) => {
    for (let attempt = 0; attempt < changeAttempts; attempt += 1) {
      const ownGeneration = { _id: generationId, userId };
      const document = await withRetry(() => results.findOne(ownGeneration));
      if (!document) return 'missing';
      const stored = toGeneration(document);
      const changed = rule(stored);
      if (typeof changed === 'string' || changed === stored) return changed;
      const { rev } = document;
      const atRevision = { ...ownGeneration, rev: rev ?? { $exists: false } };
      const update = { $set: changedFields(changed, document, (rev ?? 0) + 1) };
      const saved = await withRetry(() => results.findOneAndUpdate(atRevision, update, { returnDocument: 'after' }));
      if (saved) return toGeneration(saved);
    }
    throw new Error('the generation kept changing while it was changed');
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

    async ofKit(userId, kitId) {
      const filter = { userId, 'kit.id': hasText(kitId) };
      return (await withRetry(() => results.find(filter).toArray())).map(toGeneration);
    },

    async textsOf(userId, generationIds) {
      const filter = { _id: { $in: [...generationIds] }, userId };
      const options = { projection: { contentType: 1, topic: 1 } } as const;
      const found = await withRetry(() => results.find(filter, options).toArray());
      return found.map(({ _id, contentType, topic }) => ({ id: _id, contentType, topic }));
    },

    async lastEdited(userId, limit) {
      const filter = { userId, editedAt: { $type: 'date' } } as const;
      const options = { sort: { editedAt: -1 }, limit } as const;
      return (await withRetry(() => results.find(filter, options).toArray())).map(toGeneration);
    },

    async beginnersSince(since, limit) {
      const olderGeneration = [{ $match: { createdAt: { $lt: since } } }, { $limit: 1 }, { $project: { _id: 1 } }];
      const sameOwner = { from: results.collectionName, localField: '_id', foreignField: 'userId' };
      const beginners = [
        { $match: { createdAt: { $gte: since } } },
        { $group: { _id: '$userId' } },
        { $lookup: { ...sameOwner, pipeline: olderGeneration, as: 'older' } },
        { $match: { older: [] } },
        { $limit: limit },
      ];
      const found = await withRetry(() => results.aggregate<{ _id: string }>(beginners).toArray());
      return found.map(({ _id }) => _id);
    },

    page: pages.page,
    isInWindow: pages.isInWindow,

    change,
    saveVariations: (userId, generationId, edit) => change(userId, generationId, (stored) => applyEdit(stored, edit)),

    async withExpiredAdjustments(now, limit) {
      const filter = { 'adjustments.expiresAt': { $lte: now } };
      const options = { projection: { userId: 1 }, sort: { 'adjustments.expiresAt': 1 }, limit } as const;
      const found = await withRetry(() => results.find(filter, options).toArray());
      return found.map(({ _id, userId }) => ({ userId, generationId: _id }));
    },

    async setFavourite(userId, generationId, favourite) {
      const updated = await withRetry(() =>
        results.findOneAndUpdate({ _id: generationId, userId }, { $set: { favourite } }, { returnDocument: 'after' }),
      );
      return updated && toGeneration(updated);
    },

    async removeAll(userId) {
      await withRetry(() => results.deleteMany({ userId }));
      await deletedClicks.removeAll(userId);
    },

    async remove(userId, generationId) {
      const options = { projection: { requestId: 1 } } as const;
      const removed = await withRetry(() => results.findOne({ _id: generationId, userId }, options));
      if (!removed) return;
      await deletedClicks.add({ userId, requestId: removed.requestId, at: clock.now() });
      // Recorded as stored, so that the credit of the click stays spent.
      const { _id, ...rest } = decision(generationId, 'stored', clock.now());
      await withRetry(() => collection.replaceOne({ _id, userId }, rest));
    },
  };
}

/** More attempts than simultaneous changes of one generation can make fail. */
const changeAttempts = 100;

/** The fields to write when texts or adjustments change; documents without search texts get them when they are searched. */
const changedFields = (generation: Generation, { searchTexts }: ResultDocument, rev: number) => ({
  variations: generation.variations,
  originalVariations: generation.originalVariations,
  versions: generation.versions,
  adjustments: generation.adjustments,
  editedAt: generation.editedAt,
  ...(searchTexts && { searchTexts: searchTextsOf(generation) }),
  rev,
});

const decision = (_id: string, decided: DecisionDocument['decided'], decidedAt: Date): DecisionDocument => ({
  _id,
  decided,
  decidedAt,
});
