import { whole } from '../statements.ts';
import { capitalized, paragraphsOf, points, asSentence } from '../words.ts';
import { story, type Layout } from './layout.ts';

/** A description: the product and its details, running words and where it is sold, or the house and a list. */
export const product: Layout = {
  fitsOpening: (words) => words.length <= 500,
  write(material, opening, arrangement) {
    const { about, house } = material;
    const { left } = opening;
    const where = house === null || opening.text.includes(house) ? [] : [`Onde encontrar: ${house}`];
    const sold = house === null ? ['Preço: [preencher: preço]'] : [`Onde encontrar: ${house}`];
    const isHouse = opening.text === house || opening.text === material.name;
    const [benefits, details] = [
      [[asSentence(opening.text)], left.length > 0 || where.length > 0 ? [...points(left), ...where] : sold],
      [paragraphsOf([whole(opening.text), ...left]), where.length > 0 ? where : sold],
      [[isHouse ? opening.text : asSentence(opening.text)], left.length > 0 ? points(left) : sold],
    ][arrangement]!;
    return {
      benefits: [
        ...(benefits ?? []),
        ...(about !== null && arrangement === 2 && isHouse ? [asSentence(about)] : []),
        ...story(material),
      ],
      details: (details ?? sold).map(capitalized),
      callToAction: material.call(arrangement) || null,
    };
  },
};
