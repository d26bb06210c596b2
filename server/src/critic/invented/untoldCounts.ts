import type { Fact } from '../../domain/facts/fact.ts';
import { centavosOfKey } from '../../domain/facts/prices/priceKeys.ts';
import { countFollowsFromSum } from '../../domain/facts/countSums.ts';
import { isExample } from '../../domain/facts/prices/priceSums.ts';
import { daysUntilToldDays } from '../../domain/facts/dates/spans.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { durationsInHours } from '../../domain/facts/units.ts';
import { fold, sentenceAround } from '../../domain/text/words.ts';
import { countsIn } from './counts.ts';
import type { JudgedText, TextFinding, Place } from '../judgedText/judgedText.ts';
import { isHypothetical } from '../judgedText/examples.ts';
import { keepLongestFindings, reportUntoldValue } from './untoldValueFinding.ts';

/** Counts that nobody told: "3 vagas", "há 20 anos". */
export const untoldCounts = (judgedText: JudgedText): readonly TextFinding[] =>
  keepLongestFindings(
    countsIn(withoutPlaces(judgedText))
      .filter((count) => !judgedText.ownWords.numbers.has(count.value) && !isSumOfCounts(judgedText, count))
      .filter((count) => !isToldLength(judgedText, count) && !isOfExample(judgedText, count))
      .filter((count) => !isOfTotal(judgedText, count))
      .filter((count) => !isCountdown(judgedText, count) && !isHypothetical(judgedText, count))
      .filter((count) => !isOfCalendar(judgedText, count) && !isMadeOf(judgedText, count))
      .flatMap((count) => reportUntoldValue('invented-number', 'O número', judgedText, count)),
  );

/** "3 vagas" where two and one were told. */
function isSumOfCounts({ ownWords, foldedText }: JudgedText, count: Place & { readonly value: number }): boolean {
  const here = numbersIn(sentenceAround(foldedText, count)).filter((number) => ownWords.numbers.has(number));
  return here.some((one, index) => here.some((other, at) => at !== index && one + other === count.value));
}

const isMadeOf = (judgedText: JudgedText, { value, start, end }: Place & { readonly value: number }): boolean =>
  countFollowsFromSum(
    value,
    topicFacts(judgedText),
    /aulas|encontros|sessoes|treinos/.test(judgedText.foldedText.slice(start, end)),
  );

const topicFacts = ({ factSheet }: JudgedText) => factSheet.facts.filter(({ source }) => source === 'topic');

/** What the calendar makes of told words: who tells of a year's plan tells of twelve months. */
const calendar: readonly (readonly [said: RegExp, told: RegExp])[] = [
  [/^(?:12|doze) mes/, /\banua(?:l|is)\b|\banuidade|\bano(?:s|\b)|\bmensa|\bmes\b/],
  [/^(?:6|seis) mes/, /\bsemestr|\bmeio ano\b/],
  [/^(?:3|tres) mes/, /\btrimestr/],
  [/^365 dias/, /\bano(?:s|\b)|\banua/],
];

/** "faltam 6 dias" to a told day. */
const isCountdown = ({ foldedText, factSheet }: JudgedText, count: Place & { readonly value: number }): boolean =>
  foldedText.slice(count.start, count.end).endsWith('dias') &&
  /\b(?:falt|rest|daqui|contagem|dura)/.test(sentenceAround(foldedText, count)) &&
  [0, 1].some((near) => daysUntilToldDays(factSheet.facts, factSheet.now).has(count.value - near));

const isOfCalendar = ({ ownWords, foldedText }: JudgedText, { start, end }: Place): boolean => {
  const words = foldedText.slice(start, end);
  return calendar.some(([pattern, told]) => pattern.test(words) && told.test(ownWords.folded));
};

/** "um gramado de 200 m², por exemplo, sai por R$ 300", where the price of one was told. */
function isOfExample({ foldedText, factSheet, reading }: JudgedText, place: Place): boolean {
  const sentence = sentenceAround(foldedText, place);
  return reading.facts.some(
    ({ kind, key, start, end }) =>
      kind === 'price' &&
      Math.abs(start - place.end) < 60 &&
      sentence.includes(foldedText.slice(start, end)) &&
      isExample(centavosOfKey(key), sentence, factSheet.facts),
  );
}

/** "com 4 extras, o total vai a R$ 790" of "690, foto extra 25": as many of one told price as make the total with another. */
function isOfTotal({ foldedText, factSheet, reading }: JudgedText, count: Place & { readonly value: number }): boolean {
  const [after = ''] = foldedText.slice(count.end, count.end + 60).split(/[!?\n;]|\.(?!\d)/);
  if (!/\btotal\b/.test(after)) return false;
  const total = reading.facts.find(
    ({ kind, start }) => kind === 'price' && start >= count.end && start < count.end + after.length,
  );
  const told = new Set(factSheet.facts.filter(({ kind }) => kind === 'price').map(({ key }) => centavosOfKey(key)));
  return total !== undefined && [...told].some((one) => told.has(centavosOfKey(total.key) - count.value * one));
}

/** "garantia de três meses" where 90 days were told. */
function isToldLength({ ownWords, foldedText }: JudgedText, { start, end }: Place): boolean {
  const told = new Set(durationsInHours(ownWords.folded));
  const stated = durationsInHours(foldedText.slice(start, end));
  return stated.length > 0 && stated.every((hours) => told.has(hours));
}

const valueAndUnit = (key: string): readonly [string, string] => {
  // "50 por 70" is a size as a whole.
  if (/^\d+ por \d+$/.test(key)) return [key, 'por'];
  const [value = '', ...unit] = key.split(' ');
  return [value, unit.join(' ')];
};

/** "12 sabores" may be a price, and what it is for: then the text has it as one, and no other price is that. */
function isPrice({ reading, factSheet }: JudgedText, value: number): boolean {
  const isOf = ({ kind, key }: Fact) => kind === 'price' && centavosOfKey(key) === value * 100;
  return reading.facts.some(isOf) && !factSheet.facts.some(isOf);
}

/** "a partir de 3 cestos" of "acima de 2 cestos". */
function isBeyondBound({ ownWords, foldedText }: JudgedText, { kind, words, start }: Fact): boolean {
  const [value = 0] = numbersIn(fold(words));
  return (
    kind === 'quantity' &&
    /\ba partir de\s$/.test(foldedText.slice(Math.max(0, start - 14), start)) &&
    new RegExp(`\\b(?:acima|mais) de ${value - 1}\\s${fold(words).split(' ').at(-1) ?? ''}`).test(ownWords.topicFolded)
  );
}

/** "30 L" of "barril 10 litros 190, barril 30 por 480": a number in the unit of another of the same thing. */
function hasUnitOfMate({ ownWords, factSheet }: JudgedText, { kind, key, words }: Fact): boolean {
  const [value = 0] = numbersIn(fold(words));
  const [, thing] = new RegExp(`\\b([a-z]{4,20})\\s${value}\\spor\\s`).exec(ownWords.topicFolded) ?? [];
  return (
    kind === 'measure' &&
    thing !== undefined &&
    factSheet.facts.some(
      (told) =>
        told.source === 'topic' &&
        told.kind === 'measure' &&
        valueAndUnit(told.key)[1] === valueAndUnit(key)[1] &&
        ownWords.topicFolded.startsWith(`${thing} `, told.start - thing.length - 1),
    )
  );
}

/** "entrega em 20 min" where 40 were told: a measure in the unit of a told one that the text lacks. */
export function otherMeasures(judgedText: JudgedText): readonly TextFinding[] {
  const { factSheet, reading } = judgedText;
  const counted = factSheet.facts.filter(({ kind }) => kind === 'measure' || kind === 'quantity');
  const told = counted.filter(
    ({ source, key, words }) =>
      source === 'topic' &&
      !reading.facts.some((said) => said.key === key) &&
      !numbersIn(fold(words)).some((number) => (number > 2 && reading.bareNumbers.has(number)) || isPrice(judgedText, number)),
  );
  return reading.facts
    .filter((fact) => {
      const { kind, key, end } = fact;
      // "uma hora e meia" is read up to the hour.
      if (
        (kind !== 'measure' && kind !== 'quantity') ||
        /^\se\smei[oa]\b/.test(judgedText.foldedText.slice(end, end + 7))
      )
        return false;
      const [value, unit] = valueAndUnit(key);
      // "12 mil btus" is "12.000 BTUs".
      if (Number(value) >= 1_000 && judgedText.ownWords.numbers.has(Number(value))) return false;
      return (
        !isHypothetical(judgedText, fact) &&
        told.some((one) => one.kind === kind && valueAndUnit(one.key)[1] === unit) &&
        !counted.some((one) => one.key === key) &&
        !isOfExample(judgedText, fact) &&
        !isBeyondBound(judgedText, fact) &&
        !hasUnitOfMate(judgedText, fact)
      );
    })
    .flatMap((fact) => reportUntoldValue('invented-number', 'O número', judgedText, fact));
}

/** "Rua 15 de Novembro, 88" counts nothing. */
export const withoutPlaces = ({ foldedText, reading }: JudgedText): string =>
  reading.facts
    .filter(({ kind }) => kind === 'place' || kind === 'link' || kind === 'contact')
    .reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), foldedText);
