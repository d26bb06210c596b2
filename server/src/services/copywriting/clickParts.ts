import type { DeletedClicks, Generations, RateLimit, RateLimits, Users } from '../../domain/ports.ts';
import type { createHolds } from './holds.ts';
import type { WriteText } from './writeText.ts';

/** What clicks are served with, for one text or for a kit. */
export interface ClickParts {
  readonly users: Users;
  readonly generations: Generations;
  readonly deletedClicks: DeletedClicks;
  readonly holds: ReturnType<typeof createHolds>;
  readonly writeText: WriteText;
  readonly rateLimits: RateLimits;
  readonly clickRate: RateLimit;
  readonly maxInFlight: number;
}
