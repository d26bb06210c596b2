import { days, hours, monthsOn } from './calendar.ts';
import { runDue } from './due.ts';
import type { Provider } from './provider.ts';

/** To a time, or by months and then days and hours. */
export type Advance =
  { readonly to: string } | { readonly months?: number; readonly days?: number; readonly hours?: number };

/** Moves the clock ahead and runs what falls due on the way. Null for a time that is past. */
export function advanceClock(provider: Provider, by: Advance): { now: number; ran: number } | null {
  const now = provider.now();
  const target = targetOf(now, by);
  if (!(target >= now)) return null;
  const overdue = runDue(provider, now);
  // First the clock: if the process is killed now, what falls due runs after the restart.
  provider.advanceTo(target);
  return { now: target, ran: overdue + runDue(provider, target) };
}

function targetOf(now: number, by: Advance): number {
  if ('to' in by) return Math.floor(Date.parse(by.to) / 1_000);
  return monthsOn(now, by.months ?? 0) + days(by.days ?? 0) + hours(by.hours ?? 0);
}
