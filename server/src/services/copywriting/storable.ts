import type { Parts as TextParts } from '../../domain/content/parts.ts';
import type { CriticFinding, Finding } from '../../domain/findings/finding.ts';
import type { WritingTask } from '../../domain/writing/writing.ts';
import { judge, type Judged } from './judge.ts';
import { mend } from './mend.ts';

/** A text with the parts that it was written in and the facts that its writer named. */
export interface Written extends Judged {
  readonly parts: TextParts | null;
}

/**
 * Of each variation the newest text that can be stored, mended where it has to be; none where none can. Where reviews
 * alone would leave no text at all, what they report leaves none out.
 */
export function storableTexts(task: WritingTask, written: readonly (readonly Written[])[]): readonly Written[] {
  const texts = written.flatMap((candidates) => firstStorable(task, candidates, ({ review }) => review));
  if (texts.length > 0) return texts;
  return written.flatMap((candidates) =>
    firstStorable(task, candidates, ({ review }) => review && { ...review, reported: [] }),
  );
}

function firstStorable(
  task: WritingTask,
  candidates: readonly Written[],
  reviewOf: (text: Written) => Written['review'],
): readonly Written[] {
  for (const candidate of candidates) {
    const { text, parts } = candidate;
    const mended = mend(task, { ...candidate, review: reviewOf(candidate) });
    if (mended !== null) return [{ ...candidate, text: mended, parts: mended === text ? parts : null }];
  }
  return [];
}

/** The texts with what is left to be said of them, which the owner is told. */
export function stored(task: WritingTask, texts: readonly Written[]) {
  const variations = texts.map(({ text }) => text);
  const findings = [...judge(task, texts), ...texts.flatMap(untoldFacts)];
  return {
    variations,
    parts: texts.map(({ parts }) => parts),
    findings: findings.map((finding): Finding => ({ ...finding, severity: 'soft' })),
  };
}

/** Findings for the facts that a writer says it used and cannot quote from the owner's words. */
const untoldFacts = ({ text, facts }: Written, variation: number): readonly CriticFinding[] =>
  facts
    .filter(({ quote, fact }) => quote === null && text.includes(fact))
    .map(({ fact }) => ({
      code: 'untold-fact',
      severity: 'soft',
      message: `Confira "${fact}": não está no seu perfil nem no tópico.`,
      correction: `Tire "${fact}": não está nos dados.`,
      rule: null,
      variation,
      span: { start: text.indexOf(fact), end: text.indexOf(fact) + fact.length },
    }));
