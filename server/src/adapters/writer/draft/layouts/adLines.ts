import { ad } from '../../../../domain/content/ad.ts';
import { kindOf } from '../statementKinds.ts';
import type { Opening } from '../openings.ts';
import { fitsWithin } from '../words.ts';
import type { AdStart } from './adStarts.ts';
import {
  splitUnit,
  fitsPrimaryText,
  joinUnits,
  standsAlone,
  maxCandidates,
  unitsOf,
  weightOf,
  type Unit,
} from './adUnits.ts';
import { abbreviateTimes } from './shortTimes.ts';

const { title, description } = ad.parts;

const titleWeight = 3;
/** The cost of splitting a list, which reads better in one piece. */
const splitListCost = 4;

/** Terms without which an offer is incomplete: its price, or its days. */
const offerTerms =
  /R\$|(?<!\p{L})dias? \d|\d\/\d|(?<!\p{L})(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?!\p{L})/iu;

/** The lines of an ad, and the weight of the units that none of them has. */
export interface FilledLines {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly missingWeight: number;
}

/** The best lines for a start, with days and hours abbreviated if more units fit then. */
export function fillBestLines(opening: Opening): FilledLines {
  const units = 'units' in opening ? (opening as AdStart).units : unitsOf(opening.remaining, true);
  const sentenceIndex = 'units' in opening ? (units[0]?.sentenceIndex ?? 0) : -1;
  const first: Unit = {
    text: opening.text,
    sentenceIndex,
    isFirst: false,
    isTitle: false,
    isDescription: false,
    items: sentenceIndex < 0 ? [] : (units[0]?.items ?? []),
  };
  const all = [first, ...('units' in opening ? units.slice(1) : units)];
  const { hasOfferTitle = false, needsTitle = false } = 'units' in opening ? (opening as AdStart) : {};
  const short = (some: readonly Unit[]) => some.map((one) => ({ ...one, text: abbreviateTimes(one.text) }));
  const splitLists = all.flatMap(splitUnit);
  return [all, short(all), splitLists, short(splitLists)]
    .map(([one, ...rest], index) => ({
      filled: fillLines(one!, rest, hasOfferTitle, needsTitle),
      cost: index < 2 ? 0 : splitListCost,
    }))
    .map(({ filled: lines, cost }) => ({ ...lines, missingWeight: lines.missingWeight + cost }))
    .reduce((best, one) => (one.missingWeight < best.missingWeight ? one : best));
}

/**
 * The best distribution of units over body, title and description; a short clause is a description only if the body has
 * no room.
 */
function fillLines(first: Unit, rest: readonly Unit[], hasOfferTitle: boolean, needsTitle: boolean): FilledLines {
  const short = (most: number, can: (one: Unit) => boolean) =>
    rest.filter((one) => fitsWithin(most)(one.text) && standsAlone(one) && can(one)).slice(0, maxCandidates);
  const noUnit = [null];
  const asTitle = (one: Unit) => !needsTitle && one.isTitle && kindOf(one) !== 'limit';
  return [...noUnit, ...short(title.max, asTitle)]
    .flatMap((titleUnit) =>
      [...noUnit, ...short(description.max, ({ isDescription }) => isDescription)].map(
        (descriptionUnit) => [titleUnit, descriptionUnit] as const,
      ),
    )
    .filter(([titleUnit, descriptionUnit]) => titleUnit === null || titleUnit !== descriptionUnit)
    .map(([titleUnit, descriptionUnit]) => {
      const left = rest.filter((one) => one !== titleUnit && one !== descriptionUnit);
      const inBody = new Set<Unit>([first]);
      const body = (more?: Unit) => joinUnits([first, ...left].filter((one) => one === more || inBody.has(one)));
      for (const one of left.toSorted((a, b) => weightOf(b) - weightOf(a)))
        if (!one.text.endsWith('?') && fitsPrimaryText(body(one))) inBody.add(one);
      // A default title says the offer, but not its price or its day.
      const isSaid = (one: Unit) => hasOfferTitle && titleUnit === null && !offerTerms.test(one.text);
      const missedWeight = (one: Unit) => weightOf(isSaid(one) ? { ...one, isFirst: false } : one);
      const missing = left.filter((one) => !inBody.has(one)).reduce((sum, one) => sum + missedWeight(one), 0);
      return {
        body: body(),
        title: titleUnit?.text ?? '',
        description: descriptionUnit?.text ?? '',
        // Using a unit as the title costs as much as a small unit, because the title no longer says the offer.
        missingWeight: missing + (titleUnit === null || /R\$|grátis/.test(titleUnit.text) ? 0 : titleWeight),
      };
    })
    .reduce((best, one) => (one.missingWeight < best.missingWeight ? one : best));
}
