import { instagramPost } from '../../../../domain/content/instagramPost.ts';
import { lines, list, paragraphsOf, fitsWithin } from '../words.ts';
import { houseAfter, story, type Layout } from './layout.ts';

const fitsHook = fitsWithin(instagramPost.parts.hook.max);
/** A list of so many prices is no first line. */
const mostPrices = 3;

/** A caption: lines, sentences, or a list with the house at its top. */
export const instagram: Layout = {
  fitsOpening: (words) => fitsHook(words) && words.split('R$').length - 1 <= mostPrices,
  write(material, opening, arrangement) {
    const { left } = opening;
    const house = houseAfter(material, opening).map((one) => `📍 ${one}`);
    const blocks = [
      [...(left.length > 0 ? [lines(left)] : []), ...story(material), ...house],
      [...paragraphsOf(left), ...story(material), ...house],
      [...(left.length > 0 ? [list(left)] : []), ...story(material), ...house],
    ][arrangement]!;
    return {
      hook: opening.text,
      paragraphs: blocks,
      callToAction: material.call(arrangement) || null,
      hashtags: material.hashtags,
    };
  },
};
