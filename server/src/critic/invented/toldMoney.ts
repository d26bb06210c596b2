import type { Fact, FactKind } from '../../domain/facts/fact.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { centavosOfKey, priceKey } from '../../domain/facts/prices/priceKeys.ts';
import { followsFromSum } from '../../domain/facts/prices/priceSums.ts';
import { calendarDay } from '../../domain/writing/retailCalendar.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText, Place } from '../judgedText/judgedText.ts';
import { isHypothetical, hypotheticalFacts } from '../judgedText/examples.ts';
import { isRounded } from './roundedPrices.ts';
import { isFactTold } from './untoldValueFinding.ts';

/** Whether an amount, a share or a number of instalments was told, or follows from what was. */
export function isToldMoney(judgedText: JudgedText, fact: Fact): boolean {
  const { factSheet, foldedText } = judgedText;
  const isPrice = fact.kind === 'price' || fact.kind === 'oldPrice';
  const value = isPrice ? centavosOfKey(fact.key) / 100 : Number.parseInt(fact.key, 10);
  const kinds: readonly FactKind[] = isPrice ? ['price', 'oldPrice'] : [fact.kind];
  return (
    isFactTold(judgedText, kinds, fact.key) ||
    // "88% poliamida" is no discount to the reader of topics.
    (fact.kind === 'discount' && new RegExp(`(?<!\\d)${value}\\s?(?:%|por cento)`).test(judgedText.ownWords.folded)) ||
    isFactTold(judgedText, ['number'], String(value)) ||
    (isPrice && isTypedAmount(judgedText, value)) ||
    // "Obrigado por 2026" has a year and no price.
    (isPrice && fact.words.trim() === String(yearOf(factSheet.now, value))) ||
    // "12 fotos 350 dias 5 e 6", "linguica 20 kg", "petisco do dia 25": a price that was misread with the next word.
    (isPrice && factSheet.facts.some((toldFact) => mayBeMisreadPrice(toldFact, value))) ||
    isDiscountExample(judgedText, fact) ||
    (isPrice &&
      value >= 20 &&
      new RegExp(`(?<![\\d.,/])${value} (?:mes|mensal|dias?|h|hora|aula|sessao)\\b`).test(
        judgedText.ownWords.folded,
      )) ||
    // "metade", "meia-entrada": without a number it is an offer, which another check judges.
    (fact.kind === 'discount' && !/\d|cento/.test(fact.words)) ||
    (fact.key === '50%' && /metade|\bmeia\b|50 ?off/.test(judgedText.ownWords.folded)) ||
    (isPrice &&
      (isHypothetical(judgedText, fact) || isRounded(judgedText, fact) || includesExtras(judgedText, fact))) ||
    (isPrice && isHalfPayment(judgedText, fact) && isToldPrice(judgedText, value * 2)) ||
    followsFromSum(fact, sentenceWithQuestion(foldedText, fact), [
      ...factSheet.facts,
      ...hypotheticalFactsBefore(judgedText, fact),
    ])
  );
}

const isToldPrice = (judgedText: JudgedText, value: number): boolean =>
  isFactTold(judgedText, ['price'], priceKey(value * 100)) || isFactTold(judgedText, ['number'], String(value));

/** The hypothetical facts within 160 characters before a fact, which its sentence may calculate with. */
const hypotheticalFactsBefore = (judgedText: JudgedText, { start }: Fact): readonly Fact[] =>
  hypotheticalFacts(judgedText).filter(
    (hypotheticalFact) => hypotheticalFact.start < start && start - hypotheticalFact.start < 160,
  );

const halfPaymentPhrase =
  /\bmetade (?:n[ao]|antes|agora|adiantad[oa]|de (?:entrada|sinal)|(?:p\/?|para|pra) (?:reserv|fech|agend|garant)\w+)\b|\b(?:entrada|sinal|reserv\w+)\b[^,;\n]{0,14}\bmetade\b/;
const paymentWords =
  /\bmetade\b|\bentrada\b|\bsinal\b|\breserv|\bna hora\b|\brest(?:o|ante)\b|\bagora\b|\bdepois\b|\bantes\b/;

/**
 * "R$ 100 para reservar" of "metade na reserva": a clause that speaks of such a payment, where the owner tells that half
 * is paid at first.
 */
const isHalfPayment = ({ ownWords, foldedText }: JudgedText, { start, end }: Fact): boolean =>
  halfPaymentPhrase.test(ownWords.topicFolded) &&
  paymentWords.test(
    `${/[^,.;!?\n]*$/.exec(foldedText.slice(0, start))?.[0]} ${/^[^,.;!?\n]*/.exec(foldedText.slice(end))?.[0]}`,
  );

const extraPrice = /\b(?:extra|adicional|a mais|demais|depois|excedente)\b\D{0,12}?(\d{1,4})\b/g;

/** "De cinco horas: R$ 210" of "4h 180 hora extra 30": a told price and the price of each unit above the included ones. */
function includesExtras({ ownWords, foldedText }: JudgedText, fact: Fact): boolean {
  const value = centavosOfKey(fact.key) / 100;
  const toldNumbers = findMatches(ownWords.topicFolded, /\d{1,4}/g).map(([digits]) => Number(digits));
  const statedNumbers = numbersIn(sentenceWithQuestion(foldedText, fact)).filter((number) => number !== value);
  return findMatches(ownWords.topicFolded, extraPrice).some(([, priceOfExtra = '']) =>
    statedNumbers.some((count) =>
      [1, ...toldNumbers].some(
        (includedCount) =>
          count > includedCount && toldNumbers.includes(value - (count - includedCount) * Number(priceOfExtra)),
      ),
    ),
  );
}

/** The sentence of a place with the question that it answers: "Dois espetinhos? R$ 16." */
function sentenceWithQuestion(foldedText: string, place: Place): string {
  const sentence = sentenceAround(foldedText, place);
  const sentenceStart = foldedText.lastIndexOf(sentence, place.start);
  const [question = ''] =
    /[^.!?\n]{1,80}[?:]\s*$/.exec(foldedText.slice(Math.max(0, sentenceStart - 90), Math.max(0, sentenceStart))) ?? [];
  return `${question}${sentence}`;
}

/** Whether a told fact of another kind may be a price that was misread with the next word. */
export function mayBeMisreadPrice({ kind, key, words, certainty }: Fact, value: number): boolean {
  if (kind === 'quantity') return Number.parseInt(key, 10) === value;
  if (kind === 'measure')
    return /^\d+\s?(?:kg|k|un|quilo|kilo|l|litro)s?$/i.test(words) && Number.parseInt(words, 10) === value;
  return kind === 'date' && certainty === 'doubtful' && Number(key) === value;
}

const exampleWords =
  /\bna conta\b|\bexemplo\b|\buma? \w{3,14} de r?\$?\s?\d|\bque (?:custa|custava|era)\b|\bvira\b|\bcai (?:para|pra)\b|\bsai por\b/;

/** "30% off: uma peça de R$ 100 sai por R$ 70": a price with another one that together are an example of a told discount. */
function isDiscountExample({ foldedText, factSheet, reading }: JudgedText, fact: Fact): boolean {
  const sentence = sentenceAround(foldedText, fact);
  if (fact.kind !== 'price' && fact.kind !== 'oldPrice') return false;
  if (!exampleWords.test(sentence)) return false;
  const toldDiscounts = factSheet.facts
    .filter(({ kind }) => kind === 'discount')
    .map(({ key }) => Number.parseInt(key, 10));
  const price = centavosOfKey(fact.key);
  return reading.facts
    .filter(({ kind, start }) => (kind === 'price' || kind === 'oldPrice') && Math.abs(start - fact.start) < 80)
    .map(({ key }) => centavosOfKey(key))
    .some((otherPrice) =>
      toldDiscounts.some(
        (discount) =>
          Math.abs(Math.max(price, otherPrice) * (100 - discount) - Math.min(price, otherPrice) * 100) < 100,
      ),
    );
}

/** Whether the owner typed an amount with centavos, or of three digits or more, whatever kind of fact it was read as. */
function isTypedAmount({ ownWords }: JudgedText, value: number): boolean {
  if (value < 100 && Number.isInteger(value)) return false;
  const [whole = '', cents = '00'] = value.toFixed(2).split('.');
  const thousands = Number(whole).toLocaleString('pt-BR').replaceAll('.', '\\.?');
  const decimals = cents === '00' ? '(?:,00)?' : `[.,]${cents.endsWith('0') ? `${cents[0]}0?` : cents}`;
  return new RegExp(`(?<![\\d.,])${thousands}${decimals}(?!\\d|[.,]\\d)`).test(ownWords.folded);
}

/** The value itself where it is the current, the last or the next year, else the current year. */
const yearOf = (now: Date, value: number): number => {
  const year = Number(calendarDay(now).slice(0, 4));
  return Math.abs(value - year) <= 1 ? value : year;
};

/** Whether a bundle was told, in whatever verbs: "leva 6 e paga 5" is "leve 6, pague 5". */
export function isToldBundle(judgedText: JudgedText, { key }: Fact): boolean {
  const [taken = '', paid = ''] = key.split('/');
  return (
    isFactTold(judgedText, ['bundle'], key) ||
    new RegExp(`\\b(?:lev|compr|peg)\\w{1,4}\\s${taken}\\D{1,16}\\b(?:pag|por)\\w{0,4}\\s${paid}\\b`).test(
      judgedText.ownWords.folded,
    )
  );
}
