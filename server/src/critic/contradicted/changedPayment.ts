import { numbersIn, spelledNumber } from '../../domain/facts/numbers.ts';
import { findMatches } from '../../domain/text/words.ts';
import { placeAt, type JudgedText, type TextFinding, type Contradiction } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

const surcharge = new RegExp(
  `(?<![\\d.,])(?:\\d{1,2}|${spelledNumber})\\s?(?:%|por cento)\\s(?:de\\s)?(?:acrescimo|a mais|taxa|juros|mais car[oa])`,
  'g',
);

/** "5% de acréscimo" of "pix -5%". */
const addedShare = ({ ownWords, foldedText, factSheet }: JudgedText): readonly Contradiction[] =>
  /\bacresc|\ba mais\b|\btaxa\b|\bjuros\b|\bcar[oa]\b|\+\s?\d/.test(ownWords.folded)
    ? []
    : findMatches(foldedText, surcharge).flatMap(({ 0: words, index }) => {
        const share = numbersIn(words)[0] ?? 0;
        const told = factSheet.facts.find(({ kind, key }) => kind === 'discount' && Number.parseInt(key, 10) === share);
        return told ? [{ ...placeAt(index, words), told: told.words.trim() }] : [];
      });

/** "com backup, mais R$ 140" of "100 com backup 140": the whole price as what is added. */
const wholeAdded = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /(?<![\d.,])(\d{2,4})\s(?:e\s|,\s?)?com\s[a-z]{3,14}\s(\d{2,4})(?![\d%]|[.,]\d)/g)
    .filter(({ 1: first, 2: second }) => Number(second) > Number(first))
    .flatMap(({ 0: told, 2: value = '' }) =>
      findMatches(foldedText, new RegExp(`\\bmais\\sr\\$\\s?${value}(?!\\d|[.,]\\d)`, 'g')).map(
        ({ 0: words, index }) => ({
          ...placeAt(index, words),
          told,
        }),
      ),
    );

const free = /gratis|gratuit|graca|isent|livre|cortesia|brinde|nao paga/;
const bound = /acima|abaixo|partir|\bate\b|men(?:os|or)|mais|pra|para|\bn[ao]s?\b|quem|se\b|anos/;

/** "os extras também são de graça" of "extra 2": not where the owner tells of it as free, or of a bound of what is free. */
const madeFree = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /\b([a-z]{5,14})\s(?:r\$\s?)?\d{1,4}(?=\s*(?:[,.;\n]|$))/g).flatMap(
    ({ 0: told, 1: name = '', index: at }) =>
      free.test(ownWords.topicFolded.slice(at)) ||
      ownWords.folded
        .split(/[,.;\n]/)
        .some((clause) => free.test(clause) && (clause.includes(name) || bound.test(clause)))
        ? []
        : findMatches(
            foldedText,
            new RegExp(
              `\\b${name}s?\\s(?:tambem\\s)?(?:e|sao|sai|saem)\\s(?:tambem\\s)?(?:gratis|gratuit[oa]s?|de graca)(?=\\s*(?:[.!?\\n]|$))`,
              'g',
            ),
          ).map(({ 0: words, index }) => ({ ...placeAt(index, words), told })),
  );

/** A discount told as a surcharge, a whole price as what is added, a charge as none. */
export const changedPayment = (judgedText: JudgedText): readonly TextFinding[] =>
  [...addedShare(judgedText), ...wholeAdded(judgedText), ...madeFree(judgedText)]
    .slice(0, 1)
    .map((one) => reportWordContradiction(judgedText, one, `"${one.told.trim()}"`));
