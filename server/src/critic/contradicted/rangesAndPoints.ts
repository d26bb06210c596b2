import { weekdaysOf } from '../../domain/facts/dates/weekdays.ts';
import type { Fact } from '../../domain/facts/fact.ts';
import { fold } from '../../domain/text/words.ts';
import type { JudgedText, TextFinding, Place } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

/** Two days or hours, and whether what lies between them is meant too. */
interface Joined extends Place {
  readonly pair: string;
  readonly isRange: boolean;
  readonly words: string;
}

const isClock = ({ kind, key }: Fact): boolean => kind === 'time' && /^\d\d:\d\d$/.test(key);

/** "entre 14h e 18h" */
const isLedByBetween = (folded: string, { start, end }: Place): boolean =>
  /\bentre\s(?:[ao]s?\s)?$/.test(folded.slice(Math.max(0, start - 12), start)) ||
  folded.slice(start, end).startsWith('entre ');

/** The hours of folded words that "e" or "às" joins: "6h e 16h", "das 8h às 18h". */
const joinedHours = (folded: string, facts: readonly Fact[]): readonly Joined[] =>
  facts.filter(isClock).flatMap((first, at, hours): readonly Joined[] => {
    const second = hours[at + 1];
    if (second === undefined || second.start - first.end > 12 || second.key <= first.key) return [];
    const place = { start: Math.min(first.start, second.start), end: Math.max(first.end, second.end) };
    const words = folded.slice(place.start, place.end);
    // "das 8h às 12h e das 14h às 18h" is read as one.
    if (facts.filter((fact) => isClock(fact) && fact.start < place.end && fact.end > place.start).length > 2) return [];
    const isBetween = isLedByBetween(folded, place);
    const isList = !isBetween && /\se\s(?:[a-z]{3,10}\s)?(?:as\s|pelas\s|\d{1,2}(?!\d|\s(?:as|ate)\b))/.test(words);
    const isRange = isBetween || (!isList && /\s(?:as|a|ate(?: as)?)\s/.test(words));
    return isList || isRange ? [{ ...place, pair: `${first.key} ${second.key}`, isRange, words }] : [];
  });

/** The first and the last day of a range of three days or more; of "todos os dias" none. */
function endsOf(days: readonly number[]): readonly number[] {
  const has = (day: number) => days.includes((day + 7) % 7);
  return days.length < 3 || days.length > 6 ? [] : days.filter((day) => !has(day - 1) || !has(day + 1));
}

const pairOf = (days: readonly number[]): string => days.toSorted((a, b) => a - b).join(' ');

/** "ter-qui" may be both days alone. */
const rangeWords = /\s(?:a|ate|as|ao)\s/;

/** The days of folded words that "e" joins, or that a range begins and ends with. */
function joinedDays(folded: string, facts: readonly Fact[]): readonly Joined[] {
  const days = facts.filter(({ kind, key }) => kind === 'weekday' && /^[0-6]+$/.test(key));
  const wordsOf = ({ start, end }: Place) => folded.slice(start, end);
  const ranges = days.flatMap((fact): readonly Joined[] => {
    const ends = endsOf(weekdaysOf(fact.key));
    const words = wordsOf(fact);
    return ends.length === 2 && rangeWords.test(words) && !/,|\se\s/.test(words)
      ? [{ start: fact.start, end: fact.end, pair: pairOf(ends), isRange: true, words }]
      : [];
  });
  const lists = days.flatMap((first, at): readonly Joined[] => {
    const both = weekdaysOf(first.key);
    const second = days[at + 1];
    if (isLedByBetween(folded, first)) return [];
    if (both.length === 2 && /\se\s/.test(wordsOf(first)))
      return [{ start: first.start, end: first.end, pair: pairOf(both), isRange: false, words: wordsOf(first) }];
    if (both.length !== 1 || second === undefined || second.key.length !== 1) return [];
    const place = { start: first.start, end: second.end };
    return /^(?:-feiras?)?\se\s(?:(?:aos?|as?|n[oa]s?)\s)?$/.test(folded.slice(first.end, second.start))
      ? [{ ...place, pair: pairOf([...both, ...weekdaysOf(second.key)]), isRange: false, words: wordsOf(place) }]
      : [];
  });
  return [...ranges, ...lists];
}

/** "às quintas e aos domingos" of "qui a dom", "das 6h às 16h" of "6h e 16h": both ends, but not what lies between. */
export function rangesAndPoints(judgedText: JudgedText): readonly TextFinding[] {
  const ofTopic = judgedText.factSheet.facts.filter(({ source }) => source === 'topic');
  const topic = fold(judgedText.brief.topic);
  return [joinedHours, joinedDays].flatMap((read) => {
    const told = read(topic, ofTopic);
    const said = read(judgedText.foldedText, judgedText.reading.facts);
    return said.flatMap((one) => {
      const same = told.filter(({ pair }) => pair === one.pair);
      const [first] = same;
      const isAlsoRight = said.some((other) => other.pair === one.pair && other.isRange !== one.isRange);
      return first && !isAlsoRight && same.every(({ isRange }) => isRange !== one.isRange)
        ? [reportWordContradiction(judgedText, one, `"${first.words.trim()}"`)]
        : [];
    });
  });
}
