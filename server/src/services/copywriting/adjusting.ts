import { randomUUID } from 'node:crypto';
import type { AdjustmentKind } from '../../domain/writing/adjustmentKinds.ts';
import {
  adjustmentsPerGeneration,
  finishAdjustment,
  isBeingAdjusted,
  releaseAdjustment,
  releaseExpiredReservations,
  reservationSeconds,
  reserveAdjustment,
  type Adjustment,
  type ReservationRefusal,
} from '../../domain/writing/adjustments.ts';
import { EditConflict } from '../../domain/account/conflicts.ts';
import {
  AdjustmentsUsedUp,
  GenerationNotFound,
  InvalidAdjustment,
  isFailure,
  PlanLocked,
  RequestIdReused,
  type NothingToAdjust,
  TooManyRequests,
  WriterUnavailable,
} from '../../domain/failures.ts';
import type { Generation, VisibleGeneration } from '../../domain/generations/generation.ts';
import { isUuid, requestIdNotUuid, visibleTo } from '../../domain/generations/generation.ts';
import { cheapestPlanFor, planHas, planOf } from '../../domain/billing/plan.ts';
import type { Clock, Generations, Log, RateLimit, RateLimits } from '../../domain/ports.ts';
import type { User } from '../../domain/account/user.ts';
import type { AdjustText } from './adjustText.ts';
import type { ProgressListener } from './composer.ts';
import type { NewText } from './countClicks.ts';
import { createSharedPoller } from './sharedPoller.ts';

/** What is to be changed in which text. */
export interface AdjustRequest {
  readonly generationId: string;
  /** Which text of the generation, from 0. */
  readonly variation: number;
  readonly kind: AdjustmentKind;
  /** The id of the click: the same id again is the same adjustment. */
  readonly requestId: string;
  /**
   * The `editedAt` of the text that the owner saw: null for none, undefined to adjust whatever is stored. Unless it is
   * undefined, a change that is saved while the text is adjusted is kept, and the adjustment is not.
   */
  readonly basedOn?: Date | null | undefined;
}

/** Why a click ends without another text. */
export type AdjustFailure =
  | PlanLocked
  | InvalidAdjustment
  | RequestIdReused
  | GenerationNotFound
  | EditConflict
  | AdjustmentsUsedUp
  | NothingToAdjust
  | TooManyRequests
  | WriterUnavailable;

interface Parts {
  readonly generations: Generations;
  readonly rateLimits: RateLimits;
  readonly adjustText: AdjustText;
  readonly clock: Clock;
  readonly log: Log;
  readonly clickRate: RateLimit;
}

interface Click {
  readonly user: User;
  readonly request: AdjustRequest;
  readonly signal: AbortSignal;
  readonly progress: ProgressListener | undefined;
  readonly newText: NewText;
}

const batchSize = 100;

/** Adjusting texts over its ports. */
export function createAdjusting({ generations, rateLimits, adjustText, clock, log, clickRate }: Parts) {
  const generationPoller = createSharedPoller((userId: string, generationId: string) =>
    generations.find(userId, generationId),
  );

  async function adjust(
    newText: NewText,
    user: User,
    request: AdjustRequest,
    signal: AbortSignal,
    progress?: ProgressListener,
  ): Promise<VisibleGeneration | AdjustFailure> {
    const plan = planOf(user.currentPlan);
    if (!planHas(plan, 'adjustments')) {
      return PlanLocked.from('kind', 'Ajustes rápidos', cheapestPlanFor('adjustments'));
    }
    if (!isUuid(request.requestId)) return new InvalidAdjustment('requestId', requestIdNotUuid);
    const found = await generations.find(user.id, request.generationId);
    if (!found || !(await generations.isInWindow(found, plan.historySize))) return new GenerationNotFound();
    if (visibleTo(plan, found).variations[request.variation] === undefined) {
      return new InvalidAdjustment('variation', 'Esta variação não existe.');
    }
    const result = await claimAdjustment({ user, request, signal, progress, newText });
    return isFailure(result) ? result : visibleTo(plan, result);
  }

  /** Reserves an adjustment and makes it, or returns the result of an earlier call with the same id. */
  async function claimAdjustment(click: Click): Promise<Generation | AdjustFailure> {
    const { user, request, signal } = click;
    const { generationId, variation, kind, basedOn } = request;
    const requestId = request.requestId.toLowerCase();
    for (;;) {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + reservationSeconds * 1000);
      const adjustment: Adjustment = { id: randomUUID(), requestId, kind, variation, expiresAt };
      const reserved = await generations.change<ReservationRefusal>(user.id, generationId, (stored) =>
        reserveAdjustment(stored, adjustment, basedOn, now),
      );
      if (typeof reserved === 'object') return adjustReserved(click, reserved, adjustment);
      if (reserved === 'used-up') return new AdjustmentsUsedUp(adjustmentsPerGeneration);
      if (reserved === 'other-request') return new RequestIdReused();
      const stored = await generations.find(user.id, generationId);
      if (!stored) return new GenerationNotFound();
      if (reserved === 'done') return stored;
      if (reserved === 'conflict') return toEditConflict(user, stored);
      // Another call is making the same adjustment.
      const isDone = (current: Generation | null) => !current || !isBeingAdjusted(current, requestId, clock.now());
      if (!(await generationPoller.pollUntil([user.id, generationId], isDone, signal)))
        return WriterUnavailable.adjusting();
    }
  }

  /** Makes the reserved adjustment; without a text its reservation is released. */
  async function adjustReserved(
    click: Click,
    generation: Generation,
    adjustment: Adjustment,
  ): Promise<Generation | AdjustFailure> {
    const { user } = click;
    try {
      // Counted after the reservation, so that repeats of one click count once.
      const { waitSeconds: wait } = await rateLimits.take(clickRate, user.id);
      return wait === null ? await writeAndStore(click, generation, adjustment) : TooManyRequests.inAMinute(wait);
    } finally {
      await generations
        .change(user.id, generation.id, (stored) => releaseAdjustment(stored, adjustment.id))
        .catch((error: unknown) =>
          log.warn(
            { generationId: generation.id, error },
            'an adjustment was not given back; the job does so when its reservation has expired',
          ),
        );
    }
  }

  async function writeAndStore(
    { user, request, signal, progress, newText }: Click,
    generation: Generation,
    adjustment: Adjustment,
  ) {
    const version = await adjustText({ user, generation, adjustment, signal, progress });
    if (isFailure(version)) return version;
    const { id, variation } = adjustment;
    const adjusted = request.basedOn === undefined ? undefined : generation.variations[variation];
    const stored = await generations.change(user.id, generation.id, (before) =>
      finishAdjustment(before, id, version, adjusted),
    );
    newText.isStored = typeof stored === 'object';
    if (stored === 'missing') return new GenerationNotFound();
    if (stored !== 'conflict') return stored === 'expired' ? WriterUnavailable.adjusting() : stored;
    // Released first, so that the answer counts this adjustment among those that are left.
    const newest = await generations.change<never>(user.id, generation.id, (before) => releaseAdjustment(before, id));
    return newest === 'missing' ? new GenerationNotFound() : toEditConflict(user, newest);
  }

  const toEditConflict = (user: User, newest: Generation) =>
    EditConflict.adjusting(visibleTo(planOf(user.currentPlan), newest));

  /** Releases the reservations of clicks whose process has died (rule 4.2); resolves to how many. */
  async function releaseExpiredAdjustments(): Promise<number> {
    let released = 0;
    for (;;) {
      const now = clock.now();
      const expired = await generations.withExpiredAdjustments(now, batchSize);
      for (const { userId, generationId } of expired) {
        await generations.change(userId, generationId, (stored) => releaseExpiredReservations(stored, now));
      }
      released += expired.length;
      if (expired.length < batchSize) return released;
    }
  }

  return { adjust, releaseExpiredAdjustments };
}
