import type { Review, ReviewTask } from '../writing/review.ts';
import type { WriterFault, Writing, WritingAttempt } from '../writing/writing.ts';

/** Writes the texts: a language model, or its offline replacement. */
export interface Writer {
  /** True for the writer that shows how the product works without a language model. */
  readonly demonstration: boolean;
  /** Makes the attempt, ended early by the signal. What the upstream does wrong is a WriterFault, never thrown. */
  write(attempt: WritingAttempt, signal: AbortSignal): Promise<Writing | WriterFault>;
}

/** Reads texts against what the owner told: a language model. */
export interface Reviewer {
  /** Reads the texts, ended early by the signal. What the upstream does wrong is a WriterFault, never thrown. */
  review(task: ReviewTask, signal: AbortSignal): Promise<Review | WriterFault>;
}
