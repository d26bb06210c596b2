import type { Collection, Filter, IndexSpecification } from 'mongodb';
import { wholeHistory, type Cursor, type HistoryPage, type HistoryQuery } from '../../../domain/history.ts';
import type { Generations } from '../../../domain/ports.ts';
import { indexed, mustLook, type HistoryFilters } from '../indexed.ts';
import { searchTextsOf, toGeneration, type ResultDocument } from './generationDocument.ts';
import { repeatably } from './repeat.ts';

const newestFirst = { createdAt: -1, _id: -1 } as const;

/** The index that has the history in its order; named, so that no planner sorts what it can read sorted. */
export function indexFor(filters: HistoryFilters): IndexSpecification {
  const { contentType, tone, favourites } = indexed(filters);
  return {
    userId: 1,
    ...(contentType !== null && { contentType: 1 }),
    ...(tone !== null && { tone: 1 }),
    ...(favourites && { favourite: 1 }),
    ...newestFirst,
  };
}

type Place = Pick<ResultDocument, '_id' | 'createdAt'>;

/** Reads pages of histories, newest first, inside the newest of an owner's generations. */
export function createHistoryPages(results: Collection<ResultDocument>): Pick<Generations, 'page' | 'isInWindow'> {
  /** Places in the order of the history, from the nth on. */
  const places = (
    filter: Filter<ResultDocument>,
    hint: IndexSpecification,
    skip: number,
    limit: number,
  ): Promise<Place[]> =>
    repeatably(() =>
      results.find<Place>(filter, { projection: { createdAt: 1 }, sort: newestFirst, hint, skip, limit }).toArray(),
    );

  /** The oldest place inside the newest `windowSize`; null when nothing is outside. */
  const windowEnd = async (userId: string, windowSize: number | null): Promise<Cursor | null> => {
    const [end] = windowSize === null ? [] : await places({ userId }, indexFor(wholeHistory), windowSize - 1, 1);
    return end ? cursorOf(end) : null;
  };

  /** Where the walk ends before the window does. */
  const walkEnd = async (userId: string, query: HistoryQuery, end: Cursor | null): Promise<Cursor | null> => {
    const { walk, windowSize } = query;
    if (!mustLook(query) || (windowSize !== null && windowSize <= walk)) return null;
    const filter = pageFilter(userId, { ...query, ...indexed(query) }, end);
    const [last, beyond] = await places(filter, indexFor(query), walk - 1, 2);
    return last && beyond ? cursorOf(last) : null;
  };

  /** Those that match, once none of them comes from before there was a search. */
  async function find(
    filter: Filter<ResultDocument>,
    hint: IndexSpecification,
    limit: number,
  ): Promise<ResultDocument[]> {
    const documents = await repeatably(() => results.find(filter, { sort: newestFirst, hint, limit }).toArray());
    if (!filter.$or || documents.every(({ searchTexts }) => searchTexts)) return documents;
    await makeSearchable({ ...filter, $or: [unsearchable] });
    return find(filter, hint, limit);
  }

  /** Whatever is edited meanwhile is left as it is. */
  async function makeSearchable(filter: Filter<ResultDocument>): Promise<void> {
    const projection = { topic: 1, variations: 1 };
    const documents = await repeatably(() => results.find(filter, { projection }).toArray());
    const updates = documents.map((document) => ({
      updateOne: {
        filter: { _id: document._id, variations: document.variations, ...unsearchable },
        update: { $set: { searchTexts: searchTextsOf(document) } },
      },
    }));
    if (updates.length > 0) await repeatably(() => results.bulkWrite(updates, { ordered: false }));
  }

  return {
    async page(userId, query): Promise<HistoryPage> {
      const end = await windowEnd(userId, query.windowSize);
      const stop = await walkEnd(userId, query, end);
      // One more tells whether there is a next page.
      const documents = await find(pageFilter(userId, query, stop ?? end), indexFor(query), query.limit + 1);
      const items = documents.slice(0, query.limit);
      const last = documents.length > query.limit ? items.at(-1) : undefined;
      return { items: items.map(toGeneration), next: last ? cursorOf(last) : stop };
    },

    async isInWindow({ userId, createdAt, id }, windowSize) {
      const end = await windowEnd(userId, windowSize);
      if (end === null || createdAt > end.createdAt) return true;
      return createdAt.getTime() === end.createdAt.getTime() && id >= end.id;
    },
  };
}

const cursorOf = ({ createdAt, _id }: Place): Cursor => ({ createdAt, id: _id });

/** The text as a pattern that matches it alone. */
const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** As documents were before there was a search; each may be what is searched for. */
const unsearchable = { searchTexts: { $exists: false } };

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
    ...(search !== null && { $or: [{ searchTexts: { $regex: literally(search) } }, unsearchable] }),
    ...(ties.length > 0 && { createdAt: range, $nor: ties }),
  };
}
