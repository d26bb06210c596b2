import { whatsappMessage } from '../../../../domain/content/whatsappMessage.ts';
import type { Material } from '../material.ts';
import type { Opening } from '../openings.ts';
import { lines, prose, sentence, within } from '../words.ts';
import { houseAfter, leadAfter, pointsAfter, story, type Arrangement, type Layout } from './layout.ts';

/** A message: a greeting and lines, a bold headline and sentences, or a greeting and a list. */
export const whatsapp: Layout = {
  fitsOpening: within(200),
  write(material, opening, arrangement) {
    const call = material.call(arrangement === 2 && material.hasLink ? 0 : arrangement) || null;
    const room = whatsappMessage.most - (call?.length ?? 0) - 2;
    const points = [...pointsAfter(material, opening)];
    for (;;) {
      const paragraphs = paragraphsOf(material, opening, arrangement, points);
      if (points.length === 0 || paragraphs.join('\n\n').length <= room) return { paragraphs, callToAction: call };
      // What no message has room for is what a reader misses least.
      const last = material.byImportance.findLast((point) => points.includes(point));
      points.splice(points.indexOf(last ?? ''), 1);
    }
  },
};

function paragraphsOf(material: Material, opening: Opening, arrangement: Arrangement, points: readonly string[]) {
  const said = [...leadAfter(material, opening), ...points];
  const house = houseAfter(material, opening);
  const hello = material.isFormal ? 'Olá!' : 'Oi!';
  const list = said.length === 0 ? [] : [lines(said, arrangement === 2 ? '• ' : '')];
  const headline = opening.text.length <= 90 ? `*${opening.text.replace(/[.:]$/, '')}*` : opening.text;
  return [
    [`${hello} ${sentence(opening.text)}`, ...list, ...story(material), ...house],
    [headline, ...(said.length > 0 ? [prose(said)] : []), ...story(material), ...house.map(sentence)],
    [
      `${material.isFormal ? 'Olá!' : 'Olá, tudo bem?'} ${sentence(opening.text)}`,
      ...list,
      ...story(material),
      ...house.map((one) => `*${one}*`),
    ],
  ][arrangement]!;
}
