import { verifyReview } from '../../critic/review.ts';
import type { CriticFinding } from '../../domain/findings/finding.ts';
import type { Log, Reviewer } from '../../domain/ports.ts';
import { remedies } from '../../domain/findings/remedies.ts';
import { mayReviewClear, type Review, type ReviewTask } from '../../domain/writing/review.ts';
import type { WriterFault, WritingTask } from '../../domain/writing/writing.ts';
import { judgeTexts, type TextToJudge } from './judge.ts';
import { startTimeLimit } from './timeLimit.ts';

interface Parts {
  /** Null where texts are judged by the critic alone. */
  readonly reviewer: Reviewer | null;
  readonly log: Log;
  /** How long one review may take. */
  readonly reviewMs: number;
}

/**
 * The texts with their reviews. One call reads all of them, save those that the critic leaves out anyway. Whatever goes
 * wrong with it, or takes too long, is logged, and the texts stay with what the critic says of them.
 */
export type ReviewTexts = <Text extends TextToJudge>(
  task: WritingTask,
  texts: readonly Text[],
  signal: AbortSignal,
) => Promise<readonly Text[]>;

/** The most doubts that one review is asked about. */
const maxDoubts = 40;

const reviewTimeout: WriterFault = { fault: 'timeout', detail: 'no review in time' };
const reviewerCrash: WriterFault = { fault: 'unavailable', detail: 'the reviewer threw an error' };

/** Reviewing with the reviewer, where there is one. */
export function createReviewTexts({ reviewer, log, reviewMs }: Parts): ReviewTexts {
  return async (task, texts, signal) => {
    if (!reviewer || signal.aborted) return texts;
    const findings = judgeTexts(task, texts);
    const toReview = [...texts.keys()].filter((variation) => !isLeftOut(findings, variation));
    if (toReview.length === 0) return texts;
    const doubts = findings
      .filter((finding) => mayReviewClear(finding) && toReview.includes(finding.variation))
      .map((finding) => ({ ...finding, variation: toReview.indexOf(finding.variation) }))
      .slice(0, maxDoubts);
    const reviewTask = { ...task, texts: toReview.map((variation) => texts[variation]?.text ?? ''), doubts };
    const review = await callReviewer(reviewer, reviewTask, signal);
    if ('fault' in review) {
      log.warn({ ...review }, 'the reviewer failed: the critic alone judges');
      return texts;
    }
    const { model, usage, doubtVerdicts } = review;
    const reviews = verifyReview(reviewTask, review);
    const reported = reviews.flatMap((one) => one.reported.map(({ code }) => code));
    const cleared = doubts.flatMap(({ code }, index) => (doubtVerdicts[index] === false ? [code] : []));
    log.info({ model, ...usage, reported, cleared }, 'token usage of the reviewer');
    return texts.map((text, variation) => ({ ...text, review: reviews[toReview.indexOf(variation)] ?? null }));
  };

  /** Calls the reviewer within its time, also when the reviewer ignores its signal. */
  async function callReviewer(port: Reviewer, task: ReviewTask, signal: AbortSignal): Promise<Review | WriterFault> {
    const limit = startTimeLimit(signal, reviewMs);
    try {
      return await Promise.race([port.review(task, limit.signal), limit.whenOver.then(() => reviewTimeout)]);
    } catch (error) {
      log.error({ error }, 'the reviewer threw an error');
      return reviewerCrash;
    } finally {
      limit.clear();
    }
  }
}

const isLeftOut = (findings: readonly CriticFinding[], variation: number): boolean =>
  findings.some(
    (finding) =>
      finding.variation === variation && finding.severity === 'hard' && remedies[finding.code] === 'leave out',
  );
