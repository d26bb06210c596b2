import { brasiliaTimeZone } from '../time.ts';

/** A day of the calendar, `2026-11-27`; of no time zone, so that days compare as text. */
export type CalendarDay = string;

/** An occasion that Brazilian shops sell by. */
export interface RetailDate {
  readonly key: string;
  /** As shops call it: `Dia das Mães`. */
  readonly name: string;
  readonly day: CalendarDay;
}

interface Occasion {
  readonly key: string;
  readonly name: string;
  readonly in: (year: number) => CalendarDay;
  /** How owners speak of it, in lower case and without accents. */
  readonly spoken: RegExp;
}

const day = (year: number, month: number, date: number): CalendarDay =>
  // Days past the end of a month, or before its first, run over into the next or the previous one.
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

const weekdayOf = (year: number, month: number, date: number): number =>
  new Date(Date.UTC(year, month - 1, date)).getUTCDay();

/** The date in the month of its nth Sunday (0) to Saturday (6). */
const nth = (year: number, month: number, weekday: number, count: number): number =>
  1 + ((7 + weekday - weekdayOf(year, month, 1)) % 7) + (count - 1) * 7;

/** Days from 1 March to Easter Sunday, by the Gregorian computus of Meeus, Jones and Butcher. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + b - Math.floor(b / 4) - d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return h + l - 7 * m + 22;
}

/** The day so many days after Easter Sunday of the year, or before it. */
export const easterOf = (year: number, days: number): CalendarDay => day(year, 3, easter(year) + days);

const occasions: readonly Occasion[] = [
  { key: 'carnaval', name: 'Carnaval', in: (y) => easterOf(y, -47), spoken: /\bcarnaval\b/ },
  {
    key: 'consumidor',
    name: 'Dia do Consumidor',
    in: (y) => day(y, 3, 15),
    spoken: /\b(?:dia|semana|mes) do consumidor\b/,
  },
  { key: 'pascoa', name: 'Páscoa', in: (y) => easterOf(y, 0), spoken: /\bpascoa\b/ },
  {
    key: 'maes',
    name: 'Dia das Mães',
    in: (y) => day(y, 5, nth(y, 5, 0, 2)),
    spoken: /\b(?:dia|mes|semana) das maes\b/,
  },
  {
    key: 'namorados',
    name: 'Dia dos Namorados',
    in: (y) => day(y, 6, 12),
    spoken: /\b(?:dia|mes|semana) dos namorados\b/,
  },
  {
    key: 'festa-junina',
    name: 'São João',
    in: (y) => day(y, 6, 24),
    spoken: /\bfestas? juninas?\b|\barraia\b|\b(?:dia de|festa de|noite de) sao joao\b/,
  },
  {
    key: 'pais',
    name: 'Dia dos Pais',
    in: (y) => day(y, 8, nth(y, 8, 0, 2)),
    spoken: /\b(?:dia|mes|semana) dos pais\b/,
  },
  { key: 'cliente', name: 'Dia do Cliente', in: (y) => day(y, 9, 15), spoken: /\b(?:dia|semana|mes) do cliente\b/ },
  {
    key: 'criancas',
    name: 'Dia das Crianças',
    in: (y) => day(y, 10, 12),
    spoken: /\b(?:dia|mes|semana) das criancas\b/,
  },
  {
    key: 'black-friday',
    name: 'Black Friday',
    in: (y) => day(y, 11, nth(y, 11, 4, 4) + 1),
    spoken: /\bblack[ -]?(?:friday|week|november)\b/,
  },
  {
    key: 'natal',
    name: 'Natal',
    in: (y) => day(y, 12, 25),
    spoken: /\b(?:no|de|do|ao|pro|para o|e) natal\b|\bnatalin[oa]s?\b|^natal\b/,
  },
];

const brasiliaDay = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: brasiliaTimeZone });

/** The day it is in Brasília. */
export const calendarDay = (now: Date): CalendarDay => brasiliaDay.format(now);

const next = (occasion: Occasion, today: CalendarDay): RetailDate => {
  const year = Number(today.slice(0, 4));
  const { key, name } = occasion;
  const thisYear = occasion.in(year);
  return { key, name, day: thisYear >= today ? thisYear : occasion.in(year + 1) };
};

/** Each occasion's next day, today included; soonest first. */
export const nextRetailDates = (now: Date): readonly RetailDate[] => nextOf(occasions, now);

function nextOf(some: readonly Occasion[], now: Date): readonly RetailDate[] {
  if (some.length === 0) return [];
  const today = calendarDay(now);
  return some.map((occasion) => next(occasion, today)).toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** The next day of each occasion that the text names (`promoção de dia das mães`); soonest first. */
export function retailDatesNamedIn(text: string, now: Date): readonly RetailDate[] {
  const spoken = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return nextOf(
    occasions.filter((occasion) => occasion.spoken.test(spoken)),
    now,
  );
}
