import { reelsTiming } from '../../../../domain/content/reelsScript.ts';
import { cell, countWords as count, timed, type Take } from '../timing.ts';
import { behind, capital, prose, sentence, within } from '../words.ts';
import type { Material } from '../material.ts';
import { kindOf, thingsOf } from '../kinds.ts';
import type { Statement } from '../statements.ts';
import { houseAfter, type Arrangement, type Layout } from './layout.ts';
import { fitsHook, hooksFor } from './reelsHooks.ts';
import { again, asides, gaps, leads, scenes } from './reelsWords.ts';

const { fewestSeconds, mostSeconds, wordsPerSecond } = reelsTiming;
/** "About 2.4 words a second". */
const leastWords = Math.ceil(fewestSeconds * wordsPerSecond * 0.93);
const mostWords = Math.floor(mostSeconds * wordsPerSecond * 0.95);
/** So much of an idea is easy to find again in a list of videos. */
const fitsTitle = within(100);

const sortOf = (statement: Statement) => (statement.items.length > 1 ? 'prices' : kindOf(statement));
const sceneOf = (statement: Statement, arrangement: Arrangement): string => scenes[sortOf(statement)][arrangement];

/** A script of what was said, a sentence a scene; its caption says all of it. */
export const reels: Layout = {
  fitsOpening: fitsHook,
  openings: hooksFor,
  write(material, opening, arrangement) {
    const { statements, house, call, link } = material;
    const hook: Take = { speech: sentence(opening.text.replace(/:$/, '')), scene: scenes.hook[arrangement] };
    const who = houseAfter(material, opening).map((one): Take => ({
      speech: sentence(one),
      scene: scenes.who[arrangement],
    }));
    const called = call(arrangement);
    const end: readonly Take[] = called === '' ? [] : [{ speech: called, scene: scenes.end[arrangement] }];
    const takes = takesOf(opening.left, material.isQuiet, arrangement, mostWords - count([hook, ...who, ...end]));
    const more = fillers(material, arrangement, count([hook, ...takes, ...who, ...end]));
    return {
      title: titleOf(material),
      scenes: timed([hook, ...takes, ...who, ...more, ...end]),
      caption: [cell(prose(statements)), house === null ? null : sentence(house), link]
        .filter((part) => part !== null)
        .join(' '),
    };
  },
};

/** What was said, a scene for each sentence, as many as a minute has room for. */
function takesOf(
  statements: readonly Statement[],
  isQuiet: boolean,
  arrangement: Arrangement,
  room: number,
): readonly Take[] {
  const takes: Take[] = [];
  const led = new Set<string>();
  for (const statement of statements) {
    const sort = sortOf(statement);
    // Whoever types sentences needs nothing that leads to them.
    const isSentence = /^\p{Lu}(?!\$)/u.test(statement.text);
    const lead = isQuiet || isSentence || led.has(sort) || takes.length === 0 ? undefined : leads[sort]?.[arrangement];
    led.add(sort);
    const speech = sentence(lead === undefined ? statement.text : behind(lead, statement.text));
    const take = { speech, scene: sceneOf(statement, arrangement) };
    if (count([...takes, take]) > room) return takes;
    takes.push(take);
  }
  return takes;
}

/** The idea in a line: the things with prices, the first sentence, or what it has before a colon, with who says them. */
function titleOf({ statements: [first], name }: Material): string {
  const text = first?.text.replace(/:$/, '') ?? '';
  const head = [first ? thingsOf(first) : null, text, /^[^:[\]]+(?=: )/.exec(text)?.[0] ?? null].find(
    (one) => one !== null && one !== '' && fitsTitle(one),
  );
  if (head === undefined || head === null) return name ?? 'Recado';
  const signed = `${head} - ${name}`;
  return capital(name !== null && !head.includes(name) && fitsTitle(signed) ? signed : head);
}

/** What fills a script that is too short to be one: the profile's own words, few other words, and what was said once more. */
function fillers(
  { about, isTheme, isQuiet, statements }: Material,
  arrangement: Arrangement,
  spoken: number,
): readonly Take[] {
  const gapTakes = gaps[arrangement].map((what): Take => ({
    speech: `[preencher: ${what}]`,
    scene: scenes.thing[arrangement],
  }));
  const own = about === null ? [] : [{ speech: sentence(about), scene: scenes.who[arrangement] }];
  const repeated = statements
    .filter(({ text }) => !text.endsWith('?'))
    .map((one, index): Take => ({
      speech: sentence(index === 0 && !isQuiet ? behind(again[arrangement], one.text) : one.text),
      scene: sceneOf(one, arrangement),
    }));
  const wanted: readonly Take[] = isTheme
    ? [...gapTakes.slice(0, 1), ...own, ...asides[arrangement], ...gapTakes.slice(1)]
    : [...own, ...asides[arrangement], ...repeated, ...gapTakes];
  const taken: Take[] = [];
  for (const take of wanted) {
    if (spoken + count(taken) >= leastWords) break;
    if (spoken + count([...taken, take]) <= mostWords) taken.push(take);
  }
  return taken;
}
