import type { Brief } from '../domain/generation.ts';
import { calendarDay, retailDatesNamedIn, type CalendarDay } from '../domain/retailCalendar.ts';
import { profileFields, type BusinessProfile } from '../domain/user.ts';
import { addressesIn, contactKeysOf, linksIn, withoutLinks } from './facts/contacts.ts';
import { datesIn, timeKeysOf } from './facts/dates.ts';
import type { Told } from './facts/derived.ts';
import { priceKeysOf, toldMoney } from './facts/money.ts';
import { months } from './facts/months.ts';
import { numbersIn } from './facts/numbers.ts';
import { routineIn, routineOf, weekdayName, weekdaysNamedIn } from './facts/weekdays.ts';
import { fold, runsOf, wording } from '../domain/words.ts';

/** What the owner told, in the topic, the profile and the links: the only source of facts (rule 5.2). */
export interface OwnWords {
  /** All of it, folded. */
  readonly folded: string;
  /** The topic's words. */
  readonly topic: string;
  /** Its words, as they compare. */
  readonly words: ReadonlySet<string>;
  /** Each run of three words, to tell a quotation. */
  readonly runs: ReadonlySet<string>;
  readonly links: readonly string[];
  readonly prices: ReadonlySet<string>;
  /** The money told, to reckon with. */
  readonly money: Told;
  readonly times: ReadonlySet<string>;
  readonly contacts: ReadonlySet<string>;
  readonly counts: ReadonlySet<string>;
  readonly addresses: readonly string[];
  /** Dates as they may be written, the owner's and those of retail that the words name. */
  datesWith(text: string): ReadonlySet<string>;
}

/** Reads what the owner told. `now` makes days of "amanhã" and years of "desde 1998". */
export function readOwnWords(brief: Brief, profile: BusinessProfile, now: Date): OwnWords {
  const all = [brief.topic, brief.campaignLink, ...profileFields.map((field) => profile[field])]
    .filter((value) => value !== null)
    .join('\n');
  const folded = fold(all);
  const links = linksIn(folded).map(({ key }) => key);
  const prose = withoutLinks(folded);
  const words = wording(all).split(' ');
  const numbers = numbersIn(prose);
  const year = Number(calendarDay(now).slice(0, 4));
  const own = ownDates(prose, now);
  return {
    folded,
    topic: wording(brief.topic),
    words: new Set(words),
    runs: runsOf(words, 3),
    links,
    prices: new Set(priceKeysOf(prose)),
    money: toldMoney(prose),
    times: new Set(timeKeysOf(prose)),
    contacts: new Set(contactKeysOf(folded)),
    // Who is there since 1998 is there for so many years, and the other way round.
    counts: new Set(numbers.flatMap((number) => [String(number), String(year - number)])),
    addresses: addressesIn(all).map(({ key }) => key),
    datesWith: (text) =>
      new Set([...own, ...retailDatesNamedIn(`${all}\n${text}`, now).flatMap(({ day }) => namesOf(day))]),
  };
}

const dayMs = 86_400_000;

/** How a day may be written: `20/11`, `dia 20`, `sexta`. */
function namesOf(day: CalendarDay): readonly string[] {
  const [, month, date] = day.split('-').map(Number);
  const weekday = weekdayName(new Date(`${day}T00:00:00Z`).getUTCDay());
  return [`${date}/${month}`, `dia ${date}`, weekday, routineOf(weekday)];
}

function ownDates(prose: string, now: Date): readonly string[] {
  const keys = datesIn(prose).map(({ key }) => key);
  const days = new Set([...keys, ...keys.map((key) => `dia ${key.split('/')[0]}`)]);
  const today = new Date(`${calendarDay(now)}T00:00:00Z`);
  const isNamed = new Set(weekdaysNamedIn(prose));
  // A weekday is its next two days, a date the weekday of its next time, "dia 5" the next fifth.
  const coming = Array.from({ length: 366 }, (_, ahead) => new Date(today.getTime() + ahead * dayMs));
  const meant = coming.filter((date, ahead) => {
    const names = namesOf(date.toISOString().slice(0, 10));
    const isWeekday = ahead < 14 && isNamed.has(date.getUTCDay());
    const isNear = (ahead === 0 && /\bhoje\b/.test(prose)) || (ahead === 1 && /\bamanha\b/.test(prose));
    const isDay = days.has(names[0] ?? '') || (ahead < 31 && keys.includes(names[1] ?? ''));
    return isWeekday || isNear || isDay;
  });
  return [
    ...days,
    ...months.filter((month, index) => prose.includes(month) || meant.some((date) => date.getUTCMonth() === index)),
    ...(prose.includes('amanha') || meant.some((date) => date.getTime() === today.getTime() + dayMs) ? ['amanha'] : []),
    ...meant.flatMap((date) => namesOf(date.toISOString().slice(0, 10))),
    ...[...isNamed].map(weekdayName),
    ...routineIn(prose).map((day) => routineOf(weekdayName(day))),
  ];
}
