import type { HoldOutcome, Users } from '../../../domain/ports.ts';
import { profileFields, type ProfilePatch, type User } from '../../../domain/user.ts';
import type { Connection } from './connection.ts';
import { createSeal } from './seal.ts';
import { fromHold, fromUser, toUser, type HoldRow, type UserRow } from './userRow.ts';
import { userStatements } from './userStatements.ts';

/** The accounts in the file; each committed change is announced. */
export function createUsers(connection: Connection, announce: (user: User) => void): Users {
  const { db, file } = connection;
  const sql = userStatements(db);
  const sealedUser = createSeal(db, file, 'users');
  const sealedHold = createSeal(db, file, 'holds');

  const load = (userId: string): User | null => {
    const row = sql.find.get(userId) as UserRow | undefined;
    if (!row) return null;
    const holds = sql.holdsOf.all(userId) as unknown as HoldRow[];
    sealedUser(row.rowid);
    for (const { rowid } of holds) sealedHold(rowid);
    return toUser(row, holds);
  };

  /** Runs the change; the account as it then is, announced if the change says that it made one. */
  const change = async (userId: string, run: () => boolean): Promise<User | null> => {
    const { changed, user } = await connection.write(() => {
      // A change to a damaged row would seal the damage.
      load(userId);
      return { changed: run(), user: load(userId) };
    });
    if (changed && user) announce(user);
    return user;
  };

  const saveProfile = (userId: string, patch: ProfilePatch, onboarded: 0 | 1) =>
    change(userId, () => {
      const row = sql.find.get(userId) as UserRow | undefined;
      if (!row) return false;
      const profile = profileFields.map((field) => (patch[field] === undefined ? row[field] : patch[field]));
      sql.saveProfile.run(...profile, onboarded, userId);
      return true;
    });

  /** Why the conditional write took nothing, in the order of the port's promise. */
  const refusal = (user: User | null, hold: { generationId: string; requestId: string }): HoldOutcome => {
    if (user?.holds.some(({ generationId }) => generationId === hold.generationId)) return 'held';
    if (user?.holds.some(({ requestId }) => requestId === hold.requestId)) return 'same-request';
    return user && user.textCredits >= 1 ? 'too-many-in-flight' : 'out-of-credits';
  };

  return {
    async create(user) {
      const created = await change(user.id, () => {
        if (sql.create.run({ ...fromUser(user) }).changes === 0) return false;
        for (const hold of user.holds) sql.addHold.run({ ...fromHold(user.id, hold) });
        return true;
      });
      if (!created) throw new Error('a created account was not found');
      return created;
    },

    find: (userId) => connection.read(() => load(userId)),
    saveProfile: (userId, patch) => saveProfile(userId, patch, 0),
    completeOnboarding: (userId, patch) => saveProfile(userId, patch, 1),

    acceptTerms: (userId, { version, at }) =>
      change(userId, () => sql.acceptTerms.run({ userId, version, at: at.getTime() }).changes === 1),

    async hold(userId, hold, atMostInFlight) {
      let held = false;
      const user = await change(userId, () => {
        held = sql.hold.run({ ...fromHold(userId, hold), atMost: atMostInFlight }).changes === 1;
        if (held) sql.takeCredit.run(userId);
        return held;
      });
      return held ? 'held' : refusal(user, hold);
    },

    async settle(userId, generationId, outcome) {
      await change(userId, () => {
        if (outcome === 'returned') sql.returnCredit.run({ userId, generationId });
        return sql.removeHold.run(userId, generationId).changes === 1;
      });
    },

    grant: (userId, from, { period, credits }) =>
      change(userId, () => {
        const to = { key: period.key, endsAt: period.endsAt?.getTime() ?? null, credits };
        return sql.grant.run({ userId, from, ...to }).changes === 1;
      }),

    expiredHolds: (now, limit) =>
      connection.read(() => {
        const rows = sql.expiredHolds.all(now.getTime(), limit) as unknown as HoldRow[];
        return rows.map(({ userId, generationId }) => ({ userId, generationId }));
      }),

    dueForGrant: (now, limit) =>
      connection.read(() => {
        const rows = sql.dueForGrant.all(now.getTime(), limit) as { id: string }[];
        return rows.map(({ id }) => load(id)).filter((user) => user !== null);
      }),
  };
}
