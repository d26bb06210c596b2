import { calendarDay, type CalendarDay } from '../../writing/retailCalendar.ts';
import { fold } from '../../text/words.ts';
import { weekdaysOf } from './weekdays.ts';
import { daysMeant } from './days.ts';
import type { Fact, ToldFact } from '../fact.ts';
import { dayMs } from '../../time.ts';

/** The longest course or holiday that is computed. */
const maxDays = 370;

const dayKinds: ReadonlySet<Fact['kind']> = new Set(['date', 'deadline', 'start']);
const rangeJoin = /^\s?(?:a|ate|ao|-|–)\s?(?:o\s)?(?:dia\s)?$/;

const addDays = (day: CalendarDay, count: number): CalendarDay =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

const daysFrom = (first: CalendarDay, count: number): readonly CalendarDay[] =>
  Array.from({ length: Math.min(Math.max(count, 0), maxDays) }, (_, offset) => addDays(first, offset));

const weekdayOf = (day: CalendarDay): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The days of told ranges of dates, both ends included: the 12th to the 15th of "12 a 15/1". */
function daysBetween(topic: string, facts: readonly ToldFact[], now: Date): readonly CalendarDay[] {
  const foldedText = fold(topic);
  const dates = facts.filter(({ kind, source }) => source === 'topic' && dayKinds.has(kind));
  return dates.flatMap((startFact, index) => {
    const endFact = dates[index + 1];
    if (!endFact || !rangeJoin.test(foldedText.slice(startFact.end, endFact.start))) return [];
    const [first] = daysMeant(startFact, now);
    const [last] = daysMeant(endFact, now);
    if (first === undefined || last === undefined) return [];
    const length = (Date.parse(last) - Date.parse(first)) / dayMs;
    return length > 0 && length < 62 ? daysFrom(first, length + 1) : [];
  });
}

/** The number and unit of a duration: "4 semanas", "8 encontros"; null for other facts. */
const durationOf = ({ kind, key }: Fact): readonly [count: number, unit: string] | null => {
  const [, count = '', unit = ''] = (kind === 'quantity' && /^(\d{1,3}) ([a-z]+)$/.exec(key)) || [];
  return count === '' || Number(count) < 1 || Number(count) > 100 ? null : [Number(count), unit];
};
/** Whether a duration is a term and not the length of an event: "validade 2 dias", "pronto em 2 dias", "2 dias antes". */
const isDeadlineDuration = (topic: string, { start, end }: Fact): boolean =>
  /\b(?:validade|prazo|garantia|pront|entreg|troca)[a-z]*(?:\s[a-z]+){0,3}\s$/.test(
    topic.slice(Math.max(0, start - 40), start),
  ) || /^\s(?:uteis|antes|de (?:antecedencia|validade|garantia|prazo))\b/.test(topic.slice(end));
const lessonUnit = /^(?:aul|encontr|sess|oficin|modul|noit|doming|segund|terc|quart|quint|sext|sabad)/;

/** The days of a course that begins on `start`, its last day included. */
function daysOfCourse(start: CalendarDay, count: number, unit: string, weekdays: ReadonlySet<number>) {
  const isLesson = (day: CalendarDay) =>
    weekdays.has(weekdayOf(day)) || (weekdays.size === 0 && weekdayOf(day) === weekdayOf(start));
  if (unit.startsWith('seman'))
    return [...daysFrom(start, count * 7 + 1).filter(isLesson), addDays(start, count * 7 - 1)];
  if (lessonUnit.test(unit))
    return daysFrom(start, count * 7 + 7)
      .filter(isLesson)
      .slice(0, count);
  if (unit.startsWith('dia')) return [addDays(start, count - 1), addDays(start, count)];
  if (unit.startsWith('mes')) {
    const [year = 0, month = 1, day = 1] = start.split('-').map(Number);
    return [new Date(Date.UTC(year, month - 1 + count, day)).toISOString().slice(0, 10)];
  }
  return [];
}

/** Days that the topic implies: those of its ranges of dates, and those of a course by its start and duration. */
export function spannedDays(topic: string, facts: readonly ToldFact[], now: Date): readonly CalendarDay[] {
  const topicFacts = facts.filter(({ source }) => source === 'topic');
  const weekdays = new Set(
    topicFacts.flatMap(({ kind, key }) => (kind === 'weekday' && key.length < 6 ? weekdaysOf(key) : [])),
  );
  const foldedText = fold(topic);
  const durations = topicFacts.flatMap((fact, index) => {
    // "4 sabados" is read as a number and a weekday.
    const next = topicFacts[index + 1];
    if (fact.kind === 'number' && next?.kind === 'weekday' && next.key.length === 1 && next.start - fact.end < 2)
      return [[Number(fact.key), 'sabad'] as const];
    const duration = durationOf(fact);
    return duration && !isDeadlineDuration(foldedText, fact) ? [duration] : [];
  });
  const starts = topicFacts
    .filter(({ kind }) => kind === 'date' || kind === 'start')
    .flatMap((fact) => daysMeant(fact, now).slice(0, 1));
  return [
    ...daysBetween(topic, facts, now),
    ...starts.flatMap((start) => durations.flatMap(([count, unit]) => daysOfCourse(start, count, unit, weekdays))),
  ];
}

/** The numbers of days from today to each told day: "faltam 6 dias". */
export const daysUntilToldDays = (facts: readonly Fact[], now: Date): ReadonlySet<number> => {
  const today = Date.parse(calendarDay(now));
  return new Set(
    facts
      .filter(({ kind }) => dayKinds.has(kind))
      .flatMap((fact) => daysMeant(fact, now).slice(0, 1))
      .map((day) => (Date.parse(day) - today) / dayMs),
  );
};
