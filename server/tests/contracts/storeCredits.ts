import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { markRefunded, refundablePeriod } from '../../src/domain/credits/creditMemory.ts';
import { freePeriodAt } from '../../src/domain/credits/credits.ts';
import { aHold, aUser, withGrant } from '../seed/domain.ts';
import { atOnce, holdOutcomeName, tally } from '../seed/races.ts';
import { aBillingChange } from './storeBilling.ts';
import type { Test } from './storeTest.ts';

export function creditsContract(test: Test): void {
  test('a hold takes one credit, and nothing when it is repeated', async ({ users }) => {
    const user = await users.create(aUser());
    const hold = aHold(user);
    expect(await users.hold(user.id, [hold], 3)).toBe('held');
    expect(await users.hold(user.id, [hold], 3)).toBe('held');
    expect(await users.hold(user.id, [hold], 1)).toBe('held');
    expect(await users.find(user.id)).toEqual({ ...user, textCredits: 4, holds: [hold] });
  });

  test('a refused hold takes nothing and returns the reason of highest precedence', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 2 }));
    const [first, second] = [aHold(user), aHold(user)];
    await users.hold(user.id, [first], 3);
    expect(await users.hold(user.id, [aHold(user)], 1)).toBe('too-many-in-flight');
    await users.hold(user.id, [second], 3);
    expect(await users.hold(user.id, [aHold(user)], 2)).toEqual({ missingCredits: 1 });
    expect(await users.hold(user.id, [aHold(user, { requestId: second.requestId })], 1)).toBe('same-request');
    expect(await users.hold(user.id, [first], 1)).toBe('held');
    expect(await users.find(user.id)).toEqual({ ...user, textCredits: 0, holds: [first, second] });
  });

  test('50 simultaneous holds on one credit take one, in 20 trials', async ({ users }) => {
    for (let trial = 0; trial < 20; trial += 1) {
      const user = await users.create(aUser({ textCredits: 1 }));
      const outcomes = await atOnce(50, () => users.hold(user.id, [aHold(user)], 100));
      expect(tally(outcomes.map(holdOutcomeName))).toEqual({ held: 1, 'out-of-credits': 49 });
      expect(await users.find(user.id)).toMatchObject({ textCredits: 0, holds: [expect.anything()] });
    }
  });

  test('25 simultaneous holds on 10 credits take 10', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 10 }));
    const outcomes = await atOnce(25, () => users.hold(user.id, [aHold(user)], 100));
    expect(tally(outcomes.map(holdOutcomeName))).toEqual({ held: 10, 'out-of-credits': 15 });
  });

  test('50 simultaneous holds with one requestId take one', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 100 }));
    const requestId = randomUUID();
    const outcomes = await atOnce(50, () => users.hold(user.id, [aHold(user, { requestId })], 3));
    expect(tally(outcomes.map(holdOutcomeName))).toEqual({ held: 1, 'same-request': 49 });
    expect((await users.find(user.id))?.textCredits).toBe(99);
  });

  test('10 simultaneous holds with 3 allowed in flight take three', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 100 }));
    const outcomes = await atOnce(10, () => users.hold(user.id, [aHold(user)], 3));
    expect(tally(outcomes.map(holdOutcomeName))).toEqual({ held: 3, 'too-many-in-flight': 7 });
  });

  test('simultaneous holds and settlements neither create nor lose a credit', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 30 }));
    const spent = await atOnce(60, async (n) => {
      const hold = aHold(user);
      if ((await users.hold(user.id, [hold], 5)) !== 'held') return 0;
      await users.settle(user.id, hold.generationId, n % 2 ? 'spent' : 'returned');
      return n % 2;
    });
    const total = spent.reduce<number>((sum, one) => sum + one, 0);
    expect(await users.find(user.id)).toEqual({ ...user, textCredits: 30 - total });
  });

  test('a settlement as spent keeps the credit, one as returned gives it back, and both remove the hold, once', async ({
    users,
  }) => {
    const user = await users.create(aUser());
    const [spent, returned] = [aHold(user), aHold(user)];
    await users.hold(user.id, [spent], 3);
    await users.hold(user.id, [returned], 3);
    expect(await users.settle(user.id, spent.generationId, 'spent')).toBe(true);
    expect(await users.settle(user.id, returned.generationId, 'returned')).toBe(true);
    expect(await users.settle(user.id, returned.generationId, 'returned')).toBe(false);
    expect(await users.settle(user.id, spent.generationId, 'returned')).toBe(false);
    expect(await users.find(user.id)).toEqual({ ...user, textCredits: 4 });
  });

  test('20 simultaneous settlements of one hold, spent and returned, change the balance at most once', async ({
    users,
  }) => {
    for (let trial = 0; trial < 10; trial += 1) {
      const user = await users.create(aUser());
      const [hold, other] = [aHold(user), aHold(user)];
      await users.hold(user.id, [hold], 3);
      await users.hold(user.id, [other], 3);
      const outcomes = trial % 2 ? (['spent', 'returned'] as const) : (['returned', 'returned'] as const);
      const ended = await atOnce(20, (n) => users.settle(user.id, hold.generationId, outcomes[n % 2] ?? 'spent'));
      expect(ended.filter(Boolean)).toHaveLength(1);
      const after = await users.find(user.id);
      expect(after?.holds).toEqual([other]);
      expect(trial % 2 ? [3, 4] : [4]).toContain(after?.textCredits);
    }
  });

  test('a hold belongs to the period that its credit was taken from, whatever period its caller knew', async ({
    users,
  }) => {
    const user = await users.create(aUser());
    const hold = aHold(user);
    const period = { key: 'free:later', endsAt: new Date('2026-05-10T12:00:00.000Z'), quota: 5 };
    await users.grant(user.id, user.creditPeriod.key, { period, credits: 5 });
    await users.hold(user.id, [hold], 3);
    expect((await users.find(user.id))?.holds).toEqual([{ ...hold, periodKey: period.key }]);
    await users.settle(user.id, hold.generationId, 'returned');
    expect(await users.find(user.id)).toEqual(withGrant(user, period));
  });

  test('a hold returned in a later period gives no credit back', async ({ users }) => {
    const user = await users.create(aUser());
    const hold = aHold(user);
    await users.hold(user.id, [hold], 3);
    const period = { key: 'free:later', endsAt: new Date('2026-05-10T12:00:00.000Z'), quota: 5 };
    await users.grant(user.id, user.creditPeriod.key, { period, credits: 5 });
    await users.settle(user.id, hold.generationId, 'returned');
    expect(await users.find(user.id)).toEqual(withGrant(user, period));
  });

  test('a hold gives its credit back although the paid period before its own was refunded meanwhile', async ({
    users,
  }) => {
    const creditPeriod = refundablePeriod({ key: 'sub:sub_1:x', endsAt: null, quota: 30 }, 23, new Date());
    const user = await users.create(aUser({ creditPeriod }));
    const hold = aHold(user);
    await users.hold(user.id, [hold], 3);
    const refunded = markRefunded(creditPeriod);
    await users.saveBilling(user.id, 0, aBillingChange({ creditPeriod: refunded, moves: [] }), []);
    await users.settle(user.id, hold.generationId, 'returned');
    expect(await users.find(user.id)).toMatchObject({ creditPeriod: refunded, textCredits: 5, holds: [] });
  });

  test('a grant sets the balance once a period, whether grants are simultaneous or repeated', async ({ users }) => {
    const user = await users.create(aUser({ textCredits: 3 }));
    const grant = { period: freePeriodAt(user.creditAnchor, new Date('2026-06-11T00:00:00.000Z')), credits: 5 };
    const after = await atOnce(20, () => users.grant(user.id, user.creditPeriod.key, grant));
    for (const account of after) expect(account).toEqual(withGrant(user, grant.period));
    await users.hold(user.id, [aHold({ ...user, creditPeriod: grant.period })], 3);
    for (const from of [user.creditPeriod.key, grant.period.key, 'another']) {
      expect(await users.grant(user.id, from, grant)).toMatchObject({ textCredits: 4, creditPeriod: grant.period });
    }
  });

  test('a grant moves the start of the free months to the anchor that it names, and keeps the start without one', async ({
    users,
  }) => {
    const user = await users.create(aUser());
    const anchor = new Date('2026-04-20T09:00:00.000Z');
    const restored = { key: 'free:restored', endsAt: anchor, quota: 5 };
    const moved = { ...withGrant(user, restored), textCredits: 2, creditAnchor: anchor };
    expect(await users.grant(user.id, user.creditPeriod.key, { period: restored, credits: 2, anchor })).toEqual(moved);
    const next = freePeriodAt(anchor, anchor);
    expect(await users.grant(user.id, restored.key, { period: next, credits: 5 })).toEqual(withGrant(moved, next));
    expect((await users.find(user.id))?.creditAnchor).toEqual(anchor);
  });

  test('expiredHolds returns the oldest hold first, up to the limit, and none that has not expired', async ({
    users,
  }) => {
    const user = await users.create(aUser());
    const at = (seconds: number) => aHold(user, { expiresAt: new Date(seconds * 1_000) });
    const holds = [at(30), at(10), at(40), at(20)];
    for (const hold of holds) await users.hold(user.id, [hold], 9);
    const expired = (await users.expiredHolds(new Date(30_000), 1_000)).filter(({ userId }) => userId === user.id);
    expect(expired).toEqual(
      [holds[1], holds[3], holds[0]].map((hold) => ({ userId: user.id, generationId: hold?.generationId })),
    );
    expect(await users.expiredHolds(new Date(30_000), 2)).toEqual(expired.slice(0, 2));
    for (const { generationId } of holds) await users.settle(user.id, generationId, 'spent');
    expect(await users.expiredHolds(new Date(50_000), 10)).toEqual([]);
  });

  test('dueForGrant returns free accounts, the longest overdue first, and no others', async ({ users }) => {
    const ending = (seconds: number | null, different = {}) => {
      const creditPeriod = { key: 'p', endsAt: seconds === null ? null : new Date(seconds * 1_000), quota: 5 };
      return users.create(aUser({ creditPeriod, ...different }));
    };
    const [late, early] = [await ending(20), await ending(10)];
    await ending(31);
    await ending(null);
    await ending(10, { currentPlan: 'plano_voo' });
    expect(await users.dueForGrant(new Date(20_000), 100)).toEqual([early, late]);
    expect(await users.dueForGrant(new Date(20_000), 1)).toEqual([early]);
    await users.grant(early.id, 'p', { period: { key: 'q', endsAt: new Date(99_000), quota: 5 }, credits: 5 });
    expect(await users.dueForGrant(new Date(20_000), 100)).toEqual([late]);
  });
}
