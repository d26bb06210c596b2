import { expect, it } from 'vitest';
import type { CheckoutSession } from '../src/domain/payments.ts';
import type { Payments, Users } from '../src/domain/ports.ts';
import type { User } from '../src/domain/user.ts';
import { checkoutUrl } from '../src/services/billing/checkout.ts';
import { aUser } from './seed/domain.ts';
import { portWith } from './seed/ports.ts';
import { aSubscription, anAccount, day } from './seed/subscription.ts';

const now = day('2026-03-10');
const aSession = (key: string): CheckoutSession => ({
  id: `cs_${key}`,
  key,
  customerId: 'cus_1',
  state: 'open',
  paid: false,
  plan: 'plano_voo',
  amountInCents: 4_900,
  url: `https://pay.example/${key}`,
});

it('a click on a plan while the checkout of the other one is paid opens the portal, and no second checkout', async () => {
  let isPaid = false;
  let user: User = aUser();
  const checkout = { key: 'voo', plan: 'plano_voo', at: now } as const;
  user = { ...user, billing: { ...user.billing, customerId: 'cus_1', checkout } };
  const users = portWith<Users>({
    find: () => Promise.resolve(user),
    beginCheckout(_id, replacement) {
      user = { ...user, billing: { ...user.billing, checkout: replacement } };
      return Promise.resolve(user);
    },
  });
  const payments = portWith<Payments>({
    account: () => Promise.resolve(anAccount(isPaid ? aSubscription() : null)),
    openCheckouts: () => Promise.resolve(isPaid ? [] : [aSession('revoada')]),
    expireCheckout() {
      isPaid = true;
      return Promise.resolve({ ...aSession('revoada'), state: 'complete', paid: true, url: null });
    },
    startCheckout: ({ key }) => Promise.resolve(aSession(key)),
    checkoutSession: () => Promise.resolve(aSession('voo')),
    openPortal: () => Promise.resolve('https://portal.example'),
  });
  expect(await checkoutUrl({ users, payments, clock: { now: () => now } }, user, 'plano_voo')).toBe(
    'https://portal.example',
  );
});
