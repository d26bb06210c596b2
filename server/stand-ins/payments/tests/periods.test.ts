import { describe, expect, it } from 'vitest';
import { hours, monthsAfter, monthsOn, periodEnd } from '../engine/calendar.ts';
import { aPaymentsStandIn } from './aPaymentsStandIn.ts';
import { aSubscriber } from './aSubscriber.ts';

const second = (text: string) => Date.parse(`${text}Z`) / 1_000;
const days = (seconds: readonly number[]) => seconds.map((at) => new Date(at * 1_000).toISOString().slice(0, 10));
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

describe('the periods of a subscription', () => {
  it('end on the last day of a month without the anchor day, and return to it afterwards', () => {
    const anchor = second('2027-01-31T10:00:00');
    expect(days([1, 2, 3, 4].map((month) => monthsAfter(anchor, month)))).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
  });

  it('have no gaps over 60 months, and end on the anchor day or the last day of the month', () => {
    for (const day of [28, 29, 30, 31]) {
      const anchor = second(`2027-01-${day}T23:59:59`);
      let start = anchor;
      for (let month = 1; month <= 60; month += 1) {
        start = periodEnd(anchor, start);
        const date = new Date(start * 1_000);
        expect(start).toBe(monthsAfter(anchor, month));
        expect(date.getUTCDate()).toBe(Math.min(day, lastDay(date.getUTCFullYear(), date.getUTCMonth())));
      }
    }
  });
});

describe('an advance of the clock by a month and an hour', () => {
  it('passes one renewal of a subscription each time, whatever day and hour the subscription began at', () => {
    for (const day of [1, 15, 27, 28, 29, 30, 31]) {
      for (const hour of [0, 1, 12, 21, 22, 23]) {
        const anchor = Date.UTC(2026, 9, day, hour, 30) / 1_000;
        let [clock, renewals] = [anchor, 0];
        for (let month = 1; month <= 14; month += 1) {
          clock = monthsOn(clock, 1) + hours(1);
          while (monthsAfter(anchor, renewals + 1) <= clock) renewals += 1;
          expect([day, hour, month, renewals]).toEqual([day, hour, month, month]);
        }
      }
    }
  });
});

describe('a subscription over 24 months', () => {
  it.each([28, 29, 30, 31])(
    'renews every month on its anchor day or the last day of the month, when it starts on day %i',
    async (day) => {
      const start = new Date(`2027-01-${day}T12:00:00Z`);
      const payments = await aPaymentsStandIn({ clock: { now: () => start } });
      const { subscription } = await aSubscriber(payments);
      await payments.control.advance({ months: 24, hours: 1 });
      const { data } = await payments.stripe.invoices.list({ subscription: subscription.id, limit: 100 });
      const periods = data.toReversed().map(({ lines }) => lines.data[0]!.period);
      expect(data.every(({ status }) => status === 'paid')).toBe(true);
      expect(days(periods.map((period) => period.start))).toEqual(
        Array.from({ length: 25 }, (_, month) => {
          const first = new Date(Date.UTC(2027, month, 1));
          const last = lastDay(first.getUTCFullYear(), first.getUTCMonth());
          first.setUTCDate(Math.min(day, last));
          return first.toISOString().slice(0, 10);
        }),
      );
      expect(periods.slice(1).map((period) => period.start)).toEqual(periods.slice(0, -1).map((period) => period.end));
      await payments.stop();
    },
  );
});
