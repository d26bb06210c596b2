import { ad as descriptor } from '../../../../domain/content/ad.ts';
import { fold } from '../../../../domain/text/words.ts';
import { capitalized, fitsWithin } from '../words.ts';
import { fillBestLines } from './adLines.ts';
import { offersIn, offerTerms, titlePhraseOf, shortOffer } from './adOffers.ts';
import { adStartsFor } from './adStarts.ts';
import { fitsPrimaryText } from './adUnits.ts';
import type { Layout } from './layout.ts';

const { title, description } = descriptor.parts;

/** An ad: as many of the owner's clauses as fit its lines, in order, and a title that says what is offered. */
export const ad: Layout = {
  fitsOpening: fitsPrimaryText,
  openings: (material, arrangement) =>
    adStartsFor(material, arrangement)
      .map((start) => ({ start, cost: fillBestLines(start).missingWeight + start.cost }))
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ start }) => start),
  write({ statements, place, city, name, about, link }, opening, arrangement) {
    const { body, title: filledTitle, description: filledDescription } = fillBestLines(opening);
    const trade = about?.split(/[,.]\s*/).find((part) => part.includes(' ')) ?? null;
    const isTextWithin = (most: number) => (words: string | null) =>
      words !== null && words !== '' && fitsWithin(most)(words);
    const titleOffers = offersIn(statements)
      .filter((one) => fitsWithin(title.max)(one) && fold(one) !== fold(filledDescription))
      // An offer with terms is a title only if the text has the terms too: without them it would be another offer.
      .filter((one) => !offerTerms.test(one) || fold(body).includes(fold(one)));
    // A name that the text begins with would be repeated.
    const isNew = (words: string | null) =>
      words !== null && !body.startsWith(words) && fold(words) !== fold(filledDescription);
    const names = [name, trade].filter(isNew);
    const ordered = arrangement === 1 ? [...names, ...titleOffers] : [...titleOffers, ...names];
    const short = shortOffer(statements);
    // The title says the offer if the text does not; otherwise a name says more.
    const unsaidOffer = short === null || fold(body).includes(fold(short)) ? null : short;
    // One word of a name says nothing: "Comissão".
    const namePhrases = [titlePhraseOf(name), titlePhraseOf(about)].filter((words) => words.includes(' '));
    const titles = [unsaidOffer, ...ordered, name, trade, short, ...namePhrases];
    const chosenTitle = filledTitle || (titles.find(isTextWithin(title.max)) ?? 'Saiba mais');
    const otherNames = [place, city, trade, name].filter((one) => one !== chosenTitle);
    return {
      primaryText: body,
      title: capitalized(chosenTitle),
      description: capitalized(filledDescription || (otherNames.find(isTextWithin(description.max)) ?? 'Confira')),
      link,
    };
  },
};
