import { critique } from '../../critic/critic.ts';
import type { CriticFinding } from '../../domain/finding.ts';
import type { QuotedFact, WritingTask } from '../../domain/writing.ts';

/** A text with the facts that its writer names, whose quotes vouch for them. */
export interface Judged {
  readonly text: string;
  readonly facts: readonly QuotedFact[];
}

/** What the critic says of texts, one for each that is asked for. */
export const judge = (task: WritingTask, texts: readonly Judged[]): readonly CriticFinding[] =>
  critique({
    ...task,
    count: texts.length,
    texts: texts.map(({ text }) => text),
    facts: texts.map(({ facts }) => facts),
  });
