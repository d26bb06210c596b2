import { ad } from '../../../../domain/content/ad.ts';
import { kindOf } from '../kinds.ts';
import type { Opening } from '../openings.ts';
import { within } from '../words.ts';
import type { Start } from './adStarts.ts';
import { apartOf, fits, said, standsAlone, tried, unitsOf, weightOf, type Unit } from './adUnits.ts';
import { shorter } from './shortTimes.ts';

const { title, description } = ad.parts;

const titleWeight = 3;
/** A list is read in one piece. */
const apartCost = 4;

/** What an offer is not said without: its price, or its days. */
const ofOffer =
  /R\$|(?<!\p{L})dias? \d|\d\/\d|(?<!\p{L})(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?!\p{L})/iu;

/** What the lines of an ad say, and the weight of what none of them has. */
export interface Filled {
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly missing: number;
}

/** The lines behind a start, with days and hours written short where more is said so. */
export function fill(opening: Opening): Filled {
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
  const apart = all.flatMap(apartOf);
  return [all, short(all), apart, short(apart)]
    .map(([one, ...rest], index) => ({
      filled: filled(one!, rest, isTold, needsTitle),
      cost: index < 2 ? 0 : apartCost,
    }))
    .map(({ filled: lines, cost }) => ({ ...lines, missing: lines.missing + cost }))
    .reduce((best, one) => (one.missing < best.missing ? one : best));
}

/** A short clause goes under the picture only where the text has no room for it. */
function filled(first: Unit, rest: readonly Unit[], isTold: boolean, needsTitle: boolean): Filled {
  const short = (most: number, can: (one: Unit) => boolean) =>
    rest.filter((one) => within(most)(one.text) && standsAlone(one) && can(one)).slice(0, tried);
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
      const body = (more?: Unit) => said([first, ...left].filter((one) => one === more || kept.has(one)));
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
