import { fold, wordsOf } from '../words.ts';
import { weekdayName, weekdaysOf } from './calendar.ts';
import { saysCondition } from './conditions.ts';
import { daysMeant, weekdayStems } from './days.ts';
import type { CheckedFact, Fact, FactKind, FactSheet } from './fact.ts';
import { without } from './found.ts';
import { centavosOfKey } from './money.ts';
import { numbersIn } from './numbers.ts';
import { readStatements } from './readFacts.ts';
import { stem } from './stem.ts';

/** A text as told facts are looked for in it. */
export interface Reading {
  readonly folded: string;
  readonly facts: readonly Fact[];
  readonly numbers: ReadonlySet<number>;
  /** Those that stand in no other fact. */
  readonly bare: ReadonlySet<number>;
  readonly now: Date;
}

/** Whether a text has a fact, lacks it, or says the opposite of it. */
export type Presence = 'present' | 'missing' | 'turned';

/** Reads a text so that told facts can be looked for in it. */
export function readText(text: string, now: Date): Reading {
  const folded = fold(text);
  const facts = readStatements(text, now);
  const rest = without(
    folded,
    facts.filter(({ kind }) => kind !== 'number'),
  );
  return { folded, facts, numbers: new Set(numbersIn(folded)), bare: new Set(numbersIn(rest)), now };
}

const has = ({ facts }: Reading, kinds: readonly FactKind[], keys: readonly string[]): boolean =>
  facts.some(({ kind, key }) => kinds.includes(kind) && keys.includes(key));

const dayKinds: readonly FactKind[] = ['date', 'deadline', 'start', 'weekday'];

/** What takes something out, or says that it is not so. */
const leavesOut =
  /\bmenos\b|\bexceto\b|\bfora\b|\bsalvo\b|\bexcecao\b|\bnao\b|\bsem\b|\bnem\b|\bfech(?:a|am|amos|ad[oa]s?)\b|\bfolga\b|\bdescans|\ba parte\b|\btirando\b|\bzero\b|\bnenhum|\bso nao\b|\bnada de\b|\bs\/|\bde fora\b|\boutr[oa] (?:oficina|lugar|dia)\b|\bso (?:em|no|na|com|de|para)\b|\bsomente\b|\bapenas\b/;
const takesIn = /\binclusive\b|\bincluindo\b|\binclus[oa]s?\b|\btambem\b|\bate mesmo\b/;

/** The sentences and clauses of folded words. */
const clausesOf = (folded: string): readonly string[] =>
  folded.split(
    /[!\n;]|\?(?!\s(?:[a-z]{1,12},?\s){0,2}(?:nao|nem|infelizmente)\b)|\.(?!\d)|,\s(?=mas\b|e\s(?:n[oa]s?|aos?)\b)/,
  );

const hasStem = (words: string, key: string): boolean => {
  const stems = new Set(wordsOf(words).map(({ text }) => stem(text)));
  return key
    .split(' ')
    .every((one) => stems.has(one) || (one.length > 4 && [...stems].some((word) => word.startsWith(one.slice(0, 6)))));
};

/** "No consultório ela não existe": the sentence behind one that names a thing denies it. */
const refersBack =
  /\b(?:el[ae]s?|iss[oa]|ess[ae]s?|est[ae]s?)\b[^,]{0,20}\bnao\b|\bnao (?:existe|ha|tem|precisa|fica|vale|entra|temos|fazemos|aceitamos)$/;

/** What a text says of something that the owner left out. */
function leftOut(key: string, reading: Reading): Presence {
  const all = clausesOf(reading.folded);
  const clauses = all.filter((clause) => hasStem(clause, key));
  const denies = (clause: string) =>
    leavesOut.test(clause) &&
    !(takesIn.test(lastClaim(clause, key)) && !/\bnao\b|\bnem\b/.test(lastClaim(clause, key)));
  if (clauses.some(denies)) return 'present';
  if (clauses.some((clause) => refersBack.test(all[all.indexOf(clause) + 1]?.trim() ?? ''))) return 'present';
  const weekday = weekdayStems.indexOf(key);
  if (weekday >= 0) {
    const open = reading.facts.filter(({ kind }) => kind === 'weekday');
    if (open.some((fact) => weekdaysOf(fact.key).includes(weekday) && fact.key.length > 1)) return 'turned';
    // "de terça a domingo" says that Monday is closed.
    if (clauses.length === 0) return open.some((fact) => fact.key.length > 3) ? 'present' : 'missing';
  }
  return clauses.length > 0 ? 'turned' : 'missing';
}

/** Days that a text may call by the name of their feast. */
const feasts: Readonly<Record<string, RegExp>> = {
  '12-25': /\b(?:n?o|de|dia de) natal\b/,
  '01-01': /\bano[ -]novo\b|\bprimeiro dia do ano\b/,
  '12-24': /\bvespera de natal\b/,
  '12-31': /\breveillon\b|\bvespera d[eo] ano/,
};

/** What follows the last colon of a clause, where that is what names the thing. */
function lastClaim(clause: string, key: string): string {
  const behind = clause.slice(clause.lastIndexOf(':') + 1);
  return hasStem(behind, key) ? behind : clause;
}

/** A text that names other dates does not mean this one by its weekday. */
const hasOtherDate = ({ facts }: Reading, told: readonly Fact[]): boolean =>
  facts.some(({ key }) => /^\d\d-\d\d$/.test(key) && !told.some((one) => one.key === key || one.key === key.slice(3)));

/** The number of a day; one that something told is counted by ("12 cores") stands alone. */
function hasDayNumber(day: number, { numbers, bare, facts }: Reading, told: readonly Fact[]): boolean {
  const isCount = ({ kind, key }: Fact) => kind === 'quantity' && Number.parseInt(key, 10) === day;
  return told.some(isCount) && facts.some(isCount) ? bare.has(day) : numbers.has(day);
}

function dayPresence(fact: Fact, reading: Reading, told: readonly Fact[]): boolean {
  const meant = daysMeant(fact, reading.now);
  // "o 31 já foi", "25 e 26 estamos fechados": a day is said by its number too.
  if (/^(?:\d\d-)?\d\d$/.test(fact.key) && hasDayNumber(Number(fact.key.slice(-2)), reading, told)) return true;
  const keys = [fact.key, ...meant.flatMap((day) => [day.slice(5), day.slice(8)])];
  if (has(reading, dayKinds, keys)) return true;
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

function weekdayPresence(fact: Fact, reading: Reading, facts: readonly Fact[]): boolean {
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
  if (told.length === 2 && /fi(?:m|nal) de semana/.test(reading.folded)) return true;
  return told.length === 1 && (named[0] === true || dayPresence(fact, reading, facts));
}

/** A time of the clock, said in twelve hours or in twenty-four. */
const hoursAlike = (one: string, other: string): boolean =>
  one === other || (one.slice(3) === other.slice(3) && Number(one.slice(0, 2)) % 12 === Number(other.slice(0, 2)) % 12);

/** A price is said too by what several cost, or by what it comes to with another: "dois por R$ 36", "no total R$ 1.770". */
const mostTimes = 12;

function pricePresence(key: string, { facts, numbers, folded }: Reading, told: readonly Fact[]): boolean {
  const value = centavosOfKey(key);
  const prices = facts.filter(({ kind }) => kind === 'price').map((fact) => centavosOfKey(fact.key));
  const others = told.filter((fact) => fact.kind === 'price').map((fact) => centavosOfKey(fact.key));
  const isSum = prices.some(
    (price) =>
      !others.includes(price) &&
      ((price > value && price % value === 0 && price / value <= mostTimes) ||
        others.some((other) => other !== value && price === value + other)),
  );
  return (
    isSum ||
    facts.some((fact) => (fact.kind === 'price' || fact.kind === 'oldPrice') && fact.key === key) ||
    // As it was typed: "0,90" may be a measure.
    (value % 100 !== 0 &&
      new RegExp(`(?<![\\d.,])${Math.floor(value / 100)},${`${value % 100}`.padStart(2, '0')}(?!\\d)`).test(folded)) ||
    (value % 100 === 0 &&
      (numbers.has(value / 100) || (value % 100_000 === 0 && numbers.has(value / 100_000) && /\bmil\b/.test(folded))))
  );
}

/** Where a told fact is in a text: said in whatever words, not said, or said the other way round. */
export function presenceOf(fact: Fact, reading: Reading, told: readonly Fact[]): Presence {
  const asked = (isThere: boolean): Presence => (isThere ? 'present' : 'missing');
  const { folded, facts, numbers } = reading;
  switch (fact.kind) {
    case 'price':
    case 'oldPrice':
      return asked(pricePresence(fact.key, reading, told));
    case 'discount':
      return asked(
        has(reading, ['discount'], [fact.key]) ||
          numbers.has(Number.parseInt(fact.key, 10)) ||
          (fact.key === '50%' && /metade|\bmeia\b/.test(folded)) ||
          // The two prices say it.
          (facts.some(({ kind }) => kind === 'oldPrice') && facts.some(({ kind }) => kind === 'price')),
      );
    case 'instalments':
    case 'number':
      return asked(numbers.has(Number.parseInt(fact.key, 10)));
    case 'bundle':
      return asked(
        has(reading, ['bundle'], [fact.key]) ||
          fact.key.split(/[/+]/).every((part) => Number(part) === 1 || numbers.has(Number(part))) ||
          /gratis|de graca|outr[oa]|dobro/.test(folded),
      );
    case 'free':
      return asked(
        has(reading, ['free'], ['free']) ||
          /gratis|gratuit|de graca|cortesia|sem custo|nao paga|por nossa conta|brinde|presente|\bzero\b|isent|sem pagar|nada a pagar|sem taxa|nao custa|custa nada|nao (?:se )?cobr|sem cobr|conta da casa|incluid|inclus|\bganha|bonific|\bganhou\b|\ba gente (?:leva|poe|da|paga|banca|oferece|cuida|serve|garante)\b|\be com a gente\b|\bpagam?os?\b|\boferec/.test(
            folded,
          ),
      );
    case 'quantity':
    case 'measure':
      return asked(
        has(reading, [fact.kind], [fact.key]) || numbersIn(fact.words).every((number) => numbers.has(number)),
      );
    case 'weekday':
      return asked(weekdayPresence(fact, reading, told));
    case 'date':
    case 'deadline':
    case 'start':
      if (/^\d\d:\d\d$/.test(fact.key)) return asked(timePresence(fact, reading));
      return asked(
        /^[0-6]+$/.test(fact.key) && fact.key.length !== 2
          ? weekdayPresence(fact, reading, told)
          : dayPresence(fact, reading, told),
      );
    case 'time':
      return asked(timePresence(fact, reading));
    case 'payment':
      return asked(
        has(reading, ['payment'], [fact.key]) ||
          (fact.key === 'vista' && /vista|de uma vez/.test(folded)) ||
          (fact.key === 'cartao' && /cartao|credito|debito|parcel|\d\s?x\b/.test(folded)),
      );
    case 'condition':
      return asked(saysCondition(fact.key, folded));
    case 'exception':
    case 'denial':
      return leftOut(fact.key, reading);
    case 'place':
    case 'contact':
    case 'link':
      return asked(
        has(reading, [fact.kind], [fact.key]) ||
          folded.replaceAll(/\D/g, '').includes(fact.key.replaceAll(/\D/g, '') || ' ') ||
          folded.includes(fold(fact.words)),
      );
  }
}

/** "1h30 de leitura" may be read as an hour: "uma hora e meia". */
const isLength = ({ key }: Fact, { facts, folded }: Reading): boolean => {
  const [hours, minutes] = key.split(':').map(Number);
  return (
    facts.some((one) => one.kind === 'measure' && one.key === `${(hours ?? 0) * 60 + (minutes ?? 0)} min`) ||
    (hours === 1 && minutes === 30 && /\b(?:uma|1) hora e meia\b/.test(folded))
  );
};

const timePresence = (fact: Fact, reading: Reading): boolean => isAtHour(fact, reading) || isLength(fact, reading);

const isAtHour = (fact: Fact, { facts, bare }: Reading): boolean =>
  facts.some(({ key }) => /^\d\d:\d\d$/.test(key) && hoursAlike(key, fact.key)) ||
  (fact.key.endsWith(':00') && (bare.has(Number(fact.key.slice(0, 2))) || bare.has(Number(fact.key.slice(0, 2)) % 12)));

/** Kinds that the screen does not count: what was before an offer, and numbers of nothing. */
const uncounted: ReadonlySet<FactKind> = new Set(['oldPrice', 'number', 'link']);

/**
 * What was told for a text, in the topic, and whether the text has it: "Fatos conferidos n/m". A fact told twice counts
 * once. What the list says of a product that the topic names may be in the text, and need not.
 */
export function checkFacts(sheet: FactSheet, text: string): readonly CheckedFact[] {
  const reading = readText(text, sheet.now);
  return toldForText(sheet).map((fact) => ({ fact, present: presenceOf(fact, reading, sheet.facts) === 'present' }));
}

/** The facts that were told for the text itself, each once. */
export function toldForText({ facts }: FactSheet): FactSheet['facts'] {
  const seen = new Set<string>();
  return facts.filter(({ source, kind, key }) => {
    const name = `${kind} ${key}`;
    if (source !== 'topic' || uncounted.has(kind) || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}
