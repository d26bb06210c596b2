import { describe, expect, it } from 'vitest';
import { dueFreeGrant, freePeriodAt } from '../../src/domain/credits/credits.ts';

const at = (iso: string) => new Date(iso);
const startOf = (anchor: string, now: string) => freePeriodAt(at(anchor), at(now)).key.slice('free:'.length);

describe('free periods', () => {
  it('are counted from the anchor, not from the previous period: 31 Jan → 28 Feb → 31 Mar', () => {
    const anchor = '2026-01-31T12:00:00.000Z';
    expect(startOf(anchor, '2026-02-28T11:59:59.999Z')).toBe('2026-01-31T12:00:00.000Z');
    expect(startOf(anchor, '2026-02-28T12:00:00.000Z')).toBe('2026-02-28T12:00:00.000Z');
    expect(startOf(anchor, '2026-03-31T11:59:59.999Z')).toBe('2026-02-28T12:00:00.000Z');
    expect(startOf(anchor, '2026-03-31T12:00:00.000Z')).toBe('2026-03-31T12:00:00.000Z');
  });

  it('end in February on the 29th of a leap year', () => {
    expect(startOf('2027-12-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z')).toBe('2028-02-29T00:00:00.000Z');
    expect(startOf('2028-02-29T00:00:00.000Z', '2029-03-01T00:00:00.000Z')).toBe('2029-02-28T00:00:00.000Z');
  });

  it.each([28, 29, 30, 31])('follow each other for five years without gap or overlap from the %ith', (day) => {
    const anchor = at(`2027-01-${day}T23:30:00.000Z`);
    let { endsAt } = freePeriodAt(anchor, anchor);
    for (let month = 1; month <= 60; month += 1) {
      const boundary: Date = endsAt ?? anchor;
      const before = freePeriodAt(anchor, new Date(boundary.getTime() - 1));
      const after = freePeriodAt(anchor, boundary);
      expect(before.endsAt).toEqual(boundary);
      expect(after.key).toBe(`free:${boundary.toISOString()}`);
      const lastDay = new Date(Date.UTC(boundary.getUTCFullYear(), boundary.getUTCMonth() + 1, 0)).getUTCDate();
      expect(boundary.getUTCDate()).toBe(Math.min(day, lastDay));
      endsAt = after.endsAt;
    }
  });
});

describe('the free grant', () => {
  const anchor = at('2026-01-31T12:00:00.000Z');
  const account = {
    currentPlan: 'plano_ninho' as const,
    creditAnchor: anchor,
    creditPeriod: freePeriodAt(anchor, anchor),
  };

  it('is not due before the period ends, and due at its end', () => {
    expect(dueFreeGrant(account, at('2026-02-28T11:59:59.999Z'))).toBeNull();
    expect(dueFreeGrant(account, at('2026-02-28T12:00:00.000Z'))).toEqual({
      credits: 5,
      period: { key: 'free:2026-02-28T12:00:00.000Z', endsAt: at('2026-03-31T12:00:00.000Z'), quota: 5 },
    });
  });

  it('is made once after three months without a call', () => {
    const grant = dueFreeGrant(account, at('2026-05-10T00:00:00.000Z'));
    expect(grant?.credits).toBe(5);
    expect(grant?.period.key).toBe('free:2026-04-30T12:00:00.000Z');
    expect(
      dueFreeGrant({ ...account, creditPeriod: grant?.period ?? account.creditPeriod }, at('2026-05-10T00:00:00.000Z')),
    ).toBeNull();
  });

  it('is never due on a paid plan', () => {
    expect(dueFreeGrant({ ...account, currentPlan: 'plano_voo' }, at('2027-01-01T00:00:00.000Z'))).toBeNull();
  });
});
