import { silence } from '../../../../domain/content/reelsScript.ts';
import { kindOf } from '../statementKinds.ts';
import type { Material } from '../material.ts';
import { clausesOf, plainStatement, type Statement } from '../statements.ts';
import { secondsOfTakes as secondsOf, silentSeconds, type Take } from '../timing.ts';
import { withLabel, asSentence } from '../words.ts';
import type { Arrangement } from './layout.ts';
import { leads, scenes } from './reelsWords.ts';

/** The kind of scene for a statement; a list of prices has its own kind. */
export const sceneKindOf = (statement: Statement) => (statement.items.length > 1 ? 'prices' : kindOf(statement));
export const saysPrice = (words: string): boolean => words.includes('R$');
/** The scene for a statement; each arrangement has another one. */
export const sceneOf = (statement: Statement, arrangement: number, showsPrices: boolean): string => {
  const sceneOptions = scenes[!showsPrices && saysPrice(statement.text) ? 'priceNotShown' : sceneKindOf(statement)];
  return sceneOptions[arrangement % sceneOptions.length]!;
};

/** The takes of the statements, one for each sentence, as many as fit the seconds. */
export function takesOf(
  statements: readonly Statement[],
  { asksNothing, showsPrices }: Material,
  arrangement: Arrangement,
  seconds: number,
): readonly Take[] {
  const takes: Take[] = [];
  const ledKinds = new Set<string>();
  const timesShown = new Map<string, number>();
  const nextScene = (statement: Statement): string => {
    const time = timesShown.get(sceneKindOf(statement)) ?? 0;
    timesShown.set(sceneKindOf(statement), time + 1);
    return sceneOf(statement, arrangement + time, showsPrices);
  };
  for (const statement of statements) {
    const sceneKind = sceneKindOf(statement);
    // A statement typed with a capital is a sentence, which needs no lead.
    const isSentence = /^\p{Lu}(?!\$)/u.test(statement.text);
    const lead =
      asksNothing || isSentence || ledKinds.has(sceneKind) || takes.length === 0
        ? undefined
        : leads[sceneKind]?.[arrangement];
    ledKinds.add(sceneKind);
    const speech = asSentence(lead === undefined ? statement.text : withLabel(lead, statement.text));
    const newTakes = splitIntoBreaths(speech).map((words) => ({
      speech: words,
      scene: nextScene(words === speech ? statement : plainStatement(words)),
    }));
    if (secondsOf([...takes, ...newTakes]) > seconds) return takes;
    takes.push(...newTakes);
  }
  return takes;
}

/** "preço na tela" of "Mostre de perto, com o preço na tela" */
const priceOnScreen = /(?:com o )?preço(?: grande)? na tela/u;

/** Replaces the scene of a take with the owner's shot; a price on the screen stays. */
function replaceScene(shot: string, { speech, scene }: Take): string {
  const written = saysPrice(speech) ? priceOnScreen.exec(scene)?.[0] : undefined;
  return written === undefined ? shot : `${shot}, ${written}`;
}

/**
 * Puts the owner's shots into the takes, in their order. If there are seconds left, some shots become silent takes between the
 * sentences.
 */
export function withShots(takes: readonly Take[], shots: readonly string[], secondsLeft: number): readonly Take[] {
  const remainingShots = [...shots];
  let silent = Math.max(0, Math.min(shots.length, Math.floor(secondsLeft / silentSeconds)));
  const directed = takes.flatMap((take, at): readonly Take[] => {
    const goesOn = /^\p{Ll}/u.test(take.speech);
    const before = remainingShots
      .splice(0, silent > 0 && !goesOn ? 1 : 0)
      .map((scene): Take => ({ speech: silence, scene }));
    silent -= before.length;
    // What is left when every take has its shot is seen in the last one.
    const count =
      at === takes.length - 1 ? remainingShots.length - silent : Math.min(1, remainingShots.length - silent);
    const takeShots = remainingShots.splice(0, count);
    return [...before, takeShots.length === 0 ? take : { ...take, scene: replaceScene(takeShots.join('; '), take) }];
  });
  const last = remainingShots.splice(Math.max(silent, 1) - 1).join('; ');
  const others = last === '' ? [] : [...remainingShots, last];
  return [...directed, ...others.map((scene): Take => ({ speech: silence, scene }))];
}

/** The number of words that are easy to say in one breath. */
const maxWordsInOneBreath = 14;
/** Whether words are said in one breath. */
export const isOneBreath = (words: string): boolean => words.split(' ').length <= maxWordsInOneBreath;

/** Splits a long sentence at commas into parts for one breath each, which become scenes of their own. */
const splitIntoBreaths = (speech: string): readonly string[] =>
  isOneBreath(speech)
    ? [speech]
    : clausesOf(speech, () => false)
        .map((clause, index, all) => (index < all.length - 1 ? `${clause},` : clause))
        .reduce<readonly string[]>((breaths, clause) => {
          const last = breaths.at(-1);
          return last !== undefined && isOneBreath(`${last} ${clause}`)
            ? [...breaths.slice(0, -1), `${last} ${clause}`]
            : [...breaths, clause];
        }, []);
