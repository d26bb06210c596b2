import type { Fact } from '../../domain/facts/fact.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { centavosOfKey } from '../../domain/facts/prices/priceKeys.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText } from '../judgedText/judgedText.ts';

const underWords = /\b(?:(?:nao|nem) chega a|quase|praticamente|(?:pouco )?menos de|beirando)\s$/;
const overWords = /\bmais de\s$/;
const aboutWords = /\b(?:cerca de|uns|por volta de|em torno de)\s$/;
/** A rounded price deviates from the exact one by no more than this share. */
const maxDeviation = 0.06;
const maxParts = 31;

/** "quase setenta reais" of 69,90, "menos de R$ 25 por aula" of four for 98. */
export function isRounded({ ownWords, foldedText, factSheet }: JudgedText, fact: Fact): boolean {
  const before = foldedText.slice(Math.max(0, fact.start - 24), fact.start);
  const [isUnder, isOver] = [underWords.test(before), overWords.test(before)];
  const price = centavosOfKey(fact.key);
  if (!(isUnder || isOver || aboutWords.test(before)) || price % (price < 1_000 ? 50 : price < 2_000 ? 100 : 500) !== 0)
    return false;
  const prices = factSheet.facts.flatMap(({ kind, key }) => (kind === 'price' ? [centavosOfKey(key)] : []));
  const typedAmounts = findMatches(ownWords.topicFolded, /(?<![\d.,])\d{1,4},\d\d(?!\d)/g).map(([amount]) =>
    Number(amount.replace(',', '')),
  );
  const sentence = sentenceAround(foldedText, fact);
  const parts = [
    1,
    ...(/\bmei[oa]\b|\bmetade\b/.test(sentence) ? [2] : []),
    ...ownWords.numbers,
    ...numbersIn(sentence),
  ];
  // "por aula" of told lessons: a text may have the price of one without saying how many there are.
  const [, eachWord = ''] = /^\s(?:por|cada|ao?)\s([a-z]{3,14})/.exec(foldedText.slice(fact.end, fact.end + 24)) ?? [];
  const isPerToldThing = ownWords.words.has(eachWord);
  return [...prices, ...typedAmounts].some(
    (toldPrice) =>
      (isPerToldThing && toldPrice / price >= 1.8) ||
      parts.some((part) => {
        const deviation = price - toldPrice / part;
        return (
          part > 0 &&
          part <= maxParts &&
          Math.abs(deviation) <= price * maxDeviation &&
          (!isUnder || deviation > 0) &&
          (!isOver || deviation < 0)
        );
      }),
  );
}
