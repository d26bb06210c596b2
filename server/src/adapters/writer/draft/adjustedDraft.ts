import { isAdjusted } from '../../../critic/wording/adjusted.ts';
import { createCritic } from '../../../critic/critic.ts';
import type { Parts } from '../../../domain/content/parts.ts';
import { withoutEmojis } from '../../../domain/text/text.ts';
import type { TextToAdjust, WritingTask } from '../../../domain/writing/writing.ts';
import { everyDraft, type Written } from './drafts.ts';
import { loadLanguage } from './language.ts';
import { gatherMaterial } from './material.ts';

/** A text of which the parts are unknown: it is shown as it reads. */
type Adjusted = Omit<Written, 'parts'> & { readonly parts: Parts | null };

/**
 * What code can honestly change without a model: it takes out emojis, and sets out the same words in another way. Null
 * for a text that needs one: livelier words, and whatever would drop what its owner has edited.
 */
export async function adjustedDraft(
  task: WritingTask,
  adjusting: TextToAdjust,
  recorded: readonly Written[] | null,
): Promise<readonly Adjusted[] | null> {
  const { kind, text, isEdited } = adjusting;
  if (kind === 'fewer_emojis') return [{ text: withoutEmojis(text), parts: null }];
  if (kind === 'livelier' || isEdited) return null;
  const others = new Map(
    [...(recorded ?? everyDraft(task, gatherMaterial(task, await loadLanguage())))].map((one) => [one.text, one]),
  );
  const candidates = [...others.values()].filter((one) => isAdjusted(task.brief.contentType, adjusting, one.text));
  const near = candidates
    .map((one) => ({ one, kept: linesKept(text, one.text) }))
    .toSorted((a, b) => (kind === 'rewrite' ? a.kept - b.kept : b.kept - a.kept));
  const critic = createCritic(task);
  // Texts that the critic would refuse are not offered.
  const isSound = (texts: readonly string[]) =>
    critic({ texts, count: 1 }).every(({ severity }) => severity === 'soft');
  const found = near.slice(0, mostJudged).find(({ one }) => isSound([one.text]));
  return found ? [found.one] : null;
}

/** To judge a text takes some milliseconds. */
const mostJudged = 60;

/** How many lines of the text are in the other one too. */
function linesKept(text: string, other: string): number {
  const lines = new Set(other.split('\n'));
  return text.split('\n').filter((line) => line !== '' && lines.has(line)).length;
}
