import { profileFields, type BusinessProfile } from '../account/user.ts';
import { fold, foldWithVerb, findMatches } from '../text/words.ts';
import { datesIn } from './dates/dates.ts';
import { weekdaysIn } from './dates/weekdays.ts';
import { timesIn } from './dates/clock.ts';
import { conditionsIn } from './conditions/conditions.ts';
import { denialsIn } from './conditions/denials.ts';
import { exceptionsIn } from './conditions/exceptions.ts';
import { freeIn, paymentsIn } from './conditions/payments.ts';
import { contactsIn, linksIn, placesIn } from './contacts.ts';
import { learntPrices } from './prices/learntPrices.ts';
import { bareNumbersIn, countsIn } from './counts.ts';
import type { Product } from '../account/products.ts';
import type { Fact, FactSheet, FactSource, ToldFact } from './fact.ts';
import { keepLongestFacts, blankOutFacts, type FoundFact } from './found.ts';
import { moneyIn } from './prices/money.ts';
import { priceKey, priceLabel } from './prices/priceKeys.ts';
import { shareHeads } from './things/shareHeads.ts';
import { thingsOf } from './things/things.ts';

/** What comes before a day and makes it the last or the first of something. */
const until =
  /\b(?:ate|valid[oa] ate|so ate|somente ate|termina|acaba|encerra|vence)\s(?:(?:em|n[oa]|[oa]|as|dia|est[ae]|ess[ae]|nest[ae]|ness[ae]|proxim[ao]|amanha|o fim de|o final de|,|(?:segunda|terca|quarta|quinta|sexta|sab(?:ado)?|dom(?:ingo)?|seg|ter|qua|qui|sex)(?:[ -]feira)?,?)\s){0,4}$/;
const since =
  /\b(?:a partir(?: d[eoa]s?)?|apartir(?: d[eoa]s?)?|desde|comeca|comecando|inicia|inicio)\s(?:(?:em|n[oa]|[oa]|as|dia|est[ae]|ess[ae]|nest[ae]|ness[ae]|proxim[ao])\s){0,3}$/;
const only = /\b(?:so|somente|apenas)\s(?:(?:n[oa]|[oa]|dia|est[ae]|ess[ae]|nest[ae]|ness[ae])\s){0,2}$/;

/** A day or hour is a deadline, or a start, by the words before it. */
function bounded(folded: string, fact: FoundFact): FoundFact {
  const before = folded.slice(Math.max(0, fact.start - 40), fact.start);
  const begins = folded.slice(fact.start, fact.start + 20);
  if (until.test(before) || /^ate\b/.test(begins)) return { ...fact, kind: 'deadline' };
  if (since.test(before) || /^(?:a partir|apartir|desde)\b/.test(begins)) return { ...fact, kind: 'start' };
  return only.test(before) && fact.kind === 'date' ? { ...fact, kind: 'deadline' } : fact;
}

/** "só esta semana", "até o fim do mês": deadlines that name no day. */
const period =
  /\b(?:(?:so|somente|apenas)\s(?:ate\s)?(?:n?est[ae]|n?ess[ae])\s(semana|mes|fim de semana|quinzena)|ate\s(?:o|a)\s(?:fim|final)\s(?:d[oa]|dest[ae]|dess[ae])\s(semana|mes|ano|quinzena)|(?:durante|valid[oa])\s(?:est[ae]|ess[ae]|[oa])\s(semana|mes)(?:\s(?:tod[oa]|inteir[oa]))?)\b/g;

const periodsIn = (folded: string): readonly FoundFact[] =>
  findMatches(folded, period).map(({ 0: found, 1: first, 2: second, 3: third, index }) => ({
    kind: 'deadline',
    key: `fim-${first ?? second ?? third ?? ''}`,
    label: found,
    start: index,
    end: index + found.length,
  }));

/**
 * What words state, the owner's or those of a text: both are read by this one reader, so that their facts compare by
 * kind and key. In time that grows with their length.
 */
export function readStatements(words: string, now: Date): readonly Fact[] {
  const folded = fold(words);
  const links = linksIn(folded);
  let rest = blankOutFacts(folded, links);
  const places = placesIn(words, rest);
  const contacts = keepLongestFacts(contactsIn(blankOutFacts(rest, places)));
  rest = blankOutFacts(rest, [...places, ...contacts]);
  const dates = datesIn(rest, now).map((fact) => bounded(folded, fact));
  const periods = periodsIn(rest);
  const clocked = blankOutFacts(rest, [...dates, ...periods]);
  const times = timesIn(clocked).map((fact) => bounded(folded, fact));
  const timed = blankOutFacts(clocked, times);
  const money = moneyIn(timed);
  const priced = blankOutFacts(timed, money);
  const weekdays = weekdaysIn(priced).map((fact) => bounded(folded, fact));
  const counted = blankOutFacts(priced, weekdays);
  const counts = countsIn(counted);
  const numbers = bareNumbersIn(blankOutFacts(counted, counts));
  const values = [...links, ...places, ...contacts, ...dates, ...periods, ...times, ...money, ...weekdays, ...counts];
  const left = [...exceptionsIn(rest), ...denialsIn(rest)];
  const conditions = [
    ...paymentsIn(rest),
    ...freeIn(rest),
    ...conditionsIn(rest),
    ...startingPrices(folded, money),
    ...left,
  ];
  const found = [...values, ...numbers, ...conditions]
    .filter(
      (fact) => fact.kind !== 'weekday' || !left.some(({ start, end }) => fact.start >= start && fact.start < end),
    )
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const things = shareHeads(found, thingsOf(foldWithVerb(words), found));
  return found.map((fact, index) => ({
    ...fact,
    label: labelOf(fact, words),
    certainty: fact.certainty ?? 'certain',
    about: things[index] ?? null,
    words: words.slice(fact.start, fact.end),
  }));
}

/** "a partir de R$ 129": the price is the lowest of several. */
const startingPrices = (folded: string, money: readonly FoundFact[]): readonly FoundFact[] =>
  money
    .filter(
      ({ kind, start }) =>
        (kind === 'price' &&
          /\b(?:a partir d[eo]?|desde|partindo de)\s(?:r\$\s?)?$/.test(folded.slice(Math.max(0, start - 24), start))) ||
        (kind === 'price' && /^(?:a partir d[eo]?|desde)/.test(folded.slice(start, start + 12))),
    )
    .map(({ start, end }) => ({ kind: 'condition', key: 'apartir', label: 'a partir de', start, end }));

/** Facts that are told in words keep the words, as they were typed. */
const worded: ReadonlySet<FoundFact['kind']> = new Set([
  'exception',
  'denial',
  'place',
  'contact',
  'link',
  'quantity',
  'measure',
]);

const labelOf = ({ kind, label, start, end }: FoundFact, words: string): string =>
  worded.has(kind) || (kind === 'condition' && fold(words.slice(start, end)) === fold(label))
    ? words.slice(start, end).trim()
    : label;

/**
 * All that the owner told: the topic, the products that it names, the profile. `now` makes days of "amanhã". The
 * catalogue is the list of rule 12.4. Pure, and bounded by the limits of rule 5.1.
 */
export function readFacts(
  topic: string,
  profile: BusinessProfile,
  catalogue: readonly Product[],
  now: Date,
): FactSheet {
  const from = (source: FactSource, words: string | null): readonly ToldFact[] =>
    words === null ? [] : withPrices(words, readStatements(words, now)).map((fact) => ({ ...fact, source }));
  return {
    facts: [
      ...from('topic', topic),
      ...catalogue.flatMap(({ name, price, detail }) =>
        from(
          'catalogue',
          [name, price && (/^\d/.test(price) ? `R$ ${price}` : price), detail].filter(Boolean).join(' '),
        ),
      ),
      ...profileFields.flatMap((field) => from(field, profile[field])),
    ],
    now,
  };
}

/** "bala 2", "vela 5": a small number without a sign may count. */
const leastCertain = 500;

/** Owners list prices without a sign: "pizza g 45 m 38", "corte 45, barba 30". */
function withPrices(words: string, facts: readonly Fact[]): readonly Fact[] {
  const priced = learntPrices(words, facts);
  return facts.map((fact) => {
    if (fact.kind !== 'number' || !priced.has(fact)) return fact;
    const value = Number(fact.key) * 100;
    const certainty = value < leastCertain ? 'doubtful' : 'certain';
    return { ...fact, kind: 'price', key: priceKey(value), label: priceLabel(value), certainty };
  });
}
