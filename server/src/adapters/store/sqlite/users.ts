import { decideHold, givesCreditBack, grantApplies, type HoldOutcome } from '../../../domain/credits/credits.ts';
import type { Clock, Users } from '../../../domain/ports.ts';
import { profileConflicts } from '../../../domain/account/profileConflicts.ts';
import { setBalance } from '../../../domain/credits/statement.ts';
import { profileFields, type ProfilePatch, type User } from '../../../domain/account/user.ts';
import { fromBilling } from './billingRow.ts';
import type { Connection } from './connection.ts';
import { createLedger } from './ledger.ts';
import type { AddMail } from './mails.ts';
import { createUserBilling } from './userBilling.ts';
import { createUserRecords } from './userRecords.ts';
import type { LocalFeed } from './userFeed.ts';
import { fromHold, fromUser, type HoldRow } from './userRow.ts';
import { userStatements } from './userStatements.ts';

/** The accounts in the file; each committed change is published on the feed. */
export function createUsers(
  connection: Connection,
  feed: Pick<LocalFeed, 'publish' | 'end'>,
  addMail: AddMail,
  clock: Clock,
): Users {
  const sql = userStatements(connection.db);
  const records = createUserRecords(connection, sql, feed.publish);
  const ledger = createLedger(connection, clock);
  const { find, load, change } = records;

  const mergeProfile = (user: User, patch: ProfilePatch, onboarded: 0 | 1) => {
    const profile = profileFields.map((field) => (patch[field] === undefined ? user[field] : patch[field]));
    sql.saveProfile.run(...profile, onboarded, user.id);
    return true;
  };

  /** Notes that the name or the e-mail has changed. */
  const markContactChanged = (userId: string): true => {
    sql.markContactChanged.run(userId, clock.now().getTime());
    return true;
  };

  /** Changes the balance by a click's credit, and writes the entry in the statement. */
  const moveCredit = (userId: string, kind: 'use' | 'return', generationId: string) => {
    const { textCredits } = sql.addCredits.get(kind === 'use' ? -1 : 1, userId) as { textCredits: number };
    ledger.writeClick(userId, kind, textCredits, generationId);
  };

  /** Takes back the credit that was returned after its period. */
  const expireCredit = (userId: string, balance: number) => {
    sql.addCredits.get(-1, userId);
    ledger.writeExpiry(userId, balance);
  };

  return {
    ...createUserBilling(connection, records, ledger, addMail, clock),
    statement: (userId, limit) => ledger.read(userId, limit),

    async create(user) {
      const created = await change(user.id, () => {
        if (sql.create.run({ ...fromUser(user) }).changes === 0) return false;
        sql.createBilling.run({ ...fromBilling(user) });
        for (const hold of user.holds) sql.addHold.run({ ...fromHold(user.id, hold) });
        ledger.writeMoves(user.id, 0, setBalance(user.textCredits, user.currentPlan));
        return true;
      });
      if (!created) throw new Error('a created account was not found');
      return created;
    },

    find: (userId) => connection.read(() => find(userId)),

    withEmail: (email, limit) =>
      connection.read(() => {
        const rows = sql.withEmail.all(email, limit) as { id: string }[];
        return rows.map(({ id }) => load(id)).filter((user) => user !== null);
      }),

    list: (after, limit) =>
      connection.read(() => {
        const rows = sql.list.all(after ?? '', limit) as { id: string }[];
        return rows.map(({ id }) => load(id)).filter((user) => user !== null);
      }),

    async saveProfile(userId, patch, basedOn = {}) {
      let isConflict = false;
      const user = await change(userId, (before) => {
        isConflict = before !== null && profileConflicts(before, patch, basedOn).length > 0;
        return before && !isConflict ? mergeProfile(before, patch, 0) : false;
      });
      return isConflict ? 'conflict' : user;
    },

    completeOnboarding: (userId, patch) =>
      change(userId, (before) => (before ? mergeProfile(before, patch, 1) : false)),

    changeEmail: (userId, email, notice) =>
      change(userId, (before) => {
        if (before?.email === email || sql.changeEmail.run(email, userId).changes === 0) return false;
        if (notice) addMail(notice);
        return markContactChanged(userId);
      }),

    changeName: (userId, name) =>
      change(userId, () => sql.changeName.run({ id: userId, name }).changes === 1 && markContactChanged(userId)),

    withChangedContact: (limit) =>
      connection.read(() => {
        const rows = sql.withChangedContact.all(limit) as { userId: string }[];
        return rows.map(({ userId }) => load(userId)).filter((user) => user !== null);
      }),

    markContactSynced: ({ id, email, displayName }) =>
      connection.write(() => void sql.markContactSynced.run({ id, email, displayName })),

    acceptTerms: (userId, { version, at }) =>
      change(userId, () => sql.acceptTerms.run({ userId, version, at: at.getTime() }).changes === 1),

    async hold(userId, holds, maxInFlight) {
      let outcome: 'take' | HoldOutcome = 'take';
      await change(userId, (before) => {
        outcome = decideHold(before, holds, maxInFlight);
        if (!before || outcome !== 'take') return false;
        for (const hold of holds) {
          sql.addHold.run({ ...fromHold(userId, { ...hold, periodKey: before.creditPeriod.key }) });
          moveCredit(userId, 'use', hold.generationId);
        }
        return true;
      });
      return outcome === 'take' ? 'held' : outcome;
    },

    async settle(userId, generationId, outcome) {
      let isEnded = false;
      await change(userId, (before) => {
        const isHeld = before?.holds.some((hold) => hold.generationId === generationId);
        if (before && isHeld && outcome === 'returned') {
          moveCredit(userId, 'return', generationId);
          if (!givesCreditBack(before, generationId, outcome)) expireCredit(userId, before.textCredits);
        }
        isEnded = sql.removeHold.run(userId, generationId).changes === 1;
        return isEnded;
      });
      return isEnded;
    },

    grant: (userId, from, grant) =>
      change(userId, (before) => {
        if (!before || !grantApplies(before.creditPeriod.key, from, grant)) return false;
        const { credits, period, anchor } = grant;
        sql.grant.run(credits, period.key, period.endsAt?.getTime() ?? null, anchor?.getTime() ?? null, userId);
        sql.setQuota.run(period.quota, userId);
        ledger.writeMoves(userId, before.textCredits, setBalance(credits, 'plano_ninho'));
        return true;
      }),

    expiredHolds: (now, limit) =>
      connection.read(() => {
        const rows = sql.expiredHolds.all(now.getTime(), limit) as unknown as HoldRow[];
        return rows.map(({ userId, generationId }) => ({ userId, generationId }));
      }),

    async remove(userId) {
      await connection.write(() => void sql.remove.run(userId));
      feed.end(userId);
    },

    dueForGrant: (now, limit) =>
      connection.read(() => {
        const rows = sql.dueForGrant.all(now.getTime(), limit) as { id: string }[];
        return rows.map(({ id }) => load(id)).filter((user) => user !== null);
      }),
  };
}
