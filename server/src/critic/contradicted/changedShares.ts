import { placeAt, type JudgedText, type TextFinding, type Contradiction } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';
import { findEveryWeekForEveryOther, findOtherPeriod, findOtherRhythm } from './rhythms.ts';
import { findMatches } from '../../domain/text/words.ts';

const halfPattern = /(?:1\/2|\bmei[oa])\s?(duzia|dz|quilo|kg|litro|porcao|cento|metro)\b/g;
const unitOfAbbreviation: Readonly<Record<string, string>> = { dz: 'duzia', kg: 'quilo' };

/** "uma dúzia" of "1/2 dz". */
function findWholeForHalf({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  return findMatches(ownWords.topicFolded, halfPattern).flatMap(({ 0: toldWords, 1: typedUnit = '' }) => {
    const unit = unitOfAbbreviation[typedUnit] ?? typedUnit;
    const wholePattern = new RegExp(`(?<!\\bmei[oa] )\\b(?:uma?|[oa]|por|cada|1)\\s${unit}\\b(?!\\se\\smei)`, 'g');
    const otherOwnWords = ownWords.folded.replaceAll(toldWords, ' ');
    return /\binteir[oa]/.test(otherOwnWords) ||
      new RegExp(`\\bmei[oa] ${unit}\\b`).test(foldedText) ||
      new RegExp(`\\b(?:${unit}|${typedUnit})\\b`).test(otherOwnWords)
      ? []
      : findMatches(foldedText, wholePattern).map(({ 0: words, index }) => ({
          ...placeAt(index, words),
          toldWords,
        }));
  });
}

/** "meio cento" of "cento 90". */
function findHalfForWhole({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  return findMatches(foldedText, halfPattern).flatMap(({ 0: words, 1: unit = '', index }) => {
    const [toldUnit] = new RegExp(`\\b${unit}s?\\b`).exec(ownWords.topicFolded) ?? [];
    return toldUnit === undefined ||
      /\bmei[oa]\b|1\/2/.test(ownWords.folded) ||
      new RegExp(`(?<!\\bmei[oa] )\\b${unit}\\b`).test(foldedText)
      ? []
      : [{ ...placeAt(index, words), toldWords: toldUnit }];
  });
}

/** "com 40% de desconto" of "até 40% off". */
const findDroppedLimit = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /\bate (\d{1,2})\s?%/g).flatMap(({ 0: toldWords, 1: share = '' }) =>
    new RegExp(`\\b(?:ate|cheg\\w{1,4} (?:a|ate|aos)|maximo(?: de)?) (?:os )?${share}\\s?(?:%|por cento)`).test(
      foldedText,
    )
      ? []
      : findMatches(foldedText, new RegExp(`(?<![\\d.,])${share}\\s?%`, 'g')).map(({ 0: words, index }) => ({
          ...placeAt(index, words),
          toldWords,
        })),
  );

/** "os dois saem pela metade" of "o 2o sai pela metade": a discount on one thing that the text gives on both. */
const findShareOnAll = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(
    ownWords.topicFolded,
    /\b(?:2[oa\u00aa\u00ba]|segund[oa])\b[^,.;\n]{0,20}(?:metade|\d{1,2}\s?%)|\d{1,2}\s?%[^,.;\n]{0,16}\b(?:2[oa\u00aa\u00ba]|segund[oa])\s[a-z]{3,}/g,
  ).flatMap(({ 0: toldWords }) =>
    findMatches(foldedText, /\b(?:[oa]s (?:dois|duas|2)|ambos|ambas)\b[^.!?\n]{0,25}(?:metade|\d{1,2}\s?%)/g).map(
      ({ 0: words, index }) => ({ ...placeAt(index, words), toldWords }),
    ),
  );

/** "3x de R$ 250" of "250 em 3x": a whole price that the text gives to each instalment. */
const findPriceAsInstalment = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(
    ownWords.topicFolded,
    /(?<![\d.,])(\d{2,5}) (?:em|ou) (?:ate )?(\d{1,2})\s?x\b(?!\s?(?:de\s)?(?:r\$\s?)?\d)/g,
  ).flatMap(({ 0: toldWords, 1: price = '', 2: times = '' }) =>
    findMatches(
      foldedText,
      new RegExp(`\\b${times}\\s?(?:x|vezes|parcelas)\\s(?:de\\s)?r\\$\\s?${price}(?!\\d|[.,]\\d)`, 'g'),
    ).map(({ 0: words, index }) => ({ ...placeAt(index, words), toldWords })),
  );

const dayCountingPairs = [
  [/\buteis\b/g, /\bcorridos\b/g],
  [/\bcorridos\b/g, /\buteis\b/g],
] as const;

/** "3 dias corridos" of "3 dias úteis". */
const findOtherDayCounting = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  dayCountingPairs.flatMap(([toldPattern, otherPattern]) => {
    const [toldWords] = ownWords.topicFolded.match(toldPattern) ?? [];
    return toldWords === undefined || new RegExp(otherPattern.source).test(ownWords.folded)
      ? []
      : findMatches(foldedText, otherPattern).map(({ 0: words, index }) => ({
          ...placeAt(index, words),
          toldWords,
        }));
  });

/** The first half, limit of a discount, instalment, rhythm or way of counting days that a text changes. */
export const findChangedShares = (judgedText: JudgedText): readonly TextFinding[] =>
  [
    findWholeForHalf,
    findHalfForWhole,
    findDroppedLimit,
    findShareOnAll,
    findPriceAsInstalment,
    findEveryWeekForEveryOther,
    findOtherRhythm,
    findOtherPeriod,
    findOtherDayCounting,
  ]
    .flatMap((findContradictions) => findContradictions(judgedText))
    .slice(0, 1)
    .map((contradiction) => reportWordContradiction(judgedText, contradiction, `"${contradiction.toldWords}"`));
