import { fold } from '../../text/words.ts';
import { weekdayName, weekdaysOf } from './weekdays.ts';
import { daysMeant, weekdayStems } from './days.ts';
import type { Fact, FactKind } from '../fact.ts';
import { statesFact, type Reading } from '../reading.ts';

const dayKinds: readonly FactKind[] = ['date', 'deadline', 'start', 'weekday'];

/** Names of holidays, by the date key that a text states by them. */
const holidayPatterns: Readonly<Record<string, RegExp>> = {
  '12-25': /\b(?:n?o|de|dia de) natal\b/,
  '01-01': /\bano[ -]novo\b|\bprimeiro dia do ano\b/,
  '12-24': /\bvespera de natal\b/,
  '12-31': /\breveillon\b|\bvespera d[eo] ano/,
};

/** Whether a text names a date that was not told: then a weekday in it may belong to that date. */
const namesOtherDate = ({ facts }: Reading, toldFacts: readonly Fact[]): boolean =>
  facts.some(
    ({ key }) =>
      /^\d\d-\d\d$/.test(key) && !toldFacts.some((toldFact) => toldFact.key === key || toldFact.key === key.slice(3)),
  );

/**
 * Whether a text has the number of a day. Where a told count has the same number ("12 cores"), only a bare number states the
 * day.
 */
function statesDayNumber(day: number, { numbers, bareNumbers, facts }: Reading, toldFacts: readonly Fact[]): boolean {
  const isCount = ({ kind, key }: Fact) => kind === 'quantity' && Number.parseInt(key, 10) === day;
  return toldFacts.some(isCount) && facts.some(isCount) ? bareNumbers.has(day) : numbers.has(day);
}

/** Whether a text states a told date. */
export function statesDay(fact: Fact, reading: Reading, toldFacts: readonly Fact[]): boolean {
  const nextDays = daysMeant(fact, reading.now);
  // "o 31 já foi", "25 e 26 estamos fechados": a day is said by its number too.
  if (/^(?:\d\d-)?\d\d$/.test(fact.key) && statesDayNumber(Number(fact.key.slice(-2)), reading, toldFacts)) return true;
  const keys = [fact.key, ...nextDays.flatMap((day) => [day.slice(5), day.slice(8)])];
  if (statesFact(reading, dayKinds, keys)) return true;
  // "dia 7" is in "7 de janeiro", and in "o 7".
  if (
    fact.key.length === 2 &&
    /^\d\d$/.test(fact.key) &&
    fact.kind !== 'weekday' &&
    (reading.numbers.has(Number(fact.key)) || reading.facts.some(({ key }) => key.endsWith(`-${fact.key}`)))
  )
    return true;
  const isToldHoliday = (day: string) =>
    nextDays.some((nextDay) => nextDay.endsWith(day)) || (fact.key.length === 2 && day.endsWith(`-${fact.key}`));
  if (Object.entries(holidayPatterns).some(([day, pattern]) => isToldHoliday(day) && pattern.test(reading.foldedText)))
    return true;
  const weekdays = new Set(nextDays.map((day) => String(new Date(`${day}T00:00:00Z`).getUTCDay())));
  if (
    fact.kind !== 'weekday' &&
    nextDays.length <= 2 &&
    !namesOtherDate(reading, toldFacts) &&
    [...weekdays].some((day) => reading.foldedText.includes(weekdayStems[Number(day)] ?? ' '))
  )
    return true;
  if (fact.key.startsWith('fim-'))
    return (
      reading.foldedText.includes(fact.key.slice(4).slice(0, 4)) ||
      /semana|\bmes\b|domingo|sexta|sabado|ultimo dia|\bdia 3[01]\b/.test(reading.foldedText)
    );
  if (fact.key.startsWith('mes-')) return reading.foldedText.includes(fold(fact.label));
  return false;
}

/** Whether both ends of a told range are named, or, of weekdays that are no range, two. */
function namesEndsOrTwoDays({ label }: Fact, toldWeekdays: readonly number[], areNamed: readonly boolean[]): boolean {
  const areEnds = toldWeekdays.map((day) => label.includes(weekdayName(day)));
  return label.startsWith('de ')
    ? areNamed.every((isNamed, index) => isNamed || !areEnds[index])
    : areNamed.filter(Boolean).length >= 2;
}

/** Whether a text states told weekdays. */
export function statesWeekdays(fact: Fact, reading: Reading, toldFacts: readonly Fact[]): boolean {
  const toldWeekdays = weekdaysOf(fact.key);
  const statedWeekdays = new Set(
    reading.facts
      .filter(({ kind }) => kind === 'weekday' || kind === 'deadline' || kind === 'start')
      // "todo dia" is not "segunda e terça".
      .filter(({ key }) => /^[0-6]+$/.test(key) && (key.length < 7 || toldWeekdays.length > 4))
      .flatMap(({ key }) => weekdaysOf(key)),
  );
  if (toldWeekdays.every((day) => statedWeekdays.has(day))) return true;
  const areNamed = toldWeekdays.map((day) => reading.foldedText.includes(weekdayStems[day] ?? ' '));
  // A range is stated by its two ends, by the number of its days or by "dias de semana".
  if (
    toldWeekdays.length > 2 &&
    (namesEndsOrTwoDays(fact, toldWeekdays, areNamed) ||
      statesFact(reading, ['quantity'], [`${toldWeekdays.length} dia`]) ||
      /todo[s]? (?:os )?dias?|semana (?:toda|inteira)|a semana|dias? de semana|dias? uteis|diari/.test(
        reading.foldedText,
      ))
  )
    return true;
  const deniedWeekdays = new Set(
    reading.facts.filter(({ kind }) => kind === 'denial').map(({ key }) => weekdayStems.indexOf(key)),
  );
  if (
    toldWeekdays.length >= 5 &&
    [0, 1, 2, 3, 4, 5, 6].every((day) => toldWeekdays.includes(day) || deniedWeekdays.has(day)) &&
    deniedWeekdays.size > 0
  )
    return true;
  if (toldWeekdays.length === 7 && /\bqualquer dia\b(?! dess)/.test(reading.foldedText)) return true;
  if (toldWeekdays.length === 2 && /fi(?:m|nal) de semana/.test(reading.foldedText)) return true;
  return toldWeekdays.length === 1 && (areNamed[0] === true || statesDay(fact, reading, toldFacts));
}

/** Whether two times are the same on a clock of twelve hours. */
const isSameTime = (first: string, second: string): boolean =>
  first === second ||
  (first.slice(3) === second.slice(3) && Number(first.slice(0, 2)) % 12 === Number(second.slice(0, 2)) % 12);

/** Whether a text states a told time as a duration: "1h30 de leitura" is read as a time, and "uma hora e meia" states it. */
const statesDuration = ({ key }: Fact, { facts, foldedText }: Reading): boolean => {
  const [hours, minutes] = key.split(':').map(Number);
  return (
    facts.some(
      (textFact) => textFact.kind === 'measure' && textFact.key === `${(hours ?? 0) * 60 + (minutes ?? 0)} min`,
    ) ||
    (hours === 1 && minutes === 30 && /\b(?:uma|1) hora e meia\b/.test(foldedText))
  );
};

/** Whether a text states a told time of day. */
export const statesTime = (fact: Fact, reading: Reading): boolean =>
  statesHour(fact, reading) || statesDuration(fact, reading);

const statesHour = (fact: Fact, { facts, bareNumbers }: Reading): boolean =>
  facts.some(({ key }) => /^\d\d:\d\d$/.test(key) && isSameTime(key, fact.key)) ||
  (fact.key.endsWith(':00') &&
    (bareNumbers.has(Number(fact.key.slice(0, 2))) || bareNumbers.has(Number(fact.key.slice(0, 2)) % 12)));
