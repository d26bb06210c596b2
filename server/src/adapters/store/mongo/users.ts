import type { Collection, Document, Filter, UpdateFilter } from 'mongodb';
import type { Hold } from '../../../domain/credits.ts';
import type { HoldOutcome, Users } from '../../../domain/ports.ts';
import { profileFields, type ProfilePatch, type User } from '../../../domain/user.ts';
import { isDuplicate, repeatably } from './repeat.ts';
import { fromUser, toHold, toUser, type UserDocument } from './userDocument.ts';

/** The accounts, one document each: every rule of a write is a condition of its one update. */
export function createUsers(users: Collection<UserDocument>): Users {
  const find = async (userId: string): Promise<User | null> => {
    const document = await repeatably(() => users.findOne({ _id: userId }));
    return document && toUser(document);
  };

  /** The account after the update, or null when the filter does not match. */
  const update = async (filter: Filter<UserDocument>, change: UpdateFilter<UserDocument>): Promise<User | null> => {
    const counted = { ...change, $inc: { ...change.$inc, rev: 1 } };
    const document = await repeatably(() => users.findOneAndUpdate(filter, counted, { returnDocument: 'after' }));
    return document && toUser(document);
  };

  const saveProfile = (userId: string, patch: ProfilePatch, onboarded: { hasCompletedOnboarding?: true }) => {
    const sent = profileFields.filter((field) => patch[field] !== undefined);
    const $set = { ...Object.fromEntries(sent.map((field) => [field, patch[field]])), ...onboarded };
    return update({ _id: userId }, Object.keys($set).length > 0 ? { $set } : {});
  };

  return {
    find,
    saveProfile: (userId, patch) => saveProfile(userId, patch, {}),
    completeOnboarding: (userId, patch) => saveProfile(userId, patch, { hasCompletedOnboarding: true }),

    async create(user) {
      const document = fromUser(user);
      try {
        await repeatably(() => users.insertOne(document));
        return toUser(document);
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const first = await repeatably(() => users.findOne({ _id: user.id }, { readConcern: 'linearizable' }));
        if (!first) throw new Error('the account was removed while it was created', { cause: error });
        return toUser(first);
      }
    },

    acceptTerms: async (userId, { version, at }) =>
      (await update(
        { _id: userId, 'acceptedTerms.version': { $ne: version } },
        { $set: { acceptedTerms: { version, at } } },
      )) ?? find(userId),

    hold: (userId, hold, atMostInFlight) => takeHold(users, update, userId, hold, atMostInFlight),

    async settle(userId, generationId, outcome) {
      const filter = { _id: userId, 'holds.generationId': generationId };
      await repeatably(() => users.updateOne(filter, settlement(generationId, outcome)));
    },

    grant: async (userId, from, { period, credits }) => {
      const creditPeriod = { key: period.key, endsAt: period.endsAt };
      // Already in the period that the grant is for: it has had it.
      const granted =
        from === period.key
          ? null
          : await update({ _id: userId, 'creditPeriod.key': from }, { $set: { creditPeriod, textCredits: credits } });
      return granted ?? find(userId);
    },

    expiredHolds: (now, limit) => repeatably(() => users.aggregate<ExpiredHold>(expired(now, limit)).toArray()),

    async dueForGrant(now, limit) {
      const filter = { currentPlan: 'plano_ninho', 'creditPeriod.endsAt': { $lte: now } } as const;
      const sort = { 'creditPeriod.endsAt': 1, _id: 1 } as const;
      const due = await repeatably(() => users.find(filter, { sort, limit }).toArray());
      return due.map(toUser);
    },
  };
}

interface ExpiredHold {
  readonly userId: string;
  readonly generationId: string;
}

const expired = (now: Date, limit: number): Document[] => [
  { $match: { 'holds.expiresAt': { $lte: now } } },
  { $unwind: '$holds' },
  { $match: { 'holds.expiresAt': { $lte: now } } },
  { $sort: { 'holds.expiresAt': 1, 'holds.generationId': 1 } },
  { $limit: limit },
  { $project: { _id: 0, userId: '$_id', generationId: '$holds.generationId' } },
];

/** Takes the hold away and, if it is returned while its period runs, gives its credit back: in one update. */
function settlement(generationId: string, outcome: 'spent' | 'returned'): Document[] {
  const id = { $literal: generationId };
  const held = { $filter: { input: '$holds', cond: { $eq: ['$$this.generationId', id] } } };
  const periods = { $map: { input: held, in: '$$this.periodKey' } };
  const given = { $cond: [{ $in: ['$creditPeriod.key', periods] }, 1, 0] };
  return [
    {
      $set: {
        holds: { $filter: { input: '$holds', cond: { $ne: ['$$this.generationId', id] } } },
        ...(outcome === 'returned' && { textCredits: { $add: [{ $ifNull: ['$textCredits', 0] }, given] } }),
        rev: { $add: ['$rev', 1] },
      },
    },
  ];
}

const holdAttempts = 20;

async function takeHold(
  users: Collection<UserDocument>,
  update: (filter: Filter<UserDocument>, change: UpdateFilter<UserDocument>) => Promise<User | null>,
  userId: string,
  hold: Hold,
  atMostInFlight: number,
): Promise<HoldOutcome> {
  const free: Filter<UserDocument> = {
    _id: userId,
    textCredits: { $gte: 1 },
    'holds.generationId': { $ne: hold.generationId },
    'holds.requestId': { $ne: hold.requestId },
    [`holds.${atMostInFlight - 1}`]: { $exists: false },
  };
  for (let attempt = 0; attempt < holdAttempts; attempt += 1) {
    if (await update(free, { $inc: { textCredits: -1 }, $push: { holds: toHold(hold) } })) return 'held';
    // Linearizable: sees what the update saw, and tells nothing that a failover could undo.
    const document = await repeatably(() => users.findOne({ _id: userId }, { readConcern: 'linearizable' }));
    const refused = refusal(document && toUser(document), hold, atMostInFlight);
    if (refused) return refused;
    // A hold was settled between the two; there may be room now.
  }
  throw new Error('the account kept changing while a credit was taken');
}

/** Why an account gives no credit, in the order of the port's promise; null when it would. */
function refusal(user: User | null, hold: Hold, atMostInFlight: number): HoldOutcome | null {
  if (user?.holds.some(({ generationId }) => generationId === hold.generationId)) return 'held';
  if (user?.holds.some(({ requestId }) => requestId === hold.requestId)) return 'same-request';
  if (!user || user.textCredits < 1) return 'out-of-credits';
  return user.holds.length >= atMostInFlight ? 'too-many-in-flight' : null;
}
