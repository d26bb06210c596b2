import { randomUUID } from 'node:crypto';
import { holdSeconds, type Hold } from '../domain/credits.ts';
import {
  isFailure,
  OutOfCredits,
  TooManyRequests,
  WriterUnavailable,
  type InvalidBrief,
  type PlanLocked,
} from '../domain/failures.ts';
import {
  lockedBy,
  parseBrief,
  visibleTo,
  type Brief,
  type BriefInput,
  type Generation,
  type VisibleGeneration,
} from '../domain/generation.ts';
import { openingOf } from '../critic/openings.ts';
import { wholeHistory, type HistoryQuery } from '../domain/history.ts';
import { planOf, type Plan } from '../domain/plan.ts';
import type { Clock, Generations, Log, RateLimit, RateLimits, Users, Writer } from '../domain/ports.ts';
import type { User } from '../domain/user.ts';
import { createComposer, type ProgressListener, type TimeLimits } from './copywriting/composer.ts';
import { createHolds } from './copywriting/holds.ts';

/** Why a click ends without a text. */
export type GenerateFailure = InvalidBrief | PlanLocked | OutOfCredits | TooManyRequests | WriterUnavailable;

/** What one owner may ask for, and how long a text may take (rule 5.5). */
export interface CopywritingLimits {
  readonly clickRate: RateLimit;
  readonly maxInFlight: number;
  readonly timeLimits: TimeLimits;
}

/** The time limits of rule 5.5. */
export const defaultTimeLimits: TimeLimits = { attemptMs: 30_000, totalMs: 45_000 };

/** Writing texts: a brief becomes a stored generation, and a credit is spent exactly when it does (rule 4.1). */
export interface Copywriting {
  /**
   * Serves one click. The signal aborts it when the client disconnects, and the credit is returned. The listener is
   * called for a text that this call writes, not for one that an earlier or simultaneous call writes.
   */
  generate(
    user: User,
    input: BriefInput,
    signal: AbortSignal,
    progress?: ProgressListener,
  ): Promise<VisibleGeneration | GenerateFailure>;
  /** Settles expired holds, whose process has died; resolves to how many (rule 4.2). */
  settleExpiredHolds(): Promise<number>;
  /** Resolves when no click is being served and all their holds are settled. */
  idle(): Promise<void>;
}

interface Click {
  readonly user: User;
  readonly plan: Plan;
  readonly brief: Brief;
  readonly signal: AbortSignal;
  readonly progress: ProgressListener | undefined;
}

interface Parts extends CopywritingLimits {
  readonly users: Users;
  readonly generations: Generations;
  readonly rateLimits: RateLimits;
  readonly writer: Writer;
  readonly clock: Clock;
  readonly log: Log;
}

const joinPollMs = 100;

/** The generations whose openings must not be repeated. */
const newest: HistoryQuery = { ...wholeHistory, limit: 10 };

/** Copywriting over its ports. */
export function createCopywriting(parts: Parts): Copywriting {
  const { users, generations, rateLimits, writer, clock, log, clickRate, maxInFlight, timeLimits } = parts;
  const compose = createComposer({ writer, log, timeLimits });
  const { conclude, settleExpired } = createHolds({ users, generations, clock });
  const underWay = new Set<Promise<unknown>>();

  async function generate(user: User, input: BriefInput, signal: AbortSignal, progress?: ProgressListener) {
    const click = serve(user, input, signal, progress);
    underWay.add(click);
    try {
      return await click;
    } finally {
      underWay.delete(click);
    }
  }

  async function serve(user: User, input: BriefInput, signal: AbortSignal, progress?: ProgressListener) {
    const plan = planOf(user.currentPlan);
    const brief = parseBrief(input);
    if (isFailure(brief)) return brief;
    const result = lockedBy(plan, brief) ?? (await claim({ user, plan, brief, signal, progress }));
    return isFailure(result) ? result : visibleTo(plan, result);
  }

  /** Takes a credit for the click, or returns the generation that the same click led to already. */
  async function claim(click: Click): Promise<Generation | GenerateFailure> {
    const { user, brief, signal } = click;
    for (;;) {
      const hold = newHold(user, brief);
      const outcome = await users.hold(user.id, hold, maxInFlight);
      if (outcome === 'same-request') {
        const joined = await join(user.id, brief.requestId, signal);
        if (joined) return joined;
        continue;
      }
      // Read after the hold: a repeat of this click that ended meanwhile has stored its text by now.
      const earlier = await generations.findByRequest(user.id, brief.requestId);
      if (outcome === 'held' && !earlier) return spend(click, hold);
      if (outcome === 'held') await conclude(user.id, hold.generationId);
      if (earlier) return earlier;
      return outcome === 'out-of-credits' ? new OutOfCredits() : TooManyRequests.inFlight();
    }
  }

  const newHold = (user: User, brief: Brief): Hold => ({
    generationId: randomUUID(),
    requestId: brief.requestId,
    expiresAt: new Date(clock.now().getTime() + holdSeconds * 1000),
    periodKey: user.creditPeriod.key,
  });

  /** Waits for the same click, which another call is serving: its generation, or null when it ends without one. */
  async function join(
    userId: string,
    requestId: string,
    signal: AbortSignal,
  ): Promise<Generation | WriterUnavailable | null> {
    while (!signal.aborted) {
      const user = await users.find(userId);
      const generation = await generations.findByRequest(userId, requestId);
      if (generation) return generation;
      if (!user?.holds.some((hold) => hold.requestId === requestId)) return null;
      await new Promise((resolve) => setTimeout(resolve, joinPollMs));
    }
    return new WriterUnavailable();
  }

  /** Writes and stores the text while the credit is on hold, then settles the hold, whatever happened. */
  async function spend(click: Click, hold: Hold) {
    try {
      // Counted after the hold, so that repeats of one click count once.
      const wait = await rateLimits.take(clickRate, click.user.id);
      return wait === null ? await write(click, hold) : TooManyRequests.clicks(wait);
    } finally {
      await conclude(click.user.id, hold.generationId).catch((error: unknown) =>
        log.warn(
          { generationId: hold.generationId, error },
          'a hold was not settled; the job settles it when it has expired',
        ),
      );
    }
  }

  async function write(
    { user, plan, brief, signal, progress }: Click,
    hold: Hold,
  ): Promise<Generation | WriterUnavailable> {
    const recentOpenings = await lastOpenings(user.id);
    const task = { brief, profile: user, count: plan.variations, recentOpenings, now: clock.now() };
    const writing = await compose(task, signal, progress);
    if (isFailure(writing)) return writing;
    // A client that disconnected while the text was checked is not charged.
    if (signal.aborted) return new WriterUnavailable();
    const generation: Generation = {
      id: hold.generationId,
      userId: user.id,
      createdAt: clock.now(),
      editedAt: null,
      originalVariations: null,
      ...brief,
      favourite: false,
      ...writing,
    };
    const stored = await generations.add(generation);
    if (stored === 'stored') return generation;
    const earlier = stored === 'duplicate-request' ? await generations.findByRequest(user.id, brief.requestId) : null;
    return earlier ?? new WriterUnavailable();
  }

  /** The openings of the owner's last generations, of any type (rule 5.4). */
  async function lastOpenings(userId: string): Promise<readonly string[]> {
    const { items } = await generations.page(userId, newest);
    return items.flatMap(({ contentType, variations }) => variations.map((text) => openingOf(contentType, text)));
  }

  const idle = async () => void (await Promise.allSettled(underWay));

  return { generate, settleExpiredHolds: settleExpired, idle };
}
