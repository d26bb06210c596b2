import type { Collection, Document, Filter } from 'mongodb';
import { decideHold, type HoldOutcome, type NewHold } from '../../../domain/credits/credits.ts';
import type { Clock, Users } from '../../../domain/ports.ts';
import { ledgerEntriesOf, setBalance } from '../../../domain/credits/statement.ts';
import { profileFields, type ProfilePatch } from '../../../domain/account/user.ts';
import { creditsExpired, hasNoConflict, mayBeGranted, mayTakeCredits } from './conditions.ts';
import { clickStage, expiryStage, firstEntries, creditMoveStages, toEntry } from './ledger.ts';
import { outboxUpdate } from './mailDocument.ts';
import { isDuplicateKey, withRetry } from './retry.ts';
import { createUserBilling, nextRev } from './userBilling.ts';
import { fromUser, toUser, withoutLists, type UserDocument } from './userDocument.ts';
import { createUserRecords, type UserRecords } from './userRecords.ts';

/** The accounts, one document each; every write is one update, whose conditions are in conditions.ts. */
export function createUsers(users: Collection<UserDocument>, clock: Clock): Users {
  const records = createUserRecords(users);
  const { find, update } = records;

  const mergeProfile = (filter: Filter<UserDocument>, patch: ProfilePatch, more: { hasCompletedOnboarding?: true }) => {
    const sent = profileFields.filter((field) => patch[field] !== undefined);
    const $set = { ...Object.fromEntries(sent.map((field) => [field, { $literal: patch[field] }])), ...more };
    return update(filter, Object.keys($set).length > 0 ? [{ $set }] : []);
  };

  return {
    ...createUserBilling(users, records, clock),
    find,

    async withEmail(email, limit) {
      const options = { sort: { _id: 1 }, limit, projection: withoutLists } as const;
      return (await withRetry(() => users.find({ email }, options).toArray())).map(toUser);
    },

    async list(after, limit) {
      const filter = after === null ? {} : { _id: { $gt: after } };
      const found = await withRetry(() =>
        users.find(filter, { sort: { _id: 1 }, limit, projection: withoutLists }).toArray(),
      );
      return found.map(toUser);
    },

    async saveProfile(userId, patch, basedOn = {}) {
      const saved = await mergeProfile(hasNoConflict(userId, patch, basedOn), patch, {});
      return saved ?? ((await find(userId)) && 'conflict');
    },

    completeOnboarding: (userId, patch) => mergeProfile({ _id: userId }, patch, { hasCompletedOnboarding: true }),

    async create(user) {
      const openingEntries = ledgerEntriesOf(0, setBalance(user.textCredits, user.currentPlan));
      const document = fromUser(user, firstEntries(openingEntries, clock.now()));
      try {
        await withRetry(() => users.insertOne(document));
        return toUser(document);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        const readConcern = 'linearizable';
        const first = await withRetry(() => users.findOne({ _id: user.id }, { readConcern, projection: withoutLists }));
        if (!first) throw new Error('the account was removed while it was created', { cause: error });
        return toUser(first);
      }
    },

    async changeEmail(userId, email, notice) {
      const fields = {
        email: { $literal: email },
        contactChangedAt: clock.now(),
        ...outboxUpdate(notice ? [notice] : []),
      };
      return (await update({ _id: userId, email: { $ne: email } }, [{ $set: fields }])) ?? find(userId);
    },

    changeName: async (userId, name) =>
      (await update({ _id: userId, displayName: { $ne: name } }, [
        { $set: { displayName: { $literal: name }, contactChangedAt: clock.now() } },
      ])) ?? find(userId),

    async withChangedContact(limit) {
      const filter = { contactChangedAt: { $type: 'date' } } as const;
      const options = { sort: { contactChangedAt: 1, _id: 1 }, limit, projection: withoutLists } as const;
      return (await withRetry(() => users.find(filter, options).toArray())).map(toUser);
    },

    async markContactSynced({ id, email, displayName }) {
      await withRetry(() => users.updateOne({ _id: id, email, displayName }, { $unset: { contactChangedAt: '' } }));
    },

    acceptTerms: async (userId, { version, at }) =>
      (await update({ _id: userId, 'acceptedTerms.version': { $ne: version } }, [
        { $set: { acceptedTerms: { $literal: { version, at } } } },
      ])) ?? find(userId),

    hold: (userId, holds, maxInFlight) => takeHolds(users, update, userId, holds, maxInFlight, clock.now()),

    async settle(userId, generationId, outcome) {
      const filter = { _id: userId, 'holds.generationId': generationId };
      const written = await withRetry(() =>
        users.updateOne(filter, settlementStages(generationId, outcome, clock.now())),
      );
      return written.modifiedCount === 1;
    },

    grant: async (userId, from, grant) => {
      const { key, endsAt, quota } = grant.period;
      const stages = creditMoveStages(setBalance(grant.credits, 'plano_ninho'), clock.now());
      const creditPeriod = { $literal: { key, endsAt, quota } };
      const creditAnchor = grant.anchor ?? '$creditAnchor';
      const granted = await update(mayBeGranted(userId, from, grant), [
        ...stages,
        { $set: { creditPeriod, creditAnchor, ...nextRev } },
      ]);
      return granted ?? find(userId);
    },

    expiredHolds: (now, limit) =>
      withRetry(() => users.aggregate<ExpiredHold>(expiredHoldStages(now, limit)).toArray()),

    async remove(userId) {
      await withRetry(() => users.deleteOne({ _id: userId }));
    },

    async dueForGrant(now, limit) {
      const onFreePlan = { currentPlan: 'plano_ninho', 'creditPeriod.endsAt': { $lte: now } } as const;
      const filter = { ...onFreePlan, leaving: { $ne: true } };
      const sort = { 'creditPeriod.endsAt': 1, _id: 1 } as const;
      const due = await withRetry(() => users.find(filter, { sort, limit, projection: withoutLists }).toArray());
      return due.map(toUser);
    },

    async statement(userId, limit) {
      const newest = { statement: { $slice: [{ $ifNull: ['$statement', []] }, -limit] } };
      const pipeline = [{ $match: { _id: userId } }, { $project: newest }];
      const [document] = await withRetry(() => users.aggregate<UserDocument>(pipeline).toArray());
      return (document?.statement ?? []).map(toEntry).toReversed();
    },
  };
}

interface ExpiredHold {
  readonly userId: string;
  readonly generationId: string;
}

const expiredHoldStages = (now: Date, limit: number): Document[] => [
  { $match: { 'holds.expiresAt': { $lte: now } } },
  { $unwind: '$holds' },
  { $match: { 'holds.expiresAt': { $lte: now } } },
  { $sort: { 'holds.expiresAt': 1, 'holds.generationId': 1 } },
  { $limit: limit },
  { $project: { _id: 0, userId: '$_id', generationId: '$holds.generationId' } },
];

/**
 * Removes the hold and, unless its credit was spent, returns the credit, in one update. The credit of a period that has ended
 * expires in the same update.
 */
function settlementStages(generationId: string, outcome: 'spent' | 'returned', now: Date): Document[] {
  const id = { $literal: generationId };
  const holds = { $filter: { input: '$holds', cond: { $ne: ['$$this.generationId', id] } } };
  return [
    ...(outcome === 'returned'
      ? [clickStage('return', 1, generationId, now), expiryStage(creditsExpired(generationId), now)]
      : []),
    { $set: { holds, rev: { $add: ['$rev', 1] } } },
  ];
}

const holdAttempts = 20;

/** The hold of the period that the account is in when it is written. */
const inCurrentPeriod = ({ generationId, requestId, kitId, expiresAt }: NewHold): Document => ({
  $mergeObjects: [{ $literal: { generationId, requestId, kitId, expiresAt } }, { periodKey: '$creditPeriod.key' }],
});

async function takeHolds(
  users: Collection<UserDocument>,
  update: UserRecords['update'],
  userId: string,
  holds: readonly NewHold[],
  maxInFlight: number,
  now: Date,
): Promise<HoldOutcome> {
  const holdStages = [
    ...holds.map(({ generationId }) => clickStage('use', -1, generationId, now)),
    { $set: { holds: { $concatArrays: ['$holds', holds.map(inCurrentPeriod)] } } },
  ];
  for (let attempt = 0; attempt < holdAttempts; attempt += 1) {
    if (await update(mayTakeCredits(userId, holds, maxInFlight), holdStages)) return 'held';
    // Linearizable: reads at least what the update read, and nothing that a failover could roll back.
    const options = { readConcern: 'linearizable', projection: withoutLists } as const;
    const document = await withRetry(() => users.findOne({ _id: userId }, options));
    const outcome = decideHold(document && toUser(document), holds, maxInFlight);
    if (outcome !== 'take') return outcome;
    // The account changed between the update and the read: try again.
  }
  throw new Error('the account kept changing while a credit was taken');
}
