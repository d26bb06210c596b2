import { findMatches } from '../text/words.ts';

const belowTwenty =
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

const numberWordValues: ReadonlyMap<string, number> = new Map([
  ...belowTwenty.map((numberWord, value) => [numberWord, value] as const),
  ...tens.map((numberWord, index) => [numberWord, (index + 2) * 10] as const),
  ...hundreds.map((numberWord, index) => [numberWord, (index + 1) * 100] as const),
  ...feminineHundreds.map((numberWord, index) => [numberWord, (index + 2) * 100] as const),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['cem', 100],
  ['mil', 1_000],
]);

const numberWord = `(?:${[...numberWordValues.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

/**
 * Pattern of an amount in folded words, reais and centavos in a row: "trinta e nove e noventa". It never begins with "uma" or
 * "duas": "cada uma e nove" matches only "nove".
 */
export const spelledAmount = `\\b(?!(?:uma|duas)\\b)${numberWord}(?:\\s+(?:e\\s+)?${numberWord}){0,5}\\b`;

const alternatives = (alternativeWords: readonly string[]): string =>
  `(?:${alternativeWords.toSorted((a, b) => b.length - a.length).join('|')})`;
const numberJoin = '\\s+(?:e\\s+)?';
const belowTen = alternatives([...belowTwenty.slice(0, 10), 'uma', 'duas']);
const belowHundred = `(?:${alternatives(tens)}(?:${numberJoin}${belowTen})?|${alternatives([...belowTwenty.slice(10), 'catorze'])}|${belowTen})`;
const belowThousand = `(?:${alternatives([...hundreds, ...feminineHundreds])}(?:${numberJoin}${belowHundred})?|cem|${belowHundred})`;

/** Pattern of a number in folded words: "trinta e nove". "sete e dez" are two numbers. */
export const spelledNumber = `\\b(?:(?:${belowThousand}\\s+)?mil(?:${numberJoin}${belowThousand})?|${belowThousand})\\b`;

/** Parses a number in folded words or digits: "trinta e nove", "1.200". Unknown words count as 0. */
export function parseNumber(text: string): number {
  if (/^\d/.test(text)) return Number.parseInt(text.replaceAll('.', ''), 10) * (/\d\s?mil$/.test(text) ? 1_000 : 1);
  let thousands = 0;
  let belowThousandPart = 0;
  for (const word of text.split(/\s+/)) {
    const value = numberWordValues.get(word) ?? 0;
    if (value === 1_000) {
      thousands += Math.max(belowThousandPart, 1) * value;
      belowThousandPart = 0;
    } else belowThousandPart += value;
  }
  return thousands + belowThousandPart;
}

/**
 * Parses an amount in folded words to centavos: "trinta e nove" is 3900, "trinta e nove e noventa" 3990. The centavos begin at the
 * first word of the same or a greater magnitude (below twenty, tens, hundreds) than the word before it.
 */
export function parseCentavos(text: string): number {
  const words = text.split(/\s+/);
  let previousMagnitude = Infinity;
  const centavosStart = words.findIndex((word) => {
    const value = numberWordValues.get(word);
    if (value === undefined) return false;
    const beginsCentavos = value !== 1_000 && value >= previousMagnitude;
    const magnitude = value >= 100 ? 100 : value >= 20 ? 20 : 1;
    previousMagnitude = value === 1_000 ? Infinity : magnitude;
    return beginsCentavos;
  });
  if (centavosStart < 0) return parseNumber(text) * 100;
  const centavos = parseNumber(words.slice(centavosStart).join(' '));
  return parseNumber(words.slice(0, centavosStart).join(' ')) * 100 + (centavos < 100 ? centavos : 0);
}

/** Nouns that stand for a number. */
const collectiveNumbers: Readonly<Record<string, number>> = { 'meia duzia': 6, duzia: 12, trio: 3 };
const numberPattern = new RegExp(
  `\\d{1,3} ?mil\\b|\\bmeia duzia\\b|\\bduzia\\b|\\btrio\\b|\\d{1,3}(?:\\.\\d{3})+|\\d{1,9}|${spelledNumber}`,
  'g',
);

/** All numbers of a folded text, in digits or words. */
export const numbersIn = (foldedText: string): readonly number[] =>
  findMatches(foldedText, numberPattern).map(([matchText]) => collectiveNumbers[matchText] ?? parseNumber(matchText));
