import { plainWording } from '../../../domain/text/words.ts';
import type { Material } from './material.ts';
import { statementsOf, type Statement } from './statements.ts';
import { withLabel, capitalized } from './words.ts';

/** How a text begins, and the statements that remain to be said after it. */
export interface Opening {
  readonly text: string;
  readonly remaining: readonly Statement[];
}

/** Put before the owner's words when the recent texts have used all plainer openings. */
const openingPrefixes = [
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

/** The openings from the owner's words and profile, those that fit the arrangement best first. */
export function openingsFrom(
  { statements, name, nameAndPlace, city }: Material,
  fits: (words: string) => boolean,
  arrangement: 0 | 1 | 2,
): readonly Opening[] {
  const [first, ...rest] = statements;
  const text = first?.text ?? '';
  const hasName = name !== null && plainWording(text).includes(plainWording(name));
  const colon = /^([^:[\]]{3,}\p{L}[^:[\]]*):\s(.+)$/su.exec(text);
  const openingIfFits = (words: string | null, remaining: readonly Statement[] = statements): readonly Opening[] =>
    words !== null && fits(words) ? [{ text: capitalized(words), remaining }] : [];
  const firstSentence = openingIfFits(text, rest);
  const colonHeading = !colon?.[1]?.includes(' ')
    ? []
    : openingIfFits(colon[1] ?? '', [...statementsOf(colon[2] ?? ''), ...rest]);
  const nameAndSentence = name === null || hasName ? [] : openingIfFits(withLabel(name, text), rest);
  const nameAndPlaceAlone = openingIfFits(nameAndPlace);
  const nameAndTown = name === null || city === null ? [] : openingIfFits(`${name}, ${city}`);
  const byArrangement: readonly (readonly Opening[])[] = [
    [...firstSentence, ...colonHeading, ...nameAndPlaceAlone],
    [...nameAndSentence, ...openingIfFits(name), ...firstSentence],
    [...nameAndPlaceAlone, ...nameAndTown, ...openingIfFits(name), ...firstSentence, ...colonHeading],
  ];
  const own = [...(byArrangement[arrangement] ?? []), ...byArrangement.flat()];
  return own;
}

/** The openings with each prefix, for an owner whose recent texts have used all of them without. */
export const prefixedOpenings = (own: readonly Opening[], fits: (words: string) => boolean): readonly Opening[] =>
  openingPrefixes
    .flatMap((words) => own.map(({ text, remaining }) => ({ text: `${words}: ${text}`, remaining })))
    .filter(({ text }) => fits(text));
