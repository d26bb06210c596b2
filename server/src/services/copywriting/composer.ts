import { adjustmentInstruction } from '../../domain/writing/adjustmentKinds.ts';
import { openingOf } from '../../critic/wording/openings.ts';
import type { Parts as TextParts } from '../../domain/content/parts.ts';
import type { ForbiddenClaim } from '../../domain/failures.ts';
import type { CriticFinding, Finding } from '../../domain/findings/finding.ts';
import { forbiddenClaim } from '../../domain/findings/forbiddenClaims.ts';
import type { Log, Reviewer, Writer } from '../../domain/ports.ts';
import {
  retryDelay,
  type FailedText,
  type TextToAdjust,
  type WriterFault,
  type Writing,
  type WritingProgress,
  type WritingTask,
} from '../../domain/writing/writing.ts';
import { judge } from './judge.ts';
import { createReviewTexts } from './reviewTexts.ts';
import { storableTexts, stored, type Written } from './storable.ts';
import { limitTime } from './timeLimit.ts';

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

const outOfTime: WriterFault = { fault: 'timeout', detail: 'no answer in time' };

/** Composing with the writer, judged by the critic and the reviewer. */
export function createComposer({ writer, reviewer, log, timeLimits }: Parts): Compose {
  const reviewTexts = createReviewTexts({ reviewer, log, reviewMs: timeLimits.reviewMs });
  return async (task, signal, progress) => {
    const overall = limitTime(signal, timeLimits.totalMs);
    const endsAt = performance.now() + timeLimits.totalMs;
    const clickId = task.brief.requestId;
    /** What came for each variation, the newest first. */
    const written: Written[][] = Array.from({ length: task.count }, () => []);
    let retry: readonly FailedText[] = task.adjusting ? [toAdjust(task.adjusting, [])] : [];
    let isOnlyText = false;
    let author: Pick<Writing, 'writer' | 'model' | 'promptVersion'> | null = null;
    try {
      for (const attempt of [1, 2]) {
        if (overall.signal.aborted) break;
        const wanted = retry.length > 0 ? retry.map(({ variation }) => variation) : [...written.keys()];
        if (attempt > 1) progress?.restart(wanted);
        const answer = await write(withoutKept(task, written, retry), wanted, overall.signal, progress);
        if ('fault' in answer) {
          isOnlyText = answer.fault === 'no-other-text';
          // A client that left ended the attempt, and no fault of the writer.
          if (isOnlyText || signal.aborted) break;
          log.warn({ attempt, clickId, ...answer }, 'the writer failed');
          const delayMs = retryDelay(answer, endsAt - performance.now());
          if (delayMs === null) break;
          if (delayMs > 0) await limitTime(overall.signal, delayMs).over;
          continue;
        }
        progress?.answered?.();
        const { variations, parts, facts, usage, writer: name, model, promptVersion } = answer;
        if (usage) log.info({ attempt, model, ...usage }, 'usage of the writer');
        author = { writer: name, model, promptVersion };
        const fresh = wanted.flatMap((variation, index) => {
          const text = variations[index];
          const about = { parts: parts?.[index] ?? null, facts: facts?.[index] ?? [], review: null };
          return text ? [{ variation, text, ...about }] : [];
        });
        for (const { variation, ...text } of await reviewTexts(task, fresh, overall.signal)) {
          written[variation]?.unshift(text);
        }
        retry = failedTexts(task, written);
        if (retry.length === 0) break;
        const codes = findingsOf(task, written).flatMap(({ code, severity }) => (severity === 'hard' ? [code] : []));
        log.warn({ attempt, codes, model }, 'the texts have hard findings');
      }
    } finally {
      overall.clear();
    }
    const texts = storableTexts(task, written);
    if (!signal.aborted && texts.length === 0 && (isOnlyText || isUnchanged(task, written))) return 'no-other-text';
    if (signal.aborted || author === null) return 'unavailable';
    if (texts.length === 0) return forbiddenClaim(findingsOf(task, written)) ?? 'unavailable';
    return { ...author, ...stored(task, texts) };
  };

  /** One attempt within its time. A writer that does not heed its signal is waited for no longer. */
  async function write(
    task: WritingTask & { readonly retry: readonly FailedText[] },
    wanted: readonly number[],
    signal: AbortSignal,
    progress: ProgressListener | undefined,
  ): Promise<Writing | WriterFault> {
    // An adjusted text keeps the angle that it has in its generation.
    const { adjusting } = task;
    const retry = adjusting ? task.retry.map((one) => ({ ...one, variation: adjusting.variation })) : task.retry;
    const limit = limitTime(signal, timeLimits.attemptMs);
    let isOver = false;
    // The listener gets only variations that were asked for, and none after the attempt is over.
    const onProgress = ({ variation, text }: WritingProgress) => {
      const place = wanted[variation];
      if (place !== undefined && !isOver && !limit.signal.aborted) progress?.grow({ variation: place, text });
    };
    try {
      return await Promise.race([
        writer.write({ ...task, retry, onProgress }, limit.signal),
        limit.over.then(() => outOfTime),
      ]);
    } finally {
      isOver = true;
      limit.clear();
    }
  }
}

/** The task of an attempt: at the second the failed texts alone, none of which may begin as one that is kept. */
function withoutKept(task: WritingTask, written: readonly (readonly Written[])[], retry: readonly FailedText[]) {
  if (retry.length === 0) return { ...task, retry };
  const isFailed = new Set(retry.map(({ variation }) => variation));
  const kept = written.flatMap(([newest], variation) => (newest && !isFailed.has(variation) ? [newest.text] : []));
  const openings = kept.map((text) => openingOf(task.brief.contentType, text));
  return { ...task, retry, count: retry.length, recentOpenings: [...openings, ...task.recentOpenings] };
}

/** What the critic says of the newest text of each variation; one that did not come is empty. */
const findingsOf = (task: WritingTask, written: readonly (readonly Written[])[]): readonly CriticFinding[] =>
  judge(
    task,
    written.map(([newest]) => newest ?? { text: '', facts: [], review: null }),
  );

/** The texts that have a hard finding, with all that is to be changed in them. */
function failedTexts(task: WritingTask, written: readonly (readonly Written[])[]): readonly FailedText[] {
  const findings = findingsOf(task, written);
  return written.flatMap(([newest], variation) => {
    const own = findings.filter((finding) => finding.variation === variation);
    if (own.every(({ severity }) => severity === 'soft')) return [];
    const corrections = own.map(({ correction }) => correction);
    if (task.adjusting) return [toAdjust({ ...task.adjusting, ...newest }, corrections)];
    return [{ variation, text: newest?.text ?? null, corrections }];
  });
}

/** An adjustment is asked for as corrections are: with the text, and what is to be changed in it. */
const toAdjust = ({ kind, text }: Pick<TextToAdjust, 'kind' | 'text'>, corrections: readonly string[]): FailedText => ({
  variation: 0,
  text,
  corrections: [adjustmentInstruction(kind), ...corrections],
});

/** Whether all that came of an adjustment is the text as it was. */
const isUnchanged = (task: WritingTask, written: readonly (readonly Written[])[]): boolean =>
  written.some(([newest]) => newest !== undefined) &&
  findingsOf(task, written).some(({ code }) => code === 'not-adjusted');
