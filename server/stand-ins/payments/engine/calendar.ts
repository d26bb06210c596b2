const dateOf = (second: number) => new Date(second * 1_000);

/**
 * The anchor's day and time, `months` later, on the last day where the month has no such day; UTC seconds.
 * https://docs.stripe.com/billing/subscriptions/billing-cycle: 31 Jan → 28 Feb → 31 Mar.
 */
export function monthsAfter(anchor: number, months: number): number {
  const date = dateOf(anchor);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1_000;
}

/** The end of the period that starts at `start`; counted from the anchor, so that the day after a short month is right. */
export function periodEnd(anchor: number, start: number): number {
  const from = dateOf(anchor);
  const to = dateOf(start);
  const elapsed = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + (to.getUTCMonth() - from.getUTCMonth());
  const end = monthsAfter(anchor, elapsed);
  return end > start ? end : monthsAfter(anchor, elapsed + 1);
}

/**
 * The same day and time, `months` later, or so many days into the next month where the month is shorter: never before the
 * end of a period that began by then. UTC seconds.
 */
export function monthsOn(second: number, months: number): number {
  const date = dateOf(second);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime() / 1_000;
}

export const minutes = (count: number): number => count * 60;
export const hours = (count: number): number => count * 3_600;
export const days = (count: number): number => count * 86_400;
