import { weekdayIndex, weekdayPattern } from '../../domain/facts/dates/weekdays.ts';
import { stem } from '../../domain/facts/stem.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';
import { placeAt, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

const told = new RegExp(`(?<![a-z0-9])${weekdayPattern}\\sn[oa]\\s(?!proxim)([a-z]{4,16})\\b`, 'g');
const days = new RegExp(`(?<![a-z0-9])${weekdayPattern}(?![a-z0-9])`, 'g');

/** "Na terça a barraca fica na igreja" of "ter na praca, sex na igreja": a told place on the other day. */
export function dayPlaces(judgedText: JudgedText): readonly TextFinding[] {
  const pairs = findMatches(judgedText.ownWords.topicFolded, told).map(({ 0: words, 1: day = '', 2: place = '' }) => ({
    words,
    day: weekdayIndex(day),
    place: stem(place),
  }));
  if (pairs.length < 2 || new Set(pairs.map(({ place }) => place)).size < pairs.length) return [];
  const clauses = findMatches(judgedText.foldedText, /(?:(?!,\s|\se\s)[^.!?\n;])+/g);
  const wrong = clauses.filter(([clause]) => {
    const named = new Set(findMatches(clause, days).map(([, name = '']) => weekdayIndex(name)));
    const stems = new Set(wordsOf(clause).map(({ text }) => stem(text)));
    const places = pairs.filter(({ place }) => stems.has(place));
    const [only] = places;
    return (
      named.size === 1 && places.length === 1 && only && !named.has(only.day) && pairs.some(({ day }) => named.has(day))
    );
  });
  const [first] = wrong;
  return first && wrong.length > 1
    ? [
        reportWordContradiction(
          judgedText,
          placeAt(first.index, first[0]),
          `"${pairs.map(({ words }) => words).join(', ')}"`,
        ),
      ]
    : [];
}
