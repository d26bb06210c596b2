import { spelledNumber, parseNumber } from '../../domain/facts/numbers.ts';
import type { JudgedText, TextFinding } from '../judgedText/judgedText.ts';
import { durationsInHours } from '../../domain/facts/units.ts';
import { withoutPlaces } from './untoldCounts.ts';
import { reportUntoldValue } from './untoldValueFinding.ts';
import { findMatches } from '../../domain/text/words.ts';

/** Ages, school years and years of make: of those that were told, a text may have no other. */
const changeable: readonly (readonly [told: RegExp, said: RegExp])[] = [
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
const ages = new RegExp(`(?:\\b(?:de\\s)?(\\d{1,2})\\s(?:a|ate)|\\bate)\\s(\\d{1,2})\\sanos\\b`, 'g');
/** Whether an age lies in a told range of ages: three in "ate 10 anos". */
const isToldAge = (topic: string, age: number): boolean =>
  findMatches(topic, ages).some(([, from = '0', to = '0']) => age >= Number(from) && age <= Number(to));

/** "criança até 8 anos" where the owner said 5. */
export const changedNumbers = (judgedText: JudgedText): readonly TextFinding[] =>
  changeable.flatMap(([told, said]) =>
    told.test(judgedText.ownWords.topicFolded)
      ? findMatches(withoutPlaces(judgedText), said)
          .filter(
            ({ 0: found, 1: number = '' }) =>
              !judgedText.ownWords.numbers.has(parseNumber(number)) &&
              !(found.startsWith('de ') && isToldAge(judgedText.ownWords.topicFolded, parseNumber(number))) &&
              // From 7 pays who is not free up to 6.
              !(found.startsWith('a partir de') && judgedText.ownWords.numbers.has(parseNumber(number) - 1)) &&
              Math.abs(parseNumber(number) - judgedText.now.getUTCFullYear()) > 1,
          )
          .flatMap(({ 0: found, index }) =>
            reportUntoldValue('invented-number', 'O número', judgedText, { start: index, end: index + found.length }),
          )
      : [],
  );

const bounds = /\b(menor|maior)(?:es)? de (\d{1,2})\b/g;

/** "menores de 10 não pagam" where the owner said 5, whatever else is 10. */
export function changedBounds(judgedText: JudgedText): readonly TextFinding[] {
  const told = findMatches(judgedText.ownWords.folded, bounds).map(([, side, age]) => `${side} ${age}`);
  return findMatches(judgedText.foldedText, bounds)
    .filter(({ 1: side, 2: age }) => !told.includes(`${side} ${age}`) && told.some((one) => one.startsWith(`${side} `)))
    .flatMap(({ 0: found, index }) =>
      reportUntoldValue('invented-number', 'O número', judgedText, { start: index, end: index + found.length }),
    );
}

const guarantee = new RegExp(
  `\\bgarantia\\s(?:total\\s)?(?:de\\s)?((?:\\d{1,3}|${spelledNumber})\\s(?:anos?|mes(?:es)?|dias|horas))\\b|\\b((?:\\d{1,3}|${spelledNumber})\\s(?:anos?|mes(?:es)?|dias|horas))\\sde\\sgarantia\\b`,
  'g',
);

/** "garantia 3 meses no serviço, 1 ano nas peças" */
const guaranteedToo = new RegExp(
  `(?<=\\bgarantia\\b[^.;\\n]{1,60},\\s?)((?:\\d{1,3}|${spelledNumber})\\s(?:anos?|mes(?:es)?|dias))\\sn[ao]s?\\s`,
  'g',
);

/** "garantia de 1 ano" where the owner said 90 days, whatever else is 1. */
export function changedGuarantee(judgedText: JudgedText): readonly TextFinding[] {
  const lengthsIn = (folded: string) =>
    findMatches(folded, guarantee).map(({ 0: found, 1: behind, 2: before, index }) => ({
      hours: durationsInHours(behind ?? before ?? '').join(),
      start: index,
      end: index + found.length,
    }));
  const told = [
    ...lengthsIn(judgedText.ownWords.folded).map(({ hours }) => hours),
    ...findMatches(judgedText.ownWords.folded, guaranteedToo).map(([, length = '']) => durationsInHours(length).join()),
  ];
  return lengthsIn(judgedText.foldedText)
    .filter(({ hours }) => told.length > 0 && !told.includes(hours))
    .flatMap((place) => reportUntoldValue('invented-number', 'O número', judgedText, place));
}

const tyreSize = /\b\d{3}\/\d{2}\b/g;

/** "185/55" where the owner told of 195/55 tyres. */
export const untoldTyreSizes = (judgedText: JudgedText): readonly TextFinding[] =>
  judgedText.ownWords.folded.search(tyreSize) >= 0
    ? findMatches(judgedText.foldedText, tyreSize)
        .filter(({ 0: found }) => !judgedText.ownWords.folded.includes(found))
        .flatMap(({ 0: found, index }) =>
          reportUntoldValue('invented-number', 'O número', judgedText, { start: index, end: index + found.length }),
        )
    : [];
