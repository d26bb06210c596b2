import { factsIn, type Fact } from './fact.ts';
import { months } from './months.ts';
import { spelled, valueOf } from './numbers.ts';
import { statedDaysIn, weekdays } from './weekdays.ts';

const month = `(${months.join('|')})`;
const weekday = `(${weekdays.join('|')})(?:[- ]feira)?\\b`;

const numeric = /(?<![\d/,.])(0?[1-9]|[12]\d|3[01])\/(0?[1-9]|1[0-2])(?:\/(?:\d{4}|\d{2}))?(?![\d/])/g;
const written = new RegExp(`\\b(\\d{1,2}|primeiro)[ºo°]?(?:\\s+(?:a|e|ate)\\s+(\\d{1,2}))?\\s+de\\s+${month}\\b`, 'g');
const dayAlone = new RegExp(`\\bdias?\\s+(\\d{1,2})(?![\\d/%])(?!\\s+de\\s+${month}\\b)`, 'g');
const deadline = new RegExp(
  `\\b(?:n?est[ae]|ness[ae]|dest[ae]|proxim[ao]|ate)\\s+(?:[ao]\\s+)?(?:proxim[ao]\\s+)?${weekday}|\\b${weekday}\\s+que\\s+vem\\b`,
  'g',
);
const clock = /(?<![\d:,./$])([01]?\d|2[0-3])(?:\s?h(?:oras?|rs?|s)?(?![a-z])([0-5]\d(?!\d))?|:([0-5]\d)(?![\d]))/g;
const partOfDay = new RegExp(`\\b(\\d{1,2}|${spelled})\\s+(?:horas\\s+)?da\\s+(manha|tarde|noite)\\b`, 'g');

const minutes = (hour: number, minute: number): string => `${hour}h${String(minute).padStart(2, '0')}`;
const dayOf = (day: string, monthNumber: number): string => `${Number(day) || 1}/${monthNumber}`;

const afternoon = (hour: number, part: string): number => (part !== 'manha' && hour < 12 ? hour + 12 : hour);

/** Dates of a folded text (`20/11`, `dia 20`) and weekdays that are a date (`até sexta`), not a week's routine. */
export const datesIn = (folded: string): readonly Fact[] => [
  ...factsIn(folded, numeric, ({ 1: day = '', 2: number = '', 0: found, index }) =>
    // "1/2 xícara" and "24/7" are no dates.
    isFraction(found, folded.slice(Math.max(0, index - 5), index)) ? null : dayOf(day, Number(number)),
  ),
  ...factsIn(folded, written, ({ 1: day = '', 3: name = '' }) => dayOf(day, months.indexOf(name) + 1)),
  ...factsIn(folded, dayAlone, ({ 1: day = '' }) => (Number(day) > 31 ? null : `dia ${Number(day)}`)),
  ...factsIn(folded, deadline, ({ 1: before, 2: after, index, 0: found }) => {
    const name = before ?? after ?? '';
    const isRange = new RegExp(`${weekday}\\s+$`).test(folded.slice(Math.max(0, index - 18), index));
    const isOrdinal = /^\s+(?:vez|ordem|parte|opcao|chance|etapa|edicao|geracao)\b/.test(
      folded.slice(index + found.length, index + found.length + 12),
    );
    return isRange || isOrdinal ? null : name;
  }),
  ...statedDaysIn(folded),
];

const isFraction = (found: string, before: string): boolean =>
  found === '24/7' || (/^(?:1\/2|1\/3|1\/4|2\/3|3\/4)$/.test(found) && !/(?:dia|ate|em)\s$/.test(before));

/** Times of day of a folded text; what lasts two hours is none. */
export const timesIn = (folded: string): readonly Fact[] => [
  ...factsIn(folded, clock, ({ 1: hour = '', 2: half, 3: minute, 0: found, index }) => {
    const lasts = /hora/.test(found) && !/\b(?:as|das|ate)\s$/.test(folded.slice(Math.max(0, index - 5), index));
    return lasts ? null : minutes(Number(hour), Number(half ?? minute ?? 0));
  }),
  ...factsIn(folded, partOfDay, ({ 1: hour = '', 2: part = '' }) => {
    const value = valueOf(hour);
    return value > 12 ? null : minutes(afternoon(value, part), 0);
  }),
];

/** The times that somebody's own words allow: "das 9 às 18h" names two, "meio-dia" one. */
export const timeKeysOf = (own: string): readonly string[] => [
  ...timesIn(own).map(({ key }) => key),
  ...[...own.matchAll(/\b(?:as|das|ate|entre|desde)\s+(\d{1,2})(?![\d/%])/g)].map(([, hour]) =>
    minutes(Number(hour), 0),
  ),
  ...[...own.matchAll(/(?<![\d/])(\d{1,2})\s?(?:-|–|as|a|e|ate)\s?(?:as\s)?\d{1,2}\s?(?:h|:\d\d)/g)].map(([, hour]) =>
    minutes(Number(hour), 0),
  ),
  ...(own.includes('meio-dia') || own.includes('meio dia') ? [minutes(12, 0)] : []),
  ...(own.includes('meia-noite') || own.includes('meia noite') ? [minutes(0, 0)] : []),
];
