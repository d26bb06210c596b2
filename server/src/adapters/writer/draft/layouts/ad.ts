import { ad as descriptor } from '../../../../domain/content/ad.ts';
import { capital, clip, prose, within } from '../words.ts';
import type { Layout } from './layout.ts';

const { primaryText, title, description } = descriptor.parts;

/** An ad: as much of what was said as three lines hold, what a reader misses most first. */
export const ad: Layout = {
  fitsOpening: within(primaryText.most),
  write(material, opening, arrangement) {
    const { about, byImportance, points, name, place, city, link, lead } = material;
    const isSaid = (point: string) => opening.text.toLowerCase().includes(point.toLowerCase());
    const left = byImportance.filter((point) => !isSaid(point));
    const chosen: string[] = [];
    for (const point of left) {
      if (within(primaryText.most)(prose([opening.text, ...chosen, point]))) chosen.push(point);
    }
    // Three ads that say the same say it in another order.
    const said =
      arrangement === 0
        ? chosen
        : arrangement === 1
          ? points.filter((point) => chosen.includes(point))
          : chosen.toReversed();
    for (const more of [about, place]) {
      if (left.length <= said.length && more !== null && within(primaryText.most)(prose([opening.text, ...said, more])))
        said.push(more);
    }
    const rest = left.filter((point) => !said.includes(point));
    const short = clip(lead, within(title.most));
    const head =
      rest.find(within(title.most)) ?? (arrangement === 1 && name !== null && within(title.most)(name) ? name : short);
    const tail =
      rest.find((point) => point !== head && within(description.most)(point)) ??
      [place, city, name, short, about].find((one) => one !== null && one !== head && within(description.most)(one)) ??
      clip(left[0] ?? name ?? lead, within(description.most));
    const body = prose([opening.text, ...said]);
    return {
      primaryText: within(primaryText.most)(body) ? body : opening.text,
      title: capital(head === '' ? lead.slice(0, title.most) : head),
      description: capital(tail || short || 'Saiba mais'),
      link,
    };
  },
};
