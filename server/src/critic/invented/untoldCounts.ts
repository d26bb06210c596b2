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
export const findUntoldCounts = (judgedText: JudgedText): readonly TextFinding[] =>
  keepLongestFindings(
    countsIn(blankOutPlaces(judgedText))
      .filter((count) => !judgedText.ownWords.numbers.has(count.value) && !isSumOfCounts(judgedText, count))
      .filter((count) => !isToldLength(judgedText, count) && !isInPriceExample(judgedText, count))
      .filter((count) => !explainsTotal(judgedText, count))
      .filter((count) => !isCountdown(judgedText, count) && !isHypothetical(judgedText, count))
      .filter((count) => !isCalendarEquivalent(judgedText, count) && !followsFromToldCounts(judgedText, count))
      .flatMap((count) => reportUntoldValue('invented-number', 'O número', judgedText, count)),
  );

/** "3 vagas" where two and one were told. */
function isSumOfCounts({ ownWords, foldedText }: JudgedText, count: Place & { readonly value: number }): boolean {
  const toldNumbersOfSentence = numbersIn(sentenceAround(foldedText, count)).filter((number) =>
    ownWords.numbers.has(number),
  );
  return toldNumbersOfSentence.some((number, index) =>
    toldNumbersOfSentence.some(
      (otherNumber, otherIndex) => otherIndex !== index && number + otherNumber === count.value,
    ),
  );
}

const followsFromToldCounts = (
  judgedText: JudgedText,
  { value, start, end }: Place & { readonly value: number },
): boolean =>
  countFollowsFromSum(
    value,
    topicFacts(judgedText),
    /aulas|encontros|sessoes|treinos/.test(judgedText.foldedText.slice(start, end)),
  );

const topicFacts = ({ factSheet }: JudgedText) => factSheet.facts.filter(({ source }) => source === 'topic');

/** Lengths of time that other words tell: "12 meses" of "plano anual". */
const calendarEquivalents: readonly (readonly [statedPattern: RegExp, toldPattern: RegExp])[] = [
  [/^(?:12|doze) mes/, /\banua(?:l|is)\b|\banuidade|\bano(?:s|\b)|\bmensa|\bmes\b/],
  [/^(?:6|seis) mes/, /\bsemestr|\bmeio ano\b/],
  [/^(?:3|tres) mes/, /\btrimestr/],
  [/^365 dias/, /\bano(?:s|\b)|\banua/],
];

/** "faltam 6 dias": the number of days that are left until a told day. */
const isCountdown = ({ foldedText, factSheet }: JudgedText, count: Place & { readonly value: number }): boolean =>
  foldedText.slice(count.start, count.end).endsWith('dias') &&
  /\b(?:falt|rest|daqui|contagem|dura)/.test(sentenceAround(foldedText, count)) &&
  [0, 1].some((roundingDays) => daysUntilToldDays(factSheet.facts, factSheet.now).has(count.value - roundingDays));

const isCalendarEquivalent = ({ ownWords, foldedText }: JudgedText, { start, end }: Place): boolean => {
  const words = foldedText.slice(start, end);
  return calendarEquivalents.some(
    ([statedPattern, toldPattern]) => statedPattern.test(words) && toldPattern.test(ownWords.folded),
  );
};

/** "um gramado de 200 m², por exemplo, sai por R$ 300", where the price of one was told. */
function isInPriceExample({ foldedText, factSheet, reading }: JudgedText, place: Place): boolean {
  const sentence = sentenceAround(foldedText, place);
  return reading.facts.some(
    ({ kind, key, start, end }) =>
      kind === 'price' &&
      Math.abs(start - place.end) < 60 &&
      sentence.includes(foldedText.slice(start, end)) &&
      isExample(centavosOfKey(key), sentence, factSheet.facts),
  );
}

/** "com 4 extras, o total vai a R$ 790" of "690, foto extra 25": the total is one told price and the count times another. */
function explainsTotal(
  { foldedText, factSheet, reading }: JudgedText,
  count: Place & { readonly value: number },
): boolean {
  const [clauseBehind = ''] = foldedText.slice(count.end, count.end + 60).split(/[!?\n;]|\.(?!\d)/);
  if (!/\btotal\b/.test(clauseBehind)) return false;
  const total = reading.facts.find(
    ({ kind, start }) => kind === 'price' && start >= count.end && start < count.end + clauseBehind.length,
  );
  const toldPrices = new Set(
    factSheet.facts.filter(({ kind }) => kind === 'price').map(({ key }) => centavosOfKey(key)),
  );
  return (
    total !== undefined &&
    [...toldPrices].some((toldPrice) => toldPrices.has(centavosOfKey(total.key) - count.value * toldPrice))
  );
}

/** "garantia de três meses" where 90 days were told. */
function isToldLength({ ownWords, foldedText }: JudgedText, { start, end }: Place): boolean {
  const toldHours = new Set(durationsInHours(ownWords.folded));
  const statedHours = durationsInHours(foldedText.slice(start, end));
  return statedHours.length > 0 && statedHours.every((hours) => toldHours.has(hours));
}

const valueAndUnit = (key: string): readonly [string, string] => {
  // "50 por 70" is a size as a whole.
  if (/^\d+ por \d+$/.test(key)) return [key, 'por'];
  const [value = '', ...unit] = key.split(' ');
  return [value, unit.join(' ')];
};

/**
 * Whether a told number is a price to the text and not to the reader of facts: "12 sabores" may be a price and its thing.
 */
function isOnlyInTextPrice({ reading, factSheet }: JudgedText, value: number): boolean {
  const isPriceOfValue = ({ kind, key }: Fact) => kind === 'price' && centavosOfKey(key) === value * 100;
  return reading.facts.some(isPriceOfValue) && !factSheet.facts.some(isPriceOfValue);
}

/** "a partir de 3 cestos" of "acima de 2 cestos": the same bound in other words. */
function followsFromToldBound({ ownWords, foldedText }: JudgedText, { kind, words, start }: Fact): boolean {
  const [value = 0] = numbersIn(fold(words));
  return (
    kind === 'quantity' &&
    /\ba partir de\s$/.test(foldedText.slice(Math.max(0, start - 14), start)) &&
    new RegExp(`\\b(?:acima|mais) de ${value - 1}\\s${fold(words).split(' ').at(-1) ?? ''}`).test(ownWords.topicFolded)
  );
}

/**
 * "30 L" of "barril 10 litros 190, barril 30 por 480": a told number with the unit that the owner gave to the same thing
 * before.
 */
function hasUnitOfSameThing({ ownWords, factSheet }: JudgedText, { kind, key, words }: Fact): boolean {
  const [value = 0] = numbersIn(fold(words));
  const [, thing] = new RegExp(`\\b([a-z]{4,20})\\s${value}\\spor\\s`).exec(ownWords.topicFolded) ?? [];
  return (
    kind === 'measure' &&
    thing !== undefined &&
    factSheet.facts.some(
      (toldFact) =>
        toldFact.source === 'topic' &&
        toldFact.kind === 'measure' &&
        valueAndUnit(toldFact.key)[1] === valueAndUnit(key)[1] &&
        ownWords.topicFolded.startsWith(`${thing} `, toldFact.start - thing.length - 1),
    )
  );
}

/** "entrega em 20 min" where 40 were told: a measure with the unit of a told one that the text lacks. */
export function findOtherMeasures(judgedText: JudgedText): readonly TextFinding[] {
  const { factSheet, reading } = judgedText;
  const toldMeasures = factSheet.facts.filter(({ kind }) => kind === 'measure' || kind === 'quantity');
  const omittedMeasures = toldMeasures.filter(
    ({ source, key, words }) =>
      source === 'topic' &&
      !reading.facts.some((statedFact) => statedFact.key === key) &&
      !numbersIn(fold(words)).some(
        (number) => (number > 2 && reading.bareNumbers.has(number)) || isOnlyInTextPrice(judgedText, number),
      ),
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
      // "12.000 BTUs" of "12 mil btus".
      if (Number(value) >= 1_000 && judgedText.ownWords.numbers.has(Number(value))) return false;
      return (
        !isHypothetical(judgedText, fact) &&
        omittedMeasures.some(
          (omittedMeasure) => omittedMeasure.kind === kind && valueAndUnit(omittedMeasure.key)[1] === unit,
        ) &&
        !toldMeasures.some((toldMeasure) => toldMeasure.key === key) &&
        !isInPriceExample(judgedText, fact) &&
        !followsFromToldBound(judgedText, fact) &&
        !hasUnitOfSameThing(judgedText, fact)
      );
    })
    .flatMap((fact) => reportUntoldValue('invented-number', 'O número', judgedText, fact));
}

/** The text with addresses, links and contacts replaced by spaces: "Rua 15 de Novembro, 88" counts nothing. */
export const blankOutPlaces = ({ foldedText, reading }: JudgedText): string =>
  reading.facts
    .filter(({ kind }) => kind === 'place' || kind === 'link' || kind === 'contact')
    .reduce(
      (remainingText, { start, end }) =>
        remainingText.slice(0, start) + ' '.repeat(end - start) + remainingText.slice(end),
      foldedText,
    );
