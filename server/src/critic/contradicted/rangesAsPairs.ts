import { weekdaysOf } from '../../domain/facts/dates/weekdays.ts';
import type { Fact } from '../../domain/facts/fact.ts';
import { fold } from '../../domain/text/words.ts';
import type { JudgedText, TextFinding, Place } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

/** Two days or hours that are named together: as a range, which includes what lies between them, or as two points. */
interface JoinedPair extends Place {
  readonly pair: string;
  readonly isRange: boolean;
  readonly words: string;
}

const isClock = ({ kind, key }: Fact): boolean => kind === 'time' && /^\d\d:\d\d$/.test(key);

/** "entre 14h e 18h" */
const isPrecededByBetween = (folded: string, { start, end }: Place): boolean =>
  /\bentre\s(?:[ao]s?\s)?$/.test(folded.slice(Math.max(0, start - 12), start)) ||
  folded.slice(start, end).startsWith('entre ');

/** The hours of folded words that "e" or "às" joins: "6h e 16h", "das 8h às 18h". */
const readJoinedHours = (folded: string, facts: readonly Fact[]): readonly JoinedPair[] =>
  facts.filter(isClock).flatMap((firstHour, index, hours): readonly JoinedPair[] => {
    const secondHour = hours[index + 1];
    if (secondHour === undefined || secondHour.start - firstHour.end > 12 || secondHour.key <= firstHour.key) return [];
    const place = { start: Math.min(firstHour.start, secondHour.start), end: Math.max(firstHour.end, secondHour.end) };
    const words = folded.slice(place.start, place.end);
    // "das 8h às 12h e das 14h às 18h" is one timetable, and not a pair.
    if (facts.filter((fact) => isClock(fact) && fact.start < place.end && fact.end > place.start).length > 2) return [];
    const isBetween = isPrecededByBetween(folded, place);
    const isList = !isBetween && /\se\s(?:[a-z]{3,10}\s)?(?:as\s|pelas\s|\d{1,2}(?!\d|\s(?:as|ate)\b))/.test(words);
    const isRange = isBetween || (!isList && /\s(?:as|a|ate(?: as)?)\s/.test(words));
    return isList || isRange ? [{ ...place, pair: `${firstHour.key} ${secondHour.key}`, isRange, words }] : [];
  });

/** The first and the last day of a range of three to six days; empty for any other. */
function firstAndLastOf(days: readonly number[]): readonly number[] {
  const has = (day: number) => days.includes((day + 7) % 7);
  return days.length < 3 || days.length > 6 ? [] : days.filter((day) => !has(day - 1) || !has(day + 1));
}

const pairKey = (days: readonly number[]): string => days.toSorted((a, b) => a - b).join(' ');

/** Words that make a range. A hyphen does not: "ter-qui" may be two days. */
const rangeWords = /\s(?:a|ate|as|ao)\s/;

/** Pairs of days in folded words: those that "e" joins, and the first and last of each range. */
function readJoinedDays(folded: string, facts: readonly Fact[]): readonly JoinedPair[] {
  const days = facts.filter(({ kind, key }) => kind === 'weekday' && /^[0-6]+$/.test(key));
  const wordsOf = ({ start, end }: Place) => folded.slice(start, end);
  const ranges = days.flatMap((fact): readonly JoinedPair[] => {
    const rangeEnds = firstAndLastOf(weekdaysOf(fact.key));
    const words = wordsOf(fact);
    return rangeEnds.length === 2 && rangeWords.test(words) && !/,|\se\s/.test(words)
      ? [{ start: fact.start, end: fact.end, pair: pairKey(rangeEnds), isRange: true, words }]
      : [];
  });
  const lists = days.flatMap((firstDay, index): readonly JoinedPair[] => {
    const daysOfFirst = weekdaysOf(firstDay.key);
    const secondDay = days[index + 1];
    if (isPrecededByBetween(folded, firstDay)) return [];
    if (daysOfFirst.length === 2 && /\se\s/.test(wordsOf(firstDay)))
      return [
        {
          start: firstDay.start,
          end: firstDay.end,
          pair: pairKey(daysOfFirst),
          isRange: false,
          words: wordsOf(firstDay),
        },
      ];
    if (daysOfFirst.length !== 1 || secondDay === undefined || secondDay.key.length !== 1) return [];
    const place = { start: firstDay.start, end: secondDay.end };
    return /^(?:-feiras?)?\se\s(?:(?:aos?|as?|n[oa]s?)\s)?$/.test(folded.slice(firstDay.end, secondDay.start))
      ? [
          {
            ...place,
            pair: pairKey([...daysOfFirst, ...weekdaysOf(secondDay.key)]),
            isRange: false,
            words: wordsOf(place),
          },
        ]
      : [];
  });
  return [...ranges, ...lists];
}

/**
 * A range that a text tells as two points, or two points as a range: "às quintas e aos domingos" of "qui a dom", "das 6h
 * às 16h" of "6h e 16h".
 */
export function findRangesAsPairs(judgedText: JudgedText): readonly TextFinding[] {
  const topicFacts = judgedText.factSheet.facts.filter(({ source }) => source === 'topic');
  const topic = fold(judgedText.brief.topic);
  return [readJoinedHours, readJoinedDays].flatMap((readPairs) => {
    const toldPairs = readPairs(topic, topicFacts);
    const statedPairs = readPairs(judgedText.foldedText, judgedText.reading.facts);
    return statedPairs.flatMap((statedPair) => {
      const samePairs = toldPairs.filter(({ pair }) => pair === statedPair.pair);
      const [firstToldPair] = samePairs;
      const statesToldFormToo = statedPairs.some(
        (otherPair) => otherPair.pair === statedPair.pair && otherPair.isRange !== statedPair.isRange,
      );
      return firstToldPair && !statesToldFormToo && samePairs.every(({ isRange }) => isRange !== statedPair.isRange)
        ? [reportWordContradiction(judgedText, statedPair, `"${firstToldPair.words.trim()}"`)]
        : [];
    });
  });
}
