import type { DatabaseSync } from 'node:sqlite';
import { profileFields } from '../../../domain/account/user.ts';
import { checkedColumns } from './columns.ts';

const columnsOf = (table: 'users' | 'billing') => checkedColumns[table].split(/,\s*/);
const insert = (table: 'users' | 'billing') =>
  `INSERT INTO ${table} (${columnsOf(table).join()}) VALUES (${columnsOf(table)
    .map((name) => `:${name}`)
    .join()})`;

const leaving = 'EXISTS (SELECT 1 FROM deletions WHERE deletions.userId = users.id)';

/**
 * The statements of the accounts, prepared once. The domain's rules are applied by the callers, in the transaction of
 * the write.
 */
export const userStatements = (db: DatabaseSync) => ({
  find: db.prepare(`
    SELECT users.rowid AS rowid, billing.rowid AS billingRowid, ${leaving} AS leaving,
      EXISTS (SELECT 1 FROM holds WHERE holds.userId = users.id) AS hasHolds,
      ${checkedColumns.users}, ${checkedColumns.billing}
    FROM users JOIN billing ON userId = id WHERE id = ?`),
  holdsOf: db.prepare(`SELECT rowid, ${checkedColumns.holds} FROM holds WHERE userId = ? ORDER BY rowid`),
  create: db.prepare(`${insert('users')} ON CONFLICT (id) DO NOTHING`),
  createBilling: db.prepare(insert('billing')),
  saveProfile: db.prepare(`
    UPDATE users SET ${profileFields.map((field) => `${field} = ?`).join()},
      hasCompletedOnboarding = max(hasCompletedOnboarding, ?)
    WHERE id = ?`),
  changeEmail: db.prepare('UPDATE users SET email = ? WHERE id = ?'),
  changeName: db.prepare('UPDATE users SET displayName = :name WHERE id = :id AND displayName IS NOT :name'),
  markContactChanged: db.prepare(`
    INSERT INTO changedContacts (userId, at) VALUES (?, ?) ON CONFLICT (userId) DO NOTHING`),
  withChangedContact: db.prepare('SELECT userId FROM changedContacts ORDER BY at, userId LIMIT ?'),
  markContactSynced: db.prepare(`
    DELETE FROM changedContacts WHERE userId = :id
      AND EXISTS (SELECT 1 FROM users WHERE users.id = :id AND email = :email AND displayName IS :displayName)`),
  acceptTerms: db.prepare(`
    UPDATE users SET termsVersion = :version, termsAcceptedAt = :at
    WHERE id = :userId AND termsVersion IS NOT :version`),

  addCredits: db.prepare('UPDATE users SET textCredits = textCredits + ? WHERE id = ? RETURNING textCredits'),
  addHold: db.prepare(`
    INSERT INTO holds (${checkedColumns.holds}) VALUES (:userId, :generationId, :requestId, :expiresAt, :periodKey, :kitId)`),
  removeHold: db.prepare('DELETE FROM holds WHERE userId = ? AND generationId = ?'),
  expiredHolds: db.prepare(
    'SELECT userId, generationId FROM holds WHERE expiresAt <= ? ORDER BY expiresAt, generationId LIMIT ?',
  ),

  grant: db.prepare(`
    UPDATE users SET textCredits = ?, periodKey = ?, periodEndsAt = ?, creditAnchor = ifnull(?, creditAnchor)
    WHERE id = ?`),
  setQuota: db.prepare('UPDATE billing SET periodQuota = ?, rev = rev + 1 WHERE userId = ?'),
  // Holds, billing, entries and events are deleted by cascade.
  remove: db.prepare('DELETE FROM users WHERE id = ?'),
  withEmail: db.prepare('SELECT id FROM users WHERE email = ? ORDER BY id LIMIT ?'),
  list: db.prepare('SELECT id FROM users WHERE id > ? ORDER BY id LIMIT ?'),
  dueForGrant: db.prepare(`
    SELECT id FROM users WHERE currentPlan = 'plano_ninho' AND periodEndsAt <= ? AND NOT ${leaving}
    ORDER BY periodEndsAt, id LIMIT ?`),

  findByCustomer: db.prepare('SELECT userId FROM billing WHERE customerId = ?'),
  saveAccount: db.prepare(`
    UPDATE users SET textCredits = :textCredits, currentPlan = :currentPlan, subscriptionProvider = :subscriptionProvider,
      subscriptionId = :subscriptionId, subscriptionStatus = :subscriptionStatus, creditAnchor = :creditAnchor,
      periodKey = :periodKey, periodEndsAt = :periodEndsAt
    WHERE id = :userId`),
  saveBilling: db.prepare(`
    UPDATE billing SET ${columnsOf('billing')
      .map((name) => `${name} = :${name}`)
      .join()}
    WHERE userId = :userId`),
  hasSeenEvent: db.prepare('SELECT 1 FROM paymentEvents WHERE userId = ? AND id = ?'),
  eventsOf: db.prepare('SELECT id FROM paymentEvents WHERE userId = ? ORDER BY rowid'),
  addEvent: db.prepare('INSERT INTO paymentEvents (userId, id, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'),
  forgetEvents: db.prepare(`
    DELETE FROM paymentEvents WHERE userId = :userId AND rowid <= (
      SELECT rowid FROM paymentEvents WHERE userId = :userId ORDER BY rowid DESC LIMIT 1 OFFSET :maxEvents)`),
  overdueAtProvider: db.prepare(`
    SELECT userId FROM billing WHERE checkAt <= ?
      AND NOT EXISTS (SELECT 1 FROM deletions WHERE deletions.userId = billing.userId)
    ORDER BY checkAt, userId LIMIT ?`),
});
