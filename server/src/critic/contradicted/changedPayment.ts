import { numbersIn, spelledNumber } from '../../domain/facts/numbers.ts';
import { findMatches } from '../../domain/text/words.ts';
import { placeAt, type JudgedText, type TextFinding, type Contradiction } from '../judgedText/judgedText.ts';
import { reportWordContradiction } from './contradictionFindings.ts';

const surchargePhrase = new RegExp(
  `(?<![\\d.,])(?:\\d{1,2}|${spelledNumber})\\s?(?:%|por cento)\\s(?:de\\s)?(?:acrescimo|a mais|taxa|juros|mais car[oa])`,
  'g',
);

/** "5% de acréscimo" of "pix -5%". */
const findDiscountAsSurcharge = ({ ownWords, foldedText, factSheet }: JudgedText): readonly Contradiction[] =>
  /\bacresc|\ba mais\b|\btaxa\b|\bjuros\b|\bcar[oa]\b|\+\s?\d/.test(ownWords.folded)
    ? []
    : findMatches(foldedText, surchargePhrase).flatMap(({ 0: words, index }) => {
        const share = numbersIn(words)[0] ?? 0;
        const toldDiscount = factSheet.facts.find(
          ({ kind, key }) => kind === 'discount' && Number.parseInt(key, 10) === share,
        );
        return toldDiscount ? [{ ...placeAt(index, words), toldWords: toldDiscount.words.trim() }] : [];
      });

/** "com backup, mais R$ 140" of "100 com backup 140": a whole price that the text adds to another one. */
const findPriceAsSurcharge = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /(?<![\d.,])(\d{2,4})\s(?:e\s|,\s?)?com\s[a-z]{3,14}\s(\d{2,4})(?![\d%]|[.,]\d)/g)
    .filter(({ 1: firstPrice, 2: secondPrice }) => Number(secondPrice) > Number(firstPrice))
    .flatMap(({ 0: toldWords, 2: value = '' }) =>
      findMatches(foldedText, new RegExp(`\\bmais\\sr\\$\\s?${value}(?!\\d|[.,]\\d)`, 'g')).map(
        ({ 0: words, index }) => ({
          ...placeAt(index, words),
          toldWords,
        }),
      ),
    );

const freePhrase = /gratis|gratuit|graca|isent|livre|cortesia|brinde|nao paga/;
const boundOrAudience = /acima|abaixo|partir|\bate\b|men(?:os|or)|mais|pra|para|\bn[ao]s?\b|quem|se\b|anos/;

/** "os extras também são de graça" of "extra 2", unless the owner tells that the thing, or that some of it, is free. */
const findChargeAsFree = ({ ownWords, foldedText }: JudgedText): readonly Contradiction[] =>
  findMatches(ownWords.topicFolded, /\b([a-z]{5,14})\s(?:r\$\s?)?\d{1,4}(?=\s*(?:[,.;\n]|$))/g).flatMap(
    ({ 0: toldWords, 1: name = '', index: toldIndex }) =>
      freePhrase.test(ownWords.topicFolded.slice(toldIndex)) ||
      ownWords.folded
        .split(/[,.;\n]/)
        .some((clause) => freePhrase.test(clause) && (clause.includes(name) || boundOrAudience.test(clause)))
        ? []
        : findMatches(
            foldedText,
            new RegExp(
              `\\b${name}s?\\s(?:tambem\\s)?(?:e|sao|sai|saem)\\s(?:tambem\\s)?(?:gratis|gratuit[oa]s?|de graca)(?=\\s*(?:[.!?\\n]|$))`,
              'g',
            ),
          ).map(({ 0: words, index }) => ({ ...placeAt(index, words), toldWords })),
  );

/** A discount that the text tells as a surcharge, a whole price that it adds to another, a charge that it tells as free. */
export const findChangedPayment = (judgedText: JudgedText): readonly TextFinding[] =>
  [...findDiscountAsSurcharge(judgedText), ...findPriceAsSurcharge(judgedText), ...findChargeAsFree(judgedText)]
    .slice(0, 1)
    .map((contradiction) => reportWordContradiction(judgedText, contradiction, `"${contradiction.toldWords.trim()}"`));
