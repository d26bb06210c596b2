import { isAdjusted } from '../../../critic/wording/adjustment.ts';
import { createCritic } from '../../../critic/critic.ts';
import type { Parts } from '../../../domain/content/parts.ts';
import { withoutEmojis } from '../../../domain/text/text.ts';
import type { TextToAdjust, WritingTask } from '../../../domain/writing/writing.ts';
import { allDrafts, type DraftText } from './drafts.ts';
import { loadLanguage } from './language.ts';
import { gatherMaterial } from './material.ts';

/** A text whose parts may be unknown; without them it is shown as plain text. */
type AdjustedText = Omit<DraftText, 'parts'> & { readonly parts: Parts | null };

/**
 * The adjustments that need no model: emojis are removed, and the same words are put into another layout. Null where a model
 * is needed: for livelier words, and for a text that its owner has edited, whose edits another draft would lose.
 */
export async function adjustedDraft(
  task: WritingTask,
  adjusting: TextToAdjust,
  recorded: readonly DraftText[] | null,
): Promise<readonly AdjustedText[] | null> {
  const { kind, text, isEdited } = adjusting;
  if (kind === 'fewer_emojis') return [{ text: withoutEmojis(text), parts: null }];
  if (kind === 'livelier' || isEdited) return null;
  const alternatives = new Map(
    [...(recorded ?? allDrafts(task, gatherMaterial(task, await loadLanguage())))].map((one) => [one.text, one]),
  );
  const candidates = [...alternatives.values()].filter((one) =>
    isAdjusted(task.brief.contentType, adjusting, one.text),
  );
  const ranked = candidates
    .map((one) => ({ one, sharedLines: countSharedLines(text, one.text) }))
    .toSorted((a, b) => (kind === 'rewrite' ? a.sharedLines - b.sharedLines : b.sharedLines - a.sharedLines));
  const critic = createCritic(task);
  // A text with an error that the critic calls hard is not offered.
  const passesCritic = (texts: readonly string[]) =>
    critic({ texts, count: 1 }).every(({ severity }) => severity === 'soft');
  const best = ranked.slice(0, maxCritiqued).find(({ one }) => passesCritic([one.text]));
  return best ? [best.one] : null;
}

/** The critic takes some milliseconds for a text, so only the best candidates are checked. */
const maxCritiqued = 60;

/** How many lines of the text are also in the other text. */
function countSharedLines(text: string, other: string): number {
  const lines = new Set(other.split('\n'));
  return text.split('\n').filter((line) => line !== '' && lines.has(line)).length;
}
