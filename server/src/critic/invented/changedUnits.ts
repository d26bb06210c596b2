import { numbersIn, spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import { durationsInHours, unitOf } from '../../domain/facts/units.ts';
import { placeAt, type JudgedText, type TextFinding, type Place } from '../judgedText/judgedText.ts';
import { isHypothetical } from '../judgedText/examples.ts';
import { reportUntoldValue } from './untoldValueFinding.ts';
import { findMatches } from '../../domain/text/words.ts';

const measured = new RegExp(
  `(?<![\\d.,/$:])(\\d{1,4}|${spelledNumber})\\s?(mins?|minutos?|hs|hrs?|horas?|h|dias?|semanas?|mes(?:es)?|anos?|gr?|gramas?|kgs?|quilos?|kilos?|ml|litros?|l|mm|cm|centimetros?|mts?|metros?|m|km)(?![a-z0-9²])`,
  'g',
);

interface Measured extends Place {
  readonly value: number;
  readonly dimension: string;
  readonly size: number;
}

const measuresIn = (folded: string): readonly Measured[] =>
  findMatches(folded, measured).flatMap(({ 0: words, 1: number = '', 2: unit = '', index }) => {
    const of = unitOf(unit);
    return of ? [{ value: parseNumber(number), dimension: of.name, size: of.size, ...placeAt(index, words) }] : [];
  });

/** "às 10h" is no length of time. */
const isHourOfDay = ({ factSheet }: JudgedText, { dimension, size, value }: Measured): boolean =>
  dimension === 'min' &&
  size === 60 &&
  factSheet.facts.some(({ kind, key }) => kind === 'time' && Number(key.slice(0, 2)) === value);

/** "queima por 35 dias" of "queima 35h": a told number in a unit that it was not told in. */
export function otherUnitOfNumber(judgedText: JudgedText): readonly TextFinding[] {
  const { topicFolded } = judgedText.ownWords;
  const topic = measuresIn(topicFolded).filter((one) => !isHourOfDay(judgedText, one));
  const told = measuresIn(judgedText.ownWords.folded);
  const said = measuresIn(judgedText.foldedText);
  const numbers = numbersIn(topicFolded);
  return said
    .filter(({ value, dimension, size, end }) => {
      // "18 minutos de música"
      if (
        dimension === 'min' &&
        /^\sde\s(?!garantia|antecedencia|duracao|validade|prazo)/.test(judgedText.foldedText.slice(end))
      )
        return false;
      const isSameLength = (one: Measured) => one.dimension === dimension && one.value * one.size === value * size;
      const ofNumber = topic.filter((one) => one.dimension === dimension && one.value === value);
      return (
        value > 1 &&
        ofNumber.length > 0 &&
        // "10h e 15h, criança até 10 não paga"
        numbers.filter((number) => number === value).length === ofNumber.length &&
        !told.some(isSameLength) &&
        !ofNumber.some((one) => said.some((other) => other.size === one.size && other.value === value))
      );
    })
    .flatMap((place) => reportUntoldValue('invented-number', 'A medida', judgedText, place));
}

const dayLong = 24;
const longest = 2 * 365 * dayLong;
/** Months have 28 to 31 days. */
const isSameTime = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(one, other) * 0.07;
const time = new RegExp(`(?<![\\d.,/$])(?:\\d{1,3}|${spelledNumber})\\s?(?:horas|h|dias?|semanas?|mes(?:es)?)\\b`, 'g');
const ofLeadTime = /\bantes\b|\banteced|\bavis|\bentreg|\bpront|\bretir|\bprazo/;
const early = /\bn[ao] vesperas?\b(?! d)|\bno mesmo dia\b/g;

/** The lengths of time of folded words that are a day or more, in hours. */
const timesIn = (folded: string) =>
  findMatches(folded, time).flatMap(({ 0: words, index }) =>
    // "160 mes" is a price, "um dia marcado" any day.
    durationsInHours(words).flatMap((hours) =>
      hours < dayLong || hours > longest || words.startsWith('um dia') ? [] : [{ hours, ...placeAt(index, words) }],
    ),
  );

/** "seis meses" of "valido 60 dias", "na véspera" of "2 dias antes": the text has another length and lacks the only told one. */
export function otherLength(judgedText: JudgedText): readonly TextFinding[] {
  const { ownWords, foldedText } = judgedText;
  const told = timesIn(ownWords.topicFolded);
  const [only] = told;
  const stated = timesIn(foldedText);
  // "um ano" is what was told as twelve months.
  if (!only || told.length > 1 || durationsInHours(foldedText).some((hours) => isSameTime(hours, only.hours))) return [];
  // "diaria 30 semana 120" tells of seven days.
  const known = [...hoursOf(ownWords.folded), ...hoursOf(ownWords.folded.replaceAll(/\b(?=(?:semana|mes)\b)/g, '1 '))];
  const others = stated.filter(
    (one) =>
      !known.some((hours) => isSameTime(hours, one.hours)) &&
      !/\b(?:a cada|ha|faz|por|toda?s? [oa]s?)\s$/.test(foldedText.slice(Math.max(0, one.start - 10), one.start)),
  );
  const sooner =
    only.hours > dayLong && ofLeadTime.test(ownWords.topicFolded) && ownWords.folded.search(early) < 0
      ? findMatches(foldedText, early).map(({ 0: words, index }) => placeAt(index, words))
      : [];
  return [...others, ...sooner]
    .filter((place) => !isHypothetical(judgedText, place))
    .slice(0, 1)
    .flatMap((place) => reportUntoldValue('invented-number', 'O prazo', judgedText, place));
}

const letters = '(pp|p|m|g|gg|xg|xgg|eg|egg|g[1-5])';
const sizes = new RegExp(`\\b${letters}\\s(?:ao?|ate|-)\\s(?:o\\s)?${letters}\\b`, 'g');

/** "do PP ao G" of "tam p ao gg". */
export function otherSizes(judgedText: JudgedText): readonly TextFinding[] {
  const told = new Set(findMatches(judgedText.ownWords.folded, sizes).map(([, first, last]) => `${first} ${last}`));
  return findMatches(judgedText.foldedText, sizes)
    .filter(({ 1: first, 2: last }) => told.size > 0 && !told.has(`${first} ${last}`))
    .flatMap(({ 0: words, index }) =>
      reportUntoldValue('invented-number', 'O tamanho', judgedText, placeAt(index, words)),
    );
}
