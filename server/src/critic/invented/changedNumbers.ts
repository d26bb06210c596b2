import { spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import type { JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { durationsInHours } from '../../domain/facts/units.ts';
import { blankOutPlaces } from './untoldCounts.ts';
import { reportUntoldValue } from './untoldValueFinding.ts';
import { findMatches } from '../../domain/text/words.ts';

/** Ages, notices, school years, counts of meetings and years: where the owner told of one, a text may have no other. */
const comparedNumbers: readonly (readonly [toldPattern: RegExp, statedPattern: RegExp])[] = [
  [
    /\bcrianca|\bkids\b|\binfantil|\banos\b|\bidade\b|\bbebe/,
    new RegExp(
      `\\b(?:ate|a partir de|maiores de|menores de|acima de|entre ${spelledNumber} e|entre \\d{1,2} e|de)\\s(?:os\\s)?(\\d{1,2}|${spelledNumber})(?=\\s?an(?:inh)?os\\b(?!\\sde\\s))`,
      'g',
    ),
  ],
  [/\bantecedencia\b/, /(?<![\d.,])(\d{1,2})\s(?:dias?|horas?)\sde\santecedencia\b/g],
  [/(?<!\d)\d{2}\s?\+/, /(?<![\d.,])(\d{2})\s?(?:\+(?!\s?\d)|anos\b(?!\sde\s))/g],
  [
    /\b\d{1,2}[o\u00ba\u00aaa\u00b0]?\s(?:ao\s\d{1,2}[o\u00ba\u00b0]?\s)?(?:ano|serie|periodo)\b/,
    /\b(\d{1,2})[\u00ba\u00aa\u00b0o]\s(?:ano|serie|periodo)\b/g,
  ],
  [
    /\b\d{1,2}\s(?:segundas|tercas|quartas|quintas|sextas|sabados|domingos|encontros)\b/,
    /\b(\d{1,2})\s(?:segundas|tercas|quartas|quintas|sextas|sabados|domingos|encontros)\b/g,
  ],
  [/(?<![\d/])(?:19|20)\d\d(?!\d)/, /(?<![\d/.,]|\bde\s)((?:19|20)\d\d)(?!\d|[.,]\d)/g],
];

/** Told ages: "7 a 10 anos", "ate 10 anos". */
const toldAgeRange = new RegExp(`(?:\\b(?:de\\s)?(\\d{1,2})\\s(?:a|ate)|\\bate)\\s(\\d{1,2})\\sanos\\b`, 'g');
/** Whether an age lies in a told range of ages, as three does in "ate 10 anos". */
const isToldAge = (topic: string, age: number): boolean =>
  findMatches(topic, toldAgeRange).some(
    ([, lowest = '0', highest = '0']) => age >= Number(lowest) && age <= Number(highest),
  );

/** "criança até 8 anos" where the owner said 5. */
export const findChangedNumbers = (judgedText: JudgedText): readonly TextFinding[] =>
  comparedNumbers.flatMap(([toldPattern, statedPattern]) =>
    toldPattern.test(judgedText.ownWords.topicFolded)
      ? findMatches(blankOutPlaces(judgedText), statedPattern)
          .filter(
            ({ 0: found, 1: number = '' }) =>
              !judgedText.ownWords.numbers.has(parseNumber(number)) &&
              !(found.startsWith('de ') && isToldAge(judgedText.ownWords.topicFolded, parseNumber(number))) &&
              // "a partir de 7" of "ate 6": who is older than the told age is at least one year older.
              !(found.startsWith('a partir de') && judgedText.ownWords.numbers.has(parseNumber(number) - 1)) &&
              Math.abs(parseNumber(number) - judgedText.now.getUTCFullYear()) > 1,
          )
          .flatMap(({ 0: found, index }) =>
            reportUntoldValue('invented-number', 'O número', judgedText, { start: index, end: index + found.length }),
          )
      : [],
  );

const ageBound = /\b(menor|maior)(?:es)? de (\d{1,2})\b/g;

/** "menores de 10 não pagam" where the owner said 5, whatever else is 10. */
export function findChangedAgeBounds(judgedText: JudgedText): readonly TextFinding[] {
  const toldBounds = findMatches(judgedText.ownWords.folded, ageBound).map(([, side, age]) => `${side} ${age}`);
  return findMatches(judgedText.foldedText, ageBound)
    .filter(
      ({ 1: side, 2: age }) =>
        !toldBounds.includes(`${side} ${age}`) && toldBounds.some((toldBound) => toldBound.startsWith(`${side} `)),
    )
    .flatMap(({ 0: found, index }) =>
      reportUntoldValue('invented-number', 'O número', judgedText, { start: index, end: index + found.length }),
    );
}

const guaranteePhrase = new RegExp(
  `\\bgarantia\\s(?:total\\s)?(?:de\\s)?((?:\\d{1,3}|${spelledNumber})\\s(?:anos?|mes(?:es)?|dias|horas))\\b|\\b((?:\\d{1,3}|${spelledNumber})\\s(?:anos?|mes(?:es)?|dias|horas))\\sde\\sgarantia\\b`,
  'g',
);

/** "garantia 3 meses no serviço, 1 ano nas peças" */
const furtherGuarantee = new RegExp(
  `(?<=\\bgarantia\\b[^.;\\n]{1,60},\\s?)((?:\\d{1,3}|${spelledNumber})\\s(?:anos?|mes(?:es)?|dias))\\sn[ao]s?\\s`,
  'g',
);

/** "garantia de 1 ano" where the owner said 90 days, whatever else is 1. */
export function findChangedGuarantee(judgedText: JudgedText): readonly TextFinding[] {
  const guaranteesIn = (folded: string) =>
    findMatches(folded, guaranteePhrase).map(({ 0: found, 1: lengthBehind, 2: lengthBefore, index }) => ({
      hours: durationsInHours(lengthBehind ?? lengthBefore ?? '').join(),
      start: index,
      end: index + found.length,
    }));
  const toldHours = [
    ...guaranteesIn(judgedText.ownWords.folded).map(({ hours }) => hours),
    ...findMatches(judgedText.ownWords.folded, furtherGuarantee).map(([, length = '']) =>
      durationsInHours(length).join(),
    ),
  ];
  return guaranteesIn(judgedText.foldedText)
    .filter(({ hours }) => toldHours.length > 0 && !toldHours.includes(hours))
    .flatMap((place) => reportUntoldValue('invented-number', 'O número', judgedText, place));
}

const tyreSize = /\b\d{3}\/\d{2}\b/g;

/** "185/55" where the owner told of 195/55 tyres. */
export const findUntoldTyreSizes = (judgedText: JudgedText): readonly TextFinding[] =>
  judgedText.ownWords.folded.search(tyreSize) >= 0
    ? findMatches(judgedText.foldedText, tyreSize)
        .filter(({ 0: found }) => !judgedText.ownWords.folded.includes(found))
        .flatMap(({ 0: found, index }) =>
          reportUntoldValue('invented-number', 'O número', judgedText, { start: index, end: index + found.length }),
        )
    : [];
