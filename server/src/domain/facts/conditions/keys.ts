import { findMatches, wordsOf } from '../../text/words.ts';
import type { FactKind } from '../fact.ts';
import type { FoundFact } from '../found.ts';
import { stem } from '../stem.ts';

/** Words that say nothing of what a condition or exception is. */
const small = new Set(
  (
    'o a os as um uma de da do das dos em na no nas nos por pra pro para p com c sem s e ou que se ao aos qualquer todo toda todos ' +
    'todas mais menos nossa nosso essa esse esta este aqui ja ai la tem ter so somente apenas via pelo pela tipo nenhum nenhuma ' +
    'hoje mas porque pq quando quem como tudo nada isso depois antes dia se la tambem mesmo nesse nessa neste nesta seu sua voce vc gente'
  ).split(' '),
);

/** The stems of the first words that name something, as a key. */
export const keyOf = (words: string, most = 2): string =>
  wordsOf(words)
    .map(({ text }) => text)
    .filter((word) => !small.has(word) && word.length > 1 && !/^\d/.test(word))
    .slice(0, most)
    .map(stem)
    .join(' ');

/** One fact for each thing that is denied together: "jaquetas e casacos". */
export const factOfEach = (
  folded: string,
  pattern: RegExp,
  kind: FactKind,
  keyIn: (words: string) => string = (words) => keyOf(words, 1),
): readonly FoundFact[] =>
  findMatches(folded, pattern).flatMap(({ 0: words, 1: what = '', index }) =>
    what
      .split(/[,/]|\s(?:e|ou|nem)\s/)
      .map(keyIn)
      .filter((key) => key !== '')
      .map((key) => ({ kind, key, label: words, start: index, end: index + words.length })),
  );
