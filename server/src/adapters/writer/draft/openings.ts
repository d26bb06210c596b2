import { plainWording } from '../../../domain/text/words.ts';
import type { Material } from './material.ts';
import { statementsOf, type Statement } from './statements.ts';
import { withLabel, capitalized } from './words.ts';

/** How a text begins, and the statements that are still to be said behind it. */
export interface Opening {
  readonly text: string;
  readonly left: readonly Statement[];
}

/** What stands before the owner's words when each plainer beginning was used in one of the last texts. */
const before = [
  'Recado',
  'Para anotar',
  'Informação',
  'Para saber',
  'Lembrete',
  'Novas informações',
  'Anote',
  'Para guardar',
  'Confira',
  'Leia',
  'Veja',
  'Detalhes',
  'Mais uma vez',
  'De novo por aqui',
  'Resumo',
  'Para não esquecer',
  'Informe',
  'Nota',
  'Para quem perguntou',
  'Reforçando',
];

/** Every opening that the owner's words give: for each arrangement those that fit it best first. */
export function openingsOf(
  { statements, name, house, city }: Material,
  fits: (words: string) => boolean,
  arrangement: 0 | 1 | 2,
): readonly Opening[] {
  const [first, ...rest] = statements;
  const text = first?.text ?? '';
  const hasName = name !== null && plainWording(text).includes(plainWording(name));
  const colon = /^([^:[\]]{3,}\p{L}[^:[\]]*):\s(.+)$/su.exec(text);
  const one = (words: string | null, left: readonly Statement[] = statements): readonly Opening[] =>
    words !== null && fits(words) ? [{ text: capitalized(words), left }] : [];
  const said = one(text, rest);
  const head = !colon?.[1]?.includes(' ') ? [] : one(colon[1] ?? '', [...statementsOf(colon[2] ?? ''), ...rest]);
  const named = name === null || hasName ? [] : one(withLabel(name, text), rest);
  const who = one(house);
  const nameAndTown = name === null || city === null ? [] : one(`${name}, ${city}`);
  const orders: readonly (readonly Opening[])[] = [
    [...said, ...head, ...who],
    [...named, ...one(name), ...said],
    [...who, ...nameAndTown, ...one(name), ...said, ...head],
  ];
  const own = [...(orders[arrangement] ?? []), ...orders.flat()];
  return own;
}

/** The openings, each behind words of ours, for an owner whose last texts began with all of them. */
export const repeated = (own: readonly Opening[], fits: (words: string) => boolean): readonly Opening[] =>
  before
    .flatMap((words) => own.map(({ text, left }) => ({ text: `${words}: ${text}`, left })))
    .filter(({ text }) => fits(text));
