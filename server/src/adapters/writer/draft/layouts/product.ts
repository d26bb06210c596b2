import { plainStatement } from '../statements.ts';
import { capitalized, paragraphsOf, points, asSentence } from '../words.ts';
import { storyBlank, type Layout } from './layout.ts';

/** A description: the product and its details, prose and where it is sold, or the name of the business and a list. */
export const product: Layout = {
  fitsOpening: (words) => words.length <= 500,
  write(material, opening, arrangement) {
    const { about, nameAndPlace } = material;
    const { remaining } = opening;
    const where =
      nameAndPlace === null || opening.text.includes(nameAndPlace) ? [] : [`Onde encontrar: ${nameAndPlace}`];
    const priceOrPlace = nameAndPlace === null ? ['Preço: [preencher: preço]'] : [`Onde encontrar: ${nameAndPlace}`];
    const isNameAlone = opening.text === nameAndPlace || opening.text === material.name;
    const [benefits, details] = [
      [
        [asSentence(opening.text)],
        remaining.length > 0 || where.length > 0 ? [...points(remaining), ...where] : priceOrPlace,
      ],
      [paragraphsOf([plainStatement(opening.text), ...remaining]), where.length > 0 ? where : priceOrPlace],
      [
        [isNameAlone ? opening.text : asSentence(opening.text)],
        remaining.length > 0 ? points(remaining) : priceOrPlace,
      ],
    ][arrangement]!;
    return {
      benefits: [
        ...(benefits ?? []),
        ...(about !== null && arrangement === 2 && isNameAlone ? [asSentence(about)] : []),
        ...storyBlank(material),
      ],
      details: (details ?? priceOrPlace).map(capitalized),
      callToAction: material.callToAction(arrangement) || null,
    };
  },
};
