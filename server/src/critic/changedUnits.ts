import { numbersIn, spelled, valueOf } from '../domain/facts/numbers.ts';
import { placed, type Draft, type Found, type Place } from './draft.ts';
import { unknown } from './unknownValue.ts';

/** Units of one dimension, each with how many of the first there are in it. */
const dimensions: readonly (readonly (readonly [unit: RegExp, size: number])[])[] = [
  [
    [/^(?:min|mins|minutos?)$/, 1],
    [/^(?:h|hs|hrs?|horas?)$/, 60],
    [/^dias?$/, 24 * 60],
    [/^semanas?$/, 7 * 24 * 60],
    [/^mes(?:es)?$/, 30 * 24 * 60],
    [/^anos?$/, 360 * 24 * 60],
  ],
  [
    [/^(?:g|gr|gramas?)$/, 1],
    [/^(?:kg|kgs|quilos?|kilos?)$/, 1_000],
  ],
  [
    [/^ml$/, 1],
    [/^(?:l|litros?)$/, 1_000],
  ],
  [
    [/^mm$/, 1],
    [/^(?:cm|centimetros?)$/, 10],
    [/^(?:m|mts?|metros?)$/, 1_000],
    [/^km$/, 1_000_000],
  ],
];

const measured = new RegExp(
  `(?<![\\d.,/$:])(\\d{1,4}|${spelled})\\s?(mins?|minutos?|hs|hrs?|horas?|h|dias?|semanas?|mes(?:es)?|anos?|gr?|gramas?|kgs?|quilos?|kilos?|ml|litros?|l|mm|cm|centimetros?|mts?|metros?|m|km)(?![a-z0-9²])`,
  'g',
);

interface Measured extends Place {
  readonly value: number;
  readonly dimension: number;
  readonly size: number;
}

const measuresIn = (folded: string): readonly Measured[] =>
  [...folded.matchAll(measured)].flatMap(({ 0: words, 1: number = '', 2: unit = '', index }) =>
    dimensions.flatMap((units, dimension) =>
      units
        .filter(([pattern]) => pattern.test(unit))
        .map(([, size]) => ({ value: valueOf(number), dimension, size, ...placed(index, words) })),
    ),
  );

/** "às 10h" is no length of time. */
const isHourOfDay = ({ sheet }: Draft, { dimension, size, value }: Measured): boolean =>
  dimension === 0 &&
  size === 60 &&
  sheet.facts.some(({ kind, key }) => kind === 'time' && Number(key.slice(0, 2)) === value);

/** "queima por 35 dias" of "queima 35h": a told number in a unit that it was not told in. */
export function otherUnitOfNumber(draft: Draft): readonly Found[] {
  const { topicFolded } = draft.own;
  const topic = measuresIn(topicFolded).filter((one) => !isHourOfDay(draft, one));
  const told = measuresIn(draft.own.folded);
  const said = measuresIn(draft.said);
  return said
    .filter(({ value, dimension, size, end }) => {
      // "18 minutos de música"
      if (dimension === 0 && /^\sde\s(?!garantia|antecedencia|duracao|validade|prazo)/.test(draft.said.slice(end)))
        return false;
      const isSameLength = (one: Measured) => one.dimension === dimension && one.value * one.size === value * size;
      const ofNumber = topic.filter((one) => one.dimension === dimension && one.value === value);
      return (
        value > 1 &&
        ofNumber.length > 0 &&
        // "10h e 15h, criança até 10 não paga"
        numbersIn(topicFolded).filter((number) => number === value).length === ofNumber.length &&
        !told.some(isSameLength) &&
        !ofNumber.some((one) => said.some((other) => other.size === one.size && other.value === value))
      );
    })
    .flatMap((place) => unknown('invented-number', 'A medida', draft, place));
}

const letters = '(pp|p|m|g|gg|xg|xgg|eg|egg|g[1-5])';
const sizes = new RegExp(`\\b${letters}\\s(?:ao?|ate|-)\\s(?:o\\s)?${letters}\\b`, 'g');

/** "do PP ao G" of "tam p ao gg". */
export function otherSizes(draft: Draft): readonly Found[] {
  const told = new Set([...draft.own.folded.matchAll(sizes)].map(([, first, last]) => `${first} ${last}`));
  return [...draft.said.matchAll(sizes)]
    .filter(({ 1: first, 2: last }) => told.size > 0 && !told.has(`${first} ${last}`))
    .flatMap(({ 0: words, index }) => unknown('invented-number', 'O tamanho', draft, placed(index, words)));
}
