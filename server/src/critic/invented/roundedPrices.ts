import type { Fact } from '../../domain/facts/fact.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { centavosOfKey } from '../../domain/facts/prices/priceKeys.ts';
import { findMatches, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText } from '../judgedText/judgedText.ts';

const under = /\b(?:(?:nao|nem) chega a|quase|praticamente|(?:pouco )?menos de|beirando)\s$/;
const over = /\bmais de\s$/;
const about = /\b(?:cerca de|uns|por volta de|em torno de)\s$/;
/** A rounded price is off by no more than this share. */
const mostOff = 0.06;
const mostParts = 31;

/** "quase setenta reais" of 69,90, "menos de R$ 25 por aula" of four for 98. */
export function isRounded({ ownWords, foldedText, factSheet }: JudgedText, fact: Fact): boolean {
  const before = foldedText.slice(Math.max(0, fact.start - 24), fact.start);
  const [isUnder, isOver] = [under.test(before), over.test(before)];
  const price = centavosOfKey(fact.key);
  if (!(isUnder || isOver || about.test(before)) || price % (price < 1_000 ? 50 : price < 2_000 ? 100 : 500) !== 0)
    return false;
  const prices = factSheet.facts.flatMap(({ kind, key }) => (kind === 'price' ? [centavosOfKey(key)] : []));
  const typed = findMatches(ownWords.topicFolded, /(?<![\d.,])\d{1,4},\d\d(?!\d)/g).map(([one]) =>
    Number(one.replace(',', '')),
  );
  const sentence = sentenceAround(foldedText, fact);
  const parts = [
    1,
    ...(/\bmei[oa]\b|\bmetade\b/.test(sentence) ? [2] : []),
    ...ownWords.numbers,
    ...numbersIn(sentence),
  ];
  // What a price comes to for each may be said of a count that the text does not have: "por aula" of told lessons.
  const [, each = ''] = /^\s(?:por|cada|ao?)\s([a-z]{3,14})/.exec(foldedText.slice(fact.end, fact.end + 24)) ?? [];
  const isOfEach = ownWords.words.has(each);
  return [...prices, ...typed].some(
    (one) =>
      (isOfEach && one / price >= 1.8) ||
      parts.some((part) => {
        const off = price - one / part;
        return (
          part > 0 &&
          part <= mostParts &&
          Math.abs(off) <= price * mostOff &&
          (!isUnder || off > 0) &&
          (!isOver || off < 0)
        );
      }),
  );
}
