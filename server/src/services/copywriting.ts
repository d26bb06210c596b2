import { clickOf, type Hold } from '../domain/credits.ts';
import { deletedClicksSince } from '../domain/deletedClick.ts';
import {
  GenerationDeleted,
  GenerationNotFound,
  isFailure,
  OutOfCredits,
  RequestIdReused,
  TooManyRequests,
  WriterUnavailable,
  type InvalidBrief,
  type PlanLocked,
} from '../domain/failures.ts';
import {
  isOfBrief,
  lockedBy,
  parseBrief,
  visibleTo,
  type Brief,
  type BriefInput,
  type ClickOutcome,
  type Generation,
  type VisibleGeneration,
} from '../domain/generation.ts';
import type { KitInput, VisibleKit } from '../domain/kitBrief.ts';
import { namedProducts } from '../domain/namedProducts.ts';
import { planOf, type Plan } from '../domain/plan.ts';
import type { Product } from '../domain/products.ts';
import type {
  Clock,
  DeletedClicks,
  Generations,
  Log,
  OwnedValue,
  RateLimit,
  RateLimits,
  Reviewer,
  Telemetry,
  Users,
  Writer,
} from '../domain/ports.ts';
import type { User } from '../domain/user.ts';
import type { WritingVoice } from '../domain/voice.ts';
import { createComposer, type ProgressListener, type TimeLimits } from './copywriting/composer.ts';
import { createCountClicks, type OwnText } from './copywriting/countClicks.ts';
import { createAdjusting, type AdjustFailure, type AdjustRequest } from './copywriting/adjusting.ts';
import { createAdjustText } from './copywriting/adjustText.ts';
import { createHolds } from './copywriting/holds.ts';
import { createKits, type KitFailure, type KitListener } from './copywriting/kits.ts';
import { createLastOpenings } from './copywriting/lastOpenings.ts';
import { createWriteText } from './copywriting/writeText.ts';

/** Why a click ends without a text. */
export type GenerateFailure =
  | InvalidBrief
  | RequestIdReused
  | GenerationNotFound
  | GenerationDeleted
  | PlanLocked
  | OutOfCredits
  | TooManyRequests
  | WriterUnavailable;

/** What one owner may ask for, and how long a text may take (rule 5.5). */
export interface CopywritingLimits {
  readonly clickRate: RateLimit;
  readonly maxInFlight: number;
  readonly timeLimits: TimeLimits;
}

/** The time limits of rule 5.5. */
export const defaultTimeLimits: TimeLimits = { attemptMs: 30_000, reviewMs: 10_000, totalMs: 45_000 };

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
  /**
   * Changes one text as its owner asked, checked like any text, for none of the credits: a generation includes some
   * adjustments (rule 12.2). Without a text the adjustment is given back. Signal and listener as in generate().
   */
  adjust(
    user: User,
    request: AdjustRequest,
    signal: AbortSignal,
    progress?: ProgressListener,
  ): Promise<VisibleGeneration | AdjustFailure>;
  /**
   * Serves one click for several texts of one brief (rule 12.3): all credits are held or none, then each text ends by
   * itself. The same click again costs nothing for the texts that are stored or being written, and writes those that
   * are missing. Signal and listener as in generate().
   */
  createKit(user: User, input: KitInput, signal: AbortSignal, listener?: KitListener): Promise<VisibleKit | KitFailure>;
  /** The owner's kit of this id with what became of each text; null when nothing of it is stored or being written. */
  findKit(user: User, kitId: string): Promise<VisibleKit | null>;
  /** Deletes the texts of the kit and stops those being written; resolves to the ids of the deleted. */
  removeKit(user: User, kitId: string): Promise<readonly string[]>;
  /** What became of the owner's click of this id: costs nothing, and shows no more of the text than the plan does. */
  findClick(user: User, requestId: string): Promise<ClickOutcome>;
  /** Settles expired holds, whose process has died; resolves to how many (rule 4.2). */
  settleExpiredHolds(): Promise<number>;
  /** Gives back the adjustments whose reservation has expired; resolves to of how many generations. */
  releaseExpiredAdjustments(): Promise<number>;
  /** Forgets the clicks that were deleted so long ago that nobody repeats them. */
  forgetDeletedClicks(): Promise<void>;
  /** Resolves when no click is being served and all their holds are settled. */
  idle(): Promise<void>;
}

interface Click {
  readonly user: User;
  readonly plan: Plan;
  readonly brief: Brief;
  readonly signal: AbortSignal;
  readonly progress: ProgressListener | undefined;
  readonly own: OwnText;
}

interface Parts extends CopywritingLimits {
  readonly users: Users;
  readonly generations: Generations;
  readonly deletedClicks: DeletedClicks;
  readonly products: Pick<OwnedValue<readonly Product[]>, 'find'>;
  /** The voice that the owner's texts are written in. */
  readonly voiceOf: (user: User) => Promise<WritingVoice | null>;
  readonly rateLimits: RateLimits;
  readonly writer: Writer;
  readonly telemetry: Pick<Telemetry, 'count'>;
  readonly reviewer: Reviewer | null;
  readonly clock: Clock;
  readonly log: Log;
}

const joinPollMs = 100;

/** Copywriting over its ports. */
export function createCopywriting(parts: Parts): Copywriting {
  const { users, generations, deletedClicks, products, voiceOf, rateLimits } = parts;
  const { writer, reviewer, telemetry, clock, log } = parts;
  const { clickRate, maxInFlight, timeLimits } = parts;
  const compose = createComposer({ writer, reviewer, log, timeLimits });
  const holds = createHolds({ users, generations, clock, log });
  const lastOpenings = createLastOpenings(generations);
  /** The owner's products that the topic names. */
  const productsIn = async (topic: string, userId: string, now: Date): Promise<readonly Product[]> =>
    namedProducts(topic, (await products.find(userId))?.value ?? [], now);
  const writeText = createWriteText({ generations, compose, lastOpenings, productsIn, voiceOf, clock });
  const kits = createKits({
    users,
    generations,
    deletedClicks,
    holds,
    writeText,
    rateLimits,
    clock,
    clickRate,
    maxInFlight,
  });
  const adjustText = createAdjustText({ writer, compose, lastOpenings, productsIn, voiceOf, clock });
  const adjusting = createAdjusting({ generations, rateLimits, adjustText, clock, log, clickRate });
  const counted = createCountClicks(telemetry);
  const underWay = new Set<Promise<unknown>>();

  /** Lets idle() wait for the click. */
  async function track<Answer>(click: Promise<Answer>): Promise<Answer> {
    underWay.add(click);
    try {
      return await click;
    } finally {
      underWay.delete(click);
    }
  }

  async function serve(
    own: OwnText,
    user: User,
    input: BriefInput,
    signal: AbortSignal,
    progress?: ProgressListener,
  ): Promise<VisibleGeneration | GenerateFailure> {
    const plan = planOf(user.currentPlan);
    const brief = parseBrief(input);
    if (isFailure(brief)) return brief;
    const result = lockedBy(plan, brief) ?? (await claim({ user, plan, brief, signal, progress, own }));
    return isFailure(result) ? result : visibleTo(plan, result);
  }

  /** Takes a credit for the click, or returns the generation that the same click led to already. */
  async function claim(click: Click): Promise<Generation | GenerateFailure> {
    const { user, brief, signal } = click;
    for (;;) {
      // Before the hold: a repeat must not take the last credit from another click, nor write the statement (rule 4.3).
      const repeated = await earlier(click);
      if (repeated) return repeated;
      // An id that a kit has is another brief's.
      if ((await generations.ofKit(user.id, brief.requestId)).length > 0) return new RequestIdReused();
      const hold = holds.newHold(user, { requestId: brief.requestId, kitId: null });
      const outcome = await users.hold(user.id, [hold], maxInFlight);
      if (outcome === 'same-request') {
        const joined = await join(user.id, brief.requestId, signal);
        if (joined) return isFailure(joined) ? joined : again(click, joined);
        continue;
      }
      // Read after the hold: a repeat of this click that ended meanwhile has stored its text by now, or it is deleted.
      const meanwhile = await earlier(click);
      if (outcome === 'held' && !meanwhile) return spend(click, hold);
      if (outcome === 'held') await holds.conclude(user.id, hold.generationId);
      if (meanwhile) return meanwhile;
      return outcome === 'too-many-in-flight' ? TooManyRequests.inFlight() : OutOfCredits.forText();
    }
  }

  /** What the same click has led to already; null for nothing. */
  async function earlier(click: Click): Promise<Generation | GenerateFailure | null> {
    const { user, brief } = click;
    const generation = await generations.findByRequest(user.id, brief.requestId);
    if (generation) return again(click, generation);
    return (await wasDeleted(user.id, brief.requestId)) ? GenerationDeleted.text() : null;
  }

  /** Whether the text of the click was deleted. Asked after the text is not found: it is remembered before it goes. */
  const wasDeleted = async (userId: string, clickId: string): Promise<boolean> =>
    (await deletedClicks.among(userId, [clickId])).length > 0;

  /** What a repeat shows of the generation: what the history shows of it today (rule 4.3). */
  async function again(
    { plan, brief }: Click,
    generation: Generation,
  ): Promise<Generation | RequestIdReused | GenerationNotFound> {
    if (!isOfBrief(generation, brief)) return new RequestIdReused();
    return (await generations.isInWindow(generation, plan.historySize)) ? generation : new GenerationNotFound();
  }

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
      if (!user?.holds.some((hold) => clickOf(hold) === requestId)) return null;
      await new Promise((resolve) => setTimeout(resolve, joinPollMs));
    }
    return new WriterUnavailable();
  }

  async function findClick({ id, currentPlan }: User, requestId: string): Promise<ClickOutcome> {
    const clickId = requestId.toLowerCase();
    // The hold is read before the text: one that ends in between has stored its text by then.
    const account = await users.find(id);
    const generation = await generations.findByRequest(id, clickId);
    if (generation) {
      const plan = planOf(currentPlan);
      const isShown = await generations.isInWindow(generation, plan.historySize);
      return { state: 'stored', generation: isShown ? visibleTo(plan, generation) : null };
    }
    const isHeld = account?.holds.some((hold) => hold.requestId === clickId);
    if (isHeld) return { state: 'being-written', generation: null };
    return { state: (await wasDeleted(id, clickId)) ? 'deleted' : 'returned', generation: null };
  }

  /** Writes and stores the text that the hold pays for. */
  const spend = (click: Click, hold: Hold) =>
    holds.settling(click.user.id, hold, async () => {
      // Counted after the hold, so that repeats of one click count once.
      const { waitSeconds: wait } = await rateLimits.take(clickRate, click.user.id);
      if (wait !== null) return TooManyRequests.inAMinute(wait);
      const text = await writeText({ ...click, kit: null, hold });
      click.own.isStored = !isFailure(text) && text.id === hold.generationId;
      return text;
    });

  const idle = async () => void (await Promise.allSettled(underWay));

  return {
    generate: (...click) => track(counted('text', (own) => serve(own, ...click))),
    createKit: (...click) => track(counted('kit', (own) => kits.create(own, ...click))),
    findKit: kits.find,
    removeKit: (...deletion) => track(kits.remove(...deletion)),
    findClick,
    adjust: (...tap) => track(counted('adjustment', (own) => adjusting.adjust(own, ...tap))),
    settleExpiredHolds: holds.settleExpired,
    releaseExpiredAdjustments: adjusting.releaseExpired,
    forgetDeletedClicks: () => deletedClicks.forget(deletedClicksSince(clock.now())),
    idle,
  };
}
