import { reelsTiming } from '../../../../domain/content/reelsScript.ts';
import { fold } from '../../../../domain/text/words.ts';
import { kindOf, itemNamesOf } from '../statementKinds.ts';
import type { Material } from '../material.ts';
import { openingsFrom, type Opening } from '../openings.ts';
import { dependsOnPrevious, plainStatement, type Statement } from '../statements.ts';
import { capitalized, fitsWithin } from '../words.ts';
import type { Arrangement } from './layout.ts';
import { greeting, hooks, hooksOfKind } from './reelsWords.ts';

/** Whether words can be said in the first seconds. */
export const fitsHook = fitsWithin(60, Math.floor(reelsTiming.hookSeconds * reelsTiming.wordsPerSecond));

const rotate = (all: readonly string[], by: number): readonly string[] => [...all.slice(by), ...all.slice(0, by)];

/** How the rest of a sentence begins when the clause before it is complete: how, when and for how much. */
const adverbial =
  /^(?:sem|enquanto|com|das|de|tod[ao]s?|por|em|n[ao]s?|para|pra|até|a partir|só|mas|não|R\$)(?!\p{L})/iu;
/** How a clause begins that is incomplete without the next one. */
const opensClause = /^(?:quando|quem|se|como|porque|por que|para|pra|depois|antes|enquanto|al[eé]m)(?!\p{L})/iu;

/** Openings from the first sentence: all of it, what it has before a colon, or its first clause if that is complete. */
function firstSentenceOpenings([first, ...others]: readonly Statement[]): readonly Opening[] {
  const text = first?.text ?? '';
  const [, head = '', rest = ''] = /^([^:[\]]+): (.+)$/su.exec(text) ?? [];
  const [, clause = '', tail = ''] = /^([^,;:()[\]]+), (.+)$/su.exec(text) ?? [];
  const isWhole = clause.split(' ').length > 3 && !dependsOnPrevious.test(fold(clause)) && !opensClause.test(clause);
  return [
    { text, remaining: others },
    { text: head, remaining: [plainStatement(rest), ...others] },
    ...(isWhole && adverbial.test(tail) ? [{ text: clause, remaining: [plainStatement(tail), ...others] }] : []),
  ].filter((one) => one.text.includes(' ') && fitsHook(one.text));
}

/** The name and the city as they are spoken: "Hotel Cão, em Ribeirão Preto". */
const nameInCity = (name: string | null, city: string | null): string | null =>
  name === null || city === null
    ? null
    : `${name}, ${/^(?:rio de janeiro|cabo|crato)(?!\p{L})/iu.test(city) ? 'no' : 'em'} ${city}`;

/** The hooks of a script, best first. The owner's sentences are not cut within a clause. */
export function hooksFor(material: Material, arrangement: Arrangement): readonly Opening[] {
  const { statements, name, city, place, asksNothing } = material;
  const [first] = statements;
  if (first === undefined) return openingsFrom(material, fitsHook, arrangement);
  const pricedThings = itemNamesOf(first);
  const listed =
    pricedThings === null
      ? []
      : [`${pricedThings}: olha os preços`, pricedThings].slice(0, fitsHook(pricedThings) ? 2 : 0);
  const kind = statements.some((one) => kindOf(one) === 'job') ? 'job' : kindOf(first);
  const hooksOfFirstKind = rotate(asksNothing ? [] : (hooksOfKind[kind] ?? []), arrangement);
  const openingsBeforeAll = (texts: readonly (string | null)[]): readonly Opening[] =>
    texts
      .filter((one) => one !== null)
      .filter(fitsHook)
      .map((text) => ({ text, remaining: statements }));
  const own = [...firstSentenceOpenings(statements), ...openingsBeforeAll(listed.filter(fitsHook).slice(0, 1))];
  const nameOpenings = openingsBeforeAll([
    nameInCity(name, city),
    nameInCity(name, place),
    city === null ? name : null,
  ]);
  const genericOpenings = asksNothing ? [] : openingsBeforeAll(rotate(hooks, arrangement));
  const greeted = asksNothing || city === null ? [] : openingsBeforeAll([greeting(city)]);
  return [
    ...(arrangement === 0
      ? [...own, ...greeted, ...openingsBeforeAll(hooksOfFirstKind)]
      : [...openingsBeforeAll(hooksOfFirstKind), ...own]),
    ...genericOpenings,
    ...greeted,
    ...nameOpenings,
    ...openingsFrom(material, fitsHook, arrangement),
  ].map(({ text, remaining }) => ({ text: capitalized(text), remaining }));
}
