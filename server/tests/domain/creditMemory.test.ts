import { describe, expect, it } from 'vitest';
import {
  minFreeCreditsLeft,
  freeCreditsLeft,
  normaliseMailbox,
  mayRestoreFreeCredits,
  mergeMemories,
  markRefunded,
  refundablePeriod,
  usedRefundedCredits,
  createRestoringGrant,
  type CreditMemory,
} from '../../src/domain/credits/creditMemory.ts';
import { dueFreeGrant } from '../../src/domain/credits/credits.ts';
import { aUser } from '../seed/domain.ts';
import { aSubscription, day, withSubscription } from '../seed/subscription.ts';

describe('the mailbox that identifies a person', () => {
  it.each([
    ['ANA@Padaria.Example', 'ana@padaria.example'],
    ['a.n.a+promo@gmail.com', 'ana@gmail.com'],
    ['Ana@googlemail.com', 'ana@gmail.com'],
    ['ana+1@outlook.com', 'ana@outlook.com'],
    ['an.a+1@proton.me', 'ana@proton.me'],
    ['an.a+1@protonmail.com', 'ana@protonmail.com'],
    ['an.a+1@pm.me', 'ana@pm.me'],
    ['ana+1@hotmail.com', 'ana@hotmail.com'],
    ['ana+1@live.com', 'ana@live.com'],
    ['ana+1@icloud.com', 'ana@icloud.com'],
    ['ana+1@me.com', 'ana@me.com'],
    ['ana+1@fastmail.com', 'ana@fastmail.com'],
    [' ana@padaria.example ', 'ana@padaria.example'],
  ])('%s is the same person as %s', (email, same) => expect(normaliseMailbox(email)).toBe(same));

  it.each([
    ['an.a@outlook.com', 'ana@outlook.com'],
    ['ana+1@padaria.example', 'ana@padaria.example'],
    ['an.a@padaria.example', 'ana@padaria.example'],
    ['ana@gmail.com', 'ana@gmail.com.br'],
  ])('%s is somebody else than %s', (email, other) =>
    expect(normaliseMailbox(email)).not.toBe(normaliseMailbox(other)),
  );
});

describe('credits used of a refunded period', () => {
  const paid = { key: 'sub:1:x', endsAt: null, quota: 30 };

  it.each([
    [30, 0],
    [23, 7],
    [3, 27],
    [0, 30],
  ])(
    'with %i of 30 left, %i are used, and spending the credits that the account keeps adds to them',
    (balance, used) => {
      const at = day('2026-03-12');
      const creditPeriod = markRefunded(refundablePeriod(paid, balance, at));
      const kept = Math.min(balance, 5);
      const user = aUser({ creditPeriod, creditAnchor: at, textCredits: kept });
      expect(usedRefundedCredits(user, at)?.credits ?? 0).toBe(used);
      expect(usedRefundedCredits({ ...user, textCredits: 0 }, at)?.credits ?? 0).toBe(used + kept);
      const days = (count: number) => new Date(at.getTime() + count * 86_400_000);
      expect(usedRefundedCredits({ ...user, textCredits: 0 }, days(30))).toBeNull();
    },
  );

  it('are not remembered after a dispute or an end without a refund', () => {
    const bought = { ...withSubscription(aUser(), aSubscription(), day('2026-03-10')), textCredits: 10 };
    const ended = { status: 'canceled', endedAt: day('2026-03-12') } as const;
    for (const revoked of ['dispute', null] as const) {
      const after = withSubscription(bought, aSubscription({ ...ended, revoked }), day('2026-03-12'));
      expect(usedRefundedCredits(after, day('2026-03-12'))).toBeNull();
    }
    const refunded = withSubscription(bought, aSubscription({ ...ended, revoked: 'refund' }), day('2026-03-12'));
    expect(usedRefundedCredits(refunded, day('2026-03-12'))?.credits).toBe(20);
  });
});

it.each([0, 7, 30, 31, 50, 100, 130])(
  'a debt of %i credits is paid once: an upgrade adds the credits above it, and a refund makes all of it owed again',
  (owed) => {
    const bought = withSubscription(aUser(), aSubscription(), day('2026-03-10'), owed);
    expect(bought.textCredits).toBe(Math.max(30 - owed, 0));
    const raised = withSubscription(bought, aSubscription({ plan: 'plano_revoada' }), day('2026-03-11'));
    expect(raised.textCredits).toBe(Math.max(100 - owed, 0));
    const at = day('2026-03-12');
    const over = aSubscription({ status: 'canceled', endedAt: at, revoked: 'refund' });
    for (const account of [bought, raised]) {
      expect(usedRefundedCredits(withSubscription(account, over, at), at)?.credits ?? 0).toBe(owed);
    }
  },
);

it('the free credits that are left are remembered until the free period ends, five at most', () => {
  const user = aUser({ textCredits: 2 });
  expect(freeCreditsLeft(user, day('2026-03-20'))).toEqual({ credits: 2, until: user.creditPeriod.endsAt });
  const paid = {
    ...user,
    currentPlan: 'plano_voo',
    textCredits: 28,
    creditPeriod: { key: 'sub', endsAt: null, quota: 30 },
  } as const;
  expect(freeCreditsLeft(paid, day('2026-03-20'))).toEqual({ credits: 5, until: day('2026-04-20') });
});

it('the free credits that are left are remembered for a new free month when the running one is over, and for 35 days at most', () => {
  const user = aUser({ textCredits: 2 });
  const endingAt = (endsAt: Date) => ({ ...user, creditPeriod: { ...user.creditPeriod, endsAt } });
  expect(freeCreditsLeft(endingAt(day('2026-03-19')), day('2026-03-20')).until).toEqual(day('2026-04-20'));
  expect(freeCreditsLeft(endingAt(day('2026-03-20')), day('2026-03-20')).until).toEqual(day('2026-04-20'));
  expect(freeCreditsLeft(endingAt(day('2026-04-24')), day('2026-03-20')).until).toEqual(day('2026-04-24'));
  expect(freeCreditsLeft(endingAt(day('2026-05-10')), day('2026-03-20')).until).toEqual(day('2026-04-24'));
  const paid = { ...endingAt(day('2026-03-25')), currentPlan: 'plano_voo' } as const;
  expect(freeCreditsLeft(paid, day('2026-03-20')).until).toEqual(day('2026-04-20'));
});

it('the fewest credits of a memory and of other accounts are left until the latest end, and ended periods do not count', () => {
  const now = day('2026-03-20');
  const other = (textCredits: number, endsAt = day('2026-04-01')) => {
    const user = aUser({ textCredits });
    return { ...user, creditPeriod: { ...user.creditPeriod, endsAt } };
  };
  const remembered = { credits: 2, until: day('2026-03-25') };
  expect(minFreeCreditsLeft(null, [], now)).toBeNull();
  expect(minFreeCreditsLeft(remembered, [], now)).toEqual(remembered);
  expect(minFreeCreditsLeft(remembered, [other(3)], now)).toEqual({ credits: 2, until: day('2026-04-01') });
  expect(minFreeCreditsLeft(remembered, [other(1, day('2026-03-22'))], now)).toEqual({
    credits: 1,
    until: day('2026-03-25'),
  });
  expect(minFreeCreditsLeft(remembered, [other(3), other(1)], now)).toEqual({ credits: 1, until: day('2026-04-01') });
  expect(minFreeCreditsLeft(null, [other(0, now)], now)).toBeNull();
});

it('a new account gets the free credits of an earlier one only before anything was done with its own', () => {
  const user = aUser();
  expect(mayRestoreFreeCredits(user)).toBe(true);
  expect(mayRestoreFreeCredits({ ...user, hasCompletedOnboarding: true })).toBe(false);
  expect(mayRestoreFreeCredits({ ...user, currentPlan: 'plano_voo' })).toBe(false);
  expect(mayRestoreFreeCredits({ ...user, creditPeriod: { ...user.creditPeriod, key: 'free:later' } })).toBe(false);
});

it('an account that got the rest of an earlier free month counts its months from the end of that month', () => {
  const user = aUser({ createdAt: day('2026-03-20') });
  const memory = {
    person: 'ana',
    kind: 'free',
    about: 'free',
    credits: 2,
    until: day('2026-04-01'),
    takenBy: null,
  } as const;
  const { credits, period, anchor } = createRestoringGrant(user, memory);
  expect(credits).toBe(2);
  const restored = { ...user, creditPeriod: period, creditAnchor: anchor ?? user.creditAnchor };
  expect(dueFreeGrant(restored, new Date(day('2026-04-01').getTime() - 1))).toBeNull();
  expect(dueFreeGrant(restored, day('2026-04-02'))).toMatchObject({
    credits: 5,
    period: { key: `free:${day('2026-04-01').toISOString()}`, endsAt: day('2026-05-01') },
  });
});

describe('two credit memories of one person', () => {
  const now = day('2026-03-20');
  const kept = (kind: CreditMemory['kind'], credits: number, until: string): CreditMemory => ({
    person: 'ana',
    kind,
    about: 'it',
    credits,
    until: day(until),
    takenBy: null,
  });

  it.each([
    ['of free credits the fewest', 'free', 2],
    ['of a refund the most that was used', 'refund', 4],
  ] as const)('are merged to the count %s and to the later end, in either order', (_what, kind, credits) => {
    const [one, other] = [kept(kind, 2, '2026-04-01'), kept(kind, 4, '2026-04-10')];
    for (const [stored, next] of [
      [one, other],
      [other, one],
    ] as const)
      expect(mergeMemories(stored, next, now)).toMatchObject({ credits, until: day('2026-04-10') });
  });

  it('are merged by replacing one that has ended, and by keeping the subscription that took a refund', () => {
    expect(mergeMemories(kept('free', 1, '2026-03-20'), kept('free', 5, '2026-04-10'), now).credits).toBe(5);
    const taken = { ...kept('refund', 4, '2026-04-01'), takenBy: 'sub' };
    expect(mergeMemories(taken, kept('refund', 6, '2026-04-01'), now)).toMatchObject({ credits: 6, takenBy: 'sub' });
  });
});
