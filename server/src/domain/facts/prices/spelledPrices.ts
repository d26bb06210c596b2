import { parseCentavos, spelledAmount } from '../numbers.ts';
import { findMatches } from '../../text/words.ts';

/** A price in words, with its indexes in the text. */
interface SpelledPrice {
  readonly centavos: number;
  readonly start: number;
  readonly end: number;
}

const currencyPattern = '(?:reais|real|contos?|pilas?|mangos|pratas)';

/** Words before a time of day or a range: "às dez e trinta", "entre dez e vinte". */
const timeOrRangeBefore = /\b(?:as|das|ate|entre|pelas|desde|antes|depois|capitulo|numero)\s+(?:as\s+)?$/;

/** An amount with its currency and centavos; in "trinta reais e um quilo" the second number is no centavos. */
const priceWithCurrencyPattern = new RegExp(
  `(${spelledAmount})\\s+${currencyPattern}\\b(?:\\s+e\\s+(${spelledAmount})(?!\\s+(?!centavos|cada|por|pel[ao]|n[oa]|em|e|para|ou)[a-z]{3,}))?`,
  'g',
);
const spelledAmountPattern = new RegExp(spelledAmount, 'g');
const priceAfterWordPattern = new RegExp(
  `(?<!\\b(?:divid\\w{1,4}|multiplic\\w{1,4})\\s)\\b(?:por|custa|sai(?:\\s+(?:a|por))?|a partir de|apenas)\\s+(?:mais\\s+|so\\s+|apenas\\s+)?(${spelledAmount})(?=\\s*(?:[.!?;,)]|$|\\n)|\\s+(?:(?:ou|[oa]|cada|no pix)\\b|e (?!${spelledAmount})))`,
  'g',
);

const roundNumberStems: Readonly<Record<string, number>> = {
  dez: 10,
  vint: 20,
  trint: 30,
  quarent: 40,
  cinquent: 50,
  sessent: 60,
  setent: 70,
  oitent: 80,
  novent: 90,
  cent: 100,
};
const slangPricePattern = new RegExp(
  `\\b(?:por|a|custa|sai|so|apenas|uns?|de)\\s+(?:uns?\\s+)?(${Object.keys(roundNumberStems).join('|')})(?:ao|inh[oa]|oes)\\b`,
  'g',
);

function findSpelledPrices(
  foldedText: string,
  pattern: RegExp,
  readCentavos: (match: RegExpExecArray) => number | null,
): readonly SpelledPrice[] {
  return findMatches(foldedText, pattern).flatMap((match) => {
    const centavos = readCentavos(match);
    return centavos === null ? [] : [{ centavos, start: match.index, end: match.index + match[0].length }];
  });
}

/**
 * Finds prices in words: "quinze conto", "quarenta e nove e noventa", "por oitentinha". Two numbers joined by "e" without a currency
 * are reais and centavos: "seis e noventa e nove".
 */
export const spelledPricesIn = (foldedText: string): readonly SpelledPrice[] => [
  ...findSpelledPrices(
    foldedText,
    priceWithCurrencyPattern,
    ({ 1: whole = '', 2: part }) => parseCentavos(whole) + (part ? parseCentavos(part) / 100 : 0),
  ),
  ...findSpelledPrices(foldedText, spelledAmountPattern, ({ 0: matchText, index }) => {
    const amount = parseCentavos(matchText);
    const before = foldedText.slice(Math.max(0, index - 14), index);
    // "Seis e quarenta, quatro graus" is an hour.
    const isHour = amount < 2_400 && amount % 5 === 0 && amount % 100 < 60 && /(?:^|[.!?\n|]\s*)$/.test(before);
    return amount % 100 < 10 || isHour || timeOrRangeBefore.test(before) ? null : amount;
  }),
  ...findSpelledPrices(foldedText, priceAfterWordPattern, ({ 1: matchText = '' }) =>
    parseCentavos(matchText) < 1_000 ? null : parseCentavos(matchText),
  ),
  ...findSpelledPrices(
    foldedText,
    slangPricePattern,
    ({ 1: matchText = '' }) => (roundNumberStems[matchText] ?? 0) * 100,
  ),
];
