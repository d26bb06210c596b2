import { fold } from '../text/words.ts';
import { saysCondition } from './conditions/conditions.ts';
import { statesDay, statesTime, statesWeekdays } from './dates/dayPresence.ts';
import type { CheckedFact, Fact, FactKind, FactSheet } from './fact.ts';
import { exclusionPresence } from './exclusionPresence.ts';
import { centavosOfKey } from './prices/priceKeys.ts';
import { numbersIn } from './numbers.ts';
import { statesFact, readText, type Presence, type Reading } from './reading.ts';

/** Up to this multiple a price states the told price of one: "dois por R$ 36" states 18. */
const maxMultiple = 12;
/** Words that state a told price as a multiple of another told price. */
const multiples: readonly (readonly [RegExp, number])[] = [
  [/\bdobro\b/, 2],
  [/\btriplo\b/, 3],
  [/\bmetade\b/, 0.5],
];

function statesPrice(key: string, { facts, numbers, foldedText }: Reading, toldFacts: readonly Fact[]): boolean {
  const centavos = centavosOfKey(key);
  const textPrices = facts.filter(({ kind }) => kind === 'price').map((fact) => centavosOfKey(fact.key));
  const toldPrices = toldFacts.filter((fact) => fact.kind === 'price').map((fact) => centavosOfKey(fact.key));
  const isSum = textPrices.some(
    (textPrice) =>
      !toldPrices.includes(textPrice) &&
      ((textPrice > centavos &&
        textPrice % centavos === 0 &&
        (textPrice / centavos <= maxMultiple || numbers.has(textPrice / centavos))) ||
        toldPrices.some((toldPrice) => toldPrice !== centavos && textPrice === centavos + toldPrice)),
  );
  const isMultiple = multiples.some(
    ([pattern, factor]) =>
      pattern.test(foldedText) &&
      toldPrices.some((toldPrice) => toldPrice * factor === centavos && textPrices.includes(toldPrice)),
  );
  return (
    isSum ||
    isMultiple ||
    facts.some((fact) => (fact.kind === 'price' || fact.kind === 'oldPrice') && fact.key === key) ||
    // Written like the price but read as something else: "0,90" may be a measure.
    (centavos % 100 !== 0 &&
      new RegExp(`(?<![\\d.,])${Math.floor(centavos / 100)},${`${centavos % 100}`.padStart(2, '0')}(?!\\d)`).test(
        foldedText,
      )) ||
    (centavos % 100 === 0 &&
      (numbers.has(centavos / 100) ||
        (centavos % 100_000 === 0 && numbers.has(centavos / 100_000) && /\bmil\b/.test(foldedText))))
  );
}

/**
 * Whether a text states a discount by the price that it leaves: "ele paga R$ 30" where "irmao paga metade" and a price of 60 are
 * told. A price that is told itself does not count.
 */
function statesPriceAfterDiscount(key: string, { facts }: Reading, toldFacts: readonly Fact[]): boolean {
  const percentLeft = 100 - Number.parseInt(key, 10);
  const toldPrices = toldFacts.filter(({ kind }) => kind === 'price').map((fact) => centavosOfKey(fact.key));
  return facts.some(({ kind, key: factKey }) => {
    const textPrice = kind === 'price' ? centavosOfKey(factKey) : 0;
    return !toldPrices.includes(textPrice) && toldPrices.includes((textPrice * 100) / percentLeft);
  });
}

/** Whether a text states a told fact in any words (`present`), does not (`missing`), or states its opposite (`turned`). */
export function presenceOf(fact: Fact, reading: Reading, toldFacts: readonly Fact[]): Presence {
  const presentIf = (isStated: boolean): Presence => (isStated ? 'present' : 'missing');
  const { foldedText, facts, numbers } = reading;
  switch (fact.kind) {
    case 'price':
    case 'oldPrice':
      return presentIf(statesPrice(fact.key, reading, toldFacts));
    case 'discount':
      return presentIf(
        statesFact(reading, ['discount'], [fact.key]) ||
          numbers.has(Number.parseInt(fact.key, 10)) ||
          (fact.key === '50%' && /metade|\bmeia\b|meio a meio/.test(foldedText)) ||
          statesPriceAfterDiscount(fact.key, reading, toldFacts) ||
          // The old and the new price together state the discount.
          (facts.some(({ kind }) => kind === 'oldPrice') && facts.some(({ kind }) => kind === 'price')),
      );
    case 'instalments':
    case 'number':
      return presentIf(numbers.has(Number.parseInt(fact.key, 10)));
    case 'bundle':
      return presentIf(
        statesFact(reading, ['bundle'], [fact.key]) ||
          fact.key.split(/[/+]/).every((part) => Number(part) === 1 || numbers.has(Number(part))) ||
          /gratis|de graca|outr[oa]|dobro/.test(foldedText),
      );
    case 'free':
      return presentIf(
        statesFact(reading, ['free'], ['free']) ||
          /gratis|gratuit|de graca|cortesia|sem custo|nao pag(?:a|ue)|por nossa conta|brinde|presente|\bzero\b|isent|sem pagar|nada a pagar|sem taxa|nao custa|custa nada|nao (?:se )?cobr|sem cobr|conta da casa|incluid|inclus|\bganha|bonific|\bganhou\b|\ba gente (?:leva|poe|da|paga|banca|oferece|cuida|serve|garante)\b|\be com a gente\b|\bpagam?os?\b|\boferec/.test(
            foldedText,
          ),
      );
    case 'quantity':
    case 'measure':
      return presentIf(
        statesFact(reading, [fact.kind], [fact.key]) || numbersIn(fact.words).every((number) => numbers.has(number)),
      );
    case 'weekday':
      return presentIf(statesWeekdays(fact, reading, toldFacts));
    case 'date':
    case 'deadline':
    case 'start':
      if (/^\d\d:\d\d$/.test(fact.key)) return presentIf(statesTime(fact, reading));
      return presentIf(
        /^[0-6]+$/.test(fact.key) && fact.key.length !== 2
          ? statesWeekdays(fact, reading, toldFacts)
          : statesDay(fact, reading, toldFacts),
      );
    case 'time':
      return presentIf(statesTime(fact, reading));
    case 'payment':
      return presentIf(
        statesFact(reading, ['payment'], [fact.key]) ||
          (fact.key === 'vista' && /vista|de uma vez/.test(foldedText)) ||
          (fact.key === 'cartao' && /cartao|credito|debito|parcel|\d\s?x\b/.test(foldedText)),
      );
    case 'condition':
      return presentIf(saysCondition(fact.key, foldedText));
    case 'exception':
    case 'denial':
      return exclusionPresence(fact.key, reading);
    case 'place':
    case 'contact':
    case 'link':
      return presentIf(
        statesFact(reading, [fact.kind], [fact.key]) ||
          foldedText.replaceAll(/\D/g, '').includes(fact.key.replaceAll(/\D/g, '') || ' ') ||
          foldedText.includes(fold(fact.words)),
      );
  }
}

/** Kinds that "Fatos conferidos n/m" does not count: prices before an offer, bare numbers and links. */
const uncountedKinds: ReadonlySet<FactKind> = new Set(['oldPrice', 'number', 'link']);

/**
 * The facts of the topic, each once, and whether the text states them: "Fatos conferidos n/m". Facts of the catalogue are left
 * out: the text may state them, and need not.
 */
export function checkFacts(sheet: FactSheet, text: string): readonly CheckedFact[] {
  const reading = readText(text, sheet.now);
  return factsToldForText(sheet).map((fact) => ({
    fact,
    present: presenceOf(fact, reading, sheet.facts) === 'present',
  }));
}

/** The facts of the topic that the screen counts, each once. */
export function factsToldForText({ facts }: FactSheet): FactSheet['facts'] {
  const seen = new Set<string>();
  return facts.filter(({ source, kind, key }) => {
    const kindAndKey = `${kind} ${key}`;
    if (source !== 'topic' || uncountedKinds.has(kind) || seen.has(kindAndKey)) return false;
    seen.add(kindAndKey);
    return true;
  });
}
