import { factsIn, type Fact } from './fact.ts';
import { numbersIn, spelled, valueOf } from './numbers.ts';

const amount = '(\\d{1,3}(?:\\.\\d{3})+|\\d{1,7})(?:[.,](\\d{1,2})(?!\\d))?';

const digits = [
  /** R$ 39,90; R$ 1,5 mil */
  new RegExp(`r\\$\\s?${amount}(\\s?mil\\b)?`, 'g'),
  /** 39 reais; 39 reais e 90 */
  new RegExp(
    `(?<![\\d.,$]|r\\$\\s)${amount}(\\s?mil)?\\s?(?:de\\s)?(?:reais|real|conto|pila)\\b(?:\\se\\s(\\d{2})\\b)?`,
    'g',
  ),
  /** por 39,90 */
  new RegExp('\\b(?:por|apenas|so|custa|sai por|a partir de)\\s(\\d{1,5}),(\\d{2})(?!\\d)', 'g'),
  /** por 30. */
  /\b(?:por|custa)\s(?:mais\s|so\s|apenas\s)?(\d{2,4})(?=\s*(?:[.!?;]|,\s|$|\n))/g,
];

const words = new RegExp(`(${spelled})\\s+reais\\b(?:\\s+e\\s+(${spelled}))?`, 'g');

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
  ...factsIn(folded, words, ({ 1: whole = '', 2: part }) => `R$${valueOf(whole) * 100 + (part ? valueOf(part) : 0)}`),
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
