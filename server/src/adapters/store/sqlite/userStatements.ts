import type { DatabaseSync } from 'node:sqlite';
import { profileFields } from '../../../domain/user.ts';
import { checkedColumns } from './migrations.ts';

const columns = checkedColumns.users.split(/,\s*/);

/** The statements of the accounts, prepared once. Every rule of a write is a condition of its statement. */
export const userStatements = (db: DatabaseSync) => ({
  find: db.prepare(`SELECT rowid, ${checkedColumns.users} FROM users WHERE id = ?`),
  holdsOf: db.prepare(`SELECT rowid, ${checkedColumns.holds} FROM holds WHERE userId = ? ORDER BY rowid`),
  create: db.prepare(`
    INSERT INTO users (${columns.join()}) VALUES (${columns.map((name) => `:${name}`).join()})
    ON CONFLICT (id) DO NOTHING`),
  saveProfile: db.prepare(`
    UPDATE users SET ${profileFields.map((field) => `${field} = ?`).join()},
      hasCompletedOnboarding = max(hasCompletedOnboarding, ?)
    WHERE id = ?`),
  acceptTerms: db.prepare(`
    UPDATE users SET termsVersion = :version, termsAcceptedAt = :at
    WHERE id = :userId AND termsVersion IS NOT :version`),

  hold: db.prepare(`
    INSERT INTO holds (${checkedColumns.holds})
    SELECT id, :generationId, :requestId, :expiresAt, :periodKey FROM users
    WHERE id = :userId AND textCredits >= 1 AND (SELECT count(*) FROM holds WHERE userId = users.id) < :atMost
    ON CONFLICT DO NOTHING`),
  takeCredit: db.prepare('UPDATE users SET textCredits = textCredits - 1 WHERE id = ?'),
  addHold: db.prepare(`
    INSERT INTO holds (${checkedColumns.holds}) VALUES (:userId, :generationId, :requestId, :expiresAt, :periodKey)`),
  returnCredit: db.prepare(`
    UPDATE users SET textCredits = textCredits + 1
    WHERE id = :userId AND EXISTS (
      SELECT 1 FROM holds
      WHERE userId = :userId AND generationId = :generationId AND holds.periodKey = users.periodKey)`),
  removeHold: db.prepare('DELETE FROM holds WHERE userId = ? AND generationId = ?'),
  expiredHolds: db.prepare(
    'SELECT userId, generationId FROM holds WHERE expiresAt <= ? ORDER BY expiresAt, generationId LIMIT ?',
  ),

  grant: db.prepare(`
    UPDATE users SET textCredits = :credits, periodKey = :key, periodEndsAt = :endsAt
    WHERE id = :userId AND periodKey = :from AND periodKey <> :key`),
  dueForGrant: db.prepare(`
    SELECT id FROM users WHERE currentPlan = 'plano_ninho' AND periodEndsAt <= ? ORDER BY periodEndsAt, id LIMIT ?`),
});
