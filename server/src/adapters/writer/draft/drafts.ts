import { openingOf } from '../../../critic/wording/openings.ts';
import type { ContentType } from '../../../domain/catalog.ts';
import type { Parts } from '../../../domain/content/parts.ts';
import { render } from '../../../domain/content/render.ts';
import { plainWording } from '../../../domain/text/words.ts';
import type { WritingAttempt, WritingTask } from '../../../domain/writing/writing.ts';
import type { Arrangement } from './layouts/layout.ts';
import type { Material } from './material.ts';
import { openingsOf, repeated, type Opening } from './openings.ts';
import { recordedFor } from './recorded/examples.ts';
import { draftTypes } from './types.ts';

/** A text with its parts. */
export interface Written {
  readonly parts: Parts;
  readonly text: string;
}

const written = (type: ContentType, parts: Parts): Written => ({ parts, text: render(type, parts) });

/** The recorded texts of a suggested topic; null for any other. */
export const recordedTexts = (task: WritingTask): readonly Written[] | null =>
  recordedFor(task)?.map((parts) => written(task.brief.contentType, parts)) ?? null;

/** As many drafts as asked, each in another arrangement, none beginning as a recent text of the owner did. */
export function draftsOf(task: WritingAttempt, material: Material): readonly Written[] {
  const { contentType } = task.brief;
  const used = new Set(task.recentOpenings.map(plainWording));
  const texts: Written[] = [];
  for (let variation = 0; variation < task.count; variation += 1) {
    // A text that is asked for once more keeps its layout.
    const place = task.retry[variation]?.variation ?? variation;
    const arrangement = arrangements[place % arrangements.length] ?? 0;
    const one = draftOf(contentType, material, arrangement, used);
    used.add(plainWording(openingOf(contentType, one.text)));
    texts.push(one);
  }
  return texts;
}

const arrangements: readonly Arrangement[] = [0, 1, 2];

/** How a draft of the type may begin, the plainest first. */
function* beginningsOf(type: ContentType, material: Material, arrangement: Arrangement): Generator<Opening> {
  const { fitsOpening, openings } = draftTypes[type].layout;
  const own = openings?.(material, arrangement) ?? openingsOf(material, fitsOpening, arrangement);
  yield* own;
  yield* repeated(own, fitsOpening);
}

/** The draft with the plainest opening that was not used; with the plainest of all when each was. */
function draftOf(type: ContentType, material: Material, arrangement: Arrangement, used: ReadonlySet<string>): Written {
  const { write } = draftTypes[type].layout;
  let plainest: Written | null = null;
  for (const opening of beginningsOf(type, material, arrangement)) {
    const one = written(type, write(material, opening, arrangement));
    if (!used.has(plainWording(openingOf(type, one.text)))) return one;
    plainest ??= one;
  }
  const nothingFits = { text: material.name ?? 'Recado', left: material.statements };
  return plainest ?? written(type, write(material, nothingFits, arrangement));
}

/** Enough to find another beginning, for an owner with ten texts of the same words. */
const openingsTried = 40;

/** Every draft of the task: each call in each arrangement with each opening, with all that was told or without asides. */
export function* everyDraft(task: WritingTask, whole: Material): Generator<Written> {
  const { contentType } = task.brief;
  const { write } = draftTypes[contentType].layout;
  const plain: Material = { ...whole, about: null, hashtags: whole.hashtags.slice(0, fewestHashtags) };
  const bare: Material = { ...plain, house: null, place: null };
  for (const material of [whole, plain, bare]) {
    for (const wordingOfCall of arrangements) {
      const withCall: Material = { ...material, call: () => whole.call(wordingOfCall) };
      for (const arrangement of arrangements) {
        const openings = [...beginningsOf(contentType, whole, arrangement)].slice(0, openingsTried);
        for (const opening of openings) yield written(contentType, write(withCall, opening, arrangement));
      }
    }
  }
}

/** The fewest hashtags of a caption (rule 5.3). */
const fewestHashtags = 3;
