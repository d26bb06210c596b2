import { calendarDay, type CalendarDay } from '../../writing/retailCalendar.ts';
import { findFacts, keepLongestFacts, blankOutFacts, type FoundFact } from '../found.ts';
import { spelled, valueOf } from '../numbers.ts';
import { months } from './months.ts';
import { weekdayIndex, weekdayPattern } from './weekdays.ts';
import { findMatches } from '../../text/words.ts';
import { dayMs } from '../../time.ts';

const month = `(${months.join('|')}|jan|fev|mar|abr|jun|jul|ago|set|out|nov|dez)`;
const monthName = (number: number): string => (number === 3 ? 'março' : (months[number - 1] ?? ''));
const monthNumber = (name: string): number => months.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;

const numeric = /(?<![\d/,.$])(0?[1-9]|[12]\d|3[01])\s?\/\s?(0?[1-9]|1[0-2])(?:\/(?:20\d{2}|\d{2}))?(?![\d/])/g;
const dotted =
  /(?<![\d/,.$])(?<!r\$\s)(?<=\b(?:dia|ate|em|de|no|desde|do|data|partir|sab|sabado|dom|domingo|sexta|quinta|quarta|terca|segunda|sex|qui)\s(?:o\s|dia\s)?|^|\n|[,(:]\s)(0?[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])(?:\.(?:20)?\d{2})?(?![\d/]|[.,]\d)(?!\s?(?:reais|o quilo|a unidade|cada))/g;
/** "BLACK FRIDAY 27.11": two digits and a month, where no word asks for a price. */
const dottedAlone =
  /(?<![\d/,.$])(?<!r\$\s|\b(?:por|custa|sai|a|apenas|so|valor|preco|de)\s)(0[1-9]|[12]\d|3[01])\.(0[1-9]|1[0-2])(?![\d/,%]|\.\d|\s?(?:reais|r\$|o quilo|a unidade|cada|kg|ml|g|l|m|cm)\b)/g;
const dayNumber = '(?:0?[1-9]|[12]\\d|3[01])(?![\\d:%]|[.,]\\d)[\\u00ba\\u00b0o]?';
const nextDay = `(?:\\s?(?:,|,?\\se|a|ate|ao|-)\\s?(?:o\\s)?(?:dia\\s)?${dayNumber})`;
/** "11, 12 e 13 de dezembro", "primeiro de maio" */
const written = new RegExp(
  `(?<![\\d.,/$])((?:${dayNumber}|primeiro)${nextDay}*)\\s+(?:de\\s+)?${month}\\b(?!\\s(?:reais|ano))`,
  'g',
);
/** "doze de dezembro" */
const spoken = new RegExp(`(${spelled})\\s+de\\s+(${months.join('|')})\\b`, 'g');
/** "último dia de maio" */
const lastOfMonth = new RegExp(`\\bultimo dia d[eo]\\s(?:mes de\\s)?(${months.join('|')})\\b`, 'g');
/** "27 e 28/11", "5, 6 e 12/12": all days have the month of the last. */
const paired = new RegExp(
  `(?<![\\d/,.$])(${dayNumber}(?:\\s?(?:,|,?\\se|a)\\s?${dayNumber})*)(?=\\s?(?:,|,?\\se|a)\\s?\\d{1,2}\\/(0?[1-9]|1[0-2])(?![\\d/]))`,
  'g',
);
/** "dia 28", "dias 5 e 6", "datas: 5, 12 e 19", "fechado 24 e 31" */
const dayAlone = new RegExp(
  `(?:(?<!\\b(?:todo|cada|por|meio)\\s)\\b(?:dias?|datas?:?)\\s+|\\bfech(?:a|amos|ad[oa]s?)\\s(?=\\d{1,2}\\s?(?:,|e)\\s?\\d)|\\b(?:volt(?:a|amos|o)|reabr(?:e|imos|o)|retorn(?:a|amos|o))\\s(?=\\d))((?:${dayNumber}|primeiro)${nextDay}*)(?!\\d|/|\\s+de\\s+${month}\\b|\\s?h(?![a-z])|\\s?(?:x|hs|horas|min|mins|minutos?|dias?|horarios?|vagas|pessoas|reais|real|contos?|pilas?|cada|o quilo|o kg)\\b)`,
  'g',
);
/** "quinta 26", "sab e dom 28 e 29": what may be days of the month, if the calendar agrees. */
const besideWeekday = new RegExp(
  `(?<![a-z0-9])${weekdayPattern}(?:\\s?(?:,|e|\\/)\\s?${weekdayPattern})?,?\\s(?:que vem\\s)?(${dayNumber}(?:\\s?(?:,|,?\\se)\\s?${dayNumber})?)(?!\\d|/|\\s?h(?![a-z])|\\s?(?:hs|hrs|horas|as|ao|a|ate|x|reais|real|contos?|pila|min|vagas|pessoas|lugares|o|cada|no|mil|da\\s(?:manha|tarde|noite))\\b|\\s?[-–]\\s?\\d|\\s+de\\s+${month}\\b)`,
  'g',
);
/** "ate fev"; "dez" may be ten, and "mar" the sea. */
const shortMonth = /\b(?:ate|a partir de|desde|ate o fim de|fim de|mes de)\s(jan|fev|abr|jun|jul|ago|set|out|nov)\b/g;
const daysOf = (words: string): readonly number[] =>
  findMatches(words, /\d+|primeiro/g).map(([day]) => Number(day) || 1);
const wholeMonth = new RegExp(
  `\\b(?:ate|a partir de|ate o fim de|em|durante|todo (?:o )?mes de|mes de|(?:so|somente|apenas)\\s(?:em|ate)?)\\s?(${months.join('|')})\\b`,
  'g',
);
/** "amanhã e depois" are two days. */
const relative =
  /\b(?:hoje|depois de amanha|amanha|hj|amanh)\b|(?<=\b(?:amanha|amanh) e )depois\b(?! d[aeo]\b| que\b)/g;
const daysAhead = (found: string): number => (found.startsWith('h') ? 0 : found.startsWith('d') ? 2 : 1);
const relativeNames = ['hoje', 'amanhã', 'depois de amanhã'];
/** "Rua 7 de Setembro" is a street. */
const street =
  /\b(?:rua|r\.?|av\.?|avenida|travessa|praca|pca|alameda|estrada|rodovia|bairro|vila|largo)\s(?:d[aeo]\s)?$/;

const isFraction = (found: string, before: string): boolean =>
  (/^24\s?\/\s?7$/.test(found) && !/dia\s$/.test(before)) ||
  (/^(?:1\/2|1\/3|1\/4|2\/3|3\/4)$/.test(found.trim()) && !/(?:dia|ate|em|no|de)\s$/.test(before));

const pad = (value: number): string => String(value).padStart(2, '0');
const date = (day: number, monthOfYear: number) =>
  ({ kind: 'date', key: `${pad(monthOfYear)}-${pad(day)}`, label: `${day}/${monthOfYear}` }) as const;

/** A day of the month as a date fact's key. */
export const dateKey = (day: CalendarDay): string => day.slice(5);

const dayOfMonth = (day: number) => ({ kind: 'date', key: pad(day), label: `dia ${day}` }) as const;

/** "petisco do dia 25", "resultado do dia 25": a price, or a date; "a partir do dia 25" is a date. */
const ofTheDay = /(?<!\b(?:partir|apartir|antes|depois)\s)\bdo\s$/;

/** Whether a day of the month falls on a weekday within the next two months, or fell last week. */
const fallsOn = (day: number, dayOfWeek: number, now: Date): boolean =>
  Array.from(
    { length: 70 },
    (_, count) => new Date(Date.parse(`${calendarDay(now)}T00:00:00Z`) + (count - 7) * dayMs),
  ).some((one) => one.getUTCDate() === day && one.getUTCDay() === dayOfWeek);
const ahead = (now: Date, count: number): string =>
  dateKey(new Date(Date.parse(`${calendarDay(now)}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10));

/**
 * Dates of folded words: `11-28` for a day of a month, `28` for "dia 28", `11` behind `mes-` for a whole month. "hoje"
 * and "amanhã" are the days that they mean.
 */
export function datesIn(words: string, now: Date): readonly FoundFact[] {
  const long = findMatches(words, written).flatMap(({ 0: found, 1: days = '', 2: name = '', index }) => {
    // "10 mar" may be the sea.
    if (/\b(?:mar|set|out)$/.test(found) && !/\d{1,2}\s?(?:de|\/)/.test(found)) return [];
    if (street.test(words.slice(Math.max(0, index - 16), index))) return [];
    return daysOf(days).map((day) => ({ ...date(day, monthNumber(name)), start: index, end: index + found.length }));
  });
  const said = findFacts(words, spoken, ({ 1: day = '', 2: name = '', index }) => {
    const value = valueOf(day);
    return value < 2 || value > 31 || street.test(words.slice(Math.max(0, index - 16), index))
      ? null
      : date(value, monthNumber(name));
  });
  const last = findFacts(words, lastOfMonth, ({ 1: name = '' }) => {
    const number = monthNumber(name);
    return date(new Date(Date.UTC(now.getUTCFullYear(), number, 0)).getUTCDate(), number);
  });
  const short = [numeric, dotted, dottedAlone].flatMap((pattern) =>
    findFacts(words, pattern, ({ 1: day = '', 2: number = '', 0: found, index }) =>
      isFraction(found, words.slice(Math.max(0, index - 5), index)) ? null : date(Number(day), Number(number)),
    ),
  );
  const listed = findMatches(words, paired).flatMap(({ 0: found, 1: days = '', 2: number = '', index }) =>
    daysOf(days).map((day) => ({ ...date(day, Number(number)), start: index, end: index + found.length })),
  );
  const rest = blankOutFacts(words, [...long, ...said, ...last, ...short, ...listed]);
  const near = findMatches(rest, besideWeekday).flatMap(
    ({ 0: found, 1: first = '', 2: second, 3: days = '', index }) => {
      const start = index + found.length - days.length;
      const names = [first, second].filter((one) => one !== undefined).map(weekdayIndex);
      return daysOf(days).every((day) => names.some((name) => fallsOn(day, name, now)))
        ? daysOf(days).map((day) => ({ ...dayOfMonth(day), start, end: index + found.length }))
        : [];
    },
  );
  const unnamed = blankOutFacts(rest, near);
  const alone = findMatches(unnamed, dayAlone).flatMap(({ 0: found, 1: days = '', index }) => {
    const certainty = ofTheDay.test(unnamed.slice(Math.max(0, index - 16), index)) ? 'doubtful' : 'certain';
    return daysOf(days).map(
      (day) => ({ ...dayOfMonth(day), certainty, start: index, end: index + found.length }) as const,
    );
  });
  return [
    ...long,
    ...said,
    ...last,
    ...keepLongestFacts(short),
    ...listed,
    ...near,
    ...alone,
    ...[wholeMonth, shortMonth].flatMap((pattern) =>
      findMatches(rest, pattern).map(({ 0: found, 1: name = '', index }): FoundFact => {
        const end = index + found.length;
        const number = monthNumber(name);
        return { kind: 'date', key: `mes-${pad(number)}`, label: monthName(number), start: end - name.length, end };
      }),
    ),
    ...findFacts(rest, relative, ({ 0: found }) => ({
      kind: 'date',
      key: ahead(now, daysAhead(found)),
      label: relativeNames[daysAhead(found)] ?? found,
    })),
  ];
}
