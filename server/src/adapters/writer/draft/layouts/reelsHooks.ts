import { reelsTiming } from '../../../../domain/content/reelsScript.ts';
import { kindOf, thingsOf } from '../kinds.ts';
import type { Material } from '../material.ts';
import { openingsOf, type Opening } from '../openings.ts';
import { whole, type Statement } from '../statements.ts';
import { capital, headsOf, within } from '../words.ts';
import type { Arrangement } from './layout.ts';
import { hooksOfKind } from './reelsWords.ts';

/** Whether words have room in the first seconds. */
export const fitsHook = within(60, Math.floor(reelsTiming.hookSeconds * reelsTiming.wordsPerSecond));

/** How a video may begin whose first words are too long for a hook. */
const hooks: readonly string[] = [
  'Tenho um recado para você.',
  'Olha só este recado.',
  'Presta atenção nesta informação.',
];

const behindHook =
  (left: readonly Statement[]) =>
  (text: string): Opening => ({ text: capital(text), left });
const turned = (all: readonly string[], by: number): readonly string[] => [...all.slice(by), ...all.slice(0, by)];

/** The first clause of what was said, where it ends before the rest: at a colon, or at a comma of no enumeration. */
const hooksOf = ([first, ...others]: readonly Statement[]): readonly Opening[] => {
  const [, head = '', rest = ''] =
    /^([^,;:()[\]]+)(?:: |[,;] (?!\d|mas |porém |menos |exceto |só |sem |com |segunda|terça|quarta|quinta|sexta|sábado|domingo|[^,]{1,30} e ))(.+)$/su.exec(
      first?.text ?? '',
    ) ?? [];
  return head.includes(' ') && fitsHook(head) ? [{ text: capital(head), left: [whole(rest), ...others] }] : [];
};

/** First words that stand alone, and behind them the whole sentence. */
const headHooks = (statements: readonly Statement[]): readonly Opening[] =>
  headsOf(statements[0]?.text ?? '', fitsHook)
    .filter((head) => head.split(' ').length > 2)
    .map((text) => ({ text, left: statements }));

/** How a script may begin, what fits best first. */
export function hooksFor(material: Material, arrangement: Arrangement): readonly Opening[] {
  const { statements, name, isQuiet } = material;
  const [first] = statements;
  if (first === undefined) return openingsOf(material, fitsHook, arrangement);
  const things = thingsOf(first);
  const entire =
    fitsHook(first.text) && first.text.includes(' ') ? [{ text: capital(first.text), left: statements.slice(1) }] : [];
  const listed = things === null ? [] : [`${things}: olha os preços`, things].filter(fitsHook).slice(0, 1);
  const own = [...entire, ...listed.map(behindHook(statements)), ...hooksOf(statements), ...headHooks(statements)];
  const kind = statements.map(kindOf).find((one) => hooksOfKind[one] !== undefined && one !== 'when') ?? kindOf(first);
  const typical = turned(isQuiet ? [] : (hooksOfKind[kind] ?? []), arrangement).map(behindHook(statements));
  const named = [name, `${name}: ${first.text}`].flatMap((one) =>
    one !== null && fitsHook(one) ? [behindHook(statements)(one)] : [],
  );
  const plain = turned(hooks, arrangement).map(behindHook(statements));
  return [
    ...(arrangement === 0 ? [...own, ...typical] : [...typical, ...own]),
    ...named,
    ...plain,
    ...openingsOf(material, fitsHook, arrangement),
  ];
}
