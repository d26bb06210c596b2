import { calendarDay, type CalendarDay } from '../../writing/retailCalendar.ts';
import { findFacts, keepLongestFacts, blankOutFacts, type FoundFact } from '../foundFact.ts';
import { spelledNumber, parseNumber } from '../numbers.ts';
import { months } from './months.ts';
import { weekdayIndex, weekdayPattern } from './weekdays.ts';
import { findMatches } from '../../text/words.ts';
import { dayMs } from '../../time.ts';

const monthPattern = `(${months.join('|')}|jan|fev|mar|abr|jun|jul|ago|set|out|nov|dez)`;
const monthName = (number: number): string => (number === 3 ? 'março' : (months[number - 1] ?? ''));
const monthNumber = (name: string): number => months.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

const numericDatePattern =
  /(?<![\d/,.$])(0?[1-9]|[12]\d|3[01])\s?\/\s?(0?[1-9]|1[0-2])(?:\/(?:20\d{2}|\d{2}))?(?![\d/])/g;
const dottedDatePattern =
  /(?<![\d/,.$])(?<!r\$\s)(?<=\b(?:dia|ate|em|de|no|desde|do|data|partir|sab|sabado|dom|domingo|sexta|quinta|quarta|terca|segunda|sex|qui)\s(?:o\s|dia\s)?|^|\n|[,(:]\s)(0?[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])(?:\.(?:20)?\d{2})?(?![\d/]|[.,]\d)(?!\s?(?:reais|o quilo|a unidade|cada))/g;
/** "BLACK FRIDAY 27.11": two digits each, and no word before them that leads to a price. */
const dottedDateAlonePattern =
  /(?<![\d/,.$])(?<!r\$\s|\b(?:por|custa|sai|a|apenas|so|valor|preco|de)\s)(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])(?![\d/,%]|\.\d|\s?(?:reais|r\$|o quilo|a unidade|cada|kg|ml|g|l|m|cm)\b)/g;
const dayNumberPattern = '(?:0?[1-9]|[12]\\d|3[01])(?![\\d:%]|[.,]\\d)[\\u00ba\\u00b0o]?';
const nextDayPattern = `(?:\\s?(?:,|,?\\se|a|ate|ao|-)\\s?(?:o\\s)?(?:dia\\s)?${dayNumberPattern})`;
/** "11, 12 e 13 de dezembro", "primeiro de maio" */
const writtenDatePattern = new RegExp(
  `(?<![\\d.,/$])((?:${dayNumberPattern}|primeiro)${nextDayPattern}*)\\s+(?:de\\s+)?${monthPattern}\\b(?!\\s(?:reais|ano))`,
  'g',
);
/** "doze de dezembro" */
const spelledDatePattern = new RegExp(`(${spelledNumber})\\s+de\\s+(${months.join('|')})\\b`, 'g');
/** "último dia de maio" */
const lastDayOfMonthPattern = new RegExp(`\\bultimo dia d[eo]\\s(?:mes de\\s)?(${months.join('|')})\\b`, 'g');
/** The days before a numeric date, which have its month: the 27th of "27 e 28/11", the 5th and 6th of "5, 6 e 12/12". */
const daysBeforeNumericDatePattern = new RegExp(
  `(?<![\\d/,.$])(${dayNumberPattern}(?:\\s?(?:,|,?\\se|a)\\s?${dayNumberPattern})*)(?=\\s?(?:,|,?\\se|a)\\s?\\d{1,2}\\/(0?[1-9]|1[0-2])(?![\\d/]))`,
  'g',
);
/** "dia 28", "dias 5 e 6", "datas: 5, 12 e 19", "fechado 24 e 31" */
const dayOfMonthPattern = new RegExp(
  `(?:(?<!\\b(?:todo|cada|por|meio)\\s)\\b(?:dias?|datas?:?)\\s+|\\bfech(?:a|amos|ad[oa]s?)\\s(?=\\d{1,2}\\s?(?:,|e)\\s?\\d)|\\b(?:volt(?:a|amos|o)|reabr(?:e|imos|o)|retorn(?:a|amos|o))\\s(?=\\d))((?:${dayNumberPattern}|primeiro)${nextDayPattern}*)(?!\\d|/|\\s+de\\s+${monthPattern}\\b|\\s?h(?![a-z])|\\s?(?:x|hs|horas|min|mins|minutos?|dias?|horarios?|vagas|pessoas|reais|real|contos?|pilas?|cada|o quilo|o kg)\\b)`,
  'g',
);
/** Numbers after weekdays, which are days of the month when they fall on these weekdays: "quinta 26", "sab e dom 28 e 29". */
const dayBesideWeekdayPattern = new RegExp(
  `(?<![a-z0-9])${weekdayPattern}(?:\\s?(?:,|e|\\/)\\s?${weekdayPattern})?,?\\s(?:que vem\\s)?(${dayNumberPattern}(?:\\s?(?:,|,?\\se)\\s?${dayNumberPattern})?)(?!\\d|/|\\s?h(?![a-z])|\\s?(?:hs|hrs|horas|as|ao|a|ate|x|reais|real|contos?|pila|min|vagas|pessoas|lugares|o|cada|no|mil|da\\s(?:manha|tarde|noite))\\b|\\s?[-–]\\s?\\d|\\s+de\\s+${monthPattern}\\b)`,
  'g',
);
/** "ate fev"; without "dez" and "mar", which also mean ten and sea. */
const shortMonthPattern =
  /\b(?:ate|a partir de|desde|ate o fim de|fim de|mes de)\s(jan|fev|abr|jun|jul|ago|set|out|nov)\b/g;
const dayNumbersOf = (foldedText: string): readonly number[] =>
  findMatches(foldedText, /\d+|primeiro/g).map(([day]) => Number(day) || 1);
const wholeMonthPattern = new RegExp(
  `\\b(?:ate|a partir de|ate o fim de|em|durante|todo (?:o )?mes de|mes de|(?:so|somente|apenas)\\s(?:em|ate)?)\\s?(${months.join('|')})\\b`,
  'g',
);
/** Days relative to today; "amanhã e depois" are two. */
const relativeDayPattern =
  /\b(?:hoje|depois de amanha|amanha|hj|amanh)\b|(?<=\b(?:amanha|amanh) e )depois\b(?! d[aeo]\b| que\b)/g;
const daysUntilRelativeDay = (matchText: string): number =>
  matchText.startsWith('h') ? 0 : matchText.startsWith('d') ? 2 : 1;
const relativeDayLabels = ['hoje', 'amanhã', 'depois de amanhã'];
/** Words before a date that is part of a street's name: "Rua 7 de Setembro". */
const streetBefore =
  /\b(?:rua|r\.?|av\.?|avenida|travessa|praca|pca|alameda|estrada|rodovia|bairro|vila|largo)\s(?:d[aeo]\s)?$/;

const isFraction = (matchText: string, before: string): boolean =>
  (/^24\s?\/\s?7$/.test(matchText) && !/dia\s$/.test(before)) ||
  (/^(?:1\/2|1\/3|1\/4|2\/3|3\/4)$/.test(matchText.trim()) && !/(?:dia|ate|em|no|de)\s$/.test(before));

const pad = (value: number): string => String(value).padStart(2, '0');
const dateFact = (day: number, monthOfYear: number) =>
  ({ kind: 'date', key: `${pad(monthOfYear)}-${pad(day)}`, label: `${day}/${monthOfYear}` }) as const;

/** A day of the month as a date fact's key. */
export const dateKey = (day: CalendarDay): string => day.slice(5);

const dayOfMonthFact = (day: number) => ({ kind: 'date', key: pad(day), label: `dia ${day}` }) as const;

/** "do" before "dia 25" makes it doubtful: a price in "petisco do dia 25", a date in "resultado do dia 25". */
const ofTheDayBefore = /(?<!\b(?:partir|apartir|antes|depois)\s)\bdo\s$/;

/** Whether a day of the month falls on a weekday within the next two months, or fell last week. */
const fallsOnWeekday = (day: number, dayOfWeek: number, now: Date): boolean =>
  Array.from(
    { length: 70 },
    (_, count) => new Date(Date.parse(`${calendarDay(now)}T00:00:00Z`) + (count - 7) * dayMs),
  ).some((date) => date.getUTCDate() === day && date.getUTCDay() === dayOfWeek);
const keyOfDayAhead = (now: Date, count: number): string =>
  dateKey(new Date(Date.parse(`${calendarDay(now)}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10));

/**
 * Finds dates in folded text. Keys are `11-28` for 28 November, `28` for "dia 28" and `mes-11` for all of November; "hoje" and
 * "amanhã" have the key of their day.
 */
export function datesIn(foldedText: string, now: Date): readonly FoundFact[] {
  const writtenDates = findMatches(foldedText, writtenDatePattern).flatMap(
    ({ 0: matchText, 1: days = '', 2: monthText = '', index }) => {
      // Without "de" or a slash, "mar", "set" and "out" may be other words.
      if (/\b(?:mar|set|out)$/.test(matchText) && !/\d{1,2}\s?(?:de|\/)/.test(matchText)) return [];
      if (streetBefore.test(foldedText.slice(Math.max(0, index - 16), index))) return [];
      return dayNumbersOf(days).map((day) => ({
        ...dateFact(day, monthNumber(monthText)),
        start: index,
        end: index + matchText.length,
      }));
    },
  );
  const spelledDates = findFacts(foldedText, spelledDatePattern, ({ 1: day = '', 2: monthText = '', index }) => {
    const value = parseNumber(day);
    return value < 2 || value > 31 || streetBefore.test(foldedText.slice(Math.max(0, index - 16), index))
      ? null
      : dateFact(value, monthNumber(monthText));
  });
  const lastDaysOfMonths = findFacts(foldedText, lastDayOfMonthPattern, ({ 1: monthText = '' }) => {
    const number = monthNumber(monthText);
    return dateFact(new Date(Date.UTC(now.getUTCFullYear(), number, 0)).getUTCDate(), number);
  });
  const numericDates = [numericDatePattern, dottedDatePattern, dottedDateAlonePattern].flatMap((pattern) =>
    findFacts(foldedText, pattern, ({ 1: day = '', 2: number = '', 0: matchText, index }) =>
      isFraction(matchText, foldedText.slice(Math.max(0, index - 5), index))
        ? null
        : dateFact(Number(day), Number(number)),
    ),
  );
  const daysBeforeNumericDates = findMatches(foldedText, daysBeforeNumericDatePattern).flatMap(
    ({ 0: matchText, 1: days = '', 2: number = '', index }) =>
      dayNumbersOf(days).map((day) => ({
        ...dateFact(day, Number(number)),
        start: index,
        end: index + matchText.length,
      })),
  );
  const withoutDates = blankOutFacts(foldedText, [
    ...writtenDates,
    ...spelledDates,
    ...lastDaysOfMonths,
    ...numericDates,
    ...daysBeforeNumericDates,
  ]);
  const daysBesideWeekdays = findMatches(withoutDates, dayBesideWeekdayPattern).flatMap(
    ({ 0: matchText, 1: first = '', 2: second, 3: days = '', index }) => {
      const start = index + matchText.length - days.length;
      const weekdays = [first, second].filter((weekdayName) => weekdayName !== undefined).map(weekdayIndex);
      return dayNumbersOf(days).every((day) => weekdays.some((weekday) => fallsOnWeekday(day, weekday, now)))
        ? dayNumbersOf(days).map((day) => ({ ...dayOfMonthFact(day), start, end: index + matchText.length }))
        : [];
    },
  );
  const withoutDaysBesideWeekdays = blankOutFacts(withoutDates, daysBesideWeekdays);
  const daysOfMonth = findMatches(withoutDaysBesideWeekdays, dayOfMonthPattern).flatMap(
    ({ 0: matchText, 1: days = '', index }) => {
      const certainty = ofTheDayBefore.test(withoutDaysBesideWeekdays.slice(Math.max(0, index - 16), index))
        ? 'doubtful'
        : 'certain';
      return dayNumbersOf(days).map(
        (day) => ({ ...dayOfMonthFact(day), certainty, start: index, end: index + matchText.length }) as const,
      );
    },
  );
  return [
    ...writtenDates,
    ...spelledDates,
    ...lastDaysOfMonths,
    ...keepLongestFacts(numericDates),
    ...daysBeforeNumericDates,
    ...daysBesideWeekdays,
    ...daysOfMonth,
    ...[wholeMonthPattern, shortMonthPattern].flatMap((pattern) =>
      findMatches(withoutDates, pattern).map(({ 0: matchText, 1: monthText = '', index }): FoundFact => {
        const end = index + matchText.length;
        const number = monthNumber(monthText);
        return {
          kind: 'date',
          key: `mes-${pad(number)}`,
          label: monthName(number),
          start: end - monthText.length,
          end,
        };
      }),
    ),
    ...findFacts(withoutDates, relativeDayPattern, ({ 0: matchText }) => ({
      kind: 'date',
      key: keyOfDayAhead(now, daysUntilRelativeDay(matchText)),
      label: relativeDayLabels[daysUntilRelativeDay(matchText)] ?? matchText,
    })),
  ];
}
