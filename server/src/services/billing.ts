import { refundableUntil } from '../domain/billing.ts';
import { isFailure } from '../domain/failures.ts';
import { NotRefundable, Unavailable, type PaymentsUnavailable } from '../domain/paymentFailures.ts';
import { lives } from '../domain/payments.ts';
import type { PaidPlanKey } from '../domain/plan.ts';
import type { Clock, Log, Payments, Users } from '../domain/ports.ts';
import type { LedgerEntry } from '../domain/statement.ts';
import type { User } from '../domain/user.ts';
import { checkoutUrl } from './billing/checkout.ts';
import { createSync } from './billing/syncing.ts';

/** A purchase as the provider's page left it (rule 7.5). */
export interface CheckoutConfirmation {
  readonly state: 'pending' | 'approved';
  readonly plan: PaidPlanKey;
  readonly amountInCents: number;
}

/** The money: buying, managing, undoing, and hearing of it. */
export interface Billing {
  /** Where the plan is bought; where a subscription lives, where it is managed. */
  startCheckout(user: User, plan: PaidPlanKey): Promise<{ checkoutUrl: string } | Unavailable>;
  openCustomerPortal(user: User): Promise<{ portalUrl: string } | Unavailable>;
  /** What became of the owner's checkout; null for a session that is not the owner's. */
  confirmCheckout(user: User, sessionId: string): Promise<CheckoutConfirmation | null | PaymentsUnavailable>;
  /** Until when the owner can undo the purchase; null with nothing to undo, or too late. */
  withdrawalEnds(user: User): Date | null;
  /** Gives everything back and ends the plan at once, within the days of withdrawal; done already, it is done. */
  requestRefund(user: User): Promise<User | NotRefundable | PaymentsUnavailable>;
  /** The newest lines of the statement of credits. */
  statement(user: User, first: number): Promise<readonly LedgerEntry[]>;
  /** Takes an event of the provider, as it came; resolves when its effect is written. */
  receive(body: Uint8Array, signature: string | undefined): Promise<'received' | 'forged' | PaymentsUnavailable>;
  /** Asks the provider about accounts of which it should have told something; how many. */
  sweepOverdue(): Promise<number>;
}

interface BillingParts {
  readonly users: Users;
  readonly payments: Payments;
  readonly clock: Clock;
  readonly log: Log;
}

const sweepBatch = 50;

export function createBilling(parts: BillingParts): Billing {
  const { users, payments, clock, log } = parts;
  const sync = createSync(parts);

  return {
    async startCheckout(user, plan) {
      const url = await checkoutUrl(parts, user, plan);
      return isFailure(url) ? Unavailable.checkout() : { checkoutUrl: url };
    },

    async openCustomerPortal({ billing: { customerId } }) {
      const url = customerId === null ? null : await payments.openPortal(customerId);
      return url === null || isFailure(url) ? Unavailable.portal() : { portalUrl: url };
    },

    async confirmCheckout({ id, billing }, sessionId) {
      if (!/^cs_\w{1,200}$/.test(sessionId) || billing.customerId === null) return null;
      const session = await payments.checkoutSession(sessionId);
      if (isFailure(session)) return session;
      if (session?.customerId !== billing.customerId || session.plan === null) return null;
      // So that an event that never comes is not missed.
      const user = session.paid ? await sync(id) : null;
      const { plan, amountInCents } = session;
      return { state: user === null || isFailure(user) ? 'pending' : 'approved', plan, amountInCents };
    },

    withdrawalEnds({ currentPlan, billing }) {
      const until = currentPlan === 'plano_ninho' ? null : refundableUntil(billing);
      return until && clock.now() <= until ? until : null;
    },

    async requestRefund({ id, billing: { customerId } }) {
      if (customerId === null) return new NotRefundable();
      const account = await payments.account(customerId);
      if (isFailure(account)) return account;
      const { subscription } = account;
      const until = subscription && refundableUntil(subscription);
      if (!subscription || !until || subscription.revoked === 'dispute') return new NotRefundable();
      // Begun in time, it is finished whenever it is asked for again.
      const isBegun = subscription.revoked === 'refund';
      if (!isBegun && clock.now() > until) return new NotRefundable();
      const refused =
        isBegun && !lives(subscription)
          ? null
          : ((await payments.refundAll(customerId, subscription.id)) ?? (await payments.cancelNow(subscription.id)));
      return refused ?? present(await sync(id));
    },

    statement: (user, first) => users.statement(user.id, first),

    async receive(body, signature) {
      const event = payments.readEvent(body, signature, clock.now());
      if (event === 'forged') return 'forged';
      const customerId = await payments.customerOf(event);
      if (isFailure(customerId)) return customerId;
      const user = customerId === null ? null : await users.findByCustomer(customerId);
      if (!user || (await users.hasSeenEvent(user.id, event.id))) return 'received';
      const synced = await sync(user.id, event.id);
      if (isFailure(synced)) return synced;
      log.info({ eventId: event.id, type: event.type }, 'an event of the payment provider is settled');
      return 'received';
    },

    async sweepOverdue() {
      let asked = 0;
      for (;;) {
        const due = await users.overdueAtProvider(clock.now(), sweepBatch);
        for (const userId of due) {
          // A provider that does not answer one will not answer the others; the next sweep tries again.
          if (isFailure(await sync(userId))) return asked;
          asked += 1;
        }
        if (due.length < sweepBatch) return asked;
      }
    },
  };
}

/** An account that was there a moment ago; gone, it was deleted meanwhile. */
function present<T>(user: T | null): T {
  if (user === null) throw new Error('the account disappeared during the call');
  return user;
}
