import { centavosOf, spelledMoney } from '../numbers.ts';
import { findMatches } from '../../text/words.ts';

/** A price in words, and where it stands. */
interface SpokenPrice {
  readonly centavos: number;
  readonly start: number;
  readonly end: number;
}

const unit = '(?:reais|real|contos?|pilas?|mangos|pratas)';

/** A time of day or a range stands in the same words: "às dez e trinta", "entre dez e vinte". */
const noPrice = /\b(?:as|das|ate|entre|pelas|desde|antes|depois|capitulo|numero)\s+(?:as\s+)?$/;

/** Of "trinta reais e um quilo" the second number is no centavos. */
const withUnit = new RegExp(
  `(${spelledMoney})\\s+${unit}\\b(?:\\s+e\\s+(${spelledMoney})(?!\\s+(?!centavos|cada|por|pel[ao]|n[oa]|em|e|para|ou)[a-z]{3,}))?`,
  'g',
);
const alone = new RegExp(spelledMoney, 'g');
const asked = new RegExp(
  `(?<!\\b(?:divid\\w{1,4}|multiplic\\w{1,4})\\s)\\b(?:por|custa|sai(?:\\s+(?:a|por))?|a partir de|apenas)\\s+(?:mais\\s+|so\\s+|apenas\\s+)?(${spelledMoney})(?=\\s*(?:[.!?;,)]|$|\\n)|\\s+(?:(?:ou|[oa]|cada|no pix)\\b|e (?!${spelledMoney})))`,
  'g',
);

const rounds: Readonly<Record<string, number>> = {
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
const slang = new RegExp(
  `\\b(?:por|a|custa|sai|so|apenas|uns?|de)\\s+(?:uns?\\s+)?(${Object.keys(rounds).join('|')})(?:ao|inh[oa]|oes)\\b`,
  'g',
);

function pricesBy(
  folded: string,
  pattern: RegExp,
  centavosIn: (match: RegExpExecArray) => number | null,
): readonly SpokenPrice[] {
  return findMatches(folded, pattern).flatMap((match) => {
    const centavos = centavosIn(match);
    return centavos === null ? [] : [{ centavos, start: match.index, end: match.index + match[0].length }];
  });
}

/**
 * Prices as they are said: "quinze conto", "quarenta e nove e noventa", "por oitentinha". Numbers that
 * fall into two ("seis" and "noventa e nove") are reais and centavos, with no unit named.
 */
export const spokenPricesIn = (folded: string): readonly SpokenPrice[] => [
  ...pricesBy(
    folded,
    withUnit,
    ({ 1: whole = '', 2: part }) => centavosOf(whole) + (part ? centavosOf(part) / 100 : 0),
  ),
  ...pricesBy(folded, alone, ({ 0: found, index }) => {
    const amount = centavosOf(found);
    const before = folded.slice(Math.max(0, index - 14), index);
    // "Seis e quarenta, quatro graus" is an hour.
    const isHour = amount < 2_400 && amount % 5 === 0 && amount % 100 < 60 && /(?:^|[.!?\n|]\s*)$/.test(before);
    return amount % 100 < 10 || isHour || noPrice.test(before) ? null : amount;
  }),
  ...pricesBy(folded, asked, ({ 1: found = '' }) => (centavosOf(found) < 1_000 ? null : centavosOf(found))),
  ...pricesBy(folded, slang, ({ 1: found = '' }) => (rounds[found] ?? 0) * 100),
];
