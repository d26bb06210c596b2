import type { Parts as TextParts } from '../../domain/content/parts.ts';
import type { CriticFinding, Finding } from '../../domain/findings/finding.ts';
import type { WritingTask } from '../../domain/writing/writing.ts';
import { judgeTexts, type TextToJudge } from './judge.ts';
import { mendText } from './mend.ts';

/** A text with the parts that it was written in and the facts that its writer named. */
export interface WrittenText extends TextToJudge {
  readonly parts: TextParts | null;
}

/**
 * Picks the newest text of each variation that can be stored, mended where it has to be; none where none can. Where only
 * reviews would leave out every text, their reports are ignored.
 */
export function pickStorableTexts(
  task: WritingTask,
  written: readonly (readonly WrittenText[])[],
): readonly WrittenText[] {
  const texts = written.flatMap((candidates) => pickFirstStorable(task, candidates, ({ review }) => review));
  if (texts.length > 0) return texts;
  return written.flatMap((candidates) =>
    pickFirstStorable(task, candidates, ({ review }) => review && { ...review, reported: [] }),
  );
}

function pickFirstStorable(
  task: WritingTask,
  candidates: readonly WrittenText[],
  reviewOf: (text: WrittenText) => WrittenText['review'],
): readonly WrittenText[] {
  for (const candidate of candidates) {
    const { text, parts } = candidate;
    const mended = mendText(task, { ...candidate, review: reviewOf(candidate) });
    if (mended !== null) return [{ ...candidate, text: mended, parts: mended === text ? parts : null }];
  }
  return [];
}

/** The fields of the generation of these texts; its findings are soft, because the owner is shown them with the texts. */
export function toGenerationFields(task: WritingTask, texts: readonly WrittenText[]) {
  const variations = texts.map(({ text }) => text);
  const findings = [...judgeTexts(task, texts), ...texts.flatMap(findUntoldFacts)];
  return {
    variations,
    parts: texts.map(({ parts }) => parts),
    findings: findings.map((finding): Finding => ({ ...finding, severity: 'soft' })),
  };
}

/** Findings for the facts that a writer says it used and cannot quote from the owner's words. */
const findUntoldFacts = ({ text, facts }: WrittenText, variation: number): readonly CriticFinding[] =>
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
