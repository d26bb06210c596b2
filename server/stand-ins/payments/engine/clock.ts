import { days, hours, monthsAfter } from './calendar.ts';
import { runDue } from './due.ts';
import type { World } from './world.ts';

/** How far to go: to a moment, or by months and then days and hours. */
export type Advance =
  { readonly to: string } | { readonly months?: number; readonly days?: number; readonly hours?: number };

/** Moves the provider's clock ahead and lets happen what falls due on the way. Null for a moment that is past. */
export function advanceClock(world: World, wish: Advance): { now: number; happened: number } | null {
  const now = world.now();
  const target = targetOf(now, wish);
  if (!(target >= now)) return null;
  const overdue = runDue(world, now);
  // Before what falls due: if the process is killed on the way, the rest happens after the restart.
  world.advanceTo(target);
  return { now: target, happened: overdue + runDue(world, target) };
}

function targetOf(now: number, wish: Advance): number {
  if ('to' in wish) return Math.floor(Date.parse(wish.to) / 1_000);
  return monthsAfter(now, wish.months ?? 0) + days(wish.days ?? 0) + hours(wish.hours ?? 0);
}
