import type { Parts as TextParts } from '../../domain/content/parts.ts';
import type { ForbiddenClaim } from '../../domain/failures.ts';
import type { Finding } from '../../domain/findings/finding.ts';
import { toForbiddenClaim } from '../../domain/findings/forbiddenClaims.ts';
import type { Log, Reviewer, Writer } from '../../domain/ports.ts';
import {
  retryDelay,
  type FailedText,
  type WriterFault,
  type Writing,
  type WritingProgress,
  type WritingTask,
} from '../../domain/writing/writing.ts';
import { adjustmentToRetry, failedTexts, findingsOf, isUnchanged, taskOfAttempt } from './attempts.ts';
import { createReviewTexts } from './reviewTexts.ts';
import { pickStorableTexts, toGenerationFields, type WrittenText } from './storable.ts';
import { startTimeLimit } from './timeLimit.ts';

/** How long one attempt, the review of its texts, and all of them together, may take (rule 5.5). */
export interface TimeLimits {
  readonly attemptMs: number;
  readonly reviewMs: number;
  readonly totalMs: number;
}

/** Receives the texts while they are written, before they are checked or stored. */
export interface ProgressListener {
  /** A variation has grown. */
  grow(piece: WritingProgress): void;
  /** These variations, from 0, start again: a second attempt begins. */
  restart(variations: readonly number[]): void;
  /** An attempt has been answered: what was shown of it is whole, though not yet reviewed. */
  answered?(): void;
}

interface Parts {
  readonly writer: Writer;
  /** Reads what was written a second time; null where the critic alone judges. */
  readonly reviewer: Reviewer | null;
  readonly log: Log;
  readonly timeLimits: TimeLimits;
}

/** Texts that can be stored, at most as many as were asked for, with their findings. */
export type Composition = Pick<Writing, 'writer' | 'model' | 'promptVersion'> & {
  readonly variations: readonly string[];
  readonly parts: readonly (TextParts | null)[];
  readonly findings: readonly Finding[];
};

/**
 * Writes texts in up to two attempts (rules 5.4 and 5.5). What passes is kept; the second attempt is asked for the rest
 * alone, and not before the upstream's Retry-After is over. What still has hard findings, of the critic or of a review, is
 * mended, or kept with findings for the owner, or left out as `remedies` says.
 * A review alone never leaves a click without a text: its owner is told of what it found.
 * When no text is left, the answer is `no-other-text` where an adjustment cannot be made, the claim that none may make
 * where one left the texts out, else `unavailable`.
 */
export type Compose = (
  task: WritingTask,
  signal: AbortSignal,
  progress?: ProgressListener,
) => Promise<Composition | ForbiddenClaim | 'unavailable' | 'no-other-text'>;

const attemptTimeout: WriterFault = { fault: 'timeout', detail: 'no answer in time' };

/** Composing with the writer, judged by the critic and the reviewer. */
export function createComposer({ writer, reviewer, log, timeLimits }: Parts): Compose {
  const reviewTexts = createReviewTexts({ reviewer, log, reviewMs: timeLimits.reviewMs });
  return async (task, signal, progress) => {
    const totalLimit = startTimeLimit(signal, timeLimits.totalMs);
    const endsAt = performance.now() + timeLimits.totalMs;
    const clickId = task.brief.requestId;
    /** The texts that the writer gave for each variation, newest first. */
    const written: WrittenText[][] = Array.from({ length: task.count }, () => []);
    let retry: readonly FailedText[] = task.adjusting ? [adjustmentToRetry(task.adjusting, [])] : [];
    let hasNoOtherText = false;
    let author: Pick<Writing, 'writer' | 'model' | 'promptVersion'> | null = null;
    try {
      for (const attempt of [1, 2]) {
        if (totalLimit.signal.aborted) break;
        const variationsToWrite = retry.length > 0 ? retry.map(({ variation }) => variation) : [...written.keys()];
        if (attempt > 1) progress?.restart(variationsToWrite);
        const answer = await callWriter(
          taskOfAttempt(task, written, retry),
          variationsToWrite,
          totalLimit.signal,
          progress,
        );
        if ('fault' in answer) {
          hasNoOtherText = answer.fault === 'no-other-text';
          // A client that left ended the attempt, and no fault of the writer.
          if (hasNoOtherText || signal.aborted) break;
          log.warn({ attempt, clickId, ...answer }, 'the writer failed');
          const delayMs = attempt === 1 ? retryDelay(answer, endsAt - performance.now()) : null;
          if (delayMs === null) break;
          if (delayMs > 0) await startTimeLimit(totalLimit.signal, delayMs).whenOver;
          continue;
        }
        progress?.answered?.();
        const { variations, parts, facts, usage, writer: name, model, promptVersion } = answer;
        if (usage) log.info({ attempt, model, ...usage }, 'token usage of the writer');
        author = { writer: name, model, promptVersion };
        const newTexts = variationsToWrite.flatMap((variation, index) => {
          const text = variations[index];
          return text
            ? [{ variation, text, parts: parts?.[index] ?? null, facts: facts?.[index] ?? [], review: null }]
            : [];
        });
        for (const { variation, ...text } of await reviewTexts(task, newTexts, totalLimit.signal)) {
          written[variation]?.unshift(text);
        }
        retry = failedTexts(task, written);
        if (retry.length === 0) break;
        const codes = findingsOf(task, written).flatMap(({ code, severity }) => (severity === 'hard' ? [code] : []));
        log.warn({ attempt, codes, model }, 'the texts have hard findings');
      }
    } finally {
      totalLimit.clear();
    }
    const texts = pickStorableTexts(task, written);
    if (!signal.aborted && texts.length === 0 && (hasNoOtherText || isUnchanged(task, written))) return 'no-other-text';
    if (signal.aborted || author === null) return 'unavailable';
    if (texts.length === 0) return toForbiddenClaim(findingsOf(task, written)) ?? 'unavailable';
    return { ...author, ...toGenerationFields(task, texts) };
  };

  /** Calls the writer within the time of an attempt, also when the writer ignores its signal. */
  async function callWriter(
    task: WritingTask & { readonly retry: readonly FailedText[] },
    variationsToWrite: readonly number[],
    signal: AbortSignal,
    progress: ProgressListener | undefined,
  ): Promise<Writing | WriterFault> {
    // An adjusted text keeps the angle that it has in its generation.
    const { adjusting } = task;
    const retry = adjusting ? task.retry.map((one) => ({ ...one, variation: adjusting.variation })) : task.retry;
    const limit = startTimeLimit(signal, timeLimits.attemptMs);
    let isOver = false;
    // The listener gets only variations that were asked for, and none after the attempt is over.
    const onProgress = ({ variation, text }: WritingProgress) => {
      const originalVariation = variationsToWrite[variation];
      if (originalVariation !== undefined && !isOver && !limit.signal.aborted)
        progress?.grow({ variation: originalVariation, text });
    };
    try {
      return await Promise.race([
        writer.write({ ...task, retry, onProgress }, limit.signal),
        limit.whenOver.then(() => attemptTimeout),
      ]);
    } finally {
      isOver = true;
      limit.clear();
    }
  }
}
