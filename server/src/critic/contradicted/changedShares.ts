import { placeAt, type JudgedText, type TextFinding, type Contradiction } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';
import { everyOther, otherFrequency, otherRhythm } from './rhythms.ts';
import { findMatches } from '../../domain/text/words.ts';

const half = /(?:1\/2|\bmei[oa])\s?(duzia|dz|quilo|kg|litro|porcao|cento|metro)\b/g;
const short: Readonly<Record<string, string>> = { dz: 'duzia', kg: 'quilo' };

/** "uma dúzia" of "1/2 dz". */
function wholeOfHalf({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  return findMatches(ownWords.topicFolded, half).flatMap(({ 0: told, 1: typed = '' }) => {
    const unit = short[typed] ?? typed;
    const whole = new RegExp(`(?<!\\bmei[oa] )\\b(?:uma?|[oa]|por|cada|1)\\s${unit}\\b(?!\\se\\smei)`, 'g');
    const others = ownWords.folded.replaceAll(told, ' ');
    return /\binteir[oa]/.test(others) ||
      new RegExp(`\\bmei[oa] ${unit}\\b`).test(foldedText) ||
      new RegExp(`\\b(?:${unit}|${typed})\\b`).test(others)
      ? []
      : findMatches(foldedText, whole).map(({ 0: words, index }) => ({ ...placeAt(index, words), told }));
  });
}

/** "meio cento" of "cento 90". */
function halfOfWhole({ ownWords, foldedText }: JudgedText): readonly Contradiction[] {
  return findMatches(foldedText, half).flatMap(({ 0: words, 1: unit = '', index }) => {
    const [told] = new RegExp(`\\b${unit}s?\\b`).exec(ownWords.topicFolded) ?? [];
    return told === undefined ||
      /\bmei[oa]\b|1\/2/.test(ownWords.folded) ||
      new RegExp(`(?<!\\bmei[oa] )\\b${unit}\\b`).test(foldedText)
      ? []
      : [{ ...placeAt(index, words), told }];
  });
}

/** "com 40% de desconto" of "até 40% off". */
const limitDropped = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /\bate (\d{1,2})\s?%/g).flatMap(({ 0: told, 1: share = '' }) =>
    new RegExp(`\\b(?:ate|cheg\\w{1,4} (?:a|ate|aos)|maximo(?: de)?) (?:os )?${share}\\s?(?:%|por cento)`).test(
      foldedText,
    )
      ? []
      : findMatches(foldedText, new RegExp(`(?<![\\d.,])${share}\\s?%`, 'g')).map(({ 0: words, index }) => ({
          ...placeAt(index, words),
          told,
        })),
  );

/** "os dois saem pela metade" of "o 2o sai pela metade": a share of one that a text gives on all. */
const onAll = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(
    ownWords.topicFolded,
    /\b(?:2[oa\u00aa\u00ba]|segund[oa])\b[^,.;\n]{0,20}(?:metade|\d{1,2}\s?%)|\d{1,2}\s?%[^,.;\n]{0,16}\b(?:2[oa\u00aa\u00ba]|segund[oa])\s[a-z]{3,}/g,
  ).flatMap(({ 0: told }) =>
    findMatches(foldedText, /\b(?:[oa]s (?:dois|duas|2)|ambos|ambas)\b[^.!?\n]{0,25}(?:metade|\d{1,2}\s?%)/g).map(
      ({ 0: words, index }) => ({ ...placeAt(index, words), told }),
    ),
  );

/** "3x de R$ 250" of "250 em 3x": the whole price as that of an instalment. */
const wholeAsInstalment = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(
    ownWords.topicFolded,
    /(?<![\d.,])(\d{2,5}) (?:em|ou) (?:ate )?(\d{1,2})\s?x\b(?!\s?(?:de\s)?(?:r\$\s?)?\d)/g,
  ).flatMap(({ 0: told, 1: price = '', 2: times = '' }) =>
    findMatches(
      foldedText,
      new RegExp(`\\b${times}\\s?(?:x|vezes|parcelas)\\s(?:de\\s)?r\\$\\s?${price}(?!\\d|[.,]\\d)`, 'g'),
    ).map(({ 0: words, index }) => ({ ...placeAt(index, words), told })),
  );

const sortsOfDays = [
  [/\buteis\b/g, /\bcorridos\b/g],
  [/\bcorridos\b/g, /\buteis\b/g],
] as const;

/** "3 dias corridos" of "3 dias úteis". */
const otherDays = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  sortsOfDays.flatMap(([one, other]) => {
    const [told] = ownWords.topicFolded.match(one) ?? [];
    return told === undefined || new RegExp(other.source).test(ownWords.folded)
      ? []
      : findMatches(foldedText, other).map(({ 0: words, index }) => ({ ...placeAt(index, words), told }));
  });

/** Halves, limits of a share, instalments, rhythms and sorts of days that a text changes; the first of them. */
export const changedShares = (judgedText: JudgedText): readonly TextFinding[] =>
  [wholeOfHalf, halfOfWhole, limitDropped, onAll, wholeAsInstalment, everyOther, otherRhythm, otherFrequency, otherDays]
    .flatMap((read) => read(judgedText))
    .slice(0, 1)
    .map((one) => reportWordContradiction(judgedText, one, `"${one.told}"`));
