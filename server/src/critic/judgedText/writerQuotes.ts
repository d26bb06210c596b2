import type { ToldFact } from '../../domain/facts/fact.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { fold, plainWording, wordsOf } from '../../domain/text/words.ts';
import type { JudgedText, Place } from './judgedText.ts';

/**
 * Whether a quote backs the words at a place: the writer names a fact that has these words, and the owner's words that it
 * quotes for the fact have their numbers. Then the reader of facts is wrong about the place, and not the writer.
 */
export function isBackedByQuote({ quotedFacts, foldedText }: JudgedText, { start, end }: Place): boolean {
  const value = foldedText.slice(start, end);
  const words = plainWording(value);
  return quotedFacts.some(({ fact, quote }) => {
    const namedFact = plainWording(fact);
    return (
      quote !== null &&
      (containsWords(namedFact, words) || containsWords(words, namedFact)) &&
      containsValue(quote, value)
    );
  });
}

/** Whether the writer quotes the owner's words of a told fact for something that it wrote. */
export const isFactQuoted = ({ quotedFacts, text }: JudgedText, { words }: ToldFact): boolean =>
  quotedFacts.some(
    ({ fact, quote }) =>
      quote !== null && containsWords(plainWording(quote), plainWording(words)) && text.includes(fact),
  );

const containsWords = (words: string, part: string): boolean => part !== '' && ` ${words} `.includes(` ${part} `);

/** Whether a quote has all numbers of a value, or, if it has no numbers, the beginnings of all its longer words. */
function containsValue(quote: string, value: string): boolean {
  const numbers = numbersIn(value).filter((number) => number > 0);
  const quotedNumbers = new Set(numbersIn(fold(quote)));
  if (numbers.length > 0) return numbers.every((number) => quotedNumbers.has(number));
  const stems = wordsOf(fold(quote)).map(({ text }) => text.slice(0, 4));
  const words = wordsOf(value).filter(({ text }) => text.length > 3);
  return words.length > 0 && words.every(({ text }) => stems.includes(text.slice(0, 4)));
}
