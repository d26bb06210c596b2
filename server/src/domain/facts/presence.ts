import { fold } from '../text/words.ts';
import { saysCondition } from './conditions/conditions.ts';
import { dayPresence, timePresence, weekdayPresence } from './dates/dayPresence.ts';
import type { CheckedFact, Fact, FactKind, FactSheet } from './fact.ts';
import { exclusionPresence } from './leftOut.ts';
import { centavosOfKey } from './prices/priceKeys.ts';
import { numbersIn } from './numbers.ts';
import { statesFact, readText, type Presence, type Reading } from './reading.ts';

/** A price is said too by what several cost, or by what it comes to with another: "dois por R$ 36", "no total R$ 1.770". */
const mostTimes = 12;
/** "o dobro" of another price. */
const multiples: readonly (readonly [RegExp, number])[] = [
  [/\bdobro\b/, 2],
  [/\btriplo\b/, 3],
  [/\bmetade\b/, 0.5],
];

function pricePresence(key: string, { facts, numbers, folded }: Reading, told: readonly Fact[]): boolean {
  const value = centavosOfKey(key);
  const prices = facts.filter(({ kind }) => kind === 'price').map((fact) => centavosOfKey(fact.key));
  const others = told.filter((fact) => fact.kind === 'price').map((fact) => centavosOfKey(fact.key));
  const isSum = prices.some(
    (price) =>
      !others.includes(price) &&
      ((price > value && price % value === 0 && (price / value <= mostTimes || numbers.has(price / value))) ||
        others.some((other) => other !== value && price === value + other)),
  );
  const isMultiple = multiples.some(
    ([words, times]) => words.test(folded) && others.some((other) => other * times === value && prices.includes(other)),
  );
  return (
    isSum ||
    isMultiple ||
    facts.some((fact) => (fact.kind === 'price' || fact.kind === 'oldPrice') && fact.key === key) ||
    // As it was typed: "0,90" may be a measure.
    (value % 100 !== 0 &&
      new RegExp(`(?<![\\d.,])${Math.floor(value / 100)},${`${value % 100}`.padStart(2, '0')}(?!\\d)`).test(folded)) ||
    (value % 100 === 0 &&
      (numbers.has(value / 100) || (value % 100_000 === 0 && numbers.has(value / 100_000) && /\bmil\b/.test(folded))))
  );
}

/** "ele paga R$ 30" of "irmao paga metade" and 60: the price that a share leaves of a told one says the share, if it is no told one itself. */
function isTakenOff(key: string, { facts }: Reading, told: readonly Fact[]): boolean {
  const left = 100 - Number.parseInt(key, 10);
  const whole = told.filter(({ kind }) => kind === 'price').map((fact) => centavosOfKey(fact.key));
  return facts.some(({ kind, key: said }) => {
    const price = kind === 'price' ? centavosOfKey(said) : 0;
    return !whole.includes(price) && whole.includes((price * 100) / left);
  });
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
        statesFact(reading, ['discount'], [fact.key]) ||
          numbers.has(Number.parseInt(fact.key, 10)) ||
          (fact.key === '50%' && /metade|\bmeia\b|meio a meio/.test(folded)) ||
          isTakenOff(fact.key, reading, told) ||
          // The two prices say it.
          (facts.some(({ kind }) => kind === 'oldPrice') && facts.some(({ kind }) => kind === 'price')),
      );
    case 'instalments':
    case 'number':
      return asked(numbers.has(Number.parseInt(fact.key, 10)));
    case 'bundle':
      return asked(
        statesFact(reading, ['bundle'], [fact.key]) ||
          fact.key.split(/[/+]/).every((part) => Number(part) === 1 || numbers.has(Number(part))) ||
          /gratis|de graca|outr[oa]|dobro/.test(folded),
      );
    case 'free':
      return asked(
        statesFact(reading, ['free'], ['free']) ||
          /gratis|gratuit|de graca|cortesia|sem custo|nao pag(?:a|ue)|por nossa conta|brinde|presente|\bzero\b|isent|sem pagar|nada a pagar|sem taxa|nao custa|custa nada|nao (?:se )?cobr|sem cobr|conta da casa|incluid|inclus|\bganha|bonific|\bganhou\b|\ba gente (?:leva|poe|da|paga|banca|oferece|cuida|serve|garante)\b|\be com a gente\b|\bpagam?os?\b|\boferec/.test(
            folded,
          ),
      );
    case 'quantity':
    case 'measure':
      return asked(
        statesFact(reading, [fact.kind], [fact.key]) || numbersIn(fact.words).every((number) => numbers.has(number)),
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
        statesFact(reading, ['payment'], [fact.key]) ||
          (fact.key === 'vista' && /vista|de uma vez/.test(folded)) ||
          (fact.key === 'cartao' && /cartao|credito|debito|parcel|\d\s?x\b/.test(folded)),
      );
    case 'condition':
      return asked(saysCondition(fact.key, folded));
    case 'exception':
    case 'denial':
      return exclusionPresence(fact.key, reading);
    case 'place':
    case 'contact':
    case 'link':
      return asked(
        statesFact(reading, [fact.kind], [fact.key]) ||
          folded.replaceAll(/\D/g, '').includes(fact.key.replaceAll(/\D/g, '') || ' ') ||
          folded.includes(fold(fact.words)),
      );
  }
}

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
