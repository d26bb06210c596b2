import { fold } from '../../text/words.ts';
import { weekdayName, weekdaysOf } from './weekdays.ts';
import { daysMeant, weekdayStems } from './days.ts';
import type { Fact, FactKind } from '../fact.ts';
import { statesFact, type Reading } from '../reading.ts';

const dayKinds: readonly FactKind[] = ['date', 'deadline', 'start', 'weekday'];

/** Days that a text may call by the name of their feast. */
const feasts: Readonly<Record<string, RegExp>> = {
  '12-25': /\b(?:n?o|de|dia de) natal\b/,
  '01-01': /\bano[ -]novo\b|\bprimeiro dia do ano\b/,
  '12-24': /\bvespera de natal\b/,
  '12-31': /\breveillon\b|\bvespera d[eo] ano/,
};

/** A text that names other dates does not mean this one by its weekday. */
const hasOtherDate = ({ facts }: Reading, told: readonly Fact[]): boolean =>
  facts.some(({ key }) => /^\d\d-\d\d$/.test(key) && !told.some((one) => one.key === key || one.key === key.slice(3)));

/** The number of a day; one that something told is counted by ("12 cores") stands alone. */
function hasDayNumber(day: number, { numbers, bare, facts }: Reading, told: readonly Fact[]): boolean {
  const isCount = ({ kind, key }: Fact) => kind === 'quantity' && Number.parseInt(key, 10) === day;
  return told.some(isCount) && facts.some(isCount) ? bare.has(day) : numbers.has(day);
}

/** Whether a text has a told date. */
export function dayPresence(fact: Fact, reading: Reading, told: readonly Fact[]): boolean {
  const meant = daysMeant(fact, reading.now);
  // "o 31 já foi", "25 e 26 estamos fechados": a day is said by its number too.
  if (/^(?:\d\d-)?\d\d$/.test(fact.key) && hasDayNumber(Number(fact.key.slice(-2)), reading, told)) return true;
  const keys = [fact.key, ...meant.flatMap((day) => [day.slice(5), day.slice(8)])];
  if (statesFact(reading, dayKinds, keys)) return true;
  // "dia 7" is in "7 de janeiro", and in "o 7".
  if (
    fact.key.length === 2 &&
    /^\d\d$/.test(fact.key) &&
    fact.kind !== 'weekday' &&
    (reading.numbers.has(Number(fact.key)) || reading.facts.some(({ key }) => key.endsWith(`-${fact.key}`)))
  )
    return true;
  const isFeast = (day: string) =>
    meant.some((one) => one.endsWith(day)) || (fact.key.length === 2 && day.endsWith(`-${fact.key}`));
  if (Object.entries(feasts).some(([day, name]) => isFeast(day) && name.test(reading.folded))) return true;
  const weekdays = new Set(meant.map((day) => String(new Date(`${day}T00:00:00Z`).getUTCDay())));
  if (
    fact.kind !== 'weekday' &&
    meant.length <= 2 &&
    !hasOtherDate(reading, told) &&
    [...weekdays].some((day) => reading.folded.includes(weekdayStems[Number(day)] ?? ' '))
  )
    return true;
  if (fact.key.startsWith('fim-'))
    return (
      reading.folded.includes(fact.key.slice(4).slice(0, 4)) ||
      /semana|\bmes\b|domingo|sexta|sabado|ultimo dia|\bdia 3[01]\b/.test(reading.folded)
    );
  if (fact.key.startsWith('mes-')) return reading.folded.includes(fold(fact.label));
  return false;
}

/** Whether a range's two ends are named, or two days of other weekdays. */
function isEnds({ label }: Fact, told: readonly number[], named: readonly boolean[]): boolean {
  const ends = told.map((day) => label.includes(weekdayName(day)));
  return label.startsWith('de ')
    ? named.every((isNamed, at) => isNamed || !ends[at])
    : named.filter(Boolean).length >= 2;
}

/** Whether a text has told days of the week. */
export function weekdayPresence(fact: Fact, reading: Reading, facts: readonly Fact[]): boolean {
  const told = weekdaysOf(fact.key);
  const said = new Set(
    reading.facts
      .filter(({ kind }) => kind === 'weekday' || kind === 'deadline' || kind === 'start')
      // "todo dia" is not "segunda e terça".
      .filter(({ key }) => /^[0-6]+$/.test(key) && (key.length < 7 || told.length > 4))
      .flatMap(({ key }) => weekdaysOf(key)),
  );
  if (told.every((day) => said.has(day))) return true;
  const named = told.map((day) => reading.folded.includes(weekdayStems[day] ?? ' '));
  // A range is its two ends, and what is left of a week without its closed day.
  if (
    told.length > 2 &&
    (isEnds(fact, told, named) ||
      statesFact(reading, ['quantity'], [`${told.length} dia`]) ||
      /todo[s]? (?:os )?dias?|semana (?:toda|inteira)|a semana|dias? de semana|dias? uteis|diari/.test(reading.folded))
  )
    return true;
  const denied = new Set(
    reading.facts.filter(({ kind }) => kind === 'denial').map(({ key }) => weekdayStems.indexOf(key)),
  );
  if (
    told.length >= 5 &&
    [0, 1, 2, 3, 4, 5, 6].every((day) => told.includes(day) || denied.has(day)) &&
    denied.size > 0
  )
    return true;
  if (told.length === 7 && /\bqualquer dia\b(?! dess)/.test(reading.folded)) return true;
  if (told.length === 2 && /fi(?:m|nal) de semana/.test(reading.folded)) return true;
  return told.length === 1 && (named[0] === true || dayPresence(fact, reading, facts));
}

/** A time of the clock, said in twelve hours or in twenty-four. */
const hoursAlike = (one: string, other: string): boolean =>
  one === other || (one.slice(3) === other.slice(3) && Number(one.slice(0, 2)) % 12 === Number(other.slice(0, 2)) % 12);

/** "1h30 de leitura" may be read as an hour: "uma hora e meia". */
const isLength = ({ key }: Fact, { facts, folded }: Reading): boolean => {
  const [hours, minutes] = key.split(':').map(Number);
  return (
    facts.some((one) => one.kind === 'measure' && one.key === `${(hours ?? 0) * 60 + (minutes ?? 0)} min`) ||
    (hours === 1 && minutes === 30 && /\b(?:uma|1) hora e meia\b/.test(folded))
  );
};

/** Whether a text has a told hour. */
export const timePresence = (fact: Fact, reading: Reading): boolean =>
  isAtHour(fact, reading) || isLength(fact, reading);

const isAtHour = (fact: Fact, { facts, bare }: Reading): boolean =>
  facts.some(({ key }) => /^\d\d:\d\d$/.test(key) && hoursAlike(key, fact.key)) ||
  (fact.key.endsWith(':00') && (bare.has(Number(fact.key.slice(0, 2))) || bare.has(Number(fact.key.slice(0, 2)) % 12)));
