import type { Fact, FactKind } from '../domain/facts/fact.ts';
import { centavosOfKey } from '../domain/facts/money.ts';
import { followsFrom } from '../domain/facts/sums.ts';
import { calendarDay } from '../domain/retailCalendar.ts';
import { sentenceAround } from '../domain/words.ts';
import type { Draft } from './draft.ts';
import { hasTold } from './unknownValue.ts';

/** Whether an amount, a share or a number of instalments was told, or follows from what was. */
export function isToldMoney(draft: Draft, fact: Fact): boolean {
  const { sheet, said } = draft;
  const isPrice = fact.kind === 'price' || fact.kind === 'oldPrice';
  const value = isPrice ? centavosOfKey(fact.key) / 100 : Number.parseInt(fact.key, 10);
  const kinds: readonly FactKind[] = isPrice ? ['price', 'oldPrice'] : [fact.kind];
  return (
    hasTold(draft, kinds, fact.key) ||
    // "88% poliamida" is no discount to the reader of topics.
    (fact.kind === 'discount' && new RegExp(`(?<!\\d)${value}\\s?(?:%|por cento)`).test(draft.own.folded)) ||
    hasTold(draft, ['number'], String(value)) ||
    (isPrice && isTyped(draft, value)) ||
    // "Obrigado por 2026"
    (isPrice && fact.words.trim() === String(yearOf(sheet.now, value))) ||
    // "12 fotos 350 dias 5 e 6": a price that ran into the next word.
    (isPrice && sheet.facts.some(({ kind: told, key }) => told === 'quantity' && Number.parseInt(key, 10) === value)) ||
    (isPrice &&
      value >= 20 &&
      new RegExp(`(?<![\\d.,/])${value} (?:mes|mensal|dias?|h|hora|aula|sessao)\\b`).test(draft.own.folded)) ||
    // Half a price and half a ticket are offers, not values.
    (fact.kind === 'discount' && !/\d|cento/.test(fact.words)) ||
    (fact.key === '50%' && /metade|\bmeia\b|50 ?off/.test(draft.own.folded)) ||
    followsFrom(fact, sentenceAround(said, fact), sheet.facts)
  );
}

/** A value with centavos, or of three digits and more, that the owner typed: whatever it was read as, it is told. */
function isTyped({ own }: Draft, value: number): boolean {
  if (value < 100 && Number.isInteger(value)) return false;
  const [whole = '', cents = '00'] = value.toFixed(2).split('.');
  const thousands = Number(whole).toLocaleString('pt-BR').replaceAll('.', '\\.?');
  const decimals = cents === '00' ? '(?:,00)?' : `[.,]${cents.endsWith('0') ? `${cents[0]}0?` : cents}`;
  return new RegExp(`(?<![\\d.,])${thousands}${decimals}(?!\\d|[.,]\\d)`).test(own.folded);
}

/** The year of a moment, or one of the two around it where the value is that. */
const yearOf = (now: Date, value: number): number => {
  const year = Number(calendarDay(now).slice(0, 4));
  return Math.abs(value - year) <= 1 ? value : year;
};

/** "leva 6 e paga 5" is "leve 6, pague 5". */
export function isToldBundle(draft: Draft, { key }: Fact): boolean {
  const [taken = '', paid = ''] = key.split('/');
  return (
    hasTold(draft, ['bundle'], key) ||
    new RegExp(`\\b(?:lev|compr|peg)\\w{1,4}\\s${taken}\\D{1,16}\\b(?:pag|por)\\w{0,4}\\s${paid}\\b`).test(
      draft.own.folded,
    )
  );
}
