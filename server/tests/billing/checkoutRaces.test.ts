import { expect, it } from 'vitest';
import { PaymentsUnavailable } from '../../src/domain/failures.ts';
import type { CheckoutSession } from '../../src/domain/billing/payments.ts';
import type { Payments, Users } from '../../src/domain/ports.ts';
import type { User } from '../../src/domain/account/user.ts';
import { openCheckout } from '../../src/services/billing/checkout.ts';
import { aUser } from '../seed/domain.ts';
import { portWith } from '../seed/ports.ts';
import { aSubscription, anAccount, day } from '../seed/subscription.ts';

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

/** A customer with that checkout, and the store that replaces it. */
function aCustomerAt(checkout: User['billing']['checkout']): { readonly user: User; readonly users: Users } {
  let user: User = aUser();
  user = { ...user, billing: { ...user.billing, customerId: 'cus_1', checkout } };
  const users = portWith<Users>({
    find: () => Promise.resolve(user),
    beginCheckout(_id, replacement) {
      user = { ...user, billing: { ...user.billing, checkout: replacement } };
      return Promise.resolve(user);
    },
  });
  return { user, users };
}

it('a click on a plan while the checkout of the other plan is paid opens the portal, and no second checkout', async () => {
  let isPaid = false;
  const { user, users } = aCustomerAt({ key: 'voo', plan: 'plano_voo', at: now });
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
  expect(await openCheckout({ users, payments, clock: { now: () => now } }, user, 'plano_voo')).toBe(
    'https://portal.example',
  );
});

it.each([
  ['is live, to the portal', aSubscription(), 'https://portal.example'],
  ['has ended, to a checkout', aSubscription({ status: 'canceled', endedAt: now }), 'https://pay.example/voo'],
])('a click on a plan leads a customer whose subscription %s', async (_what, subscription, url) => {
  const { user, users } = aCustomerAt({ key: 'voo', plan: 'plano_voo', at: now });
  const payments = portWith<Payments>({
    account: () => Promise.resolve(anAccount(subscription)),
    openCheckouts: () => Promise.resolve([aSession('voo')]),
    openPortal: () => Promise.resolve('https://portal.example'),
  });
  expect(await openCheckout({ users, payments, clock: { now: () => now } }, user, 'plano_voo')).toBe(url);
});

it.each([
  ['is opened again while it lives for more than an hour', 1, 'https://pay.example/old'],
  ['is replaced in its last hour, in which it would end while it is paid', 0, 'https://pay.example/new'],
])('a checkout that was begun a day ago %s', async (_what, before, url) => {
  const begun = new Date(now.getTime() - 23 * 3_600_000 + before);
  const { user, users } = aCustomerAt({ key: 'old', plan: 'plano_voo', at: begun });
  const open = [aSession('old')];
  const payments = portWith<Payments>({
    account: () => Promise.resolve(anAccount(null)),
    openCheckouts: () => Promise.resolve(open),
    expireCheckout() {
      const [old] = open.splice(0);
      return Promise.resolve({ ...old!, state: 'expired', url: null });
    },
    startCheckout: () => Promise.resolve(aSession('new')),
    checkoutSession: () => Promise.resolve(aSession('new')),
  });
  expect(await openCheckout({ users, payments, clock: { now: () => now } }, user, 'plano_voo')).toBe(url);
});

it('no session is created while the open one of the other plan cannot be expired, so that two can never be paid', async () => {
  const { user, users } = aCustomerAt({ key: 'voo', plan: 'plano_voo', at: now });
  const payments = portWith<Payments>({
    account: () => Promise.resolve(anAccount(null)),
    openCheckouts: () => Promise.resolve([aSession('revoada')]),
    expireCheckout: () => Promise.resolve(new PaymentsUnavailable()),
  });
  expect(await openCheckout({ users, payments, clock: { now: () => now } }, user, 'plano_voo')).toBeInstanceOf(
    PaymentsUnavailable,
  );
});

it('a checkout whose idempotency key the provider knows from a different request is created with a new key', async () => {
  const { user, users } = aCustomerAt({ key: 'old', plan: 'plano_voo', at: now });
  const keys: string[] = [];
  const payments = portWith<Payments>({
    account: () => Promise.resolve(anAccount(null)),
    openCheckouts: () => Promise.resolve([]),
    startCheckout({ key }) {
      keys.push(key);
      return Promise.resolve(key === 'old' ? null : aSession('new'));
    },
    checkoutSession: () => Promise.resolve(aSession('new')),
  });
  expect(await openCheckout({ users, payments, clock: { now: () => now } }, user, 'plano_voo')).toBe(
    'https://pay.example/new',
  );
  expect(keys).toEqual(['old', expect.not.stringMatching(/^old$/)]);
});

it.each([
  ['name', { displayName: 'Ana Souza' }],
  ['e-mail', { email: 'nova@padaria.example' }],
])(
  'an owner whose %s changes while the customer is created has the new one at the provider',
  async (_what, changed) => {
    const before = aUser();
    const { user, users } = aCustomerAt(null);
    const linked = { ...user, ...changed };
    const told: object[] = [];
    const payments = portWith<Payments>({
      createCustomer: () => Promise.resolve('cus_1'),
      updateCustomer(customer, { email, displayName }) {
        told.push({ customer, email, displayName });
        return Promise.resolve(null);
      },
      account: () => Promise.resolve(anAccount(null)),
      openCheckouts: () => Promise.resolve([]),
      startCheckout: () => Promise.resolve(aSession('new')),
      checkoutSession: () => Promise.resolve(aSession('new')),
    });
    const linking = portWith<Users>({ ...users, linkCustomer: () => Promise.resolve(linked) });
    const parts = { users: linking, payments, clock: { now: () => now } };
    expect(await openCheckout(parts, before, 'plano_voo')).toBe('https://pay.example/new');
    const { email, displayName } = linked;
    expect(told).toEqual([{ customer: 'cus_1', email, displayName }]);
  },
);
