import { reelsTiming, silence } from '../../../../domain/content/reelsScript.ts';
import { fold } from '../../../../domain/words.ts';
import { cell, secondsOfTakes as secondsOf, silentSeconds, timed, type Take } from '../timing.ts';
import { behind, capital, headsOf, prose, sentence, within } from '../words.ts';
import type { Material } from '../material.ts';
import { kindOf, thingsOf } from '../kinds.ts';
import { clausesOf, leans, whole, type Statement } from '../statements.ts';
import { houseAfter, type Arrangement, type Layout } from './layout.ts';
import { fitsHook, hooksFor } from './reelsHooks.ts';
import { again, asides, gaps, leads, scenes } from './reelsWords.ts';

/** "About 2.4 words a second". */
const least = reelsTiming.fewestSeconds * 0.93;
const most = reelsTiming.mostSeconds * 0.95;
/** So much of an idea is easy to find again in a list of videos. */
const fitsTitle = within(65);
/** So much of it with the name behind it. */
const fitsSigned = within(70);

const sortOf = (statement: Statement) => (statement.items.length > 1 ? 'prices' : kindOf(statement));
const saysPrice = (words: string): boolean => words.includes('R$');
/** What is filmed for a statement; for the next of its sort in another way. */
const sceneOf = (statement: Statement, arrangement: number, showsPrices: boolean): string => {
  const ways = scenes[!showsPrices && saysPrice(statement.text) ? 'unshown' : sortOf(statement)];
  return ways[arrangement % ways.length]!;
};

/** A script of what was said, a sentence a scene; its caption says all of it. */
export const reels: Layout = {
  fitsOpening: fitsHook,
  openings: hooksFor,
  write(material, opening, arrangement) {
    const { statements, name, city, house, call, link, showsPrices, shots } = material;
    const [firstShot, ...otherShots] = shots;
    const sceneOfHook = !showsPrices && saysPrice(opening.text) ? scenes.unshown : scenes.hook;
    const hook: Take = {
      speech: sentence(opening.text.replace(/:$/, '')),
      scene: firstShot ?? sceneOfHook[arrangement],
    };
    // A place alone is no scene: it is said with the name, once.
    const isSaid = name !== null && city !== null && opening.text.includes(name) && opening.text.includes(city);
    const who = (isSaid ? [] : houseAfter(material, opening)).map((one): Take => ({
      speech: sentence(house ?? one),
      scene: scenes.who[arrangement],
    }));
    const called = call(arrangement);
    const end: readonly Take[] = called === '' ? [] : [{ speech: called, scene: scenes.end[arrangement] }];
    const told = takesOf(opening.left, material, arrangement, most - secondsOf([hook, ...who, ...end]));
    const takes = asDirected(told, otherShots, least - secondsOf([hook, ...told, ...who, ...end]));
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
      caption: [cell(prose(statements)), house === null ? null : sentence(house), link]
        .filter((part) => part !== null)
        .join(' '),
    };
  },
};

/** What was said, a scene for each sentence, as many as there is time for. */
function takesOf(
  statements: readonly Statement[],
  { isQuiet, showsPrices }: Material,
  arrangement: Arrangement,
  seconds: number,
): readonly Take[] {
  const takes: Take[] = [];
  const led = new Set<string>();
  const times = new Map<string, number>();
  const nextScene = (statement: Statement): string => {
    const time = times.get(sortOf(statement)) ?? 0;
    times.set(sortOf(statement), time + 1);
    return sceneOf(statement, arrangement + time, showsPrices);
  };
  for (const statement of statements) {
    const sort = sortOf(statement);
    // Whoever types sentences needs nothing that leads to them.
    const isSentence = /^\p{Lu}(?!\$)/u.test(statement.text);
    const lead = isQuiet || isSentence || led.has(sort) || takes.length === 0 ? undefined : leads[sort]?.[arrangement];
    led.add(sort);
    const speech = sentence(lead === undefined ? statement.text : behind(lead, statement.text));
    const more = breathsOf(speech).map((words) => ({
      speech: words,
      scene: nextScene(words === speech ? statement : whole(words)),
    }));
    if (secondsOf([...takes, ...more]) > seconds) return takes;
    takes.push(...more);
  }
  return takes;
}

/** "preço na tela" of "Mostre de perto, com o preço na tela" */
const onScreen = /(?:com )?(?:[oa] )?(?:preço|frase|dia e o horário)(?: grande)? na tela/u;

/** What is to be seen in the place of a scene of ours; what is written on the screen stays. */
function sceneWith(shot: string, { speech, scene }: Take): string {
  const written = saysPrice(speech) ? onScreen.exec(scene)?.[0] : undefined;
  return written === undefined ? shot : `${shot}, ${written}`;
}

/**
 * The takes with what their owner wants to be seen, in that order. Where there is too little to say, some is seen while
 * nobody speaks, between sentences.
 */
function asDirected(takes: readonly Take[], shots: readonly string[], secondsLeft: number): readonly Take[] {
  const left = [...shots];
  let silent = Math.max(0, Math.min(shots.length, Math.floor(secondsLeft / silentSeconds)));
  const directed = takes.flatMap((take, at): readonly Take[] => {
    const goesOn = /^\p{Ll}/u.test(take.speech);
    const before = left.splice(0, silent > 0 && !goesOn ? 1 : 0).map((scene): Take => ({ speech: silence, scene }));
    silent -= before.length;
    // What is left when every take has its shot is seen in the last one.
    const count = at === takes.length - 1 ? left.length - silent : Math.min(1, left.length - silent);
    const seen = left.splice(0, count);
    return [...before, seen.length === 0 ? take : { ...take, scene: sceneWith(seen.join('; '), take) }];
  });
  const last = left.splice(Math.max(silent, 1) - 1).join('; ');
  const others = last === '' ? [] : [...left, last];
  return [...directed, ...others.map((scene): Take => ({ speech: silence, scene }))];
}

/** So many words are easy to say in one breath. */
const breath = 14;
const wordsOf = (words: string): number => words.split(' ').length;

/** A sentence as it is said: a long one goes on in the next scene, at a comma. */
const breathsOf = (speech: string): readonly string[] =>
  wordsOf(speech) <= breath
    ? [speech]
    : clausesOf(speech, () => false)
        .map((clause, index, all) => (index < all.length - 1 ? `${clause},` : clause))
        .reduce<readonly string[]>((said, clause) => {
          const last = said.at(-1);
          return last !== undefined && wordsOf(`${last} ${clause}`) <= breath
            ? [...said.slice(0, -1), `${last} ${clause}`]
            : [...said, clause];
        }, []);

/** As many of a sentence's own clauses as a title holds. */
function clausesFor(text: string): string | null {
  const clauses = clausesOf(text, () => false);
  const fitting = clauses.map((_one, index) => clauses.slice(0, index + 1).join(', ')).filter(fitsTitle);
  const longest = fitting.at(-1) ?? null;
  return longest === null || leans.test(fold(longest)) || !longest.includes(' ') ? null : longest;
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
  const head = short ?? (within(100)(text) ? text : (headsOf(text, fitsTitle)[0] ?? ''));
  if (head === '') return name ?? 'Recado';
  const signed = `${head} - ${name}`;
  return capital(name !== null && !head.includes(name) && fitsSigned(signed) ? signed : head);
}

/** What fills a script that is too short to be one. */
interface Fillers {
  /** The profile's own words, and gaps of a subject of which too little was told. */
  readonly own: readonly Take[];
  /** Words that any video may say. */
  readonly asides: readonly Take[];
  /** What was said once more. */
  readonly again: readonly Take[];
}

/** Prices and conditions are worth saying twice, where they are said in one breath. */
const isWorthRepeating = (statement: Statement): boolean =>
  ['price', 'prices', 'gain', 'limit', 'when'].includes(sortOf(statement)) && wordsOf(statement.text) <= breath;

/** The profile's own words, then prices and conditions once more, then as few other words as fill the time. */
function fillers(material: Material, arrangement: Arrangement, before: number): Fillers {
  const { about, isTheme, isQuiet, showsPrices, statements } = material;
  let seconds = before;
  const some = (wanted: readonly Take[]): readonly Take[] =>
    wanted.filter((take) => {
      const fits = seconds < least && seconds + secondsOf([take]) <= most;
      if (fits) seconds += secondsOf([take]);
      return fits;
    });
  const [firstGap, ...otherGaps] = gaps[arrangement].map((what): Take => ({
    speech: `[preencher: ${what}]`,
    scene: scenes.thing[arrangement],
  }));
  const own = some([
    ...(isTheme && firstGap ? [firstGap] : []),
    ...(about === null ? [] : [{ speech: sentence(about), scene: scenes.about[arrangement] }]),
  ]);
  if (isTheme) return { own, asides: some(asides[arrangement]), again: some(otherGaps) };
  const told = statements.filter(({ text }) => !text.endsWith('?'));
  let isLed = isQuiet;
  const repeated = (all: readonly Statement[]): readonly Take[] =>
    all.flatMap((one) => {
      const speech = sentence(isLed ? one.text : behind(again[arrangement], one.text));
      const taken = some([{ speech, scene: sceneOf(one, arrangement, showsPrices) }]);
      isLed ||= taken.length > 0;
      return taken;
    });
  const worth = repeated(told.filter(isWorthRepeating));
  const few = some(asides[arrangement]);
  const rest = repeated(told.filter((one) => !isWorthRepeating(one)));
  return { own, asides: few, again: [...worth, ...rest, ...some(firstGap ? [firstGap, ...otherGaps] : [])] };
}
