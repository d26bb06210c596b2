import type { Clock, HoldOutcome, Users } from '../../../domain/ports.ts';
import { setting } from '../../../domain/statement.ts';
import { comparedFields, profileFields, type ProfilePatch, type User } from '../../../domain/user.ts';
import { fromBilling } from './billingRow.ts';
import type { Connection } from './connection.ts';
import { createLedger } from './ledger.ts';
import { createUserBilling } from './userBilling.ts';
import { createUserRecords } from './userRecords.ts';
import type { LocalFeed } from './userFeed.ts';
import { fromHold, fromUser, type HoldRow, type UserRow } from './userRow.ts';
import { userStatements } from './userStatements.ts';

/** The accounts in the file; each committed change is announced. */
export function createUsers(connection: Connection, feed: Pick<LocalFeed, 'announce' | 'end'>, clock: Clock): Users {
  const sql = userStatements(connection.db);
  const records = createUserRecords(connection, sql, feed.announce);
  const ledger = createLedger(connection, clock);
  const { load, change } = records;

  const mergeProfile = (row: UserRow, patch: ProfilePatch, onboarded: 0 | 1) => {
    const profile = profileFields.map((field) => (patch[field] === undefined ? row[field] : patch[field]));
    sql.saveProfile.run(...profile, onboarded, row.id);
    return true;
  };

  /** Why the conditional write took nothing, in the order of the port's promise. */
  const refusal = (user: User | null, hold: { generationId: string; requestId: string }): HoldOutcome => {
    if (user?.holds.some(({ generationId }) => generationId === hold.generationId)) return 'held';
    if (user?.holds.some(({ requestId }) => requestId === hold.requestId)) return 'same-request';
    return user && user.textCredits >= 1 ? 'too-many-in-flight' : 'out-of-credits';
  };

  return {
    ...createUserBilling(connection, records, ledger, clock),
    statement: (userId, limit) => ledger.read(userId, limit),

    async create(user) {
      const created = await change(user.id, () => {
        if (sql.create.run({ ...fromUser(user) }).changes === 0) return false;
        sql.createBilling.run({ ...fromBilling(user) });
        for (const hold of user.holds) sql.addHold.run({ ...fromHold(user.id, hold) });
        ledger.writeMoves(user.id, 0, setting(user.textCredits, user.currentPlan));
        return true;
      });
      if (!created) throw new Error('a created account was not found');
      return created;
    },

    find: (userId) => connection.read(() => load(userId)),

    async saveProfile(userId, patch, basedOn = {}) {
      let conflict = false;
      const user = await change(userId, () => {
        const row = sql.find.get(userId) as UserRow | undefined;
        conflict = comparedFields(patch, basedOn).some(
          (field) => row && ![basedOn[field], patch[field]].includes(row[field]),
        );
        return row && !conflict ? mergeProfile(row, patch, 0) : false;
      });
      return conflict ? 'conflict' : user;
    },

    completeOnboarding: (userId, patch) =>
      change(userId, () => {
        const row = sql.find.get(userId) as UserRow | undefined;
        return row ? mergeProfile(row, patch, 1) : false;
      }),

    acceptTerms: (userId, { version, at }) =>
      change(userId, () => sql.acceptTerms.run({ userId, version, at: at.getTime() }).changes === 1),

    async hold(userId, hold, atMostInFlight) {
      let held = false;
      const user = await change(userId, () => {
        held = sql.hold.run({ ...fromHold(userId, hold), atMost: atMostInFlight }).changes === 1;
        if (!held) return false;
        const { textCredits } = sql.takeCredit.get(userId) as { textCredits: number };
        ledger.writeClick(userId, 'use', textCredits, hold.generationId);
        return true;
      });
      return held ? 'held' : refusal(user, hold);
    },

    async settle(userId, generationId, outcome) {
      await change(userId, () => {
        const returned = outcome === 'returned' && sql.returnCredit.get({ userId, generationId });
        if (returned) ledger.writeClick(userId, 'return', Number(returned['textCredits']), generationId);
        return sql.removeHold.run(userId, generationId).changes === 1;
      });
    },

    grant: (userId, from, { period, credits }) =>
      change(userId, () => {
        const before = load(userId);
        const to = { key: period.key, endsAt: period.endsAt?.getTime() ?? null, credits };
        if (!before || sql.grant.run({ userId, from, ...to }).changes === 0) return false;
        sql.setQuota.run(period.quota, userId);
        ledger.writeMoves(userId, before.textCredits, setting(credits, 'plano_ninho'));
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
