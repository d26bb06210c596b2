import type { Generation } from './generation.ts';
import type { Plan } from './plan.ts';
import { laterVersions } from './versions.ts';
import type { LearntText, Voice } from './voice.ts';

/** The last texts that the owner edited join the voice (rule 12.5). */
export const mostLearnt = 3;

/**
 * What the voice learns from generations: the texts that are the owner's words now, as far as the plan shows them, the
 * last edited first, without those that the owner removed.
 */
export function learntTexts(voice: Voice, plan: Plan, generations: readonly Generation[]): readonly LearntText[] {
  if (!voice.learnsFromEdits) return [];
  return generations
    .flatMap((generation) => editedTexts(generation, plan))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, mostLearnt)
    .map(({ id, text }) => ({ id, text }))
    .filter(({ id }) => !voice.forgottenTexts.includes(id));
}

/** The texts whose newest version is an edit: an adjusted one is the writer's. */
const editedTexts = (generation: Generation, plan: Plan) =>
  generation.variations.slice(0, plan.variations).flatMap((_, variation) => {
    const version = laterVersions(generation, variation).at(-1);
    if (version?.kind !== 'edited') return [];
    const { text, at } = version;
    return [{ id: `${generation.id}:${variation}:${at.getTime()}`, text, at }];
  });
