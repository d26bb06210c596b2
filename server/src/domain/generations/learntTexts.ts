import { fillsOnlyBlanks, hasBlank } from './blanks.ts';
import type { Generation } from './generation.ts';
import type { Plan } from '../billing/plan.ts';
import { laterVersions, latestWriterText } from './versions.ts';
import type { LearntText, Voice } from '../account/voice.ts';

/** The last texts that the owner edited join the voice (rule 12.5). */
export const maxLearntTexts = 3;

/** A text that the owner edited. */
export interface EditedText extends LearntText {
  readonly at: Date;
  readonly generation: Generation;
}

/**
 * The texts of the generations that the owner edited, as far as the plan shows them, the last edited first: those whose
 * newest version is an edit, for an adjusted one is the writer's, and so is one in which only blanks were filled. A text
 * that still has a blank is not finished.
 */
export const editedTexts = (plan: Plan, generations: readonly Generation[]): readonly EditedText[] =>
  generations.flatMap((generation) => editsOf(generation, plan)).toSorted((a, b) => b.at.getTime() - a.at.getTime());

/** What the voice learns from the edits: those that the owner did not remove. */
export const learntTexts = (voice: Voice, edits: readonly EditedText[]): readonly LearntText[] =>
  edits.filter(({ id }) => !voice.forgottenTexts.includes(id)).map(({ id, text }) => ({ id, text }));

const editsOf = (generation: Generation, plan: Plan): EditedText[] =>
  generation.variations.slice(0, plan.variations).flatMap((_, variation) => {
    const version = laterVersions(generation, variation).at(-1);
    if (version?.kind !== 'edited') return [];
    const { text, at } = version;
    if (hasBlank(text) || fillsOnlyBlanks(latestWriterText(generation, variation), text)) return [];
    return [{ id: `${generation.id}:${variation}:${at.getTime()}`, text, at, generation }];
  });
