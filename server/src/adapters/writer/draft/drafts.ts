import { openingOf } from '../../../critic/wording/openings.ts';
import type { ContentType } from '../../../domain/catalog.ts';
import type { Parts } from '../../../domain/content/parts.ts';
import { render } from '../../../domain/content/render.ts';
import { plainWording } from '../../../domain/text/words.ts';
import type { WritingAttempt, WritingTask } from '../../../domain/writing/writing.ts';
import type { Arrangement } from './layouts/layout.ts';
import type { Material } from './material.ts';
import { openingsFrom, prefixedOpenings, type Opening } from './openings.ts';
import { recordedFor } from './recorded/examples.ts';
import { draftTypes } from './types.ts';

/** A text with its parts. */
export interface DraftText {
  readonly parts: Parts;
  readonly text: string;
}

const toDraftText = (type: ContentType, parts: Parts): DraftText => ({ parts, text: render(type, parts) });

/** The recorded texts of a suggested topic; null for any other. */
export const recordedTexts = (task: WritingTask): readonly DraftText[] | null =>
  recordedFor(task)?.map((parts) => toDraftText(task.brief.contentType, parts)) ?? null;

/** The drafts of the attempt, each in another arrangement, with openings that no recent text of the owner has. */
export function writeDrafts(task: WritingAttempt, material: Material): readonly DraftText[] {
  const { contentType } = task.brief;
  const usedOpenings = new Set(task.recentOpenings.map(plainWording));
  const texts: DraftText[] = [];
  for (let variation = 0; variation < task.count; variation += 1) {
    // A variation that is retried keeps its arrangement.
    const originalVariation = task.retry[variation]?.variation ?? variation;
    const arrangement = arrangements[originalVariation % arrangements.length] ?? 0;
    const one = writeDraft(contentType, material, arrangement, usedOpenings);
    usedOpenings.add(plainWording(openingOf(contentType, one.text)));
    texts.push(one);
  }
  return texts;
}

const arrangements: readonly Arrangement[] = [0, 1, 2];

/** The possible openings of a draft of the type, the plainest first. */
function* openingsFor(type: ContentType, material: Material, arrangement: Arrangement): Generator<Opening> {
  const { fitsOpening, openings } = draftTypes[type].layout;
  const own = openings?.(material, arrangement) ?? openingsFrom(material, fitsOpening, arrangement);
  yield* own;
  yield* prefixedOpenings(own, fitsOpening);
}

/** The draft with the plainest opening that is not used yet; with the plainest of all when each is used. */
function writeDraft(
  type: ContentType,
  material: Material,
  arrangement: Arrangement,
  usedOpenings: ReadonlySet<string>,
): DraftText {
  const { write } = draftTypes[type].layout;
  let plainest: DraftText | null = null;
  for (const opening of openingsFor(type, material, arrangement)) {
    const one = toDraftText(type, write(material, opening, arrangement));
    if (!usedOpenings.has(plainWording(openingOf(type, one.text)))) return one;
    plainest ??= one;
  }
  const fallbackOpening = { text: material.name ?? 'Recado', remaining: material.statements };
  return plainest ?? toDraftText(type, write(material, fallbackOpening, arrangement));
}

/** Enough to find an unused opening for an owner with ten texts of the same words. */
const maxOpenings = 40;

/**
 * Every draft of the task: each call to action in each arrangement with each opening, with and without what the profile
 * adds.
 */
export function* allDrafts(task: WritingTask, material: Material): Generator<DraftText> {
  const { contentType } = task.brief;
  const { write } = draftTypes[contentType].layout;
  const withoutAbout: Material = { ...material, about: null, hashtags: material.hashtags.slice(0, minHashtags) };
  const withoutPlace: Material = { ...withoutAbout, nameAndPlace: null, place: null };
  for (const variant of [material, withoutAbout, withoutPlace]) {
    for (const callVariant of arrangements) {
      const withCall: Material = { ...variant, callToAction: () => material.callToAction(callVariant) };
      for (const arrangement of arrangements) {
        const openings = [...openingsFor(contentType, material, arrangement)].slice(0, maxOpenings);
        for (const opening of openings) yield toDraftText(contentType, write(withCall, opening, arrangement));
      }
    }
  }
}

/** The fewest hashtags of a caption (rule 5.3). */
const minHashtags = 3;
