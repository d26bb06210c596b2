import { whole } from '../statements.ts';
import { lines, list, paragraphsOf, asSentence } from '../words.ts';
import { houseAfter, story, type Layout } from './layout.ts';

/** A message: a greeting and lines, a bold name and sentences, or a greeting by name and a list. */
export const whatsapp: Layout = {
  fitsOpening: (words) => words.length <= 600,
  write(material, opening, arrangement) {
    const { left } = opening;
    // The place alone says nothing to whom the message is sent.
    const house = houseAfter(material, opening).filter((one) => one !== material.place);
    const who = `*${opening.text.replace(/[.:]$/, '')}*`;
    const isTitle = opening.text === material.house || opening.text === material.name;
    const paragraphs = [
      ['Olá!', lines([whole(opening.text), ...left]), ...story(material), ...house],
      [...paragraphsOf([whole(opening.text), ...left]), ...story(material), ...house.map(asSentence)],
      [
        isTitle ? who : `Olá! ${asSentence(opening.text)}`,
        ...(left.length > 0 ? [list(left)] : []),
        ...story(material),
        ...house,
      ],
    ][arrangement]!;
    return { paragraphs, callToAction: material.call(arrangement) || null };
  },
};
