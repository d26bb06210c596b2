import type { NewHold } from '../../domain/credits/credits.ts';
import { isFailure, WriterUnavailable, type ForbiddenClaim } from '../../domain/failures.ts';
import type { Brief, Generation } from '../../domain/generations/generation.ts';
import type { Kit } from '../../domain/writing/kit.ts';
import type { Plan } from '../../domain/billing/plan.ts';
import type { Clock, Generations } from '../../domain/ports.ts';
import type { Product } from '../../domain/account/products.ts';
import type { User } from '../../domain/account/user.ts';
import type { WritingVoice } from '../../domain/account/voice.ts';
import type { Compose, ProgressListener } from './composer.ts';

/** A text that is to be written, with the hold that pays for it. */
interface HeldText {
  readonly user: User;
  readonly plan: Plan;
  readonly brief: Brief;
  readonly kit: Kit | null;
  readonly hold: NewHold;
  readonly signal: AbortSignal;
  readonly progress: ProgressListener | undefined;
}

interface Parts {
  readonly generations: Generations;
  readonly compose: Compose;
  readonly lastOpenings: (userId: string) => Promise<readonly string[]>;
  readonly productsIn: (topic: string, userId: string, now: Date) => Promise<readonly Product[]>;
  readonly voiceOf: (user: User) => Promise<WritingVoice | null>;
  readonly clock: Clock;
}

/** Writes and stores one text under the id of its hold, which the caller settles. */
export type WriteText = (text: HeldText) => Promise<Generation | WriterUnavailable | ForbiddenClaim>;

/** Writing texts over the ports. */
export function createWriteText({ generations, compose, lastOpenings, productsIn, voiceOf, clock }: Parts): WriteText {
  return async ({ user, plan, brief, kit, hold, signal, progress }) => {
    const now = clock.now();
    const [recentOpenings, named, voice] = await Promise.all([
      lastOpenings(user.id),
      productsIn(brief.topic, user.id, now),
      voiceOf(user),
    ]);
    const task = { brief, profile: user, products: named, voice, count: plan.variations, recentOpenings, now };
    const writing = await compose(task, signal, progress);
    if (typeof writing === 'string') return new WriterUnavailable();
    if (isFailure(writing)) return writing;
    // A client that disconnected while the text was checked is not charged.
    if (signal.aborted) return new WriterUnavailable();
    const generation: Generation = {
      id: hold.generationId,
      userId: user.id,
      createdAt: clock.now(),
      editedAt: null,
      originalVariations: null,
      versions: [],
      adjustments: [],
      ...brief,
      kit,
      favourite: false,
      ...writing,
    };
    const stored = await generations.add(generation);
    if (stored === 'stored') return generation;
    const earlier = stored === 'duplicate-request' ? await generations.findByRequest(user.id, brief.requestId) : null;
    return earlier ?? new WriterUnavailable();
  };
}
