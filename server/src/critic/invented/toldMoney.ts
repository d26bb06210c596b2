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
    (isPrice && isTyped(judgedText, value)) ||
    // "Obrigado por 2026"
    (isPrice && fact.words.trim() === String(yearOf(factSheet.now, value))) ||
    // "12 fotos 350 dias 5 e 6", "linguica 20 kg", "petisco do dia 25": a price that ran into the next word.
    (isPrice && factSheet.facts.some((told) => mayBePrice(told, value))) ||
    isExample(judgedText, fact) ||
    (isPrice &&
      value >= 20 &&
      new RegExp(`(?<![\\d.,/])${value} (?:mes|mensal|dias?|h|hora|aula|sessao)\\b`).test(
        judgedText.ownWords.folded,
      )) ||
    // Half a price and half a ticket are offers, not values.
    (fact.kind === 'discount' && !/\d|cento/.test(fact.words)) ||
    (fact.key === '50%' && /metade|\bmeia\b|50 ?off/.test(judgedText.ownWords.folded)) ||
    (isPrice && (isHypothetical(judgedText, fact) || isRounded(judgedText, fact) || isWithExtra(judgedText, fact))) ||
    (isPrice && isHalfPaid(judgedText, fact) && isToldPrice(judgedText, value * 2)) ||
    followsFromSum(fact, withQuestion(foldedText, fact), [...factSheet.facts, ...posedBefore(judgedText, fact)])
  );
}

const isToldPrice = (judgedText: JudgedText, value: number): boolean =>
  isFactTold(judgedText, ['price'], priceKey(value * 100)) || isFactTold(judgedText, ['number'], String(value));

/** What a sentence may reckon with of the cases just before it. */
const posedBefore = (judgedText: JudgedText, { start }: Fact): readonly Fact[] =>
  hypotheticalFacts(judgedText).filter((one) => one.start < start && start - one.start < 160);

const halfPaid =
  /\bmetade (?:n[ao]|antes|agora|adiantad[oa]|de (?:entrada|sinal)|(?:p\/?|para|pra) (?:reserv|fech|agend|garant)\w+)\b|\b(?:entrada|sinal|reserv\w+)\b[^,;\n]{0,14}\bmetade\b/;
const paying =
  /\bmetade\b|\bentrada\b|\bsinal\b|\breserv|\bna hora\b|\brest(?:o|ante)\b|\bagora\b|\bdepois\b|\bantes\b/;

/** "R$ 100 para reservar" of "metade na reserva": half of a price, in a clause that speaks of paying so. */
const isHalfPaid = ({ ownWords, foldedText }: JudgedText, { start, end }: Fact): boolean =>
  halfPaid.test(ownWords.topicFolded) &&
  paying.test(
    `${/[^,.;!?\n]*$/.exec(foldedText.slice(0, start))?.[0]} ${/^[^,.;!?\n]*/.exec(foldedText.slice(end))?.[0]}`,
  );

const extra = /\b(?:extra|adicional|a mais|demais|depois|excedente)\b\D{0,12}?(\d{1,4})\b/g;

/** "De cinco horas: R$ 210" of "4h 180 hora extra 30": a told price, and as often what is paid for more as there are more. */
function isWithExtra({ ownWords, foldedText }: JudgedText, fact: Fact): boolean {
  const value = centavosOfKey(fact.key) / 100;
  const told = findMatches(ownWords.topicFolded, /\d{1,4}/g).map(([one]) => Number(one));
  const here = numbersIn(withQuestion(foldedText, fact)).filter((number) => number !== value);
  return findMatches(ownWords.topicFolded, extra).some(([, more = '']) =>
    here.some((count) =>
      [1, ...told].some((first) => count > first && told.includes(value - (count - first) * Number(more))),
    ),
  );
}

/** The sentence of a place, behind the question that it answers: "Dois espetinhos? R$ 16." */
function withQuestion(said: string, place: Place): string {
  const sentence = sentenceAround(said, place);
  const at = said.lastIndexOf(sentence, place.start);
  const [question = ''] = /[^.!?\n]{1,80}[?:]\s*$/.exec(said.slice(Math.max(0, at - 90), Math.max(0, at))) ?? [];
  return `${question}${sentence}`;
}

/** Whether a told fact of another kind may be a price that ran into the next word. */
export function mayBePrice({ kind, key, words, certainty }: Fact, value: number): boolean {
  if (kind === 'quantity') return Number.parseInt(key, 10) === value;
  if (kind === 'measure')
    return /^\d+\s?(?:kg|k|un|quilo|kilo|l|litro)s?$/i.test(words) && Number.parseInt(words, 10) === value;
  return kind === 'date' && certainty === 'doubtful' && Number(key) === value;
}

const example =
  /\bna conta\b|\bexemplo\b|\buma? \w{3,14} de r?\$?\s?\d|\bque (?:custa|custava|era)\b|\bvira\b|\bcai (?:para|pra)\b|\bsai por\b/;

/** "30% off: uma peça de R$ 100 sai por R$ 70": two prices that make an example of a told discount. */
function isExample({ foldedText, factSheet, reading }: JudgedText, fact: Fact): boolean {
  const sentence = sentenceAround(foldedText, fact);
  if (fact.kind !== 'price' && fact.kind !== 'oldPrice') return false;
  if (!example.test(sentence)) return false;
  const shares = factSheet.facts.filter(({ kind }) => kind === 'discount').map(({ key }) => Number.parseInt(key, 10));
  const mine = centavosOfKey(fact.key);
  return reading.facts
    .filter(({ kind, start }) => (kind === 'price' || kind === 'oldPrice') && Math.abs(start - fact.start) < 80)
    .map(({ key }) => centavosOfKey(key))
    .some((other) =>
      shares.some((share) => Math.abs(Math.max(mine, other) * (100 - share) - Math.min(mine, other) * 100) < 100),
    );
}

/** A value with centavos, or of three digits and more, that the owner typed: whatever it was read as, it is told. */
function isTyped({ ownWords }: JudgedText, value: number): boolean {
  if (value < 100 && Number.isInteger(value)) return false;
  const [whole = '', cents = '00'] = value.toFixed(2).split('.');
  const thousands = Number(whole).toLocaleString('pt-BR').replaceAll('.', '\\.?');
  const decimals = cents === '00' ? '(?:,00)?' : `[.,]${cents.endsWith('0') ? `${cents[0]}0?` : cents}`;
  return new RegExp(`(?<![\\d.,])${thousands}${decimals}(?!\\d|[.,]\\d)`).test(ownWords.folded);
}

/** The year of a moment, or one of the two around it where the value is that. */
const yearOf = (now: Date, value: number): number => {
  const year = Number(calendarDay(now).slice(0, 4));
  return Math.abs(value - year) <= 1 ? value : year;
};

/** "leva 6 e paga 5" is "leve 6, pague 5". */
export function isToldBundle(judgedText: JudgedText, { key }: Fact): boolean {
  const [taken = '', paid = ''] = key.split('/');
  return (
    isFactTold(judgedText, ['bundle'], key) ||
    new RegExp(`\\b(?:lev|compr|peg)\\w{1,4}\\s${taken}\\D{1,16}\\b(?:pag|por)\\w{0,4}\\s${paid}\\b`).test(
      judgedText.ownWords.folded,
    )
  );
}
