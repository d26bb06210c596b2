import { findMatches } from '../../text/words.ts';
import { blankOutFacts, type FoundFact } from '../foundFact.ts';
import { parseNumber } from '../numbers.ts';
import { anyHour, hourStart, markedHour, spelledHour } from './hourPatterns.ts';
import { timeOfDay } from './timeOfDay.ts';

/**
 * The words or marks between two hours. An "a" joins them only after an "h" or two digits: "5a 20h" is a Thursday at eight in
 * the evening.
 */
const rangeJoin = '(?:\\s?(?:-|–|e)|\\sa|(?<=h|\\d\\d)a)\\s?';
/** "das 9 as 19", "9 as 19", "8h-18h", "entre 14h e 18h", "de 8 a 12h": a mark or a word shows that the numbers are hours. */
const rangePatterns = [
  new RegExp(
    `${hourStart}(?:\\b(?:das|de|entre as|entre|as)\\s)?${anyHour}\\s?(?:as|ate as|ate|e as)\\s?(?:as\\s)?${anyHour}(?![\\d/%,.]\\d|\\d|/)`,
    'g',
  ),
  new RegExp(`${hourStart}(?:\\b(?:das|de|entre as|entre)\\s)?${anyHour}${rangeJoin}(?:as\\s)?${markedHour}`, 'g'),
  new RegExp(
    `${hourStart}(?:\\b(?:das|de|entre as|entre)\\s)?${markedHour}${rangeJoin}(?:as\\s)?${anyHour}(?![\\d/%]|,\\d)`,
    'g',
  ),
  new RegExp(`\\b(?:das|entre as)\\s${anyHour}\\s?(?:a|-|–|e)\\s?(?:as\\s)?${anyHour}(?![\\d/%]|,\\d)`, 'g'),
];
/** Two unmarked numbers are hours after a day or an event: "seg a sex 9-18", "happy hour 17-19". */
const rangeAfterDayPattern = new RegExp(
  `(?<=\\b(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|dias?|[2-6][a\\u00aa]|happy hour|expediente|plantao)\\s)${anyHour}(?:\\s?(?:-|–)\\s?|\\sa\\s)${anyHour}(?![\\d/%:]|[.,]\\d|\\s?(?:reais|anos|pessoas|de [a-z]{3,}|dias?|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))`,
  'g',
);
/** "entre três e cinco horas"; not a duration, which has a verb before it or "de" after it: "dura entre três e cinco horas". */
const spelledRangePattern = new RegExp(
  `(?<!\\b(?:dur|lev|demor|fic|esper|rend)[a-z]{1,4}\\s)\\bentre\\s(?:as\\s)?(${spelledHour})\\se\\s(?:as\\s)?(${spelledHour})\\shoras(?!\\s(?:de|por|para|depois|antes)\\b)`,
  'g',
);

/** The first and last hours of ranges in folded text: "das 9 as 19", "seg a sex 9-18", "entre três e cinco horas". */
export function hourRangesIn(foldedText: string): readonly FoundFact[] {
  const times = [...spelledRangesIn(foldedText)];
  for (const pattern of [...rangePatterns, rangeAfterDayPattern]) {
    const remaining = blankOutFacts(foldedText, times);
    times.push(...findMatches(remaining, pattern).flatMap((match) => timesOfRange(match, remaining)));
  }
  return times;
}

const spelledRangesIn = (foldedText: string): readonly FoundFact[] =>
  findMatches(foldedText, spelledRangePattern).flatMap(({ 0: matchText, 1: firstWord = '', 2: lastWord = '', index }) =>
    [firstWord, lastWord].map((hourWord): FoundFact => ({
      ...timeOfDay(parseNumber(hourWord), 0),
      start: index,
      end: index + matchText.length,
    })),
  );

function timesOfRange(match: RegExpExecArray, foldedText: string): readonly FoundFact[] {
  const {
    0: matchText,
    1: firstText = '',
    2: firstMinutesAfterH,
    3: firstMinutesAfterColon,
    4: lastText = '',
    5: lastMinutesAfterH,
    6: lastMinutesAfterColon,
    index,
  } = match;
  const end = index + matchText.length;
  const [firstHour, lastHour] = [Number(firstText), Number(lastText)];
  // "2 as 4 vezes", "10 a 15h de curso" and "1 as 2 pessoas" are not times of day.
  if (
    /^\s?(?:pessoas|anos|dias|reais|vezes|x\b|unidades|ml|kg|kilos|km\b|graus|meses|de (?:curso|aula|duracao))/.test(
      foldedText.slice(end, end + 14),
    )
  )
    return [];
  const position = { start: index, end };
  // "das 7 as 7": from the morning to the evening.
  if (firstHour === lastHour && firstHour > 0 && firstHour < 12 && /^das\s/.test(matchText))
    return [
      { ...timeOfDay(firstHour, Number(firstMinutesAfterH ?? firstMinutesAfterColon ?? 0)), ...position },
      { ...timeOfDay(firstHour + 12, Number(lastMinutesAfterH ?? lastMinutesAfterColon ?? 0)), ...position },
    ];
  if (firstHour > 24 || lastHour > 24 || firstHour === lastHour) return [];
  // "24 ate 16h" is the 24th of the month, until 16h.
  if (firstHour > 23)
    return [
      {
        ...timeOfDay(lastHour, Number(lastMinutesAfterH ?? lastMinutesAfterColon ?? 0)),
        start: end - /\d[\dh:]*$/.exec(matchText)![0].length,
        end,
      },
    ];
  return [
    { ...timeOfDay(firstHour, Number(firstMinutesAfterH ?? firstMinutesAfterColon ?? 0)), ...position },
    { ...timeOfDay(lastHour, Number(lastMinutesAfterH ?? lastMinutesAfterColon ?? 0)), ...position },
  ];
}
