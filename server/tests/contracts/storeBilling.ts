import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { noBilling } from '../../src/domain/billing/billing.ts';
import { setBalance } from '../../src/domain/credits/statement.ts';
import type { BillingChange } from '../../src/domain/billing/billingChange.ts';
import type { User } from '../../src/domain/account/user.ts';
import { aHold, aUser } from '../seed/domain.ts';
import { atOnce, holdOutcomeName, tally } from '../seed/races.ts';
import type { Test } from './storeTest.ts';

const at = (iso: string) => new Date(`2026-${iso}T12:00:00.000Z`);
const anAttempt = (different = {}) => ({
  key: randomUUID(),
  plan: 'plano_voo' as const,
  at: at('03-10'),
  ...different,
});

/** A first paid month of voo, with the given differences. */
export function aBillingChange(different: Partial<BillingChange> = {}): BillingChange {
  const { rev: _rev, customerId: _customerId, ...nothing } = noBilling;
  return {
    currentPlan: 'plano_voo',
    subscriptionProvider: 'stripe',
    subscriptionId: 'sub_1',
    subscriptionStatus: 'active',
    creditAnchor: at('03-10'),
    creditPeriod: { key: 'sub:sub_1:2026-03-10T12:00:00.000Z', endsAt: null, quota: 30 },
    billing: {
      ...nothing,
      awaitedPlan: 'plano_voo',
      firstPaidAt: at('03-10'),
      grantedFrom: at('03-10'),
      planEndsAt: at('05-10'),
      nextChargeAt: at('04-10'),
      pendingPlan: 'plano_revoada',
      checkAt: at('04-11'),
    },
    moves: setBalance(30, 'plano_voo'),
    requiredBalance: null,
    ...different,
  };
}

/** The account after the change, by the words of the port. */
const changed = (
  user: User,
  { moves: _moves, requiredBalance: _atBalance, billing, ...account }: BillingChange,
  textCredits: number,
): User => ({
  ...user,
  ...account,
  textCredits,
  billing: { ...user.billing, ...billing, rev: user.billing.rev + 1 },
});

export function billingContract(test: Test): void {
  test('a change that was computed for one balance is not written at another balance', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 7 }));
    const atBalance = (balance: number) =>
      aBillingChange({ subscriptionId: `sub_${user.id}`, requiredBalance: balance, moves: [] });
    for (const other of [0, 6]) expect(await users.saveBilling(user.id, 0, atBalance(other), [])).toBe('stale');
    expect(await users.find(user.id)).toEqual(user);
    expect(await users.saveBilling(user.id, 0, atBalance(7), [])).toMatchObject({
      textCredits: 7,
      billing: { rev: 1 },
    });
  });

  test('20 simultaneous linkCustomer calls store one id and all return it', async ({ users }) => {
    const user = await users.create(aUser());
    const names = Array.from({ length: 20 }, () => `cus_${randomUUID()}`);
    const accounts = await atOnce(20, (n) => users.linkCustomer(user.id, names[n] ?? ''));
    expect(new Set(accounts.map((account) => account?.billing.customerId)).size).toBe(1);
    const name = accounts[0]?.billing.customerId ?? '';
    expect(await users.findByCustomer(name)).toEqual(await users.find(user.id));
    for (const other of names.filter((one) => one !== name)) expect(await users.findByCustomer(other)).toBeNull();
    expect(await users.findByCustomer('')).toBeNull();
  });

  test('a customer id cannot be linked to two accounts', async ({ users }) => {
    const [first, second] = [await users.create(aUser()), await users.create(aUser())];
    const name = `cus_${randomUUID()}`;
    await users.linkCustomer(first.id, name);
    await expect(users.linkCustomer(second.id, name)).rejects.toThrow(/unique|duplicate/i);
    expect((await users.find(second.id))?.billing.customerId).toBeNull();
  });

  test('20 simultaneous beginCheckout calls store one checkout and all return it', async ({ users }) => {
    const user = await users.create(aUser());
    const accounts = await atOnce(20, () => users.beginCheckout(user.id, anAttempt(), null));
    const keys = new Set(accounts.map((account) => account?.billing.checkout?.key));
    expect(keys.size).toBe(1);
    const [key] = keys;
    const next = anAttempt({ plan: 'plano_revoada' });
    expect((await users.beginCheckout(user.id, next, 'another'))?.billing.checkout?.key).toBe(key);
    expect((await users.beginCheckout(user.id, next, key ?? ''))?.billing.checkout).toEqual(next);
    expect(await users.find(user.id)).toMatchObject({ billing: { checkout: next, checkAt: expect.any(Date) } });
  });

  test('saveBilling writes the whole change, and answers stale for an older rev', async ({ users }) => {
    const user = await users.create(aUser());
    const change = aBillingChange();
    const after = changed(user, change, 30);
    expect(await users.saveBilling(user.id, 0, change, ['evt_1'])).toEqual(after);
    expect(await users.find(user.id)).toEqual(after);
    const other = aBillingChange({ currentPlan: 'plano_revoada', moves: setBalance(100, 'plano_revoada') });
    expect(await users.saveBilling(user.id, 0, other, ['evt_2'])).toBe('stale');
    expect(await users.find(user.id)).toEqual(after);
    expect(await users.hasSeenEvent(user.id, 'evt_2')).toBe(false);
    expect(await users.saveBilling(user.id, 1, other, ['evt_2'])).toEqual(changed(after, other, 100));
  });

  test('linkCustomer and beginCheckout increment rev, so that an earlier change is stale', async ({ users }) => {
    const user = await users.create(aUser());
    await users.linkCustomer(user.id, `cus_${randomUUID()}`);
    expect(await users.saveBilling(user.id, 0, aBillingChange(), [])).toBe('stale');
    await users.beginCheckout(user.id, anAttempt(), null);
    expect(await users.saveBilling(user.id, 1, aBillingChange(), [])).toBe('stale');
    expect(await users.saveBilling(user.id, 2, aBillingChange(), [])).toMatchObject({ currentPlan: 'plano_voo' });
  });

  test('a grant increments rev, so that an earlier change is stale', async ({ users }) => {
    const user = await users.create(aUser());
    const period = { key: 'free:next', endsAt: at('05-10'), quota: 5 };
    await users.grant(user.id, user.creditPeriod.key, { period, credits: 5 });
    expect(await users.saveBilling(user.id, 0, aBillingChange(), [])).toBe('stale');
    expect(await users.find(user.id)).toMatchObject({ creditPeriod: period, billing: { rev: 1 } });
  });

  test('20 simultaneous changes from one rev write one, and the others are stale', async ({ users }) => {
    const user = await users.create(aUser());
    const adding = aBillingChange({ moves: [{ kind: 'upgrade', add: 70, plan: 'plano_revoada' }] });
    const outcomes = await atOnce(20, () => users.saveBilling(user.id, 0, adding, ['evt_1', 'evt_2']));
    expect(outcomes.filter((outcome) => outcome === 'stale')).toHaveLength(19);
    expect(await users.find(user.id)).toMatchObject({ textCredits: 75, billing: { rev: 1 } });
    for (const id of ['evt_1', 'evt_2']) expect(await users.hasSeenEvent(user.id, id)).toBe(true);
    expect(await users.hasSeenEvent((await users.create(aUser())).id, 'evt_1')).toBe(false);
  });

  test('an event without a change is remembered and increments rev', async ({ users }) => {
    const user = await users.create(aUser());
    const seen = { ...user, billing: { ...user.billing, rev: 1 } };
    expect(await users.saveBilling(user.id, 0, null, ['evt_1'])).toEqual(seen);
    expect(await users.saveBilling(user.id, 0, null, ['evt_2'])).toBe('stale');
    expect(await users.saveBilling(user.id, 0, aBillingChange(), [])).toBe('stale');
    expect(await users.hasSeenEvent(user.id, 'evt_1')).toBe(true);
    expect(await users.hasSeenEvent(user.id, 'evt_2')).toBe(false);
    expect(await users.saveBilling(user.id, 1, null, ['evt_1'])).toMatchObject({ billing: { rev: 2 } });
  });

  test('the newest hundred events of an account are remembered, and its older ones are deleted', async ({ users }) => {
    const [user, other] = [await users.create(aUser()), await users.create(aUser())];
    await users.saveBilling(other.id, 0, null, ['evt_0']);
    for (let n = 0; n < 130; n += 1) await users.saveBilling(user.id, n, null, [`evt_${n}`]);
    for (const n of [30, 31, 129]) expect(await users.hasSeenEvent(user.id, `evt_${n}`)).toBe(true);
    expect(await users.hasSeenEvent(user.id, 'evt_0')).toBe(false);
    expect(await users.hasSeenEvent(other.id, 'evt_0')).toBe(true);
    const newest = Array.from({ length: 100 }, (_, n) => `evt_${30 + n}`);
    expect((await users.paymentEvents(user.id)).slice(-100)).toEqual(newest);
    expect(await users.paymentEvents(other.id)).toEqual(['evt_0']);
  });

  test('the moves of a change apply to the current balance, so that clicks since the read are kept', async ({
    users,
  }) => {
    const user = await users.create(aUser({ textCredits: 10 }));
    await users.hold(user.id, [aHold(user)], 3);
    const moves = [
      { kind: 'upgrade', add: 70, plan: 'plano_revoada' },
      { kind: 'expiry', atMost: 50, plan: 'plano_ninho' },
    ] as const;
    expect(await users.saveBilling(user.id, 0, aBillingChange({ moves }), [])).toMatchObject({ textCredits: 50 });
    expect(await users.statement(user.id, 9)).toMatchObject([
      { kind: 'expiry', credits: -29, balance: 50, plan: 'plano_ninho' },
      { kind: 'upgrade', credits: 70, balance: 79, plan: 'plano_revoada' },
      { kind: 'use', credits: -1, balance: 9, plan: null },
      { kind: 'grant', credits: 10, balance: 10, plan: 'plano_ninho' },
    ]);
  });

  test('overdueAtProvider returns accounts whose check is due, most overdue first', async ({ users }) => {
    const due = async (day: string | null) => {
      const user = await users.create(aUser());
      const { billing } = aBillingChange();
      const checkAt = day === null ? null : at(day);
      await users.saveBilling(user.id, 0, aBillingChange({ billing: { ...billing, checkAt } }), []);
      return user.id;
    };
    const [late, early] = [await due('01-02'), await due('01-01')];
    await due('01-04');
    await due(null);
    expect(await users.overdueAtProvider(at('01-02'), 9)).toEqual([early, late]);
    expect(await users.overdueAtProvider(at('01-02'), 1)).toEqual([early]);
    const { billing } = aBillingChange();
    for (const id of [early, late])
      await users.saveBilling(id, 1, aBillingChange({ billing: { ...billing, checkAt: null } }), []);
    expect(await users.overdueAtProvider(at('01-02'), 9)).toEqual([]);
  });

  test('billing of a missing account is null, false or empty', async ({ users }) => {
    const { id } = aUser();
    expect(await users.linkCustomer(id, `cus_${randomUUID()}`)).toBeNull();
    expect(await users.beginCheckout(id, anAttempt(), null)).toBeNull();
    expect(await users.saveBilling(id, 0, aBillingChange(), ['evt_1'])).toBeNull();
    expect(await users.saveBilling(id, 0, null, ['evt_1'])).toBeNull();
    expect(await users.hasSeenEvent(id, 'evt_1')).toBe(false);
    expect(await users.statement(id, 9)).toEqual([]);
  });

  test('the statement has an entry for every change of the balance and for nothing else', async ({ users }) => {
    const user = await users.create(aUser());
    const [spent, returned, late] = [aHold(user), aHold(user), aHold(user)];
    for (const hold of [spent, returned, late]) await users.hold(user.id, [hold], 9);
    await users.hold(user.id, [spent], 9);
    await users.settle(user.id, spent.generationId, 'spent');
    await users.settle(user.id, returned.generationId, 'returned');
    await users.settle(user.id, returned.generationId, 'returned');
    await users.saveProfile(user.id, { businessName: 'Padaria' });
    const period = { key: 'free:next', endsAt: at('05-10'), quota: 5 };
    await users.grant(user.id, user.creditPeriod.key, { period, credits: 5 });
    await users.grant(user.id, user.creditPeriod.key, { period, credits: 5 });
    // Its credit went with its period: it comes back, and expires.
    await users.settle(user.id, late.generationId, 'returned');
    const statement = await users.statement(user.id, 20);
    expect(
      statement.map(({ kind, credits, balance, plan, generationId }) => [kind, credits, balance, plan, generationId]),
    ).toEqual([
      ['expiry', -1, 5, null, null],
      ['return', 1, 6, null, late.generationId],
      ['grant', 5, 5, 'plano_ninho', null],
      ['expiry', -3, 0, 'plano_ninho', null],
      ['return', 1, 3, null, returned.generationId],
      ['use', -1, 2, null, late.generationId],
      ['use', -1, 3, null, returned.generationId],
      ['use', -1, 4, null, spent.generationId],
      ['grant', 5, 5, 'plano_ninho', null],
    ]);
    expect(new Set(statement.map(({ id }) => id)).size).toBe(statement.length);
    for (const { at: when } of statement) expect(when).toBeInstanceOf(Date);
    expect(await users.statement(user.id, 2)).toEqual(statement.slice(0, 2));
    expect(await users.statement((await users.create(aUser({ textCredits: 0 }))).id, 9)).toEqual([]);
  });

  test('simultaneous clicks, settlements and changes write entries that each start from the balance of the one before', async ({
    users,
  }) => {
    const user = await users.create(aUser({ textCredits: 40 }));
    const outcomes = await atOnce(120, async (n) => {
      if (n % 20 === 0) {
        const moves =
          n % 40 ? setBalance(30, 'plano_voo') : ([{ kind: 'upgrade', add: 7, plan: 'plano_revoada' }] as const);
        const { billing } = (await users.find(user.id)) ?? user;
        // The same period: holds taken meanwhile come back to it.
        const change = aBillingChange({ moves, creditPeriod: user.creditPeriod });
        return (await users.saveBilling(user.id, billing.rev, change, [`evt_${n}`])) === 'stale' ? 'stale' : 'changed';
      }
      const hold = aHold(user);
      const outcome = await users.hold(user.id, [hold], 200);
      if (outcome === 'held') await users.settle(user.id, hold.generationId, n % 2 ? 'spent' : 'returned');
      return holdOutcomeName(outcome);
    });
    expect(tally(outcomes)['held']).toBeGreaterThan(30);
    const oldestFirst = (await users.statement(user.id, 500)).toReversed();
    let balance = 0;
    for (const entry of oldestFirst) {
      balance += entry.credits;
      expect(entry.balance).toBe(balance);
    }
    expect((await users.find(user.id))?.textCredits).toBe(balance);
  });

  test('the newest 200 entries of a statement, at least, are kept', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 300 }));
    const holds = Array.from({ length: 210 }, () => aHold(user));
    for (const hold of holds) {
      await users.hold(user.id, [hold], 1);
      await users.settle(user.id, hold.generationId, 'spent');
    }
    const statement = await users.statement(user.id, 200);
    expect(statement.map(({ generationId }) => generationId)).toEqual(
      holds
        .slice(10)
        .map(({ generationId }) => generationId)
        .toReversed(),
    );
  });
}
