import { checkoutHours, type CheckoutAttempt } from '../../domain/billing.ts';
import { isFailure } from '../../domain/failures.ts';
import { PaymentsUnavailable } from '../../domain/paymentFailures.ts';
import type { CheckoutSession } from '../../domain/payments.ts';
import type { PaidPlanKey } from '../../domain/plan.ts';
import type { Clock, Payments, Users } from '../../domain/ports.ts';
import type { User } from '../../domain/user.ts';

interface CheckoutParts {
  readonly users: Users;
  readonly payments: Payments;
  readonly clock: Clock;
}

const rounds = 10;

/**
 * The address at which the plan can be bought, or the portal's where a subscription lives (rule 7.4). The attempt is
 * written down before its session is made, and whoever clicks meanwhile uses the same; another plan's session is closed,
 * and of clicks on both at once the last one has its way.
 */
export async function checkoutUrl(
  parts: CheckoutParts,
  owner: User,
  plan: PaidPlanKey,
): Promise<string | PaymentsUnavailable> {
  const { users, payments, clock } = parts;
  let user: User | PaymentsUnavailable = await withCustomer(parts, owner);
  for (let round = 1; round <= rounds && !isFailure(user); round += 1) {
    const { customerId, checkout } = user.billing;
    if (customerId === null) break;
    const account = await payments.account(customerId);
    if (isFailure(account)) return account;
    if (account.live) return payments.openPortal(customerId);

    const session = checkout && isOf(checkout, plan, clock.now()) ? await onlySession(parts, user, checkout) : null;
    if (isFailure(session)) return session;
    const current = await users.find(owner.id);
    if (!current) return withdrawn(parts, owner, customerId);
    const isCurrent = current.billing.checkout?.key === checkout?.key;
    if (isCurrent && session?.state === 'open' && session.url) return session.url;
    // Replaced while its session was made: nobody was told of it, and nobody shall pay it.
    if (!isCurrent && session?.state === 'open') await payments.expireCheckout(session.id);
    // Two clicks that each put the other's plan aside would go on for ever.
    if (!isCurrent && wantsOther(current, plan)) return new PaymentsUnavailable();
    // Paid in this very moment, a subscription lives: the next round sees it.
    const attempt = { key: crypto.randomUUID(), plan, at: clock.now() };
    const begun = await users.beginCheckout(owner.id, attempt, checkout?.key ?? null);
    if (!begun) return withdrawn(parts, owner, customerId);
    user = begun;
    if (wantsOther(user, plan)) return new PaymentsUnavailable();
  }
  if (isFailure(user)) return user;
  throw new Error('the checkout of the account kept changing');
}

const wantsOther = ({ billing: { checkout } }: User, plan: PaidPlanKey): boolean =>
  checkout !== null && checkout.plan !== plan;

async function withCustomer(parts: CheckoutParts, owner: User): Promise<User | PaymentsUnavailable> {
  if (owner.billing.customerId !== null) return owner;
  const customerId = await parts.payments.createCustomer(owner);
  if (isFailure(customerId)) return customerId;
  return (await parts.users.linkCustomer(owner.id, customerId)) ?? withdrawn(parts, owner, customerId);
}

/** The account was deleted meanwhile. Its deletion may have looked before there was anything to remove. */
async function withdrawn(
  { payments }: CheckoutParts,
  { subscriptionId }: User,
  customerId: string,
): Promise<PaymentsUnavailable> {
  return (await payments.removeCustomer(customerId, subscriptionId)) ?? new PaymentsUnavailable();
}

/** Whether the attempt is for the plan, and younger than a session can be. */
const isOf = (checkout: CheckoutAttempt, plan: PaidPlanKey, now: Date): boolean =>
  checkout.plan === plan && now.getTime() - checkout.at.getTime() < (checkoutHours - 1) * 3_600_000;

/** The session of the attempt as it is now, once no other can be paid. */
async function onlySession(
  { users, payments }: CheckoutParts,
  { id: userId, billing: { customerId } }: User,
  { key, plan }: CheckoutAttempt,
): Promise<CheckoutSession | null | PaymentsUnavailable> {
  const open = await payments.openCheckouts(customerId ?? '');
  if (isFailure(open)) return open;
  const others = open.filter((session) => session.key !== key);
  // Still the current one after the others were listed, it is younger than they are.
  if (others.length > 0 && (await users.find(userId))?.billing.checkout?.key !== key) return null;
  for (const other of others) {
    const closed = await payments.expireCheckout(other.id);
    if (isFailure(closed)) return closed;
    if (closed?.state === 'complete') return closed;
  }
  const listed = open.find((session) => session.key === key);
  if (listed) return listed;
  const made = await payments.startCheckout({ customerId: customerId ?? '', userId, plan, key });
  // Told again, it is told as it was then.
  return isFailure(made) || !made ? made : payments.checkoutSession(made.id);
}
