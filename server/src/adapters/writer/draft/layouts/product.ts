import { lines, prose, sentence, within } from '../words.ts';
import { leadAfter, pointsAfter, story, type Layout } from './layout.ts';

/** A description: the product first, what the house is first, or the points first in sentences. */
export const product: Layout = {
  fitsOpening: within(200),
  write(material, opening, arrangement) {
    const { about, house, byImportance } = material;
    const points = pointsAfter(material, opening).map((point) =>
      /^(?:a partir de |de )?R\$/i.test(point) ? `Preço: ${point}` : point,
    );
    const lead = leadAfter(material, opening);
    const where = house === null ? [] : [`Onde encontrar: ${house}`];
    const told =
      arrangement === 2 && points.length > 1
        ? points.filter((point) => point !== byImportance[0] && point !== points[0])
        : [];
    const listed = points.filter((point) => !told.includes(point));
    const details = [...listed, ...where].map((point) => lines([point]));
    return {
      benefits: [
        sentence(opening.text),
        ...(lead.length + told.length > 0 ? [prose([...lead, ...told])] : []),
        ...(about !== null && arrangement !== 0 ? [sentence(about)] : []),
        ...story(material),
      ],
      details: details.length > 0 ? details : ['Preço: [preencher: preço]'],
      callToAction: material.call(arrangement) || null,
    };
  },
};
