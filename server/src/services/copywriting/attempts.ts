import { openingOf } from '../../critic/wording/openings.ts';
import type { CriticFinding } from '../../domain/findings/finding.ts';
import { adjustmentInstruction } from '../../domain/writing/adjustmentKinds.ts';
import type { FailedText, TextToAdjust, WritingTask } from '../../domain/writing/writing.ts';
import { judgeTexts } from './judge.ts';
import type { WrittenText } from './storable.ts';

/** The task of an attempt: the second one writes only the failed texts again, with other openings than the accepted ones. */
export function taskOfAttempt(
  task: WritingTask,
  written: readonly (readonly WrittenText[])[],
  retry: readonly FailedText[],
) {
  if (retry.length === 0) return { ...task, retry };
  const isFailed = new Set(retry.map(({ variation }) => variation));
  const accepted = written.flatMap(([newest], variation) => (newest && !isFailed.has(variation) ? [newest.text] : []));
  const openings = accepted.map((text) => openingOf(task.brief.contentType, text));
  return { ...task, retry, count: retry.length, recentOpenings: [...openings, ...task.recentOpenings] };
}

/** What the critic says of the newest text of each variation; one that did not come is empty. */
export const findingsOf = (task: WritingTask, written: readonly (readonly WrittenText[])[]): readonly CriticFinding[] =>
  judgeTexts(
    task,
    written.map(([newest]) => newest ?? { text: '', facts: [], review: null }),
  );

/** The texts that have a hard finding, with all that is to be changed in them. */
export function failedTexts(task: WritingTask, written: readonly (readonly WrittenText[])[]): readonly FailedText[] {
  const findings = findingsOf(task, written);
  return written.flatMap(([newest], variation) => {
    const own = findings.filter((finding) => finding.variation === variation);
    if (own.every(({ severity }) => severity === 'soft')) return [];
    const corrections = own.map(({ correction }) => correction);
    if (task.adjusting) return [adjustmentToRetry({ ...task.adjusting, ...newest }, corrections)];
    return [{ variation, text: newest?.text ?? null, corrections }];
  });
}

/** The writer is asked for an adjustment as for a correction: with the text, and what is to be changed in it. */
export const adjustmentToRetry = (
  { kind, text }: Pick<TextToAdjust, 'kind' | 'text'>,
  corrections: readonly string[],
): FailedText => ({
  variation: 0,
  text,
  corrections: [adjustmentInstruction(kind), ...corrections],
});

/** Whether the writer answered an adjustment with the text as it was. */
export const isUnchanged = (task: WritingTask, written: readonly (readonly WrittenText[])[]): boolean =>
  written.some(([newest]) => newest !== undefined) &&
  findingsOf(task, written).some(({ code }) => code === 'not-adjusted');
