import { deletedClicksSince } from '../domain/generations/deletedClick.ts';
import type { BriefInput, ClickOutcome, VisibleGeneration } from '../domain/generations/generation.ts';
import type { KitInput, VisibleKit } from '../domain/writing/kitBrief.ts';
import { namedProducts } from '../domain/writing/namedProducts.ts';
import type { Product } from '../domain/account/products.ts';
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
import type { User } from '../domain/account/user.ts';
import type { WritingVoice } from '../domain/account/voice.ts';
import { createComposer, type ProgressListener, type TimeLimits } from './copywriting/composer.ts';
import { createEndWhenCancelled } from './copywriting/cancelledStreams.ts';
import { createClickCounter } from './copywriting/countClicks.ts';
import { createAdjusting, type AdjustFailure, type AdjustRequest } from './copywriting/adjusting.ts';
import { createAdjustText } from './copywriting/adjustText.ts';
import { createCreatingKits, type KitFailure, type KitListener } from './copywriting/creatingKits.ts';
import { createGenerating, type GenerateFailure } from './copywriting/generating.ts';
import { createHolds } from './copywriting/holds.ts';
import { createStoredKits } from './copywriting/storedKits.ts';
import { createLastOpenings } from './copywriting/lastOpenings.ts';
import { createWriteText } from './copywriting/writeText.ts';

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
   * Serves one click. The signal aborts it when the client disconnects, and the credit is returned, unless more than an
   * opening was shown (decision 81). The listener is called for a text that this call writes, not for one that an earlier
   * or simultaneous call writes.
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
  const endWhenCancelled = createEndWhenCancelled({ rateLimits, log });
  const writeText = endWhenCancelled(
    createWriteText({ generations, compose, lastOpenings, productsIn, voiceOf, clock }),
  );
  const clickParts = { users, generations, deletedClicks, holds, writeText, rateLimits, clickRate, maxInFlight };
  const generating = createGenerating(clickParts);
  const storedKits = createStoredKits({ ...clickParts, clock });
  const creatingKits = createCreatingKits({ ...clickParts, storedKits });
  const adjustText = endWhenCancelled(createAdjustText({ writer, compose, lastOpenings, productsIn, voiceOf, clock }));
  const adjusting = createAdjusting({ generations, rateLimits, adjustText, clock, log, clickRate });
  const countClick = createClickCounter(telemetry);
  const activeClicks = new Set<Promise<unknown>>();

  /** Lets idle() wait for the click. */
  async function trackUntilSettled<Answer>(click: Promise<Answer>): Promise<Answer> {
    activeClicks.add(click);
    try {
      return await click;
    } finally {
      activeClicks.delete(click);
    }
  }

  const idle = async () => void (await Promise.allSettled(activeClicks));

  return {
    generate: (...click) => trackUntilSettled(countClick('text', (own) => generating.generate(own, ...click))),
    createKit: (...click) => trackUntilSettled(countClick('kit', (own) => creatingKits.create(own, ...click))),
    findKit: storedKits.find,
    removeKit: (...deletion) => trackUntilSettled(storedKits.remove(...deletion)),
    findClick: generating.findClick,
    adjust: (...click) => trackUntilSettled(countClick('adjustment', (own) => adjusting.adjust(own, ...click))),
    settleExpiredHolds: holds.settleExpiredHolds,
    releaseExpiredAdjustments: adjusting.releaseExpiredAdjustments,
    forgetDeletedClicks: () => deletedClicks.forget(deletedClicksSince(clock.now())),
    idle,
  };
}
