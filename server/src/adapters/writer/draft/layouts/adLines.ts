import { ad } from '../../../../domain/content/ad.ts';
import { kindOf } from '../statementKinds.ts';
import type { Opening } from '../openings.ts';
import { fitsWithin } from '../words.ts';
import type { Start } from './adStarts.ts';
import { splitUnit, fits, joinUnits, standsAlone, maxCandidates, unitsOf, weightOf, type Unit } from './adUnits.ts';
import { shorter } from './shortTimes.ts';

const { title, description } = ad.parts;

const titleWeight = 3;
/** A list is read in one piece. */
const apartCost = 4;

/** What an offer is not said without: its price, or its days. */
const ofOffer =
  /R\$|(?<!\p{L})dias? \d|\d\/\d|(?<!\p{L})(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?!\p{L})/iu;

/** What the lines of an ad say, and the weight of what none of them has. */
export interface FilledLines {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly missing: number;
}

/** The lines behind a start, with days and hours written short where more is said so. */
export function fillBestLines(opening: Opening): FilledLines {
  const units = 'units' in opening ? (opening as Start).units : unitsOf(opening.left, true);
  const from = 'units' in opening ? (units[0]?.from ?? 0) : -1;
  const first: Unit = {
    text: opening.text,
    from,
    isFirst: false,
    isTitle: false,
    isDescription: false,
    items: from < 0 ? [] : (units[0]?.items ?? []),
  };
  const all = [first, ...('units' in opening ? units.slice(1) : units)];
  const { isTold = false, needsTitle = false } = 'units' in opening ? (opening as Start) : {};
  const short = (some: readonly Unit[]) => some.map((one) => ({ ...one, text: shorter(one.text) }));
  const apart = all.flatMap(splitUnit);
  return [all, short(all), apart, short(apart)]
    .map(([one, ...rest], index) => ({
      filled: fillLines(one!, rest, isTold, needsTitle),
      cost: index < 2 ? 0 : apartCost,
    }))
    .map(({ filled: lines, cost }) => ({ ...lines, missing: lines.missing + cost }))
    .reduce((best, one) => (one.missing < best.missing ? one : best));
}

/** The best distribution of units over body, title and description; a short clause is a description only if the body has no room. */
function fillLines(first: Unit, rest: readonly Unit[], isTold: boolean, needsTitle: boolean): FilledLines {
  const short = (most: number, can: (one: Unit) => boolean) =>
    rest.filter((one) => fitsWithin(most)(one.text) && standsAlone(one) && can(one)).slice(0, maxCandidates);
  const none = [null];
  const asTitle = (one: Unit) => !needsTitle && one.isTitle && kindOf(one) !== 'limit';
  return [...none, ...short(title.max, asTitle)]
    .flatMap((head) =>
      [...none, ...short(description.max, ({ isDescription }) => isDescription)].map((tail) => [head, tail] as const),
    )
    .filter(([head, tail]) => head === null || head !== tail)
    .map(([head, tail]) => {
      const left = rest.filter((one) => one !== head && one !== tail);
      const kept = new Set<Unit>([first]);
      const body = (more?: Unit) => joinUnits([first, ...left].filter((one) => one === more || kept.has(one)));
      for (const one of left.toSorted((a, b) => weightOf(b) - weightOf(a)))
        if (!one.text.endsWith('?') && fits(body(one))) kept.add(one);
      // What a title does not say, with its price and its day, nobody else does.
      const isSaid = (one: Unit) => isTold && head === null && !ofOffer.test(one.text);
      const missed = (one: Unit) => weightOf(isSaid(one) ? { ...one, isFirst: false } : one);
      const missing = left.filter((one) => !kept.has(one)).reduce((sum, one) => sum + missed(one), 0);
      return {
        body: body(),
        title: head?.text ?? '',
        description: tail?.text ?? '',
        // A title that tells what is offered is worth more than a small thing.
        missing: missing + (head === null || /R\$|grátis/.test(head.text) ? 0 : titleWeight),
      };
    })
    .reduce((best, one) => (one.missing < best.missing ? one : best));
}
