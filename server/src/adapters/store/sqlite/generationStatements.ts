import type { DatabaseSync } from 'node:sqlite';
import { rowColumns as columns } from './generationRow.ts';
import { generationColumns } from './columns.ts';

const names = generationColumns.split(/,\s*/);

/** The statements of the stored results, prepared once. */
export function generationStatements(db: DatabaseSync) {
  return {
    find: db.prepare(`SELECT ${columns} FROM generations WHERE id = ? AND userId = ?`),
    byRowids: db.prepare(`SELECT ${columns} FROM generations WHERE rowid IN (SELECT value FROM json_each(?))`),
    findByRequest: db.prepare(`SELECT ${columns} FROM generations WHERE userId = ? AND requestId = ?`),
    ofKit: db.prepare(`SELECT ${columns} FROM generations WHERE userId = ? AND kitId = ?`),
    textsOf: db.prepare(`
      SELECT rowid, id, contentType, topic FROM generations
      WHERE userId = ? AND id IN (SELECT value FROM json_each(?))`),
    lastEdited: db.prepare(`
      SELECT ${columns} FROM generations WHERE userId = ? AND editedAt IS NOT NULL ORDER BY editedAt DESC LIMIT ?`),
    beginnersSince: db.prepare(`
      SELECT DISTINCT userId FROM generations AS text
      WHERE createdAt >= :since
        AND NOT EXISTS (SELECT 1 FROM generations WHERE userId = text.userId AND createdAt < :since)
      LIMIT :limit`),
    findDecision: db.prepare(`
      SELECT 'stored' AS outcome, NULL AS rowid FROM generations WHERE id = ?1
      UNION ALL SELECT outcome, rowid FROM decisions WHERE id = ?1`),
    add: db.prepare(`
      INSERT INTO generations (${names.join()}) VALUES (${names.map((name) => `:${name}`).join()})
      ON CONFLICT (userId, requestId) DO NOTHING`),
    addDecision: db.prepare('INSERT INTO decisions (id, outcome, at) VALUES (?, ?, ?)'),
    forgetDecisions: db.prepare('DELETE FROM decisions WHERE at < ?'),
    change: db.prepare(`
      UPDATE generations SET variations = :variations, originalVariations = :originalVariations, versions = :versions,
        adjustments = :adjustments, reservedUntil = :reservedUntil, editedAt = :editedAt
      WHERE id = :id AND userId = :userId`),
    withExpiredAdjustments: db.prepare(`
      SELECT userId, id AS generationId FROM generations WHERE reservedUntil <= ? ORDER BY reservedUntil LIMIT ?`),
    setFavourite: db.prepare('UPDATE generations SET favourite = ? WHERE id = ? AND userId = ?'),
    removeAll: db.prepare('DELETE FROM generations WHERE userId = ?'),
    removeDeletedClicks: db.prepare('DELETE FROM deletedClicks WHERE userId = ?'),
    remove: db.prepare('DELETE FROM generations WHERE id = ? AND userId = ? RETURNING requestId'),
    addDeletedClick: db.prepare(`
      INSERT INTO deletedClicks (userId, requestId, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING`),
  };
}
