import { findMatches, wordsOf } from '../../text/words.ts';
import type { FactKind } from '../fact.ts';
import type { FoundFact } from '../foundFact.ts';
import { stem } from '../stem.ts';

/** Words that are never part of the key of a condition or an exception. */
const fillerWords = new Set(
  (
    'o a os as um uma de da do das dos em na no nas nos por pra pro para p com c sem s e ou que se ao aos qualquer todo toda todos ' +
    'todas mais menos nossa nosso essa esse esta este aqui ja ai la tem ter so somente apenas via pelo pela tipo nenhum nenhuma ' +
    'hoje mas porque pq quando quem como tudo nada isso depois antes dia se la tambem mesmo nesse nessa neste nesta seu sua voce vc gente'
  ).split(' '),
);

/** The key of a condition or exception: the stems of the first words that name a thing, `maxStems` at most. */
export const keyOf = (foldedText: string, maxStems = 2): string =>
  wordsOf(foldedText)
    .map(({ text }) => text)
    .filter((word) => !fillerWords.has(word) && word.length > 1 && !/^\d/.test(word))
    .slice(0, maxStems)
    .map(stem)
    .join(' ');

/** Finds a pattern and makes a fact of each thing that its first group lists: two of "jaquetas e casacos". */
export const findFactsOfEachThing = (
  foldedText: string,
  pattern: RegExp,
  kind: FactKind,
  keyOfThing: (matchText: string) => string = (matchText) => keyOf(matchText, 1),
): readonly FoundFact[] =>
  findMatches(foldedText, pattern).flatMap(({ 0: matchText, 1: thingsText = '', index }) =>
    thingsText
      .split(/[,/]|\s(?:e|ou|nem)\s/)
      .map(keyOfThing)
      .filter((key) => key !== '')
      .map((key) => ({ kind, key, label: matchText, start: index, end: index + matchText.length })),
  );
