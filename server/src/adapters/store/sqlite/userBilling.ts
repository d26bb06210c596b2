import { rememberedEvents, withCheckout } from '../../../domain/billing/billing.ts';
import type { BillingChange } from '../../../domain/billing/billingChange.ts';
import type { Clock, UserBilling } from '../../../domain/ports.ts';
import { balanceAfter } from '../../../domain/credits/statement.ts';
import type { User } from '../../../domain/account/user.ts';
import { fromBilling } from './billingRow.ts';
import type { Connection } from './connection.ts';
import type { Ledger } from './ledger.ts';
import type { AddMail } from './mails.ts';
import type { UserRecords } from './userRecords.ts';

/** The billing part of the accounts in the file. */
export function createUserBilling(
  connection: Connection,
  { sql, load, change }: UserRecords,
  ledger: Ledger,
  addMail: AddMail,
  clock: Clock,
): UserBilling {
  const rememberEvents = (userId: string, eventIds: readonly string[]) => {
    const at = clock.now().getTime();
    for (const id of eventIds) sql.addEvent.run(userId, id, at);
    if (eventIds.length > 0) sql.forgetEvents.run({ userId, maxEvents: rememberedEvents });
  };

  const saveNextRevision = (user: User): true => {
    sql.saveBilling.run({ ...fromBilling({ ...user, billing: { ...user.billing, rev: user.billing.rev + 1 } }) });
    return true;
  };

  const applyChange = (
    before: User,
    { moves, billing, requiredBalance: _requiredBalance, ...account }: BillingChange,
  ): true => {
    ledger.writeMoves(before.id, before.textCredits, moves);
    sql.saveAccount.run({
      userId: before.id,
      textCredits: moves.reduce(balanceAfter, before.textCredits),
      currentPlan: account.currentPlan,
      subscriptionProvider: account.subscriptionProvider,
      subscriptionId: account.subscriptionId,
      subscriptionStatus: account.subscriptionStatus,
      creditAnchor: account.creditAnchor.getTime(),
      periodKey: account.creditPeriod.key,
      periodEndsAt: account.creditPeriod.endsAt?.getTime() ?? null,
    });
    return saveNextRevision({ ...before, ...account, billing: { ...before.billing, ...billing } });
  };

  return {
    linkCustomer: (userId, customerId) =>
      change(
        userId,
        (user) =>
          user?.billing.customerId === null && saveNextRevision({ ...user, billing: { ...user.billing, customerId } }),
      ),

    findByCustomer: (customerId) =>
      connection.read(() => {
        const row = sql.findByCustomer.get(customerId) as { userId: string } | undefined;
        return row ? load(row.userId) : null;
      }),

    beginCheckout: (userId, checkout, replacing) =>
      change(userId, (user) => {
        const billing = user && withCheckout(user.billing, checkout, replacing);
        return billing ? saveNextRevision({ ...user, billing }) : false;
      }),

    async saveBilling(userId, rev, billingChange, eventIds, mails = []) {
      let isStale = false;
      const user = await change(userId, (before) => {
        isStale =
          before !== null &&
          (before.billing.rev !== rev || (billingChange?.requiredBalance ?? before.textCredits) !== before.textCredits);
        if (!before || isStale) return false;
        rememberEvents(userId, eventIds);
        for (const mail of mails) addMail(mail);
        return billingChange ? applyChange(before, billingChange) : saveNextRevision(before);
      });
      return isStale ? 'stale' : user;
    },

    hasSeenEvent: (userId, eventId) => connection.read(() => sql.hasSeenEvent.get(userId, eventId) !== undefined),

    paymentEvents: (userId) =>
      connection.read(() => (sql.eventsOf.all(userId) as { id: string }[]).map(({ id }) => id)),

    overdueAtProvider: (now, limit) =>
      connection.read(() =>
        (sql.overdueAtProvider.all(now.getTime(), limit) as { userId: string }[]).map(({ userId }) => userId),
      ),
  };
}
