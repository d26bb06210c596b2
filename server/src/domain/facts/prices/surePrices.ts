import { findMatches } from '../../text/words.ts';
import { isNoPrice } from './noPrice.ts';

const currency = String.raw`(?:de\s)?(?:reais|real|contos?|pilas?|mangos|pratas|reau)\b`;
const moneyBehind = new RegExp(
  String.raw`^(?:\s?mil)?\s?${currency}(?:\se\s\d\d(?:\scentavos)?(?!\d|\s?${currency}))?`,
);
const listOfMoney = new RegExp(String.raw`^(?:,\s?\d[\d.]*)*\s(?:e|ou)\s\d[\d.]*\s?${currency}`);

/** What a number counts or measures, when it stands behind it. */
const unit =
  /^(?!\s[mg]\s(?:r\$\s?)?\d)\s?(?:%|[ºª°]|(?:h|hs|hrs?|horas?|min|minutos?|segundos?|ml|l|lts?|litros?|kgs?|quilos?|g|gramas?|km|cm|mm|m|metros?|m2|m²|dias?|semanas?|mes|meses|anos?|x|vezes|unidades?|pessoas?)\b)/;
/** Half a million, and no 500 thousand of something. */
const thousands = /^\s?mil\b(?!\s\p{L}+s\b)(?!\s(?:km|de))(?!\spor\s(?:r\$\s?)?\d{2,3}(?!\d|[.,]\d|\s?mil))/u;
const countsThousands =
  /(?:mais|cerca|quase|uns|umas|acima|abaixo|minimo|partir|cada|ate|com|tem|temos|sao)(?: de?)?\s$/;

/** A number as it stands in its sentence. */
export interface Typed {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A number that stands by itself. */
export const number =
  /(?<![\p{L}\d.,/:$°ºª%+@#-])(?:\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,]\d{1,2})?(?![\d:]|\/\d|[.,]\d)/gu;
/** What a number is worth. */
export const valueOf = (value: string): number => Number(value.replace(/\.(?=\d{3})/g, '').replace(',', '.'));

/** A sentence with its place; a price says nothing of another sentence. */
export const sentences = (folded: string): readonly (readonly [string, number])[] =>
  findMatches(folded, /(?:[^.!?;\n]|[.](?=\d))+/g).map(({ 0: text, index }) => [text, index]);

/** Where a number ends that its form or a word of money makes a price, that word included; null for any other. */
export function findSurePriceEnd({ value, start, end }: Typed, sentence: string): number | null {
  const before = sentence.slice(0, start);
  const after = sentence.slice(end);
  const money = moneyBehind.exec(after);
  if (money) return /\b(?:moeda|nota|cedula)s? de $/.test(before) ? null : end + money[0].length;
  if (isNoPrice(valueOf(value), before, after) || /\d{3}[\s-]$/.test(before) || /^[\s-]\d{4}/.test(after)) return null;
  if (/(?<![\d,])\d{1,2}x\s(?:de\s)?$/.test(before) && valueOf(value) >= 10 && !unit.test(after)) return end;
  // "59,90kg"
  if (/,(?:90|99|49|98)$/.test(value) && valueOf(value) >= 2 && /^\s?kg\b/.test(after)) return end;
  if (unit.test(after)) return null;
  // "moldura 60x80 por 180"
  if (/\d\s?x\s?\d+\spor\s$/.test(before) && valueOf(value) >= 20) return end;
  if (listOfMoney.test(after)) return end;
  if (thousands.test(after) && !countsThousands.test(before)) return end + (/^\s?mil/.exec(after)?.[0].length ?? 0);
  // "linha 0,40", "box até 1,20 sai 690": how thick and how wide they are.
  const isMeasure =
    valueOf(value) < 5 && /\b(?:ate|altura|largura|mede|medindo) $/.test(before) && /^\s\p{L}/u.test(after);
  return /,\d\d$/.test(value) && valueOf(value) >= 1 && !isMeasure ? end : null;
}
