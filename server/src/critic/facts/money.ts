import type { Told } from './derived.ts';
import { factsIn, type Fact } from './fact.ts';
import { numbersIn, spelled, valueOf } from './numbers.ts';
import { spokenPricesIn } from './spoken.ts';

const amount = '(\\d{1,3}(?:\\.\\d{3})+|\\d{1,7})(?:[.,](\\d{1,2})(?!\\d))?';

const digits = [
  /** R$ 39,90; R$ 1,5 mil */
  new RegExp(`r\\$\\s?${amount}(\\s?mil\\b)?`, 'g'),
  /** 39 reais; 39 reais e 90 */
  new RegExp(
    `(?<![\\d.,$]|r\\$\\s)${amount}(\\s?mil)?\\s?(?:de\\s)?(?:reais|real|contos?|pilas?|mangos|pratas)\\b(?:\\se\\s(\\d{2})\\b)?`,
    'g',
  ),
  /** 39,90 */
  /(?<![\d.,/$])(\d{1,5}),(\d{2})(?![\d%])(?!\s?(?:m|cm|mm|m2|kg|g|l|ml|km|litros?|metros?|quilos?|mil|milh(?:ao|oes))\b)/g,
  /** por 30. */
  /\b(?:por|custa|sai por|fica em|a partir de|apenas)\s(?:mais\s|so\s|apenas\s)?(\d{2,4})(?=\s*(?:[.!?;](?!\d)|,\s|$|\n))/g,
];

const percentages = [
  /(?<![\d.,])(\d{1,3})(?:,\d{1,2})?\s?%/g,
  new RegExp(`(\\d{1,3}|${spelled})\\s+por\\s+cento\\b`, 'g'),
];

const instalments = [
  /\b(\d{1,2})\s?x\b(?=\s*(?:de\s+r\$|sem juros|no cartao|no credito|iguais))/g,
  /\bem\s+(?:ate\s+)?(\d{1,2})\s?(?:x\b|vezes\b|parcelas\b)/g,
  /\b(\d{1,2})\s+(?:parcelas\b|vezes\s+(?:sem juros|no cartao))/g,
];

const centavos = (whole: string, part = '', thousand?: string): string =>
  `R$${Math.round((valueOf(whole) * 100 + Number(part.padEnd(2, '0'))) * (thousand ? 1_000 : 1))}`;

/** Prices in centavos, percentages and instalments: "R$ 39,90", "39 reais e 90" and "39.90" are one price. */
export const pricesIn = (folded: string): readonly Fact[] => [
  ...digits.flatMap((pattern) =>
    factsIn(folded, pattern, ({ 1: whole = '', 2: part, 3: thousand, 4: spoken }) =>
      centavos(whole, part ?? spoken, thousand),
    ),
  ),
  ...spokenPricesIn(folded),
  ...percentages.flatMap((pattern) =>
    factsIn(folded, pattern, ({ 1: value = '', index, 0: found }) =>
      // "100% algodão" is no price; "100% de desconto" is.
      valueOf(value) === 100 &&
      !/^\s*(?:de\s+desconto|off\b)/.test(folded.slice(index + found.length, index + found.length + 16))
        ? null
        : `${valueOf(value)}%`,
    ),
  ),
  ...instalments.flatMap((pattern) => factsIn(folded, pattern, ({ 1: times = '' }) => `${times}x`)),
];

/** The prices that somebody's own words allow: owners write "corte 80" and "20 off", so each number counts. */
export const priceKeysOf = (own: string): readonly string[] => [
  ...pricesIn(own).map(({ key }) => key),
  ...[...own.matchAll(new RegExp(amount, 'g'))].map(([, whole = '', part]) => centavos(whole, part)),
  ...numbersIn(own).flatMap((number) => [`R$${number * 100}`, `${number}%`, `${number}x`]),
];

/** What there is to reckon with in somebody's own words: prices, bare numbers that may be prices, percentages. */
export function toldMoney(own: string): Told {
  const priced = pricesIn(own).map(({ key }) => key);
  const bare = [...own.matchAll(new RegExp(`(?<![\\d.,/])${amount}(?![\\d/%]|\\s?(?:h|ml|kg|g|anos|dias)\\b)`, 'g'))];
  return {
    amounts: [
      ...priced.filter((key) => key.startsWith('R$')).map((key) => Number(key.slice(2))),
      ...bare.map(([, whole = '', part]) => Number(centavos(whole, part).slice(2))),
    ].filter((value) => value >= 500 && value < 10_000_000),
    numbers: numbersIn(own).filter((number) => number > 1 && number <= 100),
    percentages: priced.filter((key) => key.endsWith('%')).map((key) => Number(key.slice(0, -1))),
  };
}
