import { reelsTiming } from '../../../../domain/content/reelsScript.ts';
import { kindOf, thingsOf } from '../kinds.ts';
import type { Material } from '../material.ts';
import { openingsOf, type Opening } from '../openings.ts';
import { whole, type Statement } from '../statements.ts';
import { capital, within } from '../words.ts';
import type { Arrangement } from './layout.ts';
import { hooks, hooksOfKind } from './reelsWords.ts';

/** Whether words have room in the first seconds. */
export const fitsHook = within(60, Math.floor(reelsTiming.hookSeconds * reelsTiming.wordsPerSecond));

const turned = (all: readonly string[], by: number): readonly string[] => [...all.slice(by), ...all.slice(0, by)];

/** The first sentence whole, or what it has before a colon. */
function saidFirst([first, ...others]: readonly Statement[]): readonly Opening[] {
  const text = first?.text ?? '';
  const [, head = '', rest = ''] = /^([^:[\]]+): (.+)$/su.exec(text) ?? [];
  return [
    { text, left: others },
    { text: head, left: [whole(rest), ...others] },
  ].filter((one) => one.text.includes(' ') && fitsHook(one.text));
}

/** How a script may begin, what fits best first: no words of the owner's that end before their sentence does. */
export function hooksFor(material: Material, arrangement: Arrangement): readonly Opening[] {
  const { statements, name, city, isQuiet } = material;
  const [first] = statements;
  if (first === undefined) return openingsOf(material, fitsHook, arrangement);
  const things = thingsOf(first);
  const listed = things === null ? [] : [`${things}: olha os preços`, things].slice(0, fitsHook(things) ? 2 : 0);
  const kind = statements.some((one) => kindOf(one) === 'job') ? 'job' : kindOf(first);
  const typical = turned(isQuiet ? [] : (hooksOfKind[kind] ?? []), arrangement);
  const before = (texts: readonly (string | null)[]): readonly Opening[] =>
    texts
      .filter((one) => one !== null)
      .filter(fitsHook)
      .map((text) => ({ text, left: statements }));
  const own = [...saidFirst(statements), ...before(listed.filter(fitsHook).slice(0, 1))];
  return [
    ...(arrangement === 0 ? [...own, ...before(typical)] : [...before(typical), ...own]),
    ...before([name, name !== null && city !== null ? `${name}, ${city}` : null, ...turned(hooks, arrangement)]),
    ...openingsOf(material, fitsHook, arrangement),
  ].map(({ text, left }) => ({ text: capital(text), left }));
}
