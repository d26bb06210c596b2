import { ad as descriptor } from '../../../../domain/content/ad.ts';
import { fold } from '../../../../domain/text/words.ts';
import { capitalized, fitsWithin } from '../words.ts';
import { fillBestLines } from './adLines.ts';
import { offersOf, ofTerms, phraseOf, shortOffer } from './adOffers.ts';
import { startsOf } from './adStarts.ts';
import { fits } from './adUnits.ts';
import type { Layout } from './layout.ts';

const { title, description } = descriptor.parts;

/** An ad: as many of the owner's clauses as its lines hold, in order, and a title that says what is offered. */
export const ad: Layout = {
  fitsOpening: fits,
  openings: (material, arrangement) =>
    startsOf(material, arrangement)
      .map((start) => ({ start, cost: fillBestLines(start).missing + start.cost }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ start }) => start),
  write({ statements, place, city, name, about, link }, opening, arrangement) {
    const { body, title: head, description: tail } = fillBestLines(opening);
    const trade = about?.split(/[,.]\s*/).find((part) => part.includes(' ')) ?? null;
    const isOne = (most: number) => (words: string | null) => words !== null && words !== '' && fitsWithin(most)(words);
    const offered = offersOf(statements)
      .filter((one) => fitsWithin(title.max)(one) && fold(one) !== fold(tail))
      // An offer without the terms that the text has no room for would be another one.
      .filter((one) => !ofTerms.test(one) || fold(body).includes(fold(one)));
    // Names that the text begins with would be said twice.
    const isNew = (words: string | null) => words !== null && !body.startsWith(words) && fold(words) !== fold(tail);
    const names = [name, trade].filter(isNew);
    const turned = arrangement === 1 ? [...names, ...offered] : [...offered, ...names];
    const short = shortOffer(statements);
    // What the text does not say the title has to; what it does, who offers it says more.
    const unsaid = short === null || fold(body).includes(fold(short)) ? null : short;
    // One word of a name says nothing: "Comissão".
    const parts = [phraseOf(name), phraseOf(about)].filter((words) => words.includes(' '));
    const titles = [unsaid, ...turned, name, trade, short, ...parts];
    const titled = head || (titles.find(isOne(title.max)) ?? 'Saiba mais');
    const rest = [place, city, trade, name].filter((one) => one !== titled);
    return {
      primaryText: body,
      title: capitalized(titled),
      description: capitalized(tail || (rest.find(isOne(description.max)) ?? 'Confira')),
      link,
    };
  },
};
