import { createCritic } from '../../critic/critic.ts';
import { applyReview, type TextReview } from '../../critic/review.ts';
import type { CriticFinding } from '../../domain/findings/finding.ts';
import type { QuotedFact, WritingTask } from '../../domain/writing/writing.ts';

/** A text with the facts that its writer names, whose quotes vouch for them. */
export interface TextToJudge {
  readonly text: string;
  readonly facts: readonly QuotedFact[];
  /** What a review says of it; null where there was none. */
  readonly review: TextReview | null;
}

/** The critic of each task that is being written. */
const critics = new WeakMap<WritingTask, ReturnType<typeof createCritic>>();

function criticOf(task: WritingTask) {
  const critic = critics.get(task) ?? createCritic(task);
  critics.set(task, critic);
  return critic;
}

/** What the critic and the reviews say of texts, one for each that is asked for. */
export function judgeTexts(task: WritingTask, texts: readonly TextToJudge[]): readonly CriticFinding[] {
  const findings = criticOf(task)({
    count: texts.length,
    texts: texts.map(({ text }) => text),
    facts: texts.map(({ facts }) => facts),
  });
  return texts.flatMap(({ text, review }, variation) => {
    const own = findings.filter((finding) => finding.variation === variation);
    return review ? applyReview(task, { text, variation }, own, review) : own;
  });
}
