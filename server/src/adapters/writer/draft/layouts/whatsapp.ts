import { plainStatement } from '../statements.ts';
import { lines, list, paragraphsOf, asSentence } from '../words.ts';
import { unmentionedNameAndPlace, storyBlank, type Layout } from './layout.ts';

/** A message: a greeting and lines, prose, or the name in bold (else a greeting) and a list. */
export const whatsapp: Layout = {
  fitsOpening: (words) => words.length <= 600,
  write(material, opening, arrangement) {
    const { remaining } = opening;
    // The place alone does not tell the recipient who writes.
    const footer = unmentionedNameAndPlace(material, opening).filter((one) => one !== material.place);
    const title = `*${opening.text.replace(/[.:]$/, '')}*`;
    const isTitle = opening.text === material.nameAndPlace || opening.text === material.name;
    const paragraphs = [
      ['Olá!', lines([plainStatement(opening.text), ...remaining]), ...storyBlank(material), ...footer],
      [
        ...paragraphsOf([plainStatement(opening.text), ...remaining]),
        ...storyBlank(material),
        ...footer.map(asSentence),
      ],
      [
        isTitle ? title : `Olá! ${asSentence(opening.text)}`,
        ...(remaining.length > 0 ? [list(remaining)] : []),
        ...storyBlank(material),
        ...footer,
      ],
    ][arrangement]!;
    return { paragraphs, callToAction: material.callToAction(arrangement) || null };
  },
};
