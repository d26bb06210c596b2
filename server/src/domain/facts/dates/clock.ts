import { findFacts, blankOutFacts, type FoundFact } from '../foundFact.ts';
import { spelledNumber, parseNumber } from '../numbers.ts';
import { findMatches } from '../../text/words.ts';
import { hoursBefore } from './hoursBefore.ts';
import { openingHours } from './openingHours.ts';
import { inPartOfDay, timeOfDay } from './timeOfDay.ts';

const unmarkedHour = '([01]?\\d|2[0-4])';
const markedHour = `${unmarkedHour}(?:\\s?(?:h|hs|hrs?|horas?)(?![a-z])([0-5]\\d(?!\\d))?|:([0-5]\\d)(?!\\d)(?:h|hs)?)`;
/** An hour with or without its mark. */
const anyHour = `${unmarkedHour}(?:\\s?(?:h|hs|hrs?|horas?)(?![a-z])([0-5]\\d(?!\\d))?|:([0-5]\\d)(?!\\d)(?:h|hs)?)?`;

const hourStart = '(?<![\\d:,./$]|r\\$\\s)';
/** What stands between two hours; "5a 20h" is a Thursday at eight in the evening. */
const rangeJoin = '(?:\\s?(?:-|–|e)|\\sa|(?<=h|\\d\\d)a)\\s?';
/** "das 9 as 19", "9 as 19", "8h-18h", "entre 14h e 18h", "de 8 a 12h": the last hour or a word tells that hours are meant. */
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
/** "seg a sex 9-18", "happy hour 17-19": behind days and what has its hours, two numbers are hours. */
const rangeAfterDayPattern = new RegExp(
  `(?<=\\b(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|dias?|[2-6][a\\u00aa]|happy hour|expediente|plantao)\\s)${anyHour}(?:\\s?(?:-|–)\\s?|\\sa\\s)${anyHour}(?![\\d/%:]|[.,]\\d|\\s?(?:reais|anos|pessoas|de [a-z]{3,}|dias?|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez))`,
  'g',
);
const markedHourPattern = new RegExp(`${hourStart}${markedHour}`, 'g');
const hourAfterPrepositionPattern = new RegExp(
  `\\b(as|ate as|a partir das|partir das|apartir das?|desde as|depois das|antes das|dps das|apos as)\\s${unmarkedHour}(?![\\d/%:.,]\\d|\\d|as?\\b|\\s?(?:a|as|ate)\\s\\d|\\s?(?:pessoas|primeir|reais|x\\b|melhores|vezes)|\\s[a-z]{3,}s\\b)`,
  'g',
);
/** "sab ate 12", "domingo tb ate 13": behind a day, a last hour needs no mark. */
const closingHourAfterDayPattern = new RegExp(
  `(?<=\\b(?:seg|ter|qua|qui|sex|sab|dom|segunda|terca|quarta|quinta|sexta|sabado|domingo|feira|outros dias|demais dias)s?\\.?\\s(?:tb\\s|tbm\\s|tambem\\s|so\\s|somente\\s|apenas\\s|de manha\\s|aberto\\s|abr\\w{1,4}\\s|atend\\w{1,4}\\s){0,2}ate\\s)([5-9]|1\\d|2[0-4])(?![\\d/:%]|[.,]\\d|\\s?(?:a\\s|e\\s\\d|de\\s|pessoas|reais|x\\b|vagas|unidades|anos))`,
  'g',
);
const spelledHour = '(?:uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)';
const partOfDayPattern = new RegExp(
  `\\b(\\d{1,2}|${spelledHour})(?:h|\\s+horas?)?(?:(?:\\s+e\\s+)?(meia|dez|vinte|cinquenta|quarenta|trinta|quinze|quarenta e cinco|[0-5]\\d))?\\s+da\\s+(manha|tarde|noite|madrugada)\\b`,
  'g',
);
const noonOrMidnightPattern = /\b(meio[ -]dia|meia[ -]noite)(\s+e\s+meia)?\b/g;
/** "8 ao meio dia": what it ends with tells that the first number is an hour. */
const hourUntilTwelvePattern = new RegExp(
  `${hourStart}${unmarkedHour}(?=\\s(?:a|ao|ate|ate a|ate o)\\s(?:meio|meia)[ -](?:dia|noite)\\b)`,
  'g',
);
const spelledHourPattern = new RegExp(
  `\\b(?:as|das|ate as|a partir das)\\s(${spelledNumber})(?:\\se\\smeia)?(?!\\s(?:da\\s(?:manha|tarde|noite)|primeir|melhores|reais))(?=\\s(?:horas|as\\s|e\\s|em\\sponto)|[.,!?\\n]|$)`,
  'g',
);

/** "entre três e cinco horas"; what takes so long has "de" behind it or a verb before it. */
const spelledRangePattern = new RegExp(
  `(?<!\\b(?:dur|lev|demor|fic|esper|rend)[a-z]{1,4}\\s)\\bentre\\s(?:as\\s)?(${spelledHour})\\se\\s(?:as\\s)?(${spelledHour})\\shoras(?!\\s(?:de|por|para|depois|antes)\\b)`,
  'g',
);

/** The hour and what leads from it to the next: "18 as ". */
const rangeStartAtEnd = new RegExp(`(?<![\\d:,./$])(${unmarkedHour}h?\\s(?:as|ate|ate as|a|e)\\s)$`);

const spelledMinutes: Readonly<Record<string, number>> = { meia: 30 };

/** Times of day of folded words; what lasts two hours is none. */
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
  // "das 18 as 2 da manha": the part of the day tells that the first number is an hour.
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
  const rangeTimes: FoundFact[] = [];
  const spelledRangeTimes = findMatches(remaining, spelledRangePattern).flatMap(
    ({ 0: matchText, 1: firstWord = '', 2: lastWord = '', index }) =>
      [firstWord, lastWord].map((hourWord): FoundFact => ({
        ...timeOfDay(parseNumber(hourWord), 0),
        start: index,
        end: index + matchText.length,
      })),
  );
  rangeTimes.push(...spelledRangeTimes);
  remaining = blankOutFacts(remaining, spelledRangeTimes);
  for (const pattern of [...rangePatterns, rangeAfterDayPattern]) {
    const times = findMatches(remaining, pattern).flatMap((match) => timesOfRange(match, remaining));
    rangeTimes.push(...times);
    remaining = blankOutFacts(remaining, times);
  }
  const markedTimes = findFacts(
    remaining,
    markedHourPattern,
    ({ 1: hours = '', 2: minutesAfterH, 3: minutesAfterColon, 0: matchText, index }) => {
      const before = remaining.slice(Math.max(0, index - 8), index);
      const isDuration = /hora/.test(matchText) && !/\b(?:as|das|ate|a partir das)\s$/.test(before);
      if (/\b(?:dura|duram|duracao|leva|demora)\s(?:de\s)?$/.test(remaining.slice(Math.max(0, index - 14), index)))
        return {
          kind: 'measure',
          key: `${Number(hours) * 60 + Number(minutesAfterH ?? minutesAfterColon ?? 0)} min`,
          label: matchText,
        };
      // "leitura 1h30 por 220" lasts; what is open until the small hours says "até" or "às".
      if (
        Number(hours) < 5 &&
        /h/.test(matchText) &&
        (minutesAfterH ? /[a-z\d]\s$/ : /[a-z]\s$/).test(before) &&
        !/\b(?:as|das|ate|e|da|do|a partir das|pelas|desde|entre|a|h|hj|hoje|qui|sex|sab|dom|seg|ter|qua|feira|sabado|domingo|segunda|terca|quarta|quinta|sexta)\s$/.test(
          before,
        )
      )
        return {
          kind: 'measure',
          key: `${Number(hours) * 60 + Number(minutesAfterH ?? minutesAfterColon ?? 0)} min`,
          label: matchText,
        };
      const isDurationAfterDe = /\bde\s$/.test(before) && /h/.test(matchText) && !minutesAfterH && !minutesAfterColon;
      return isDuration || isDurationAfterDe || (Number(hours) === 24 && !/\bas\s$/.test(before))
        ? null
        : timeOfDay(Number(hours), Number(minutesAfterH ?? minutesAfterColon ?? 0));
    },
  );
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
    // "as duas" are both of them.
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
  // "2 as 4 vezes", "10 a 15h de curso" and "1 as 2 pessoas" are no hours.
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
  // "24 ate 16h" is the 24th, until four.
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
