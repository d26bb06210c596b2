import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { HistoryQuery } from '../../../domain/history.ts';
import { generationColumns } from './migrations.ts';

const names = generationColumns.split(/,\s*/);
const columns = `rowid, ${names.join()}`;

type Filters = Pick<HistoryQuery, 'contentType' | 'tone' | 'favourites' | 'search'>;

/** The statements of the stored results, prepared once. */
export function generationStatements(db: DatabaseSync) {
  const pages = new Map<string, StatementSync>();

  /** The statement of a page with these filters; it takes those that are set. */
  const page = (filters: Filters): StatementSync => {
    const sql = pageSql(filters);
    const known = pages.get(sql) ?? db.prepare(sql);
    pages.set(sql, known);
    return known;
  };

  return {
    page,
    find: db.prepare(`SELECT ${columns} FROM generations WHERE id = ? AND userId = ?`),
    findByRequest: db.prepare(`SELECT ${columns} FROM generations WHERE userId = ? AND requestId = ?`),
    windowEnd: db.prepare(`
      SELECT createdAt, id FROM generations WHERE userId = ? ORDER BY createdAt DESC, id DESC LIMIT 1 OFFSET ?`),
    rowsOf: db.prepare('SELECT rowid FROM generations WHERE userId = ?'),
    decision: db.prepare(`
      SELECT 'stored' AS outcome, NULL AS rowid FROM generations WHERE id = ?1
      UNION ALL SELECT outcome, rowid FROM decisions WHERE id = ?1`),
    add: db.prepare(`
      INSERT INTO generations (${names.join()}) VALUES (${names.map((name) => `:${name}`).join()})
      ON CONFLICT (userId, requestId) DO NOTHING`),
    decide: db.prepare('INSERT INTO decisions (id, outcome, at) VALUES (?, ?, ?)'),
    forget: db.prepare('DELETE FROM decisions WHERE at < ?'),
    edit: db.prepare(`
      UPDATE generations SET originalVariations = ifnull(originalVariations, variations),
        variations = :variations, editedAt = :editedAt
      WHERE id = :id AND userId = :userId AND (
        editedAt IS NULL OR editedAt <= :basedOn OR (editedAt = :editedAt AND variations = :variations))`),
    mark: db.prepare('UPDATE generations SET favourite = ? WHERE id = ? AND userId = ?'),
    removeAll: db.prepare('DELETE FROM generations WHERE userId = ?'),
    remove: db.prepare('DELETE FROM generations WHERE id = ? AND userId = ?'),
  };
}

/** The query of a page, newest first. */
export function pageSql({ contentType, tone, favourites, search }: Filters): string {
  const filters = [
    contentType === null ? '' : 'AND contentType = :contentType',
    tone === null ? '' : 'AND tone = :tone',
    favourites ? 'AND favourite = 1' : '',
    search === null ? '' : 'AND instr(searchText, :search) > 0',
  ];
  return `
    SELECT ${columns} FROM generations INDEXED BY ${indexFor(contentType !== null, tone !== null, favourites)}
    WHERE userId = :userId ${filters.filter(Boolean).join(' ')}
      AND (createdAt, id) < (:fromTime, :fromId) AND (createdAt, id) >= (:toTime, :toId)
    ORDER BY createdAt DESC, id DESC LIMIT :limit`;
}

/**
 * Each index ends in (createdAt, id), so that a page costs the same however long the history is. The planner,
 * which knows nothing of how rare a filter is, would take the first for all.
 */
function indexFor(byType: boolean, byTone: boolean, favourites: boolean): string {
  if (favourites) return 'favourites';
  if (byType) return byTone ? 'historyByTypeAndTone' : 'historyByType';
  return byTone ? 'historyByTone' : 'history';
}
