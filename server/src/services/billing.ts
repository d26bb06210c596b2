import { refundableUntil } from '../domain/billing/billing.ts';
import {
  CheckoutNotFound,
  InvalidArgument,
  InvalidPlan,
  isFailure,
  NoSubscription,
  NotRefundable,
  PaymentsUnavailable,
  TooManyRequests,
  type Unauthenticated,
} from '../domain/failures.ts';
import { mayCharge } from '../domain/billing/payments.ts';
import { isPaid, type PaidPlanKey, type PlanKey } from '../domain/billing/plan.ts';
import { orUnauthenticated } from '../domain/account/orUnauthenticated.ts';
import type { Clock, Log, Payments, RateLimit, RateLimits, Telemetry, Users } from '../domain/ports.ts';
import { statementLength, withOutcomes, type StatementEntry } from '../domain/credits/statement.ts';
import type { User } from '../domain/account/user.ts';
import { openCheckout } from './billing/checkout.ts';
import { createProviderUpdates, type ProviderUpdates } from './billing/providerUpdates.ts';
import { createSync, type RefundMemory } from './billing/sync.ts';

/** A purchase as the provider's page left it (rule 7.5). */
export interface CheckoutConfirmation {
  readonly state: 'pending' | 'approved';
  readonly plan: PaidPlanKey;
  readonly amountInCents: number;
}

/** Buying a plan, managing and refunding it, the statement of credits, and the updates from and to the provider. */
export interface Billing extends ProviderUpdates {
  /** The address at which the plan is bought, or the portal's when a subscription is live (rule 7.4); null is no plan. */
  startCheckout(
    user: User,
    plan: PlanKey | null,
  ): Promise<{ checkoutUrl: string } | InvalidPlan | PaymentsUnavailable | TooManyRequests>;
  /** The address at which the subscription is managed; NoSubscription for who never began a purchase. */
  openCustomerPortal(
    user: User,
  ): Promise<{ portalUrl: string } | NoSubscription | PaymentsUnavailable | TooManyRequests>;
  /** The state of the owner's checkout (rule 7.5); CheckoutNotFound for a session that is not the owner's. */
  confirmCheckout(
    user: User,
    sessionId: string,
  ): Promise<CheckoutConfirmation | CheckoutNotFound | PaymentsUnavailable | TooManyRequests>;
  /** Until when the owner can withdraw from the purchase (rule 7.6); null when there is none, or the days are over. */
  withdrawalEnds(user: User): Date | null;
  /** How many credits the owner's next subscription begins with less: those used of a refunded period (rule 7.6). */
  creditsOwed(user: User): Promise<number>;
  /** Refunds the subscription and ends the plan at once, within the days of withdrawal; repeating it succeeds. */
  requestRefund(user: User): Promise<User | NotRefundable | PaymentsUnavailable | TooManyRequests | Unauthenticated>;
  /** A page of the newest entries of the statement of credits; `next` is where the next one goes on, null at the end. */
  statement(
    user: User,
    page: { readonly first: number; readonly after?: string | null | undefined },
  ): Promise<{ items: readonly StatementEntry[]; next: StatementEntry | null } | InvalidArgument>;
}

interface BillingParts {
  readonly users: Users;
  readonly rateLimits: RateLimits;
  /** How often an owner may make us call the provider, over all the operations that do (rule 7.7). */
  readonly paymentsRate: RateLimit;
  readonly payments: Payments;
  readonly creditMemory: RefundMemory & { countOwedCredits(user: User): Promise<number> };
  readonly telemetry: Pick<Telemetry, 'recordWebhookLag'>;
  readonly clock: Clock;
  readonly log: Log;
}

/** Billing over its ports. */
export function createBilling(parts: BillingParts): Billing {
  const { users, rateLimits, paymentsRate, payments, creditMemory, clock } = parts;
  const sync = createSync(parts);

  /** Counts a call to the provider; the refusal when there were too many. */
  const checkPaymentsRate = async (userId: string): Promise<TooManyRequests | null> => {
    const { waitSeconds: wait } = await rateLimits.take(paymentsRate, userId);
    return wait === null ? null : TooManyRequests.inAMinute(wait);
  };

  return {
    ...createProviderUpdates({ ...parts, sync }),

    async startCheckout(user, plan) {
      if (plan === null || !isPaid(plan)) return new InvalidPlan();
      const refused = await checkPaymentsRate(user.id);
      if (refused) return refused;
      const url = await openCheckout(parts, user, plan);
      return isFailure(url) ? PaymentsUnavailable.checkout() : { checkoutUrl: url };
    },

    async openCustomerPortal({ id, billing: { customerId } }) {
      if (customerId === null) return new NoSubscription();
      const refused = await checkPaymentsRate(id);
      if (refused) return refused;
      const url = await payments.openPortal(customerId);
      return isFailure(url) ? PaymentsUnavailable.portal() : { portalUrl: url };
    },

    async confirmCheckout({ id, billing }, sessionId) {
      if (!/^cs_\w{1,200}$/.test(sessionId) || billing.customerId === null) return new CheckoutNotFound();
      const refused = await checkPaymentsRate(id);
      if (refused) return refused;
      const session = await payments.checkoutSession(sessionId);
      if (isFailure(session)) return session;
      if (session?.customerId !== billing.customerId || session.plan === null) return new CheckoutNotFound();
      // In case the event of the payment never arrives.
      const user = session.paid ? await sync(id) : null;
      const { plan, amountInCents } = session;
      return { state: user === null || isFailure(user) ? 'pending' : 'approved', plan, amountInCents };
    },

    withdrawalEnds({ currentPlan, billing }) {
      const until = currentPlan === 'plano_ninho' ? null : refundableUntil(billing);
      return until && clock.now() <= until ? until : null;
    },

    creditsOwed: (user) => creditMemory.countOwedCredits(user),

    async requestRefund({ id, billing: { customerId } }) {
      if (customerId === null) return new NotRefundable();
      const limited = await checkPaymentsRate(id);
      if (limited) return limited;
      const account = await payments.account(customerId);
      if (isFailure(account)) return account;
      const { subscription } = account;
      const until = subscription && refundableUntil(subscription);
      if (!subscription || !until || subscription.revoked === 'dispute') return new NotRefundable();
      const { revoked, withdrawal } = subscription;
      const isDone = revoked === 'refund' && withdrawal !== 'partial' && !mayCharge(subscription);
      // A withdrawal that was asked for in time can be completed after the deadline.
      if (!isDone && withdrawal === null && clock.now() > until) return new NotRefundable();
      const refused = isDone ? null : await payments.withdraw(customerId, subscription.id);
      return refused ?? orUnauthenticated(await sync(id));
    },

    async statement(user, { first, after }) {
      if (first < 1 || first > statementLength) {
        return new InvalidArgument('first', `Peça de 1 a ${statementLength} linhas do extrato.`);
      }
      const pendingIds = user.holds.map(({ generationId }) => generationId);
      const entries = withOutcomes(await users.statement(user.id, statementLength), pendingIds);
      const start = after == null ? 0 : entries.findIndex(({ id }) => id === after) + 1;
      if (start === 0 && after != null) return InvalidArgument.badCursor();
      const page = entries.slice(start, start + first);
      return { items: page, next: start + first < entries.length ? (page.at(-1) ?? null) : null };
    },
  };
}
