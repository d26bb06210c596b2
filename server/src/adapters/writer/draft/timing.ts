import type { Scene } from '../../../domain/content/parts.ts';
import { reelsTiming, spokenSeconds, secondsToSay, silence } from '../../../domain/content/reelsScript.ts';

const { hookSeconds } = reelsTiming;
/** The minimum and maximum duration of all takes, with a margin for "about 2.4 words a second". */
export const minSeconds = reelsTiming.minSeconds * 0.93;
export const maxSeconds = reelsTiming.maxSeconds * 0.95;
/** The duration of a take without speech. */
export const silentSeconds = 4;

/** What is said and shown, without its time in the script yet. */
export interface Take {
  readonly speech: string;
  readonly scene: string;
}

/** How long takes last, in seconds. */
export const secondsOfTakes = (takes: readonly Take[]): number =>
  spokenSeconds(takes.map(({ speech }) => ({ speech, seconds: silentSeconds })));

const takeSeconds = (speech: string): number =>
  speech === silence ? silentSeconds : Math.max(2, Math.floor(secondsToSay(speech)));

/** The takes with their seconds, one after another without gaps, within what a script may take. */
export function toTimedScenes(takes: readonly Take[]): readonly Scene[] {
  let at = 0;
  const scenes = takes.map(({ speech, scene }, index) => {
    const from = at;
    at += index === 0 ? hookSeconds : takeSeconds(speech);
    return { from, to: at, speech: toTableCell(speech), scene: toTableCell(scene) };
  });
  const spoken = secondsOfTakes(takes);
  const end = Math.min(reelsTiming.maxSeconds, Math.max(reelsTiming.minSeconds, at, Math.ceil(spoken / 1.05)));
  const last = scenes.at(-1);
  return last ? [...scenes.slice(0, -1), { ...last, to: Math.max(last.from + 1, end) }] : scenes;
}

/** The words without marks that would end a table's cell. */
export const toTableCell = (words: string): string => words.replace(/\s*[|\n]\s*/g, ' ').trim();
