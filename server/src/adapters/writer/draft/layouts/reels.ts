import { fold } from '../../../../domain/text/words.ts';
import { itemNamesOf } from '../statementKinds.ts';
import type { Material } from '../material.ts';
import { clausesOf, dependsOnPrevious } from '../statements.ts';
import {
  toTableCell,
  minSeconds,
  maxSeconds,
  secondsOfTakes as secondsOf,
  toTimedScenes,
  type Take,
} from '../timing.ts';
import { capitalized, headingsOf, prose, asSentence, fitsWithin } from '../words.ts';
import { unmentionedNameAndPlace, type Layout } from './layout.ts';
import { fillersFor } from './reelsFillers.ts';
import { fitsHook, hooksFor } from './reelsHooks.ts';
import { withShots, saysPrice, takesOf } from './reelsTakes.ts';
import { scenes } from './reelsWords.ts';

/** A title of this length is easy to find in a list of videos. */
const fitsTitle = fitsWithin(65);
/** The length of a title with the name of the business. */
const fitsTitleWithName = fitsWithin(70);

/** A script with a scene for each sentence; its caption has all sentences. */
export const reels: Layout = {
  fitsOpening: fitsHook,
  openings: hooksFor,
  write(material, opening, arrangement) {
    const { statements, name, city, nameAndPlace, callToAction, link, showsPrices, shots } = material;
    const [firstShot, ...otherShots] = shots;
    const sceneOfHook = !showsPrices && saysPrice(opening.text) ? scenes.priceNotShown : scenes.hook;
    const hook: Take = {
      speech: asSentence(opening.text.replace(/:$/, '')),
      scene: firstShot ?? sceneOfHook[arrangement],
    };
    // A place alone is no scene: it is said with the name, once.
    const isNameAndCitySaid =
      name !== null && city !== null && opening.text.includes(name) && opening.text.includes(city);
    const who = (isNameAndCitySaid ? [] : unmentionedNameAndPlace(material, opening)).map((one): Take => ({
      speech: asSentence(nameAndPlace ?? one),
      scene: scenes.who[arrangement],
    }));
    const callSentence = callToAction(arrangement);
    const end: readonly Take[] = callSentence === '' ? [] : [{ speech: callSentence, scene: scenes.end[arrangement] }];
    const toldTakes = takesOf(opening.remaining, material, arrangement, maxSeconds - secondsOf([hook, ...who, ...end]));
    const takes = withShots(toldTakes, otherShots, minSeconds - secondsOf([hook, ...toldTakes, ...who, ...end]));
    const { own, asides, repetitions } = fillersFor(material, arrangement, secondsOf([hook, ...takes, ...who, ...end]));
    // Asides are spread: before the name, after it, and at the end.
    const [first, second, ...others] = asides.map((take) => [take]);
    const asideThenWho = [...(first ?? []), ...who, ...(second ?? [])];
    const allTakes = [hook, ...takes, ...own, ...asideThenWho, ...repetitions, ...others.flat(), ...end];
    return {
      title: titleOf(material),
      scenes: toTimedScenes(allTakes),
      caption: [toTableCell(prose(statements)), nameAndPlace === null ? null : asSentence(nameAndPlace), link]
        .filter((part) => part !== null)
        .join(' '),
    };
  },
};

/** As many of a sentence's first clauses as fit a title. */
function titleClauses(text: string): string | null {
  const clauses = clausesOf(text, () => false);
  const fitting = clauses.map((_one, index) => clauses.slice(0, index + 1).join(', ')).filter(fitsTitle);
  const longest = fitting.at(-1) ?? null;
  return longest === null || dependsOnPrevious.test(fold(longest)) || !longest.includes(' ') ? null : longest;
}

/**
 * The title: the things with prices, the first sentence, what it has before a colon, or the first shot; with the name of the
 * business if it fits.
 */
function titleOf({ statements: [first], shots: [shot], name }: Material): string {
  const text = first?.text.replace(/:$/, '') ?? '';
  const heads = [
    first ? itemNamesOf(first) : null,
    text,
    /^[^:[\]]+(?=: )/.exec(text)?.[0] ?? null,
    titleClauses(text),
    shot ?? null,
  ];
  const short = heads.find((one) => one !== null && one !== '' && fitsTitle(one));
  const head = short ?? (fitsWithin(100)(text) ? text : (headingsOf(text, fitsTitle)[0] ?? ''));
  if (head === '') return name ?? 'Recado';
  const signed = `${head} - ${name}`;
  return capitalized(name !== null && !head.includes(name) && fitsTitleWithName(signed) ? signed : head);
}
