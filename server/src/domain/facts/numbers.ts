import { findMatches } from '../text/words.ts';

const names =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const hundreds = 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
);

const feminineHundreds = 'duzentas trezentas quatrocentas quinhentas seiscentas setecentas oitocentas novecentas'.split(
  ' ',
);

const values: ReadonlyMap<string, number> = new Map([
  ...names.map((name, value) => [name, value] as const),
  ...tens.map((name, index) => [name, (index + 2) * 10] as const),
  ...hundreds.map((name, index) => [name, (index + 1) * 100] as const),
  ...feminineHundreds.map((name, index) => [name, (index + 2) * 100] as const),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['cem', 100],
  ['mil', 1_000],
]);

const name = `(?:${[...values.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

/** Reais and centavos in words, folded: "trinta e nove e noventa"; of "cada uma e nove" only the nine. */
export const spelledMoney = `\\b(?!(?:uma|duas)\\b)${name}(?:\\s+(?:e\\s+)?${name}){0,5}\\b`;

const oneOf = (words: readonly string[]): string => `(?:${words.toSorted((a, b) => b.length - a.length).join('|')})`;
const joins = '\\s+(?:e\\s+)?';
const ones = oneOf([...names.slice(0, 10), 'uma', 'duas']);
const belowHundred = `(?:${oneOf(tens)}(?:${joins}${ones})?|${oneOf([...names.slice(10), 'catorze'])}|${ones})`;
const belowThousand = `(?:${oneOf([...hundreds, ...feminineHundreds])}(?:${joins}${belowHundred})?|cem|${belowHundred})`;

/** A number in words, folded: "trinta e nove"; "sete e dez" are two. */
export const spelled = `\\b(?:(?:${belowThousand}\\s+)?mil(?:${joins}${belowThousand})?|${belowThousand})\\b`;

/** The number that folded words or digits stand for: "trinta e nove", "1.200". */
export function valueOf(text: string): number {
  if (/^\d/.test(text)) return Number.parseInt(text.replaceAll('.', ''), 10) * (/\d\s?mil$/.test(text) ? 1_000 : 1);
  let whole = 0;
  let part = 0;
  for (const word of text.split(/\s+/)) {
    const value = values.get(word) ?? 0;
    if (value === 1_000) {
      whole += Math.max(part, 1) * value;
      part = 0;
    } else part += value;
  }
  return whole + part;
}

/**
 * The centavos that folded words stand for: "trinta e nove" 3900, "trinta e nove e noventa" 3990. A word that is
 * no smaller than the one before begins the centavos.
 */
export function centavosOf(text: string): number {
  const words = text.split(/\s+/);
  let least = Infinity;
  const begins = words.findIndex((word) => {
    const value = values.get(word);
    if (value === undefined) return false;
    const isNext = value !== 1_000 && value >= least;
    const size = value >= 100 ? 100 : value >= 20 ? 20 : 1;
    least = value === 1_000 ? Infinity : size;
    return isNext;
  });
  if (begins < 0) return valueOf(text) * 100;
  const part = valueOf(words.slice(begins).join(' '));
  return valueOf(words.slice(0, begins).join(' ')) * 100 + (part < 100 ? part : 0);
}

/** Words that count as numbers do. */
const groupsOf: Readonly<Record<string, number>> = { 'meia duzia': 6, duzia: 12, trio: 3 };
const numbers = new RegExp(
  `\\d{1,3} ?mil\\b|\\bmeia duzia\\b|\\bduzia\\b|\\btrio\\b|\\d{1,3}(?:\\.\\d{3})+|\\d{1,9}|${spelled}`,
  'g',
);

/** All numbers of a folded text, in digits or words. */
export const numbersIn = (folded: string): readonly number[] =>
  findMatches(folded, numbers).map(([found]) => groupsOf[found] ?? valueOf(found));
