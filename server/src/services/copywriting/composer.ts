import { WriterUnavailable } from '../../domain/failures.ts';
import type { Brief } from '../../domain/generation.ts';
import type { Clock, Log, Writer, Writing } from '../../domain/ports.ts';
import { reviewTexts } from '../../domain/review.ts';
import type { BusinessProfile } from '../../domain/user.ts';

/** How long one attempt, and all of them together, may take. */
export interface ComposingLimits {
  readonly attemptMs: number;
  readonly totalMs: number;
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
) => Promise<Writing | WriterUnavailable>;

export function createComposer({ writer, clock, log, limits }: Parts): Compose {
  return async (profile, brief, count, signal) => {
    const overall = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)]);
    let feedback: readonly string[] = [];
    for (const attempt of [1, 2]) {
      if (overall.aborted) break;
      const bounded = AbortSignal.any([overall, AbortSignal.timeout(limits.attemptMs)]);
      const answer = await writer.write({ brief, profile, count, now: clock.now(), feedback }, bounded);
      if ('fault' in answer) {
        log.warn({ attempt, ...answer }, 'the writer did not deliver');
        if (answer.fault === 'refused') break;
        continue;
      }
      feedback = reviewTexts(brief, count, answer.variations);
      if (feedback.length === 0) return answer;
      log.warn({ attempt, findings: feedback.length, model: answer.model }, 'the texts cannot be stored');
    }
    return new WriterUnavailable();
  };
}
