import { findMatches } from '../../text/words.ts';
import { isNoPrice } from './noPrice.ts';

const currencyPattern = String.raw`(?:de\s)?(?:reais|real|contos?|pilas?|mangos|pratas|reau)\b`;
const moneyAfter = new RegExp(
  String.raw`^(?:\s?mil)?\s?${currencyPattern}(?:\se\s\d\d(?:\scentavos)?(?!\d|\s?${currencyPattern}))?`,
);
const listOfMoneyAfter = new RegExp(String.raw`^(?:,\s?\d[\d.]*)*\s(?:e|ou)\s\d[\d.]*\s?${currencyPattern}`);

/** A unit or counted noun after a number. */
const unitAfter =
  /^(?!\s[mg]\s(?:r\$\s?)?\d)\s?(?:%|[ºª°]|(?:h|hs|hrs?|horas?|min|minutos?|segundos?|ml|l|lts?|litros?|kgs?|quilos?|g|gramas?|km|cm|mm|m|metros?|m2|m²|dias?|semanas?|mes|meses|anos?|x|vezes|unidades?|pessoas?)\b)/;
/** "mil" after the thousands of a price; not "500 mil seguidores". */
const thousandsAfter = /^\s?mil\b(?!\s\p{L}+s\b)(?!\s(?:km|de))(?!\spor\s(?:r\$\s?)?\d{2,3}(?!\d|[.,]\d|\s?mil))/u;
const countBefore = /(?:mais|cerca|quase|uns|umas|acima|abaixo|minimo|partir|cada|ate|com|tem|temos|sao)(?: de?)?\s$/;

/** A number as typed, with its indexes in the sentence. */
export interface TypedNumber {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** A number that stands by itself. */
export const bareNumberPattern =
  /(?<![\p{L}\d.,/:$°ºª%+@#-])(?:\d{1,3}(?:\.\d{3})+|\d{1,7})(?:[.,]\d{1,2})?(?![\d:]|\/\d|[.,]\d)/gu;
/** Parses a typed number: "1.690" is 1690, "39,90" is 39.9. */
export const parseDecimal = (value: string): number => Number(value.replace(/\.(?=\d{3})/g, '').replace(',', '.'));

/** The sentences of a folded text, each with its index. */
export const sentencesOf = (foldedText: string): readonly (readonly [string, number])[] =>
  findMatches(foldedText, /(?:[^.!?;\n]|[.](?=\d))+/g).map(({ 0: text, index }) => [text, index]);

/** The end of a price that its form or a word of money makes certain, that word included; null for any other number. */
export function findCertainPriceEnd({ value, start, end }: TypedNumber, sentence: string): number | null {
  const textBefore = sentence.slice(0, start);
  const textAfter = sentence.slice(end);
  const currencyMatch = moneyAfter.exec(textAfter);
  if (currencyMatch) return /\b(?:moeda|nota|cedula)s? de $/.test(textBefore) ? null : end + currencyMatch[0].length;
  if (
    isNoPrice(parseDecimal(value), textBefore, textAfter) ||
    /\d{3}[\s-]$/.test(textBefore) ||
    /^[\s-]\d{4}/.test(textAfter)
  )
    return null;
  if (/(?<![\d,])\d{1,2}x\s(?:de\s)?$/.test(textBefore) && parseDecimal(value) >= 10 && !unitAfter.test(textAfter))
    return end;
  // "59,90kg"
  if (/,(?:90|99|49|98)$/.test(value) && parseDecimal(value) >= 2 && /^\s?kg\b/.test(textAfter)) return end;
  if (unitAfter.test(textAfter)) return null;
  // "moldura 60x80 por 180"
  if (/\d\s?x\s?\d+\spor\s$/.test(textBefore) && parseDecimal(value) >= 20) return end;
  if (listOfMoneyAfter.test(textAfter)) return end;
  if (thousandsAfter.test(textAfter) && !countBefore.test(textBefore))
    return end + (/^\s?mil/.exec(textAfter)?.[0].length ?? 0);
  // "linha 0,40", "box até 1,20 sai 690" are measures.
  const isMeasure =
    parseDecimal(value) < 5 &&
    /\b(?:ate|altura|largura|mede|medindo) $/.test(textBefore) &&
    /^\s\p{L}/u.test(textAfter);
  return /,\d\d$/.test(value) && parseDecimal(value) >= 1 && !isMeasure ? end : null;
}
