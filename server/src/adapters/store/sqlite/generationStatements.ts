import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { checkedColumns } from './migrations.ts';

const names = checkedColumns.generations.split(/,\s*/);
const columns = names.join();

/** The statements of the stored results, prepared once. */
export function generationStatements(db: DatabaseSync) {
  // Each has an index that ends in (createdAt, id), so that a page costs the same however long the history is.
  // The planner, which knows nothing of how rare a filter is, would take the first for all.
  const pageBy = (index: string, filter = ''): StatementSync =>
    db.prepare(`
      SELECT ${columns} FROM generations INDEXED BY ${index}
      WHERE userId = :userId ${filter}
        AND (createdAt, id) < (:fromTime, :fromId) AND (createdAt, id) >= (:toTime, :toId)
      ORDER BY createdAt DESC, id DESC LIMIT :limit`);

  const pages = {
    all: pageBy('history'),
    type: pageBy('historyByType', 'AND contentType = :contentType'),
    tone: pageBy('historyByTone', 'AND tone = :tone'),
    both: pageBy('historyByTypeAndTone', 'AND contentType = :contentType AND tone = :tone'),
  };

  return {
    page: (byType: boolean, byTone: boolean) =>
      byType ? (byTone ? pages.both : pages.type) : byTone ? pages.tone : pages.all,
    find: db.prepare(`SELECT ${columns} FROM generations WHERE id = ? AND userId = ?`),
    findByRequest: db.prepare(`SELECT ${columns} FROM generations WHERE userId = ? AND requestId = ?`),
    windowEnd: db.prepare(`
      SELECT createdAt, id FROM generations WHERE userId = ? ORDER BY createdAt DESC, id DESC LIMIT 1 OFFSET ?`),
    decision: db.prepare(`
      SELECT 'stored' AS outcome FROM generations WHERE id = ?1
      UNION ALL SELECT outcome FROM decisions WHERE id = ?1`),
    add: db.prepare(`
      INSERT INTO generations (${columns}) VALUES (${names.map((name) => `:${name}`).join()})
      ON CONFLICT (userId, requestId) DO NOTHING`),
    decide: db.prepare('INSERT INTO decisions (id, outcome, at) VALUES (?, ?, ?)'),
    forget: db.prepare('DELETE FROM decisions WHERE at < ?'),
    edit: db.prepare(`
      UPDATE generations SET originalVariations = ifnull(originalVariations, variations),
        variations = :variations, editedAt = :editedAt
      WHERE id = :id AND userId = :userId AND (
        editedAt IS NULL OR editedAt <= :basedOn OR (editedAt = :editedAt AND variations = :variations))`),
    remove: db.prepare('DELETE FROM generations WHERE id = ? AND userId = ?'),
  };
}
