import type { Collection, Filter, IndexSpecification } from 'mongodb';
import { wholeHistory, type Cursor, type HistoryPage, type HistoryQuery } from '../../../domain/generations/history.ts';
import type { Generations } from '../../../domain/ports.ts';
import { searchWords } from '../../../domain/generations/search.ts';
import { toGeneration, type ResultDocument } from './generationDocument.ts';
import { withSearchTexts } from './migrations.ts';
import { withRetry } from './retry.ts';

const newestFirst = { createdAt: -1, _id: -1 } as const;

/** The index that returns the history in order; given as a hint, so that the planner never sorts. */
export function indexFor({
  contentType,
  tone,
  favourites,
}: Pick<HistoryQuery, 'contentType' | 'tone' | 'favourites'>): IndexSpecification {
  return {
    userId: 1,
    ...(contentType !== null && { contentType: 1 }),
    ...(tone !== null && { tone: 1 }),
    ...(favourites && { favourite: 1 }),
    ...newestFirst,
  };
}

type Position = Pick<ResultDocument, '_id' | 'createdAt'>;

/** Reads pages of histories, newest first, inside the newest of an owner's generations. */
export function createHistoryPages(results: Collection<ResultDocument>): Pick<Generations, 'page' | 'isInWindow'> {
  /** Positions in the order of the history, after skipping some. */
  const readPositions = (
    filter: Filter<ResultDocument>,
    hint: IndexSpecification,
    skip: number,
    limit: number,
  ): Promise<Position[]> =>
    withRetry(() =>
      results.find<Position>(filter, { projection: { createdAt: 1 }, sort: newestFirst, hint, skip, limit }).toArray(),
    );

  /** The oldest place inside the newest `windowSize`; null when nothing is outside. */
  const windowEnd = async (userId: string, windowSize: number | null): Promise<Cursor | null> => {
    const [end] = windowSize === null ? [] : await readPositions({ userId }, indexFor(wholeHistory), windowSize - 1, 1);
    return end ? cursorOf(end) : null;
  };

  /** The last position that one page of a search may scan; null when the window ends before. */
  const scanEnd = async (userId: string, query: HistoryQuery, end: Cursor | null): Promise<Cursor | null> => {
    const { scanLimit, windowSize, search } = query;
    if (search === null || (windowSize !== null && windowSize <= scanLimit)) return null;
    const filter = pageFilter(userId, { ...query, search: null }, end);
    const [last, next] = await readPositions(filter, indexFor(query), scanLimit - 1, 2);
    return last && next ? cursorOf(last) : null;
  };

  /** The documents that match. Documents without search texts are given them first, and the search runs again. */
  async function find(
    filter: Filter<ResultDocument>,
    hint: IndexSpecification,
    limit: number,
  ): Promise<ResultDocument[]> {
    const documents = await withRetry(() => results.find(filter, { sort: newestFirst, hint, limit }).toArray());
    if (!filter.$or || documents.every(({ searchTexts }) => searchTexts)) return documents;
    await addSearchTexts({ ...filter, $or: [withoutSearchTexts] });
    return find(filter, hint, limit);
  }

  /** Adds the search texts; a document that is edited meanwhile is skipped, and found by the next run. */
  async function addSearchTexts(filter: Filter<ResultDocument>): Promise<void> {
    const projection = { topic: 1, variations: 1 };
    const documents = await withRetry(() => results.find(filter, { projection }).toArray());
    const updates = documents.map(withSearchTexts);
    if (updates.length > 0) await withRetry(() => results.bulkWrite(updates, { ordered: false }));
  }

  return {
    async page(userId, query): Promise<HistoryPage> {
      const end = await windowEnd(userId, query.windowSize);
      const stop = await scanEnd(userId, query, end);
      // One more than asked for, to know whether there is a next page.
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

const cursorOf = ({ createdAt, _id }: Position): Cursor => ({ createdAt, id: _id });

/** The text as a regular expression that matches it literally. */
const escapeRegExp = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

const hasWord = (word: string) => ({ searchTexts: { $regex: escapeRegExp(word) } });

/** Documents from before search texts existed; each may match the search. */
const withoutSearchTexts = { searchTexts: { $exists: false } };

/** Positions strictly after the cursor and inside the window: a range of the index, without the ties at its two ends. */
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
    ...(search !== null && { $or: [{ $and: searchWords(search).map(hasWord) }, withoutSearchTexts] }),
    ...(ties.length > 0 && { createdAt: range, $nor: ties }),
  };
}
