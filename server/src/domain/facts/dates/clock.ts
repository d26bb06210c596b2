import { findFacts, blankOutFacts, type FoundFact } from '../foundFact.ts';
import { spelledNumber, parseNumber } from '../numbers.ts';
import { hourStart, markedHour, spelledHour, unmarkedHour } from './hourPatterns.ts';
import { hourRangesIn } from './hourRanges.ts';
import { hoursBefore } from './hoursBefore.ts';
import { openingHours } from './openingHours.ts';
import { inPartOfDay, timeOfDay } from './timeOfDay.ts';

const markedHourPattern = new RegExp(`${hourStart}${markedHour}`, 'g');
const hourAfterPrepositionPattern = new RegExp(
  `\\b(as|ate as|a partir das|partir das|apartir das?|desde as|depois das|antes das|dps das|apos as)\\s${unmarkedHour}(?![\\d/%:.,]\\d|\\d|as?\\b|\\s?(?:a|as|ate)\\s\\d|\\s?(?:pessoas|primeir|reais|x\\b|melhores|vezes)|\\s[a-z]{3,}s\\b)`,
  'g',
);
/** A closing hour without a mark, which only a weekday before it makes an hour: "sab ate 12", "domingo tb ate 13". */
const closingHourAfterDayPattern = new RegExp(
  `(?<=\\b(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|outros dias|demais dias)s?\\.?\\s(?:tb\\s|tbm\\s|tambem\\s|so\\s|somente\\s|apenas\\s|de manha\\s|aberto\\s|abr\\w{1,4}\\s|atend\\w{1,4}\\s){0,2}ate\\s)([5-9]|1\\d|2[0-4])(?![\\d/:%]|[.,]\\d|\\s?(?:a\\s|e\\s\\d|de\\s|pessoas|reais|x\\b|vagas|unidades|anos))`,
  'g',
);
const partOfDayPattern = new RegExp(
  `\\b(\\d{1,2}|${spelledHour})(?:h|\\s+horas?)?(?:(?:\\s+e\\s+)?(meia|dez|vinte|cinquenta|quarenta|trinta|quinze|quarenta e cinco|[0-5]\\d))?\\s+da\\s+(manha|tarde|noite|madrugada)\\b`,
  'g',
);
const noonOrMidnightPattern = /\b(meio[ -]dia|meia[ -]noite)(\s+e\s+meia)?\b/g;
/** An hour without a mark before noon or midnight: "8 ao meio dia". */
const hourUntilTwelvePattern = new RegExp(
  `${hourStart}${unmarkedHour}(?=\\s(?:a|ao|ate|ate a|ate o)\\s(?:meio|meia)[ -](?:dia|noite)\\b)`,
  'g',
);
const spelledHourPattern = new RegExp(
  `\\b(?:as|das|ate as|a partir das)\\s(${spelledNumber})(?:\\se\\smeia)?(?!\\s(?:da\\s(?:manha|tarde|noite)|primeir|melhores|reais))(?=\\s(?:horas|as\\s|e\\s|em\\sponto)|[.,!?\\n]|$)`,
  'g',
);

/** The first hour of a range whose last hour follows: "18 as ". */
const rangeStartAtEnd = new RegExp(`(?<![\\d:,./$])(${unmarkedHour}h?\\s(?:as|ate|ate as|a|e)\\s)$`);

const spelledMinutes: Readonly<Record<string, number>> = { meia: 30 };

/** Finds times of day in folded text; durations ("dura 2h") become measures or are left out. */
export function timesIn(foldedText: string): readonly FoundFact[] {
  const certainTimes = [...hoursBefore(foldedText), ...openingHours(foldedText)];
  const withoutCertainTimes = blankOutFacts(foldedText, certainTimes);
  const partOfDayTimes = findFacts(
    withoutCertainTimes,
    partOfDayPattern,
    ({ 1: value = '', 2: minutes = '', 3: part = '' }) => {
      const hours = parseNumber(value);
      return hours > 12
        ? null
        : timeOfDay(inPartOfDay(hours, part), spelledMinutes[minutes] ?? parseNumber(minutes || '0'));
    },
  );
  // "das 18 as 2 da manha": the number before an hour with its part of the day is an hour too.
  const rangeStarts = partOfDayTimes.flatMap(({ start }) => {
    const [, hourAndJoin = '', hours = ''] =
      rangeStartAtEnd.exec(withoutCertainTimes.slice(Math.max(0, start - 12), start)) ?? [];
    return hours === ''
      ? []
      : [
          {
            ...timeOfDay(Number(hours), 0),
            start: start - hourAndJoin.length,
            end: start - hourAndJoin.length + hours.length,
          },
        ];
  });
  const noonsAndMidnights = findFacts(withoutCertainTimes, noonOrMidnightPattern, ({ 1: name = '', 2: half }) =>
    timeOfDay(name.startsWith('meio') ? 12 : 0, half ? 30 : 0),
  );
  const hoursUntilTwelve = findFacts(withoutCertainTimes, hourUntilTwelvePattern, ({ 1: hours = '' }) =>
    timeOfDay(Number(hours), 0),
  );
  let remaining = blankOutFacts(withoutCertainTimes, [
    ...partOfDayTimes,
    ...rangeStarts,
    ...noonsAndMidnights,
    ...hoursUntilTwelve,
  ]);
  const rangeTimes = hourRangesIn(remaining);
  remaining = blankOutFacts(remaining, rangeTimes);
  const textWithMarkedTimes = remaining;
  const markedTimes = findFacts(remaining, markedHourPattern, (match) => readMarkedHour(match, textWithMarkedTimes));
  remaining = blankOutFacts(remaining, markedTimes);
  const closingTimes = findFacts(remaining, closingHourAfterDayPattern, ({ 1: hours = '' }) =>
    timeOfDay(Number(hours), 0),
  );
  remaining = blankOutFacts(remaining, closingTimes);
  const unmarkedTimes = findFacts(remaining, hourAfterPrepositionPattern, ({ 2: hours = '' }) =>
    timeOfDay(Number(hours), 0),
  );
  remaining = blankOutFacts(remaining, unmarkedTimes);
  const spelledTimes = findFacts(remaining, spelledHourPattern, ({ 1: value = '', 0: matchText, index }) => {
    const hours = parseNumber(value);
    // "as duas" mostly means "both of them".
    return hours > 23 || hours === 0 || (value === 'duas' && !/horas|em ponto/.test(remaining.slice(index, index + 30)))
      ? null
      : timeOfDay(hours, matchText.endsWith('meia') ? 30 : 0);
  });
  return [
    ...certainTimes,
    ...partOfDayTimes,
    ...rangeStarts,
    ...noonsAndMidnights,
    ...hoursUntilTwelve,
    ...rangeTimes,
    ...markedTimes,
    ...closingTimes,
    ...unmarkedTimes,
    ...spelledTimes,
  ];
}

/** Verbs of duration: "dura 2h", "leva de 3h". */
const durationVerbBefore = /\b(?:dura|duram|duracao|leva|demora)\s(?:de\s)?$/;
/** Words after which a small hour is a time of day: "até 2h", "às 2h", "sábado 2h". */
const timeWordBefore =
  /\b(?:as|das|ate|e|da|do|a partir das|pelas|desde|entre|a|h|hj|hoje|qui|sex|sab|dom|seg|ter|qua|feira|sabado|domingo|segunda|terca|quarta|quinta|sexta)\s$/;

/**
 * A marked hour as a time of day, or as a measure where it is a duration ("dura 2h", "leitura 1h30"); null for "2 horas" and
 * "de 4h".
 */
function readMarkedHour(
  { 0: matchText, 1: hourText = '', 2: minutesAfterH, 3: minutesAfterColon, index }: RegExpExecArray,
  foldedText: string,
) {
  const before = foldedText.slice(Math.max(0, index - 8), index);
  const hours = Number(hourText);
  const minutes = Number(minutesAfterH ?? minutesAfterColon ?? 0);
  const isShortDuration =
    hours < 5 &&
    /h/.test(matchText) &&
    (minutesAfterH ? /[a-z\d]\s$/ : /[a-z]\s$/).test(before) &&
    !timeWordBefore.test(before);
  if (isShortDuration || durationVerbBefore.test(foldedText.slice(Math.max(0, index - 14), index)))
    return { kind: 'measure', key: `${hours * 60 + minutes} min`, label: matchText } as const;
  const isDuration = /hora/.test(matchText) && !/\b(?:as|das|ate|a partir das)\s$/.test(before);
  const isDurationAfterDe = /\bde\s$/.test(before) && /h/.test(matchText) && !minutesAfterH && !minutesAfterColon;
  const isWholeDay = hours === 24 && !/\bas\s$/.test(before);
  return isDuration || isDurationAfterDe || isWholeDay ? null : timeOfDay(hours, minutes);
}
