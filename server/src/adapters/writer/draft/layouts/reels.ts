import { fold } from '../../../../domain/text/words.ts';
import { thingsOf } from '../statementKinds.ts';
import type { Material } from '../material.ts';
import { clausesOf, dependsOnPrevious } from '../statements.ts';
import { cell, leastSeconds, mostSeconds, secondsOfTakes as secondsOf, timed, type Take } from '../timing.ts';
import { capitalized, headingsOf, prose, asSentence, fitsWithin } from '../words.ts';
import { houseAfter, type Layout } from './layout.ts';
import { fillers } from './reelsFillers.ts';
import { fitsHook, hooksFor } from './reelsHooks.ts';
import { asDirected, saysPrice, takesOf } from './reelsTakes.ts';
import { scenes } from './reelsWords.ts';

/** So much of an idea is easy to find again in a list of videos. */
const fitsTitle = fitsWithin(65);
/** So much of it with the name behind it. */
const fitsSigned = fitsWithin(70);

/** A script of what was said, a sentence a scene; its caption says all of it. */
export const reels: Layout = {
  fitsOpening: fitsHook,
  openings: hooksFor,
  write(material, opening, arrangement) {
    const { statements, name, city, house, call, link, showsPrices, shots } = material;
    const [firstShot, ...otherShots] = shots;
    const sceneOfHook = !showsPrices && saysPrice(opening.text) ? scenes.unshown : scenes.hook;
    const hook: Take = {
      speech: asSentence(opening.text.replace(/:$/, '')),
      scene: firstShot ?? sceneOfHook[arrangement],
    };
    // A place alone is no scene: it is said with the name, once.
    const isSaid = name !== null && city !== null && opening.text.includes(name) && opening.text.includes(city);
    const who = (isSaid ? [] : houseAfter(material, opening)).map((one): Take => ({
      speech: asSentence(house ?? one),
      scene: scenes.who[arrangement],
    }));
    const called = call(arrangement);
    const end: readonly Take[] = called === '' ? [] : [{ speech: called, scene: scenes.end[arrangement] }];
    const told = takesOf(opening.left, material, arrangement, mostSeconds - secondsOf([hook, ...who, ...end]));
    const takes = asDirected(told, otherShots, leastSeconds - secondsOf([hook, ...told, ...who, ...end]));
    const {
      own,
      asides: few,
      again: more,
    } = fillers(material, arrangement, secondsOf([hook, ...takes, ...who, ...end]));
    // What is no fact stands apart: before the name, behind it, and at the end.
    const [first, second, ...others] = few.map((take) => [take]);
    const asideThenWho = [...(first ?? []), ...who, ...(second ?? [])];
    const scenesTold = [hook, ...takes, ...own, ...asideThenWho, ...more, ...others.flat(), ...end];
    return {
      title: titleOf(material),
      scenes: timed(scenesTold),
      caption: [cell(prose(statements)), house === null ? null : asSentence(house), link]
        .filter((part) => part !== null)
        .join(' '),
    };
  },
};

/** As many of a sentence's own clauses as a title holds. */
function clausesFor(text: string): string | null {
  const clauses = clausesOf(text, () => false);
  const fitting = clauses.map((_one, index) => clauses.slice(0, index + 1).join(', ')).filter(fitsTitle);
  const longest = fitting.at(-1) ?? null;
  return longest === null || dependsOnPrevious.test(fold(longest)) || !longest.includes(' ') ? null : longest;
}

/**
 * The idea in a line, with who says it: the things with prices, the first sentence, what it has before a colon, or what is
 * seen first.
 */
function titleOf({ statements: [first], shots: [shot], name }: Material): string {
  const text = first?.text.replace(/:$/, '') ?? '';
  const heads = [
    first ? thingsOf(first) : null,
    text,
    /^[^:[\]]+(?=: )/.exec(text)?.[0] ?? null,
    clausesFor(text),
    shot ?? null,
  ];
  const short = heads.find((one) => one !== null && one !== '' && fitsTitle(one));
  const head = short ?? (fitsWithin(100)(text) ? text : (headingsOf(text, fitsTitle)[0] ?? ''));
  if (head === '') return name ?? 'Recado';
  const signed = `${head} - ${name}`;
  return capitalized(name !== null && !head.includes(name) && fitsSigned(signed) ? signed : head);
}
