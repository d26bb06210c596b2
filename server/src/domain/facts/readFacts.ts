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
import { keepLongestFacts, blankOutFacts, type FoundFact } from './foundFact.ts';
import { moneyIn } from './prices/money.ts';
import { priceKey, priceLabel } from './prices/priceKeys.ts';
import { shareHeads } from './things/shareHeads.ts';
import { thingsOf } from './things/things.ts';

/** Words before a day or hour that make it a deadline. */
const deadlineLead =
  /\b(?:ate|valid[oa] ate|so ate|somente ate|termina|acaba|encerra|vence)\s(?:(?:em|n[oa]|[oa]|as|dia|est[ae]|ess[ae]|nest[ae]|ness[ae]|proxim[ao]|amanha|o fim de|o final de|,|(?:segunda|terca|quarta|quinta|sexta|sab(?:ado)?|dom(?:ingo)?|seg|ter|qua|qui|sex)(?:[ -]feira)?,?)\s){0,4}$/;
const startLead =
  /\b(?:a partir(?: d[eoa]s?)?|apartir(?: d[eoa]s?)?|desde|comeca|comecando|inicia|inicio)\s(?:(?:em|n[oa]|[oa]|as|dia|est[ae]|ess[ae]|nest[ae]|ness[ae]|proxim[ao])\s){0,3}$/;
const onlyLead = /\b(?:so|somente|apenas)\s(?:(?:n[oa]|[oa]|dia|est[ae]|ess[ae]|nest[ae]|ness[ae])\s){0,2}$/;

/** Turns a day or hour into a deadline or a start when the words before it say so. */
function asDeadlineOrStart(foldedText: string, fact: FoundFact): FoundFact {
  const textBefore = foldedText.slice(Math.max(0, fact.start - 40), fact.start);
  const textFromStart = foldedText.slice(fact.start, fact.start + 20);
  if (deadlineLead.test(textBefore) || /^ate\b/.test(textFromStart)) return { ...fact, kind: 'deadline' };
  if (startLead.test(textBefore) || /^(?:a partir|apartir|desde)\b/.test(textFromStart))
    return { ...fact, kind: 'start' };
  return onlyLead.test(textBefore) && fact.kind === 'date' ? { ...fact, kind: 'deadline' } : fact;
}

/** "só esta semana", "até o fim do mês": deadlines that name no day. */
const periodPattern =
  /\b(?:(?:so|somente|apenas)\s(?:ate\s)?(?:n?est[ae]|n?ess[ae])\s(semana|mes|fim de semana|quinzena)|ate\s(?:o|a)\s(?:fim|final)\s(?:d[oa]|dest[ae]|dess[ae])\s(semana|mes|ano|quinzena)|(?:durante|valid[oa])\s(?:est[ae]|ess[ae]|[oa])\s(semana|mes)(?:\s(?:tod[oa]|inteir[oa]))?)\b/g;

const periodsIn = (foldedText: string): readonly FoundFact[] =>
  findMatches(foldedText, periodPattern).map(({ 0: matchText, 1: first, 2: second, 3: third, index }) => ({
    kind: 'deadline',
    key: `fim-${first ?? second ?? third ?? ''}`,
    label: matchText,
    start: index,
    end: index + matchText.length,
  }));

/**
 * Reads the facts that a text states. Texts of owners and written texts are both read by this function, so that their facts compare
 * by kind and key. Takes time linear in the length of the text.
 */
export function readStatements(typedText: string, now: Date): readonly Fact[] {
  const foldedText = fold(typedText);
  const links = linksIn(foldedText);
  let remaining = blankOutFacts(foldedText, links);
  const places = placesIn(typedText, remaining);
  const contacts = keepLongestFacts(contactsIn(blankOutFacts(remaining, places)));
  remaining = blankOutFacts(remaining, [...places, ...contacts]);
  const dates = datesIn(remaining, now).map((fact) => asDeadlineOrStart(foldedText, fact));
  const periods = periodsIn(remaining);
  const withoutDates = blankOutFacts(remaining, [...dates, ...periods]);
  const times = timesIn(withoutDates).map((fact) => asDeadlineOrStart(foldedText, fact));
  const withoutTimes = blankOutFacts(withoutDates, times);
  const money = moneyIn(withoutTimes);
  const withoutPrices = blankOutFacts(withoutTimes, money);
  const weekdays = weekdaysIn(withoutPrices).map((fact) => asDeadlineOrStart(foldedText, fact));
  const withoutWeekdays = blankOutFacts(withoutPrices, weekdays);
  const counts = countsIn(withoutWeekdays);
  const numbers = bareNumbersIn(blankOutFacts(withoutWeekdays, counts));
  const values = [...links, ...places, ...contacts, ...dates, ...periods, ...times, ...money, ...weekdays, ...counts];
  const exclusions = [...exceptionsIn(remaining), ...denialsIn(remaining)];
  const conditions = [
    ...paymentsIn(remaining),
    ...freeIn(remaining),
    ...conditionsIn(remaining),
    ...startingPriceConditions(foldedText, money),
    ...exclusions,
  ];
  const foundFacts = [...values, ...numbers, ...conditions]
    .filter(
      (fact) =>
        fact.kind !== 'weekday' || !exclusions.some(({ start, end }) => fact.start >= start && fact.start < end),
    )
    .toSorted((a, b) => a.start - b.start || a.end - b.end);
  const things = shareHeads(foundFacts, thingsOf(foldWithVerb(typedText), foundFacts));
  return foundFacts.map((fact, index) => ({
    ...fact,
    label: labelOf(fact, typedText),
    certainty: fact.certainty ?? 'certain',
    about: things[index] ?? null,
    words: typedText.slice(fact.start, fact.end),
  }));
}

/** A condition for each price that is the lowest of several: "a partir de R$ 129". */
const startingPriceConditions = (foldedText: string, money: readonly FoundFact[]): readonly FoundFact[] =>
  money
    .filter(
      ({ kind, start }) =>
        (kind === 'price' &&
          /\b(?:a partir d[eo]?|desde|partindo de)\s(?:r\$\s?)?$/.test(
            foldedText.slice(Math.max(0, start - 24), start),
          )) ||
        (kind === 'price' && /^(?:a partir d[eo]?|desde)/.test(foldedText.slice(start, start + 12))),
    )
    .map(({ start, end }) => ({ kind: 'condition', key: 'apartir', label: 'a partir de', start, end }));

/** Facts of these kinds have as their label the words as they were typed. */
const verbatimKinds: ReadonlySet<FoundFact['kind']> = new Set([
  'exception',
  'denial',
  'place',
  'contact',
  'link',
  'quantity',
  'measure',
]);

const labelOf = ({ kind, label, start, end }: FoundFact, typedText: string): string =>
  verbatimKinds.has(kind) || (kind === 'condition' && fold(typedText.slice(start, end)) === fold(label))
    ? typedText.slice(start, end).trim()
    : label;

/**
 * Reads all facts that the owner told: those of the topic, of the products that it names (`catalogue`, rule 12.4) and of the
 * profile. `now` is the instant that "amanhã" is relative to.
 */
export function readFacts(
  topic: string,
  profile: BusinessProfile,
  catalogue: readonly Product[],
  now: Date,
): FactSheet {
  const readSource = (source: FactSource, sourceText: string | null): readonly ToldFact[] =>
    sourceText === null
      ? []
      : markBarePrices(sourceText, readStatements(sourceText, now)).map((fact) => ({ ...fact, source }));
  return {
    facts: [
      ...readSource('topic', topic),
      ...catalogue.flatMap(({ name, price, detail }) =>
        readSource(
          'catalogue',
          [name, price && (/^\d/.test(price) ? `R$ ${price}` : price), detail].filter(Boolean).join(' '),
        ),
      ),
      ...profileFields.flatMap((field) => readSource(field, profile[field])),
    ],
    now,
  };
}

/** Below this many centavos a bare number is a doubtful price, since it may be a count: "bala 2", "vela 5". */
const minCertainCentavos = 500;

/** Turns the bare numbers that are prices into prices: "pizza g 45 m 38", "corte 45, barba 30". */
function markBarePrices(sourceText: string, facts: readonly Fact[]): readonly Fact[] {
  const priceFacts = learntPrices(sourceText, facts);
  return facts.map((fact) => {
    if (fact.kind !== 'number' || !priceFacts.has(fact)) return fact;
    const centavos = Number(fact.key) * 100;
    const certainty = centavos < minCertainCentavos ? 'doubtful' : 'certain';
    return { ...fact, kind: 'price', key: priceKey(centavos), label: priceLabel(centavos), certainty };
  });
}
