import { afterAll, describe, expect, it } from 'vitest';
import { refundableUntil } from '../../src/domain/billing/billing.ts';
import { createBillingMails } from '../../src/domain/billing/billingMails.ts';
import { usedRefundedCredits } from '../../src/domain/credits/creditMemory.ts';
import { dueFreeGrant } from '../../src/domain/credits/credits.ts';
import { pickCurrentSubscription, type CurrentSubscription } from '../../src/domain/billing/payments.ts';
import { planKeys, planOf, type PaidPlanKey, type PlanKey } from '../../src/domain/billing/plan.ts';
import { ledgerEntriesOf } from '../../src/domain/credits/statement.ts';
import type { User } from '../../src/domain/account/user.ts';
import { aUser } from '../seed/domain.ts';
import { aSubscription, anAccount, day, statuses, withSubscription } from '../seed/subscription.ts';
import { computeBillingChange, mustCancel, computePostponedCheck } from '../../src/domain/billing/subscription.ts';

const paidPlans: readonly PaidPlanKey[] = ['plano_voo', 'plano_revoada'];
const quota = (plan: PlanKey) => planOf(plan).monthlyCredits;
const now = day('2026-03-20');

const paidMonth = (plan: PaidPlanKey, different: Partial<CurrentSubscription> = {}) => {
  const subscription = aSubscription({ plan, ...different });
  return { ...subscription, paidPeriod: subscription.paidPeriod && { ...subscription.paidPeriod, plan } };
};
/** Somebody on the plan, in the month that was paid for it, with that many credits left. */
const onPlan = (plan: PlanKey, textCredits: number): User =>
  plan === 'plano_ninho'
    ? aUser({ textCredits })
    : { ...withSubscription(aUser(), paidMonth(plan), day('2026-03-10')), textCredits };

const shown = ({ currentPlan, textCredits, subscriptionStatus }: User) => [
  currentPlan,
  textCredits,
  subscriptionStatus,
];

let cells = 0;
afterAll(() => console.log(`row 8: ${cells} cells of rule 7.3 hold`));

describe('every status of the provider, on every plan, with every bought plan', () => {
  const balances = [0, 3, 5, 17];

  it.each(statuses)(
    'the status %s in a period that was granted already sets the plan and the credits of the table',
    (status) => {
      for (const had of paidPlans) {
        for (const bought of paidPlans) {
          for (const left of balances) {
            const before = onPlan(had, left);
            const after = withSubscription(before, { ...paidMonth(had), plan: bought, status }, now);
            const rise = Math.max(0, quota(bought) - quota(had));
            const best = rise > 0 ? bought : had;
            const ended = ['plano_ninho', Math.min(left, 5), 'canceled'];
            const expected: Record<typeof status, unknown[]> = {
              active: [best, left + rise, 'active'],
              trialing: [best, left + rise, 'active'],
              past_due: [had, left, 'past_due'],
              incomplete: shown(before),
              incomplete_expired: ended,
              unpaid: ended,
              paused: ended,
              canceled: ended,
            };
            expect(shown(after), `${had} ${bought} ${left}`).toEqual(expected[status]);
            expect(withSubscription(after, { ...paidMonth(had), plan: bought, status }, now)).toEqual(after);
            cells += 1;
          }
        }
      }
    },
  );

  it.each(statuses)(
    'the status %s with a period that is paid and not granted yet sets the plan and the credits of the table',
    (status) => {
      for (const had of planKeys) {
        for (const bought of paidPlans) {
          for (const left of balances) {
            const before = onPlan(had, left);
            const month = {
              start: day('2026-04-10'),
              end: day('2026-05-10'),
            };
            const subscription = paidMonth(bought, {
              status,
              periodStart: month.start,
              periodEnd: month.end,
              paidPeriod: { ...month, plan: bought },
            });
            const after = withSubscription(before, subscription, day('2026-04-11'));
            const given = [bought, quota(bought)];
            const ended = ['plano_ninho', 5, 'canceled'];
            const expected: Record<typeof status, unknown[]> = {
              active: [...given, 'active'],
              trialing: [...given, 'active'],
              past_due: [...given, 'past_due'],
              incomplete: shown(before),
              incomplete_expired: ended,
              unpaid: ended,
              paused: ended,
              canceled: ended,
            };
            expect(shown(after), `${had} ${bought} ${left}`).toEqual(expected[status]);
            expect(withSubscription(after, subscription, day('2026-04-11'))).toEqual(after);
            cells += 1;
          }
        }
      }
    },
  );

  it.each(statuses)('the status %s without any payment sets the plan and the credits of the table', (status) => {
    for (const bought of paidPlans) {
      for (const left of [0, 3, 5]) {
        const before = aUser({ textCredits: left });
        const after = withSubscription(
          before,
          aSubscription({ status, plan: bought, paidPeriod: null, firstPaidAt: null }),
          now,
        );
        const nothing = ['plano_ninho', left, 'inactive'];
        const expected: Record<typeof status, unknown[]> = {
          active: [bought, left, 'active'],
          trialing: [bought, left, 'active'],
          past_due: ['plano_ninho', left, 'past_due'],
          incomplete: nothing,
          incomplete_expired: nothing,
          unpaid: nothing,
          paused: nothing,
          canceled: nothing,
        };
        expect(shown(after)).toEqual(expected[status]);
        cells += 1;
      }
    }
  });

  it.each(statuses)(
    'the status %s in a new period whose invoice is not paid sets the plan and the credits of the table',
    (status) => {
      for (const had of paidPlans) {
        for (const bought of paidPlans) {
          const before = onPlan(had, 17);
          const ahead = { ...paidMonth(had), periodStart: day('2026-04-10'), periodEnd: day('2026-05-10') };
          const after = withSubscription(before, { ...ahead, plan: bought, status }, day('2026-04-10'));
          const lower = quota(bought) < quota(had) ? bought : had;
          const ended = ['plano_ninho', 5, 'canceled'];
          const expected: Record<typeof status, unknown[]> = {
            active: [lower, 17, 'active'],
            trialing: [lower, 17, 'active'],
            past_due: [lower, 17, 'past_due'],
            incomplete: shown(before),
            incomplete_expired: ended,
            unpaid: ended,
            paused: ended,
            canceled: ended,
          };
          expect(shown(after)).toEqual(expected[status]);
          cells += 1;
        }
      }
    },
  );

  it.each(['refund', 'dispute'] as const)('a revoked payment (%s) ends every status that gives a plan', (revoked) => {
    for (const status of statuses.filter((one) => one !== 'incomplete')) {
      const subscription = paidMonth('plano_voo', { status, revoked });
      const after = withSubscription(onPlan('plano_voo', 17), subscription, now);
      expect(shown(after)).toEqual(['plano_ninho', 5, 'canceled']);
      expect(mustCancel(subscription)).toBe(!['canceled', 'incomplete_expired'].includes(status));
      cells += 1;
    }
  });
});

describe('upgrades and downgrades', () => {
  it('changing voo ↔ revoada 20 times in one period adds the difference once', () => {
    let user = onPlan('plano_voo', 12);
    for (let change = 1; change <= 20; change += 1) {
      user = withSubscription(
        user,
        { ...paidMonth('plano_voo'), plan: change % 2 ? 'plano_revoada' : 'plano_voo' },
        now,
      );
      expect(shown(user)).toEqual(['plano_revoada', 82, 'active']);
      expect(user.billing.pendingPlan).toBe(change % 2 ? null : 'plano_voo');
    }
    console.log('row 9: 20 changes of plan, credits gained once: 70');
  });

  it('a scheduled downgrade is pending until the next paid period', () => {
    const planned = paidMonth('plano_revoada', { scheduledPlan: 'plano_voo' });
    const waiting = withSubscription(onPlan('plano_revoada', 60), planned, now);
    expect(waiting).toMatchObject({ currentPlan: 'plano_revoada', billing: { pendingPlan: 'plano_voo' } });
    const month = { start: day('2026-04-10'), end: day('2026-05-10') };
    const next = paidMonth('plano_voo', { periodStart: month.start, periodEnd: month.end });
    const after = withSubscription(
      waiting,
      { ...next, paidPeriod: { ...month, plan: 'plano_voo' } },
      day('2026-04-10'),
    );
    expect(shown(after)).toEqual(['plano_voo', 30, 'active']);
    expect(after.billing).toMatchObject({ pendingPlan: null, nextChargeAt: month.end });
  });

  it('an upgrade applies only when it is paid', () => {
    const unpaid = withSubscription(
      onPlan('plano_voo', 9),
      { ...paidMonth('plano_voo'), plan: 'plano_revoada', status: 'past_due' },
      now,
    );
    expect(shown(unpaid)).toEqual(['plano_voo', 9, 'past_due']);
    expect(shown(withSubscription(unpaid, { ...paidMonth('plano_voo'), plan: 'plano_revoada' }, now))).toEqual([
      'plano_revoada',
      79,
      'active',
    ]);
  });

  it('an unknown price changes neither plan nor credits', () => {
    const strange = { ...aSubscription({ plan: null }), paidPeriod: { ...aSubscription().paidPeriod!, plan: null } };
    expect(shown(withSubscription(aUser(), strange, now))).toEqual(['plano_ninho', 5, 'active']);
    expect(shown(withSubscription(onPlan('plano_voo', 9), strange, now))).toEqual(['plano_voo', 9, 'active']);
  });
});

describe('the end of a subscription', () => {
  it.each([
    ['a refund', 'refund', 'refund'],
    ['a dispute', 'dispute', 'expiry'],
  ] as const)('the credits that %s takes are an entry of its kind in the statement', (_, revoked, kind) => {
    const over = { ...paidMonth('plano_revoada'), status: 'canceled', revoked, endedAt: now } as const;
    const change = computeBillingChange(onPlan('plano_revoada', 98), anAccount(over), now);
    expect(ledgerEntriesOf(98, change?.moves ?? [])).toEqual([{ kind, credits: -93, balance: 5, plan: 'plano_ninho' }]);
  });

  it('a paid period that ends starts a free period that day with its credits', () => {
    const canceling = withSubscription(
      onPlan('plano_voo', 22),
      paidMonth('plano_voo', { cancelAt: day('2026-04-10') }),
      now,
    );
    expect(canceling).toMatchObject({
      subscriptionStatus: 'canceling',
      currentPlan: 'plano_voo',
      billing: { planEndsAt: day('2026-04-10'), nextChargeAt: null },
    });
    const over = paidMonth('plano_voo', {
      status: 'canceled',
      cancelAt: day('2026-04-10'),
      endedAt: day('2026-04-10'),
    });
    const after = withSubscription(canceling, over, day('2026-04-10'));
    expect(after).toMatchObject({
      currentPlan: 'plano_ninho',
      textCredits: 5,
      subscriptionStatus: 'canceled',
      creditAnchor: day('2026-04-10'),
      creditPeriod: { key: 'free:2026-04-10T12:00:00.000Z', endsAt: day('2026-05-10'), quota: 5 },
      billing: { planEndsAt: null, nextChargeAt: null, checkAt: null },
    });
    expect(dueFreeGrant(after, day('2026-05-09'))).toBeNull();
    expect(dueFreeGrant(after, day('2026-05-10'))).toMatchObject({ credits: 5 });
  });

  it.each([
    [2, 2],
    [22, 5],
  ])('a plan whose next month was never paid ends with what is left of %i credits, at most five: %i', (left, kept) => {
    const unpaid = { periodStart: day('2026-04-10'), periodEnd: day('2026-05-10') };
    const overdue = withSubscription(
      onPlan('plano_voo', left),
      paidMonth('plano_voo', { ...unpaid, status: 'past_due' }),
      day('2026-04-11'),
    );
    expect(shown(overdue)).toEqual(['plano_voo', left, 'past_due']);
    const given = paidMonth('plano_voo', { ...unpaid, status: 'canceled', endedAt: day('2026-05-02') });
    expect(shown(withSubscription(overdue, given, day('2026-05-02')))).toEqual(['plano_ninho', kept, 'canceled']);
  });

  it.each([
    ['by a schedule', paidMonth('plano_revoada', { scheduledPlan: 'plano_voo' })],
    ['at once', { ...paidMonth('plano_revoada'), plan: 'plano_voo' as const }],
  ])('a cancelled subscription that was downgraded %s has no plan of a next period', (_how, downgraded) => {
    const before = withSubscription(onPlan('plano_revoada', 22), downgraded, now);
    expect(before.billing.pendingPlan).toBe('plano_voo');
    const after = withSubscription(before, { ...downgraded, cancelAt: day('2026-04-10') }, now);
    expect(after).toMatchObject({ currentPlan: 'plano_revoada', billing: { pendingPlan: null, nextChargeAt: null } });
  });

  it('a cancelled subscription whose payment fails is shown as overdue, with its end', () => {
    const overdue = paidMonth('plano_voo', { status: 'past_due', cancelAt: day('2026-04-10') });
    expect(withSubscription(onPlan('plano_voo', 22), overdue, now)).toMatchObject({
      subscriptionStatus: 'past_due',
      billing: { planEndsAt: day('2026-04-10'), nextChargeAt: null },
    });
  });

  it('resuming a subscription removes its end', () => {
    const canceling = withSubscription(
      onPlan('plano_voo', 22),
      paidMonth('plano_voo', { cancelAt: day('2026-04-10') }),
      now,
    );
    expect(withSubscription(canceling, paidMonth('plano_voo'), now)).toMatchObject({
      subscriptionStatus: 'active',
      textCredits: 22,
      billing: { planEndsAt: null, nextChargeAt: day('2026-04-10') },
    });
  });

  it('a subscription seen only after its end has the same effect as one seen in every state', () => {
    const over = paidMonth('plano_voo', { status: 'canceled', endedAt: day('2026-04-10') });
    const late = withSubscription(aUser({ textCredits: 2 }), over, day('2026-04-12'));
    const followed = withSubscription(onPlan('plano_voo', 30), over, day('2026-04-10'));
    expect({ ...late, id: '', billing: { ...late.billing, rev: 0 } }).toEqual({
      ...followed,
      id: '',
      billing: { ...followed.billing, rev: 0 },
    });
  });

  it('the credits that were used of a plan that ended at once are counted when it is refunded within the days of withdrawal', () => {
    const [ended, refunded] = [day('2026-03-12'), day('2026-03-13')];
    const over = paidMonth('plano_voo', { status: 'canceled', endedAt: ended });
    const kept = withSubscription(onPlan('plano_voo', 10), over, ended);
    expect(shown(kept)).toEqual(['plano_ninho', 5, 'canceled']);
    expect(usedRefundedCredits(kept, ended)).toBeNull();
    const back = withSubscription(kept, { ...over, revoked: 'refund' }, refunded);
    expect(shown(back)).toEqual(['plano_ninho', 5, 'canceled']);
    expect(usedRefundedCredits(back, refunded)?.credits).toBe(20);
    expect(usedRefundedCredits({ ...back, textCredits: 2 }, refunded)?.credits).toBe(23);
    expect(computeBillingChange(back, anAccount({ ...over, revoked: 'refund' }), refunded)).toBeNull();
    const change = computeBillingChange(kept, anAccount({ ...over, revoked: 'refund' }), refunded)!;
    expect(createBillingMails(kept, change, over, refunded).map(({ content }) => content)).toEqual([
      { kind: 'refundMade', data: { plan: 'plano_voo' } },
    ]);
    const later = { ...over, endedAt: day('2026-03-20') };
    const late = withSubscription(onPlan('plano_voo', 10), later, now);
    expect(usedRefundedCredits(withSubscription(late, { ...later, revoked: 'refund' }, now), now)).toBeNull();
  });

  it('a subscription that pauses and resumes is granted its period once', () => {
    const paused = withSubscription(onPlan('plano_voo', 3), paidMonth('plano_voo', { status: 'paused' }), now);
    const back = withSubscription(paused, paidMonth('plano_voo'), now);
    expect(shown(back)).toEqual(['plano_voo', 3, 'active']);
    expect(shown(withSubscription(back, { ...paidMonth('plano_voo'), plan: 'plano_revoada' }, now))).toEqual([
      'plano_revoada',
      73,
      'active',
    ]);
  });

  it('when one of two subscriptions ends, the plan of the other applies, with at most its credits', () => {
    const voo = withSubscription(aUser(), paidMonth('plano_voo'), day('2026-03-10'));
    const [start, end] = [day('2026-03-11'), day('2026-04-11')];
    const dates = { createdAt: start, periodStart: start, periodEnd: end, firstPaidAt: start };
    const second = aSubscription({ id: 'sub_2', plan: 'plano_revoada', ...dates });
    const both = withSubscription(voo, { ...second, paidPeriod: { start, end, plan: 'plano_revoada' } }, start);
    expect(shown(both)).toEqual(['plano_revoada', 100, 'active']);
    expect(shown(withSubscription(both, paidMonth('plano_voo'), now))).toEqual(['plano_voo', 30, 'active']);
    expect(shown(withSubscription({ ...both, textCredits: 8 }, paidMonth('plano_voo'), now))).toEqual([
      'plano_voo',
      8,
      'active',
    ]);
  });

  it('a new subscription after an ended one is granted a new period', () => {
    const over = withSubscription(
      onPlan('plano_voo', 3),
      paidMonth('plano_voo', { status: 'canceled', endedAt: now }),
      now,
    );
    const [start, end] = [day('2026-03-21'), day('2026-04-21')];
    const again = aSubscription({
      id: 'sub_2',
      createdAt: start,
      periodStart: start,
      periodEnd: end,
      firstPaidAt: start,
    });
    expect(withSubscription(over, { ...again, paidPeriod: { start, end, plan: 'plano_voo' } }, start)).toMatchObject({
      subscriptionId: 'sub_2',
      textCredits: 30,
      billing: { firstPaidAt: start },
    });
  });
});

describe('the current subscription', () => {
  const of = (...list: readonly [CurrentSubscription['status'], string][]) =>
    pickCurrentSubscription(
      list.map(([status, created]) => aSubscription({ id: `${status} ${created}`, status, createdAt: day(created) })),
    )?.id;

  it('is the one that gives a plan, then the newest', () => {
    expect(pickCurrentSubscription([])).toBeNull();
    expect(of(['past_due', '2026-01-01'], ['canceled', '2026-02-01'])).toBe('past_due 2026-01-01');
    expect(of(['active', '2026-01-01'], ['active', '2026-02-01'], ['incomplete', '2026-03-01'])).toBe(
      'active 2026-02-01',
    );
    expect(of(['canceled', '2026-01-01'], ['incomplete', '2026-02-01'])).toBe('canceled 2026-01-01');
    expect(of(['canceled', '2026-01-01'], ['canceled', '2026-02-01'])).toBe('canceled 2026-02-01');
    expect(of(['incomplete_expired', '2026-01-01'])).toBe('incomplete_expired 2026-01-01');
  });
});

describe('periods and dates', () => {
  it('the credits left of the free plan are replaced by those of a bought plan, and those left of a paid month expire', () => {
    const month = { start: day('2026-04-10'), end: day('2026-05-10'), plan: 'plano_voo' } as const;
    const next = aSubscription({ periodStart: month.start, periodEnd: month.end, paidPeriod: month });
    const kindsFor = (user: User) =>
      computeBillingChange(user, anAccount(next), month.start, 0)?.moves.map(({ kind }) => kind);
    expect(kindsFor(onPlan('plano_ninho', 3))).toEqual(['replacement', 'grant']);
    expect(kindsFor(onPlan('plano_voo', 3))).toEqual(['expiry', 'grant']);
  });

  it.each([28, 29, 30, 31])('60 paid periods anchored on the %ith are granted once each', (date) => {
    let user = aUser();
    let grants = 0;
    const startOf = (month: number) => {
      const last = new Date(Date.UTC(2027, month + 1, 0)).getUTCDate();
      return new Date(Date.UTC(2027, month, Math.min(date, last), 23, 30));
    };
    for (let month = 0; month < 60; month += 1) {
      const [start, end] = [startOf(month), startOf(month + 1)];
      const subscription = aSubscription({
        periodStart: start,
        periodEnd: end,
        paidPeriod: { start, end, plan: 'plano_voo' },
      });
      for (let repeat = 0; repeat < 22; repeat += 1) {
        const after = withSubscription(user, subscription, repeat < 11 ? start : new Date(end.getTime() - 1));
        if (after.creditPeriod.key !== user.creditPeriod.key) grants += 1;
        expect(dueFreeGrant(after, end)).toBeNull();
        user = repeat === 0 ? { ...after, textCredits: after.textCredits - 4 } : after;
      }
      expect(user).toMatchObject({ textCredits: 26, creditPeriod: { key: `sub:sub_1:${start.toISOString()}` } });
    }
    expect(grants).toBe(60);
    console.log(`row 7: anchor ${date}, 60 paid months, 1320 reads, ${grants} grants`);
  });

  it('several periods that were not seen are granted once', () => {
    const [start, end] = [day('2026-06-10'), day('2026-07-10')];
    const later = aSubscription({ periodStart: start, periodEnd: end, paidPeriod: { start, end, plan: 'plano_voo' } });
    expect(withSubscription(onPlan('plano_voo', 11), later, start)).toMatchObject({ textCredits: 30 });
  });

  it('a period older than the granted one is not granted', () => {
    const [start, end] = [day('2026-04-10'), day('2026-05-10')];
    const newer = aSubscription({ periodStart: start, periodEnd: end, paidPeriod: { start, end, plan: 'plano_voo' } });
    const user = { ...withSubscription(onPlan('plano_voo', 11), newer, start), textCredits: 8 };
    expect(withSubscription(user, { ...newer, paidPeriod: aSubscription().paidPeriod }, start).textCredits).toBe(8);
  });

  it('a purchase is refundable for seven days, the last instant included', () => {
    const until = refundableUntil({ firstPaidAt: day('2026-03-10') });
    expect(until).toEqual(day('2026-03-17'));
    expect(refundableUntil({ firstPaidAt: null })).toBeNull();
  });

  it('the next check is an hour after the end of a period, then every six hours, and none for free accounts', () => {
    const check = (user: User, subscription: CurrentSubscription | null, at: Date) =>
      withSubscription(user, subscription, at).billing.checkAt;
    const voo = onPlan('plano_voo', 1);
    const hour = 3_600_000;
    expect(voo.billing.checkAt).toEqual(new Date(day('2026-04-10').getTime() + hour));
    const overdue = new Date(day('2026-04-10').getTime() + 2 * hour);
    const later = withSubscription(voo, paidMonth('plano_voo', { status: 'past_due' }), overdue);
    expect(later.billing.checkAt).toEqual(new Date(overdue.getTime() + 6 * hour));
    expect(
      computeBillingChange(
        later,
        anAccount(paidMonth('plano_voo', { status: 'past_due' })),
        new Date(overdue.getTime() + hour),
      ),
    ).toBeNull();
    expect(check(aUser(), null, now)).toBeNull();
    const checkout = { key: 'k', plan: 'plano_voo' as const, at: now };
    const waiting = aUser();
    const begun = { ...waiting, billing: { ...waiting.billing, checkout, checkAt: now } };
    expect(withSubscription(begun, null, now).billing).toMatchObject({
      checkout,
      checkAt: new Date(now.getTime() + 25 * hour),
    });
    expect(withSubscription(begun, null, day('2026-03-22')).billing).toMatchObject({ checkout: null, checkAt: null });
    expect(withSubscription(begun, aSubscription(), now).billing.checkout).toBeNull();
  });

  it('a first payment that is awaited names its plan until it is made, fails or another subscription gives a plan', () => {
    const waiting = aSubscription({ status: 'incomplete', paidPeriod: null, firstPaidAt: null });
    const older = aSubscription({ id: 'sub_0', status: 'canceled' });
    const awaited = (...[subscription, ...others]: CurrentSubscription[]) => {
      const account = { ...anAccount(subscription ?? null), others, isLive: true };
      const change = computeBillingChange(aUser(), account, now);
      return change && change.billing.awaitedPlan;
    };
    expect([awaited(waiting), awaited({ ...waiting, plan: 'plano_revoada' })]).toEqual(['plano_voo', 'plano_revoada']);
    expect(awaited(older, waiting)).toBe('plano_voo');
    expect([awaited(aSubscription(), waiting), awaited({ ...waiting, plan: null })]).toEqual([null, null]);
    const user = withSubscription(aUser(), waiting, now);
    expect(shown(user)).toEqual(['plano_ninho', 5, 'inactive']);
    for (const end of [aSubscription(), { ...waiting, status: 'incomplete_expired' as const }, null]) {
      expect(withSubscription(user, end, now).billing.awaitedPlan).toBeNull();
    }
  });

  it('a first payment that is awaited is checked every six hours, also once its checkout has expired', () => {
    const waiting = aSubscription({ status: 'incomplete', paidPeriod: null, firstPaidAt: null });
    const checkout = { key: 'k', plan: 'plano_voo' as const, at: now };
    const begun = aUser({ billing: { ...aUser().billing, checkout, checkAt: now } });
    const first = withSubscription(begun, waiting, now);
    expect(first.billing).toMatchObject({ checkout, checkAt: new Date(now.getTime() + 6 * 3_600_000) });
    expect(computeBillingChange(first, anAccount(waiting), new Date(now.getTime() + 3_600_000))).toBeNull();
    const later = day('2026-03-22');
    expect(withSubscription(first, waiting, later).billing).toMatchObject({
      checkout: null,
      checkAt: new Date(later.getTime() + 6 * 3_600_000),
    });
  });

  it('a check that is postponed is due an hour later, and nothing else of the account changes', () => {
    const user = onPlan('plano_revoada', 60);
    const { moves, requiredBalance, billing, ...account } = computePostponedCheck(user, now);
    expect({ ...user, ...account }).toEqual(user);
    expect({ ...user.billing, ...billing }).toEqual({ ...user.billing, checkAt: new Date(now.getTime() + 3_600_000) });
    expect({ moves, requiredBalance }).toEqual({ moves: [], requiredBalance: null });
  });
});
