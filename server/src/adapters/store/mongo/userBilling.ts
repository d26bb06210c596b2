import type { Collection, Document, Filter } from 'mongodb';
import { rememberedEvents, withCheckout } from '../../../domain/billing/billing.ts';
import type { Clock, UserBilling } from '../../../domain/ports.ts';
import type { BillingChange } from '../../../domain/billing/billingChange.ts';
import { hasText } from './collectionSpecs.ts';
import { creditMoveStages } from './ledger.ts';
import { outboxUpdate } from './mailDocument.ts';
import { withRetry } from './retry.ts';
import { toUser, withoutLists, type UserDocument } from './userDocument.ts';
import type { UserRecords } from './userRecords.ts';

/** Documents from before billing have no rev: they are at 0. */
const atRev = (rev: number): Filter<UserDocument> => ({ 'billing.rev': rev === 0 ? { $in: [0, null] } : rev });
/** The increment of rev, for each write of a field that saveBilling writes. */
export const nextRev = { 'billing.rev': { $add: [{ $ifNull: ['$billing.rev', 0] }, 1] } };
const asLiterals = (fields: object): Document =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { $literal: value as unknown }]));

const checkoutAttempts = 20;

/** The billing part of the accounts; each write is one update of one document. */
export function createUserBilling(
  users: Collection<UserDocument>,
  { find, update }: UserRecords,
  clock: Clock,
): UserBilling {
  const hasSeenEvent = async (userId: string, eventId: string): Promise<boolean> => {
    const filter = { _id: userId, paymentEvents: eventId };
    return (await withRetry(() => users.countDocuments(filter, { limit: 1 }))) > 0;
  };

  return {
    async linkCustomer(userId, customerId) {
      const withoutCustomer = { _id: userId, 'billing.customerId': null };
      const linked = await update(withoutCustomer, [
        { $set: { ...nextRev, 'billing.customerId': { $literal: customerId } } },
      ]);
      return linked ?? find(userId);
    },

    async findByCustomer(customerId) {
      const filter = { 'billing.customerId': hasText(customerId) };
      const document = await withRetry(() => users.findOne(filter, { projection: withoutLists }));
      return document && toUser(document);
    },

    async beginCheckout(userId, checkout, replacing) {
      for (let attempt = 0; attempt < checkoutAttempts; attempt += 1) {
        const before = await find(userId);
        const billing = before && withCheckout(before.billing, checkout, replacing);
        if (!billing) return before;
        const { rev, checkAt } = billing;
        const updated = await update({ _id: userId, ...atRev(rev) }, [
          { $set: { ...nextRev, 'billing.checkout': { $literal: checkout }, 'billing.checkAt': checkAt } },
        ]);
        if (updated) return updated;
      }
      throw new Error('the billing of the account kept changing while a checkout began');
    },

    async saveBilling(userId, rev, change, eventIds, mails = []) {
      const changeStages = change
        ? [...creditMoveStages(change.moves, clock.now()), { $set: accountUpdate(change) }]
        : [];
      const stages = [
        ...changeStages,
        { $set: { ...nextRev, paymentEvents: rememberEvents(eventIds), ...outboxUpdate(mails) } },
      ];
      const atBalance = change && change.requiredBalance !== null ? { textCredits: change.requiredBalance } : {};
      const saved = await update({ _id: userId, ...atRev(rev), ...atBalance }, stages);
      return saved ?? ((await find(userId)) && 'stale');
    },

    hasSeenEvent,

    async paymentEvents(userId) {
      const options = { projection: { paymentEvents: 1 } } as const;
      return (await withRetry(() => users.findOne({ _id: userId }, options)))?.paymentEvents ?? [];
    },

    async overdueAtProvider(now, limit) {
      const sort = { 'billing.checkAt': 1, _id: 1 } as const;
      const options = { sort, limit, projection: { _id: 1 } };
      const filter = { 'billing.checkAt': { $lte: now }, leaving: { $ne: true } };
      const due = await withRetry(() => users.find(filter, options).toArray());
      return due.map(({ _id }) => _id);
    },
  };
}

/** The update of the account's fields; billing fields by their paths, so that the others of `billing` stay. */
function accountUpdate({
  moves: _moves,
  requiredBalance: _requiredBalance,
  billing,
  ...account
}: BillingChange): Document {
  const paths = Object.entries(billing).map(([name, value]) => [`billing.${name}`, value]);
  return { ...asLiterals(account), ...asLiterals(Object.fromEntries(paths)) };
}

function rememberEvents(eventIds: readonly string[]): Document {
  const remembered = { $ifNull: ['$paymentEvents', []] };
  const added = { $filter: { input: { $literal: eventIds }, cond: { $not: [{ $in: ['$$this', remembered] }] } } };
  return { $slice: [{ $concatArrays: [remembered, added] }, -rememberedEvents] };
}
