import { checkoutHours, type CheckoutAttempt } from '../../domain/billing/billing.ts';
import { isFailure, PaymentsUnavailable } from '../../domain/failures.ts';
import type { CheckoutSession } from '../../domain/billing/payments.ts';
import type { PaidPlanKey } from '../../domain/billing/plan.ts';
import type { Clock, Payments, Users } from '../../domain/ports.ts';
import type { User } from '../../domain/account/user.ts';

interface CheckoutParts {
  readonly users: Users;
  readonly payments: Payments;
  readonly clock: Clock;
}

const maxAttempts = 10;

/**
 * The address of the checkout for the plan, or of the portal when a subscription is live (rule 7.4). The checkout is
 * stored before its session is created, so that simultaneous clicks share one session. The session of another plan is
 * expired; of simultaneous clicks on both plans, the last one wins.
 */
export async function openCheckout(
  parts: CheckoutParts,
  owner: User,
  plan: PaidPlanKey,
): Promise<string | PaymentsUnavailable> {
  const { users, payments, clock } = parts;
  let user: User | PaymentsUnavailable = await ensureCustomer(parts, owner);
  for (let attempt = 1; attempt <= maxAttempts && !isFailure(user); attempt += 1) {
    const { customerId, checkout } = user.billing;
    if (customerId === null) break;
    const account = await payments.account(customerId);
    if (isFailure(account)) return account;
    if (account.isLive) return payments.openPortal(customerId);

    const session =
      checkout && isUsable(checkout, plan, clock.now()) ? await ensureOnlySession(parts, user, checkout) : null;
    if (isFailure(session)) return session;
    const current = await users.find(owner.id);
    if (!current || current.leaving) return removeLateCustomer(parts, owner, customerId);
    const isCurrent = current.billing.checkout?.key === checkout?.key;
    if (isCurrent && session?.state === 'open' && session.url) return session.url;
    // The checkout was replaced while its session was created: its address was given to no client, and it must not be paid.
    if (!isCurrent && session?.state === 'open') await payments.expireCheckout(session.id);
    // Two clicks that keep replacing each other's plan would never end.
    if (!isCurrent && isForOtherPlan(current, plan)) return new PaymentsUnavailable();
    // If the session was paid at this moment, the next attempt sees a live subscription.
    const replacement = { key: crypto.randomUUID(), plan, at: clock.now() };
    const begun = await users.beginCheckout(owner.id, replacement, checkout?.key ?? null);
    if (!begun || begun.leaving) return removeLateCustomer(parts, owner, customerId);
    user = begun;
    if (isForOtherPlan(user, plan)) return new PaymentsUnavailable();
  }
  if (isFailure(user)) return user;
  throw new Error('the checkout of the account kept changing');
}

const isForOtherPlan = ({ billing: { checkout } }: User, plan: PaidPlanKey): boolean =>
  checkout !== null && checkout.plan !== plan;

async function ensureCustomer(parts: CheckoutParts, owner: User): Promise<User | PaymentsUnavailable> {
  if (owner.billing.customerId !== null) return owner;
  const customerId = await parts.payments.createCustomer(owner);
  if (isFailure(customerId)) return customerId;
  const linked = await parts.users.linkCustomer(owner.id, customerId);
  // The job that follows changes may have run before the customer was linked.
  if (linked && (linked.email !== owner.email || linked.displayName !== owner.displayName)) {
    const refused = await parts.payments.updateCustomer(customerId, linked);
    if (refused) return refused;
  }
  return linked && !linked.leaving ? linked : removeLateCustomer(parts, owner, customerId);
}

/** Removes the customer of an account that was deleted meanwhile: the deletion may have run before it was created. */
async function removeLateCustomer(
  { payments, clock }: CheckoutParts,
  { subscriptionId }: User,
  customerId: string,
): Promise<PaymentsUnavailable> {
  return (await payments.removeCustomer(customerId, subscriptionId, clock.now())) ?? new PaymentsUnavailable();
}

/** Whether the checkout is for the plan and its session cannot have expired yet. */
const isUsable = (checkout: CheckoutAttempt, plan: PaidPlanKey, now: Date): boolean =>
  checkout.plan === plan && now.getTime() - checkout.at.getTime() < (checkoutHours - 1) * 3_600_000;

/** Expires all other sessions of the customer, then resolves to the current state of the checkout's session. */
async function ensureOnlySession(
  { users, payments }: CheckoutParts,
  { id: userId, billing: { customerId } }: User,
  { key, plan }: CheckoutAttempt,
): Promise<CheckoutSession | null | PaymentsUnavailable> {
  const open = await payments.openCheckouts(customerId ?? '');
  if (isFailure(open)) return open;
  const others = open.filter((session) => session.key !== key);
  // If the checkout is still the current one after the others were listed, it is newer than they are.
  if (others.length > 0 && (await users.find(userId))?.billing.checkout?.key !== key) return null;
  for (const other of others) {
    const closed = await payments.expireCheckout(other.id);
    if (isFailure(closed)) return closed;
    if (closed?.state === 'complete') return closed;
  }
  const listed = open.find((session) => session.key === key);
  if (listed) return listed;
  const made = await payments.startCheckout({ customerId: customerId ?? '', userId, plan, key });
  // The provider replays its first answer for a used key: read the session's current state.
  return isFailure(made) || !made ? made : payments.checkoutSession(made.id);
}
