import { weekdayIndex, weekdayPattern } from '../../domain/facts/dates/weekdays.ts';
import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import { placeAt, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

const dayAtPlace = new RegExp(`(?<![a-z0-9])${weekdayPattern}\\sn[oa]\\s(?!proxim)([a-z]{4,16})\\b`, 'g');
const dayName = new RegExp(`(?<![a-z0-9])${weekdayPattern}(?![a-z0-9])`, 'g');

/**
 * "Na terça a barraca fica na igreja" of "ter na praca, sex na igreja": told places that the text swaps between their
 * days.
 */
export function findSwappedDayPlaces(judgedText: JudgedText): readonly TextFinding[] {
  const pairs = findMatches(judgedText.ownWords.topicFolded, dayAtPlace).map(
    ({ 0: words, 1: day = '', 2: place = '' }) => ({
      words,
      day: weekdayIndex(day),
      place: stem(place),
    }),
  );
  if (pairs.length < 2 || new Set(pairs.map(({ place }) => place)).size < pairs.length) return [];
  const clauses = findMatches(judgedText.foldedText, /(?:(?!,\s|\se\s)[^.!?\n;])+/g);
  const wrongClauses = clauses.filter(([clause]) => {
    const namedDays = new Set(findMatches(clause, dayName).map(([, name = '']) => weekdayIndex(name)));
    const stems = new Set(wordsOf(clause).map(({ text }) => stem(text)));
    const namedPairs = pairs.filter(({ place }) => stems.has(place));
    const [onlyPair] = namedPairs;
    return (
      namedDays.size === 1 &&
      namedPairs.length === 1 &&
      onlyPair &&
      !namedDays.has(onlyPair.day) &&
      pairs.some(({ day }) => namedDays.has(day))
    );
  });
  const [firstWrongClause] = wrongClauses;
  return firstWrongClause && wrongClauses.length > 1
    ? [
        reportWordContradiction(
          judgedText,
          placeAt(firstWrongClause.index, firstWrongClause[0]),
          `"${pairs.map(({ words }) => words).join(', ')}"`,
        ),
      ]
    : [];
}
