import { WriterUnavailable } from '../../domain/failures.ts';
import type { Brief } from '../../domain/generation.ts';
import type { Clock, Log, Writer, Writing, WritingProgress } from '../../domain/ports.ts';
import { reviewTexts } from '../../domain/review.ts';
import type { BusinessProfile } from '../../domain/user.ts';

/** How long one attempt, and all of them together, may take. */
export interface ComposingLimits {
  readonly attemptMs: number;
  readonly totalMs: number;
}

/** Hears of the texts while they are written, before anybody has checked or stored them. */
export interface ProgressListener {
  /** A variation has grown. */
  grow(piece: WritingProgress): void;
  /** What came so far is void: a second attempt begins. */
  restart(): void;
}

interface Parts {
  readonly writer: Writer;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: ComposingLimits;
}

/** `count` texts that can be stored, in up to two attempts, the second told what was wrong (rules 5.4 and 5.5). */
export type Compose = (
  profile: BusinessProfile,
  brief: Brief,
  count: number,
  signal: AbortSignal,
  progress?: ProgressListener,
) => Promise<Writing | WriterUnavailable>;

export function createComposer({ writer, clock, log, limits }: Parts): Compose {
  return async (profile, brief, count, signal, progress) => {
    const overall = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)]);
    let feedback: readonly string[] = [];
    // The listener is told of what was asked for alone, and of nothing once the call is over.
    const onProgress = (piece: WritingProgress) => {
      if (piece.variation < count && !overall.aborted) progress?.grow(piece);
    };
    for (const attempt of [1, 2]) {
      if (overall.aborted) break;
      if (attempt > 1) progress?.restart();
      const bounded = AbortSignal.any([overall, AbortSignal.timeout(limits.attemptMs)]);
      const answer = await writer.write({ brief, profile, count, now: clock.now(), feedback, onProgress }, bounded);
      if ('fault' in answer) {
        log.warn({ attempt, ...answer }, 'the writer did not deliver');
        if (answer.fault === 'refused') break;
        continue;
      }
      const { usage, ...writing } = answer;
      if (usage) log.info({ attempt, model: writing.model, ...usage }, 'the writer counted');
      feedback = reviewTexts(brief, count, writing.variations);
      if (feedback.length === 0) return writing;
      log.warn({ attempt, findings: feedback.length, model: writing.model }, 'the texts cannot be stored');
    }
    return new WriterUnavailable();
  };
}
