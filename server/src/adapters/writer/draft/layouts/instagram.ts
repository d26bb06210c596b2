import { instagramPost } from '../../../../domain/content/instagramPost.ts';
import { lines, prose, sentence, within } from '../words.ts';
import { houseAfter, leadAfter, pointsAfter, story, type Layout } from './layout.ts';

/** A caption: lines, sentences, or a list with the house at its top. */
export const instagram: Layout = {
  fitsOpening: within(instagramPost.parts.hook.most),
  write(material, opening, arrangement) {
    const said = [...leadAfter(material, opening), ...pointsAfter(material, opening)];
    const house = houseAfter(material, opening);
    const about = material.about === null || said.length > 3 ? [] : [sentence(material.about)];
    const blocks = [
      [...(said.length > 0 ? [lines(said)] : []), ...story(material), ...house],
      [...about, ...(said.length > 0 ? [prose(said)] : []), ...story(material), ...house.map((one) => `📍 ${one}`)],
      [...house, ...(said.length > 0 ? [lines(said, '• ')] : about), ...story(material)],
    ][arrangement]!;
    return {
      hook: opening.text,
      paragraphs: blocks,
      callToAction: material.call(arrangement) || null,
      hashtags: material.hashtags,
    };
  },
};
