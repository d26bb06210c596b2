import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Generation } from '../../../domain/generations/generation.ts';
import type { Cursor, HistoryPage, HistoryQuery } from '../../../domain/generations/history.ts';
import { searchWords } from '../../../domain/generations/search.ts';
import type { RowCheck } from './checksum.ts';

/** The filters of a history query. */
export type HistoryFilters = Pick<HistoryQuery, 'contentType' | 'tone' | 'favourites' | 'search'>;

interface Position {
  readonly createdAt: number;
  readonly id: string;
}

/** The position of a row in a history. */
interface Row extends Position {
  readonly rowid: number;
}

const newest: Position = { createdAt: Number.MAX_SAFE_INTEGER, id: '' };
const oldest: Position = { createdAt: Number.MIN_SAFE_INTEGER, id: '' };

/**
 * Reads pages of histories, newest first, inside the newest of an owner's generations. `read` returns the generations of the
 * given rows, in the same order.
 */
export function createHistoryPages(
  db: DatabaseSync,
  checkRow: RowCheck,
  read: (rowids: readonly number[]) => readonly Generation[],
) {
  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    const cached = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, cached);
    return cached;
  };
  const nthNewest = db.prepare(`
    SELECT createdAt, id FROM generations WHERE userId = ? ORDER BY createdAt DESC, id DESC LIMIT 1 OFFSET ?`);

  /** The oldest place inside the newest `windowSize`. */
  const windowEnd = (userId: string, windowSize: number | null): Position =>
    windowSize === null ? oldest : ((nthNewest.get(userId, windowSize - 1) as Position | undefined) ?? oldest);

  const rowsOf = (filters: HistoryFilters, range: Record<string, string | number>): Row[] =>
    statement(pageSql(filters)).all({ ...filterValues(filters), ...range }) as unknown as Row[];

  /**
   * The last position that one page of a search may scan; null when the range ends before. The checksums of all scanned
   * rows are checked, because a damaged one might be the one that was searched for.
   */
  const scanEnd = (
    filters: HistoryFilters,
    scanLimit: number,
    range: Record<string, string | number>,
  ): Position | null => {
    const scanned = rowsOf(filters, { ...range, limit: scanLimit + 1 });
    for (const { rowid } of scanned.slice(0, scanLimit)) checkRow(rowid);
    return (scanned.length > scanLimit && scanned[scanLimit - 1]) || null;
  };

  return {
    page(userId: string, { after, limit, windowSize, scanLimit, ...filters }: HistoryQuery): HistoryPage {
      const from = after ? positionOf(after) : newest;
      const end = windowEnd(userId, windowSize);
      const range = { userId, fromTime: from.createdAt, fromId: from.id, toTime: end.createdAt, toId: end.id };
      const stop = filters.search === null ? null : scanEnd({ ...filters, search: null }, scanLimit, range);
      const rows = rowsOf(filters, {
        ...range,
        ...(stop && { toTime: stop.createdAt, toId: stop.id }),
        // One more than asked for, to know whether there is a next page.
        limit: limit + 1,
      });
      const next = rows.length > limit ? rows[limit - 1] : stop;
      return {
        items: read(rows.slice(0, limit).map(({ rowid }) => rowid)),
        next: next ? { createdAt: new Date(next.createdAt), id: next.id } : null,
      };
    },

    isInWindow({ userId, createdAt, id }: Generation, windowSize: number | null): boolean {
      const end = windowEnd(userId, windowSize);
      const time = createdAt.getTime();
      return time > end.createdAt || (time === end.createdAt && id >= end.id);
    },
  };
}

const positionOf = ({ createdAt, id }: Cursor): Position => ({ createdAt: createdAt.getTime(), id });

/** The values of the filters that are set. */
const filterValues = ({ contentType, tone, search }: HistoryFilters) => ({
  ...(contentType !== null && { contentType }),
  ...(tone !== null && { tone }),
  ...Object.fromEntries(wordsOfSearch(search).map((word, nth) => [`word${nth}`, word])),
});

const wordsOfSearch = (search: string | null): readonly string[] => (search === null ? [] : searchWords(search));

/**
 * The query of the positions and row ids of a page, which an index covers. The cast of the limit keeps the prepared statement:
 * for a bare parameter SQLite would prepare it anew for each run, to plan with the value.
 */
export function pageSql({ contentType, tone, favourites, search }: HistoryFilters): string {
  const filters = [
    contentType === null ? '' : 'AND contentType = :contentType',
    tone === null ? '' : 'AND tone = :tone',
    favourites ? 'AND favourite = 1' : '',
    ...wordsOfSearch(search).map((_, nth) => `AND instr(searchText, :word${nth}) > 0`),
  ];
  return `
    SELECT rowid, createdAt, id FROM generations INDEXED BY ${indexFor(contentType !== null, tone !== null, favourites)}
    WHERE userId = :userId ${filters.filter(Boolean).join(' ')}
      AND (createdAt, id) < (:fromTime, :fromId) AND (createdAt, id) >= (:toTime, :toId)
    ORDER BY createdAt DESC, id DESC LIMIT CAST(:limit AS INTEGER)`;
}

/**
 * The index for the filters. Each ends in (createdAt, id), so that a page costs the same however long the history is. The query
 * names it, because the planner does not know how selective a filter is and would take the first index for all.
 */
function indexFor(byType: boolean, byTone: boolean, favourites: boolean): string {
  const all = favourites ? 'favourites' : 'history';
  if (byType) return byTone ? `${all}ByTypeAndTone` : `${all}ByType`;
  return byTone ? `${all}ByTone` : all;
}
