import { instagramPost } from '../../../../domain/content/instagramPost.ts';
import { lines, list, paragraphsOf, fitsWithin } from '../words.ts';
import { unmentionedNameAndPlace, storyBlank, type Layout } from './layout.ts';

const fitsHook = fitsWithin(instagramPost.parts.hook.max);
/** A list of more prices is too long for a first line. */
const maxPrices = 3;

/** A caption: lines, prose, or a list; the name and the place of the business stand at the end. */
export const instagram: Layout = {
  fitsOpening: (words) => fitsHook(words) && words.split('R$').length - 1 <= maxPrices,
  write(material, opening, arrangement) {
    const { remaining } = opening;
    const footer = unmentionedNameAndPlace(material, opening).map((one) => `📍 ${one}`);
    const blocks = [
      [...(remaining.length > 0 ? [lines(remaining)] : []), ...storyBlank(material), ...footer],
      [...paragraphsOf(remaining), ...storyBlank(material), ...footer],
      [...(remaining.length > 0 ? [list(remaining)] : []), ...storyBlank(material), ...footer],
    ][arrangement]!;
    return {
      hook: opening.text,
      paragraphs: blocks,
      callToAction: material.callToAction(arrangement) || null,
      hashtags: material.hashtags,
    };
  },
};
