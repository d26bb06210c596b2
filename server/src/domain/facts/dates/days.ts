import { calendarDay, retailDatesNamedIn, type CalendarDay } from '../../writing/retailCalendar.ts';
import { fold } from '../../text/words.ts';
import { dateKey } from './dates.ts';
import { weekdayName, weekdaysOf } from './weekdays.ts';
import type { Fact } from '../fact.ts';
import { dayMs } from '../../time.ts';

/** Stems of the folded names of weekdays, from Sunday. */
export const weekdayStems: readonly string[] = ['doming', 'segund', 'terc', 'quart', 'quint', 'sext', 'sabad'];

/** The days and weekdays of told facts; the critic compares the days of a text with them. */
export interface ToldDays {
  /** Date keys, with the day alone (`28`) and the month (`mes-11`) of each. */
  readonly dates: ReadonlySet<string>;
  /** All told weekdays, with those inside ranges. */
  readonly weekdays: ReadonlySet<number>;
  /** Weekdays that are named: single days, the ends of ranges, the weekdays of dates. */
  readonly namedWeekdays: ReadonlySet<number>;
  /** The next calendar days that told days stand for, without those of exceptions and denials. */
  readonly nextDays: ReadonlySet<CalendarDay>;
}

const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** Any two months in a row contain each day of the month. */
const maxDays = 62;
/** Cache of the coming days by instant: one check asks for them hundreds of times. */
const comingDaysByInstant = new WeakMap<Date, readonly CalendarDay[]>();

/** The next days from today on, 62 at most. */
function comingDays(now: Date, count: number): readonly CalendarDay[] {
  const cachedDays = comingDaysByInstant.get(now);
  if (cachedDays) return cachedDays.slice(0, count);
  const today = Date.parse(`${calendarDay(now)}T00:00:00Z`);
  const days = Array.from({ length: maxDays }, (_, offset) =>
    new Date(today + offset * dayMs).toISOString().slice(0, 10),
  );
  comingDaysByInstant.set(now, days);
  return days.slice(0, count);
}

const dayKinds: ReadonlySet<Fact['kind']> = new Set(['date', 'deadline', 'start', 'weekday', 'denial', 'exception']);
const isLeftOut = ({ kind }: Fact): boolean => kind === 'exception' || kind === 'denial';
const isDate = (key: string): boolean => /^\d{2}(?:-\d{2})?$/.test(key);
const isWeekdayKey = (kind: Fact['kind'], key: string): boolean =>
  /^[0-6]+$/.test(key) && (kind === 'weekday' || key.length === 1);

/** The calendar days, within the next year, that the fact of a day or weekday stands for. */
export function daysMeant({ kind, key }: Pick<Fact, 'kind' | 'key'>, now: Date): readonly CalendarDay[] {
  if (isWeekdayKey(kind, key)) {
    const days = new Set(weekdaysOf(key));
    return comingDays(now, 14).filter((day) => days.has(weekdayOf(day)));
  }
  if (!isDate(key)) return [];
  if (!key.includes('-')) return comingDays(now, maxDays).filter((day) => day.endsWith(`-${key}`));
  const [today = ''] = comingDays(now, 1);
  const year = Number(today.slice(0, 4));
  return [`${key < today.slice(5) ? year + 1 : year}-${key}`].filter((day) => !Number.isNaN(Date.parse(day)));
}

/** The last days of told periods: "até o fim do mês". */
const periodEnds = (facts: readonly Fact[], now: Date): readonly CalendarDay[] =>
  facts.flatMap(({ key }) => {
    const [year = 0, month = 0] = calendarDay(now).split('-').map(Number);
    if (key === 'fim-mes') return [new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)];
    if (key === 'fim-ano') return [`${year}-12-31`];
    return key === 'fim-semana' ? comingDays(now, 8) : [];
  });

/**
 * Collects the days of told facts, with the next two dates of each weekday, and the retail dates that the owner's words name.
 * `spannedDays` are told days that no fact names, such as those inside a range. The returned function adds the retail dates that a
 * text names.
 */
export function readToldDays(
  facts: readonly Fact[],
  ownWords: string,
  now: Date,
  spannedDays: readonly CalendarDay[],
): (text: string) => ToldDays {
  const dayFacts = facts.filter(({ kind }) => dayKinds.has(kind));
  const retailDaysIn = (text: string) => retailDatesNamedIn(text, now).map(({ day }) => day);
  const namesMonth = (text: string) => /\bmes\b/.test(fold(text));
  const endDays = periodEnds(dayFacts, now);
  const keys = dayFacts.map(({ key }) => key);
  const nextDaysOf = (someFacts: readonly Fact[]) => someFacts.flatMap((fact) => daysMeant(fact, now));
  const otherDays = [...retailDaysIn(ownWords), ...endDays, ...spannedDays];
  const allDays = [...nextDaysOf(dayFacts), ...otherDays];
  const weekdaysOfDates = [...nextDaysOf(dayFacts.filter(({ key }) => isDate(key))), ...otherDays].map(weekdayOf);
  // "entrega menos domingo" is from Monday to Saturday.
  const excludedWeekdays = dayFacts
    .filter(isLeftOut)
    .map(({ key }) => weekdayStems.indexOf(key))
    .filter((day) => day >= 0);
  const remainingWeekdays =
    excludedWeekdays.length === 0 ? [] : [0, 1, 2, 3, 4, 5, 6].filter((day) => !excludedWeekdays.includes(day));
  const weekdayFacts = dayFacts
    .filter(({ kind, key }) => isWeekdayKey(kind, key))
    .map(({ key, label }) => ({ days: weekdaysOf(key), label }));
  const thisMonth = `mes-${calendarDay(now).slice(5, 7)}`;
  const dateKeysOf = (day: CalendarDay) => [dateKey(day), day.slice(8), `mes-${day.slice(5, 7)}`];
  const ownerDays: ToldDays = {
    dates: new Set([
      ...keys,
      ...keys.filter(isDate).map((key) => key.slice(-2)),
      ...allDays.flatMap(dateKeysOf),
      ...(namesMonth(ownWords) ? [thisMonth] : []),
    ]),
    weekdays: new Set([
      ...weekdayFacts.flatMap(({ days: weekdays }) => weekdays),
      ...weekdaysOfDates,
      ...remainingWeekdays,
    ]),
    namedWeekdays: new Set([
      ...remainingWeekdays,
      ...weekdayFacts.flatMap(({ days: weekdays, label }) =>
        weekdays.length > 2 ? weekdays.filter((day) => label.includes(weekdayName(day))) : weekdays,
      ),
      ...weekdaysOfDates,
    ]),
    nextDays: new Set(nextDaysOf(dayFacts.filter((fact) => !isLeftOut(fact)))),
  };
  return (text) => {
    // The line break keeps the first word of the text from being read as the first word of a topic.
    const retailDays = retailDaysIn(`\n${text}`);
    const retailWeekdays = retailDays.map(weekdayOf);
    return {
      dates: new Set([...ownerDays.dates, ...retailDays.flatMap(dateKeysOf), ...(namesMonth(text) ? [thisMonth] : [])]),
      weekdays: new Set([...ownerDays.weekdays, ...retailWeekdays]),
      namedWeekdays: new Set([...ownerDays.namedWeekdays, ...retailWeekdays]),
      nextDays: ownerDays.nextDays,
    };
  };
}
