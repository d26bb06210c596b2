import { factsIn, type Fact } from './fact.ts';

const names =
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(
    ' ',
  );
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const hundreds = 'cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(
  ' ',
);

const values: ReadonlyMap<string, number> = new Map([
  ...names.map((name, value) => [name, value] as const),
  ...tens.map((name, index) => [name, (index + 2) * 10] as const),
  ...hundreds.map((name, index) => [name, (index + 1) * 100] as const),
  ['uma', 1],
  ['duas', 2],
  ['catorze', 14],
  ['cem', 100],
  ['mil', 1_000],
]);

const name = `(?:${[...values.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;

/** A number in words, folded: "trinta e nove". */
export const spelled = `\\b${name}(?:\\s+(?:e\\s+)?${name}){0,5}\\b`;

/** The number that folded words or digits stand for: "trinta e nove", "1.200". */
export function valueOf(text: string): number {
  if (/^\d/.test(text)) return Number(text.replaceAll('.', ''));
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

/** All numbers of a folded text, in digits or words. */
export const numbersIn = (folded: string): readonly number[] =>
  [...folded.matchAll(new RegExp(`\\d{1,3}(?:\\.\\d{3})+|\\d{1,9}|${spelled}`, 'g'))].map(([found]) => valueOf(found));

const counted =
  'anos|clientes|pessoas|familias|alun[oa]s|unidades|vagas|avaliacoes|seguidores|lojas|pedidos|estrelas|noivas|' +
  'horas|h|dias|meses|semanas|sabores|pecas|modelos';

const counts = new RegExp(`(?<![\\d.,/$])(\\d{1,3}(?:\\.\\d{3})+|\\d{1,6}|${spelled})\\s?\\+?\\s?(${counted})\\b`, 'g');

/**
 * What a text counts of a business, its time and its offer: years, customers, places left. A rhythm
 * ("a cada 15 dias"), a manner of speaking ("7 dias por semana", "dois dias") and the time of day are none.
 */
export const countsIn = (folded: string): readonly Fact[] =>
  factsIn(folded, counts, ({ 1: number = '', 2: unit = '', index, 0: found }) => {
    const value = valueOf(number);
    const isHours = unit === 'h' || unit === 'horas';
    if (isHours && value < 24) return null;
    if (!/^\d/.test(number) && value < 10) return null;
    if (value <= 1 || /\ba cada\s$/.test(folded.slice(Math.max(0, index - 10), index))) return null;
    if (/^\s+(?:por|da|na)\s+semana/.test(folded.slice(index + found.length, index + found.length + 20))) return null;
    return String(value);
  });
