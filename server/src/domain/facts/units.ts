import { findMatches } from '../text/words.ts';
import { spelledNumber, parseNumber } from './numbers.ts';

/** Patterns of units, each with its base unit and how many of the base unit it has. */
const units: readonly (readonly [RegExp, string, number])[] = [
  [/^(?:ml)$/, 'ml', 1],
  [/^(?:l|lts?|litros?)$/, 'ml', 1_000],
  [/^(?:g|gr|gramas?)$/, 'g', 1],
  [/^(?:kg|kgs|quilos?|kilos?)$/, 'g', 1_000],
  [/^(?:mm)$/, 'mm', 1],
  [/^(?:cm|centimetros?)$/, 'mm', 10],
  // "1,50 larg" and "2,10 alt" are so many metres.
  [/^(?:m|mts?|metros?|larg(?:ura)?|alt(?:ura)?|comp(?:rimento)?)$/, 'mm', 1_000],
  [/^(?:km)$/, 'mm', 1_000_000],
  [/^(?:m2|m²)$/, 'm²', 1],
  [/^(?:min|mins|minutos?)$/, 'min', 1],
  [/^(?:h|hs|hrs?|horas?)$/, 'min', 60],
  [/^dias?$/, 'min', 24 * 60],
  [/^semanas?$/, 'min', 7 * 24 * 60],
  [/^mes(?:es)?$/, 'min', 30 * 24 * 60],
  [/^anos?$/, 'min', 360 * 24 * 60],
  [/^(?:megas?|mb|mbps)$/, 'mega', 1],
  [/^(?:gb|gigas?)$/, 'gb', 1],
  [/^(?:polegadas?|pol)$/, 'pol', 1],
  [/^(?:w|watts?)$/, 'w', 1],
  [/^(?:v|volts?)$/, 'v', 1],
  [/^(?:btus?)$/, 'btu', 1],
];

/** A unit of measure: the name of its base unit, and its size in base units. */
interface Unit {
  readonly name: string;
  readonly size: number;
}

/** The unit that a folded word names; null for any other word. */
export function unitOf(word: string): Unit | null {
  const [, name, size] = units.find(([pattern]) => pattern.test(word)) ?? [];
  return name === undefined || size === undefined ? null : { name, size };
}

const durationPattern = new RegExp(
  `(\\d{1,4}|${spelledNumber})\\s?(horas?|h|minutos?|min|dias?|semanas?|mes(?:es)?|anos?)\\b`,
  'g',
);

const hoursPerUnit: Readonly<Record<string, number>> = { h: 1, d: 24, s: 24 * 7, m: 24 * 30, a: 24 * 360 };

/** Durations in folded text, in hours; a month counts 30 days and a year 360. */
export const durationsInHours = (foldedText: string): readonly number[] =>
  findMatches(foldedText, durationPattern).map(([, value = '', unit = '']) =>
    unit.startsWith('min') ? parseNumber(value) / 60 : parseNumber(value) * (hoursPerUnit[unit[0] ?? ''] ?? 0),
  );
