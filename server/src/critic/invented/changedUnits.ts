import { numbersIn, spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import { durationsInHours, unitOf } from '../../domain/facts/units.ts';
import { placeAt, type JudgedText, type TextFinding, type Place } from '../judgedText/judgedText.ts';
import { isHypothetical } from '../judgedText/examples.ts';
import { reportUntoldValue } from './untoldValueFinding.ts';
import { findMatches } from '../../domain/text/words.ts';

const measurePattern = new RegExp(
  `(?<![\\d.,/$:])(\\d{1,4}|${spelledNumber})\\s?(mins?|minutos?|hs|hrs?|horas?|h|dias?|semanas?|mes(?:es)?|anos?|gr?|gramas?|kgs?|quilos?|kilos?|ml|litros?|l|mm|cm|centimetros?|mts?|metros?|m|km)(?![a-z0-9²])`,
  'g',
);

interface Measure extends Place {
  readonly value: number;
  readonly dimension: string;
  readonly size: number;
}

const measuresIn = (folded: string): readonly Measure[] =>
  findMatches(folded, measurePattern).flatMap(({ 0: words, 1: number = '', 2: unit = '', index }) => {
    const knownUnit = unitOf(unit);
    return knownUnit
      ? [{ value: parseNumber(number), dimension: knownUnit.name, size: knownUnit.size, ...placeAt(index, words) }]
      : [];
  });

/** "às 10h" is no length of time. */
const isHourOfDay = ({ factSheet }: JudgedText, { dimension, size, value }: Measure): boolean =>
  dimension === 'min' &&
  size === 60 &&
  factSheet.facts.some(({ kind, key }) => kind === 'time' && Number(key.slice(0, 2)) === value);

/** "queima por 35 dias" of "queima 35h": a told number with another unit. */
export function findNumberInOtherUnit(judgedText: JudgedText): readonly TextFinding[] {
  const { topicFolded } = judgedText.ownWords;
  const topicMeasures = measuresIn(topicFolded).filter((measure) => !isHourOfDay(judgedText, measure));
  const toldMeasures = measuresIn(judgedText.ownWords.folded);
  const statedMeasures = measuresIn(judgedText.foldedText);
  const topicNumbers = numbersIn(topicFolded);
  return statedMeasures
    .filter(({ value, dimension, size, end }) => {
      // "18 minutos de música" is a length of something else.
      if (
        dimension === 'min' &&
        /^\sde\s(?!garantia|antecedencia|duracao|validade|prazo)/.test(judgedText.foldedText.slice(end))
      )
        return false;
      const isSameQuantity = (measure: Measure) =>
        measure.dimension === dimension && measure.value * measure.size === value * size;
      const measuresOfNumber = topicMeasures.filter(
        (measure) => measure.dimension === dimension && measure.value === value,
      );
      return (
        value > 1 &&
        measuresOfNumber.length > 0 &&
        // "10h e 15h, criança até 10 não paga": the number may be told of something else as well.
        topicNumbers.filter((number) => number === value).length === measuresOfNumber.length &&
        !toldMeasures.some(isSameQuantity) &&
        !measuresOfNumber.some((measure) =>
          statedMeasures.some((statedMeasure) => statedMeasure.size === measure.size && statedMeasure.value === value),
        )
      );
    })
    .flatMap((place) => reportUntoldValue('invented-number', 'A medida', judgedText, place));
}

const hoursOfDay = 24;
const maxHours = 2 * 365 * hoursOfDay;
/** Months have 28 to 31 days. */
const isSameLength = (hours: number, otherHours: number): boolean =>
  Math.abs(hours - otherHours) <= Math.max(hours, otherHours) * 0.07;
const lengthOfTime = new RegExp(
  `(?<![\\d.,/$])(?:\\d{1,3}|${spelledNumber})\\s?(?:horas|h|dias?|semanas?|mes(?:es)?)\\b`,
  'g',
);
const leadTimeWords = /\bantes\b|\banteced|\bavis|\bentreg|\bpront|\bretir|\bprazo/;
const soonerPhrase = /\bn[ao] vesperas?\b(?! d)|\bno mesmo dia\b/g;

/** The lengths of time of folded words that are a day or more, in hours. */
const lengthsIn = (folded: string) =>
  findMatches(folded, lengthOfTime).flatMap(({ 0: words, index }) =>
    // "160 mes" is a price, and "um dia marcado" is any day.
    durationsInHours(words).flatMap((hours) =>
      hours < hoursOfDay || hours > maxHours || words.startsWith('um dia') ? [] : [{ hours, ...placeAt(index, words) }],
    ),
  );

/** "seis meses" of "valido 60 dias", "na véspera" of "2 dias antes": another length in a text without the only told one. */
export function findOtherLength(judgedText: JudgedText): readonly TextFinding[] {
  const { ownWords, foldedText } = judgedText;
  const toldLengths = lengthsIn(ownWords.topicFolded);
  const [onlyLength] = toldLengths;
  const statedLengths = lengthsIn(foldedText);
  // "um ano" is what was told as twelve months.
  if (
    !onlyLength ||
    toldLengths.length > 1 ||
    durationsInHours(foldedText).some((hours) => isSameLength(hours, onlyLength.hours))
  )
    return [];
  // "diaria 30 semana 120" tells of seven days.
  const toldHours = [
    ...durationsInHours(ownWords.folded),
    ...durationsInHours(ownWords.folded.replaceAll(/\b(?=(?:semana|mes)\b)/g, '1 ')),
  ];
  const otherLengths = statedLengths.filter(
    (statedLength) =>
      !toldHours.some((hours) => isSameLength(hours, statedLength.hours)) &&
      !/\b(?:a cada|ha|faz|por|toda?s? [oa]s?)\s$/.test(
        foldedText.slice(Math.max(0, statedLength.start - 10), statedLength.start),
      ),
  );
  const soonerPlaces =
    onlyLength.hours > hoursOfDay &&
    leadTimeWords.test(ownWords.topicFolded) &&
    ownWords.folded.search(soonerPhrase) < 0
      ? findMatches(foldedText, soonerPhrase).map(({ 0: words, index }) => placeAt(index, words))
      : [];
  return [...otherLengths, ...soonerPlaces]
    .filter((place) => !isHypothetical(judgedText, place))
    .slice(0, 1)
    .flatMap((place) => reportUntoldValue('invented-number', 'O prazo', judgedText, place));
}

const sizeLetters = '(pp|p|m|g|gg|xg|xgg|eg|egg|g[1-5])';
const sizeRange = new RegExp(`\\b${sizeLetters}\\s(?:ao?|ate|-)\\s(?:o\\s)?${sizeLetters}\\b`, 'g');

/** "do PP ao G" of "tam p ao gg". */
export function findOtherSizes(judgedText: JudgedText): readonly TextFinding[] {
  const toldRanges = new Set(
    findMatches(judgedText.ownWords.folded, sizeRange).map(([, smallest, largest]) => `${smallest} ${largest}`),
  );
  return findMatches(judgedText.foldedText, sizeRange)
    .filter(({ 1: smallest, 2: largest }) => toldRanges.size > 0 && !toldRanges.has(`${smallest} ${largest}`))
    .flatMap(({ 0: words, index }) =>
      reportUntoldValue('invented-number', 'O tamanho', judgedText, placeAt(index, words)),
    );
}
