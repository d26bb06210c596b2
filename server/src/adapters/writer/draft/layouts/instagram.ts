import { instagramPost } from '../../../../domain/content/instagramPost.ts';
import { lines, list, paragraphsOf, within } from '../words.ts';
import { houseAfter, story, type Layout } from './layout.ts';

/** A caption: lines, sentences, or a list with the house at its top. */
export const instagram: Layout = {
  fitsOpening: within(instagramPost.parts.hook.most),
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
