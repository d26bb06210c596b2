import type { NumberKind } from './barePrices.ts';
import { findMatches } from '../../text/words.ts';

/** A word, a number or a mark of folded words. */
interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The shape of a number (`D20`, `D,90`, `R$`); a word or a mark as it is. */
  readonly sort: string;
}

/** The tokens of a folded text. */
export interface NumberedWords {
  readonly tokens: readonly Token[];
  /** The index of the token of each number, by the index where it begins in the text. */
  readonly tokenIndexes: ReadonlyMap<number, number>;
  /** The number of amounts with R$ or a word of money. */
  readonly signedAmounts: number;
}

/** What was decided for the bare number before. */
export interface PriceState {
  /** The index of its token. */
  readonly tokenIndex: number;
  readonly isPrice: boolean;
  /** The number of prices up to it. */
  readonly priceCount: number;
}

/** What patterns say about a bare number. */
export interface NumberSigns {
  /** Whether the words before it lead to a price: "por 80". */
  readonly hasPriceWords: boolean;
  /** Whether it ends the words about a thing, as prices do. */
  readonly endsThingWords: boolean;
  /** Whether the words beside it make it a count, a measure, an age, a day or a name. */
  readonly isCounted: boolean;
  /** The kind of number that the word before it announces. */
  readonly wordBefore: NumberKind | null;
}

const tokenPattern = /r\$\s?\d[\d.,]*\d|r\$\s?\d|\d+(?:[.,]\d+)*|\p{L}+|[^\s\p{L}\d]/gu;
const noToken: Token = { text: '', start: 0, end: 0, sort: '^' };

/** The shape of a number: with a sign, with typical or other centavos, with a point, or its size in steps. */
function shapeOf(number: string): string {
  if (number.startsWith('r$')) return 'R$';
  if (/[.,]\d\d$/.test(number) && !/\.\d{3}/.test(number)) return /[.,][049][0589]$/.test(number) ? 'D,90' : 'D,dd';
  if (/^\d{1,3}(?:\.\d{3})+$/.test(number)) return 'D.ddd';
  const value = Number(number.replace(',', '.'));
  const size = [2000, 1950, 1000, 400, 200, 100, 60, 32, 20, 10, 5, 3, 1].find((minimum) => value >= minimum) ?? 0;
  const isYear = value >= 1950 && value <= 2040 && number.length === 4;
  return `D${isYear ? 'year' : size}`;
}

/** Cuts a folded text into words, numbers and marks. */
export function splitNumberedWords(foldedText: string): NumberedWords {
  const tokens = findMatches(foldedText, tokenPattern).map(({ 0: text, index }): Token => ({
    text,
    start: index,
    end: index + text.length,
    sort: /\d/.test(text) ? shapeOf(text) : text,
  }));
  const tokenIndexes = new Map(
    tokens.flatMap(({ text, start }, index) => (/^\d/.test(text) ? [[start, index] as const] : [])),
  );
  const signedAmounts = tokens.filter(
    ({ sort }, index) => sort === 'R$' || /^(?:reais|conto)$/.test(tokens[index + 1]?.text ?? ''),
  ).length;
  return { tokens, tokenIndexes, signedAmounts };
}

const endingOf = ({ text, sort }: Token): string => (/^\p{L}{3}/u.test(text) ? text.slice(-2) : sort);
const upToThree = (count: number): number => Math.min(3, count);

/**
 * The features of a number for the regression: its shape, the tokens around it, the decision before, and what patterns say.
 * Their names are keys of the stored weights.
 */
export function priceFeatures(
  { tokens, signedAmounts }: NumberedWords,
  tokenIndex: number,
  { hasPriceWords, endsThingWords, isCounted, wordBefore }: NumberSigns,
  state: PriceState | null,
): readonly string[] {
  const tokenAt = (offset: number): Token => tokens[tokenIndex + offset] ?? noToken;
  const [third, second, previous, number, next, afterNext, thirdAfter] = [
    tokenAt(-3),
    tokenAt(-2),
    tokenAt(-1),
    tokenAt(0),
    tokenAt(1),
    tokenAt(2),
    tokenAt(3),
  ];
  const shape = number.sort;
  const isRound = /[05]$/.test(number.text);
  const isJoinedToNext = next.start === number.end && next !== noToken;
  const isJoinedToPrevious = previous.end === number.start && previous !== noToken;
  const distance = state === null ? 9 : Math.min(8, tokenIndex - state.tokenIndex);
  const wasPrice = state === null ? 'none' : `${state.isPrice}`;
  const previousNumber = tokens.slice(0, tokenIndex).findLast(({ text }) => /\d/.test(text))?.text;
  // "1 desliga 2 tira o chip 3 não põe no arroz": steps.
  const isStep = previousNumber !== undefined && Number(number.text) === Number(previousNumber) + 1;
  const nextNumberOffset = tokens.slice(tokenIndex + 1, tokenIndex + 7).findIndex(({ text }) => /\d/.test(text));
  const nextShape =
    nextNumberOffset < 0 ? 'none' : `${nextNumberOffset}${tokens[tokenIndex + 1 + nextNumberOffset]!.sort}`;
  const amountCount = upToThree((state?.priceCount ?? 0) + signedAmounts);
  const signText = `${[hasPriceWords, endsThingWords, isCounted].map(Number).join('')}${wordBefore}`;
  return [
    'bias',
    `i=${isStep}|${shape}`,
    `i=${isStep}|${wasPrice}`,
    `r=${signText}`,
    `r=${signText}|${shape}`,
    `r=${signText}|${amountCount}`,
    `r=${signText}|${wasPrice}|${distance}`,
    `r=${signText}|p=${previous.sort}`,
    `r=${signText}|n=${next.sort}`,
    `r=${signText}|q=${second.sort}`,
    `r=${signText}|m=${afterNext.sort}`,
    `r=${signText}|E=${endingOf(next)}`,
    `r=${signText}|e=${endingOf(previous)}`,
    `r=${signText}|N=${nextShape}`,
    `s=${shape}`,
    `s=${shape}|${isRound}`,
    `p=${previous.sort}`,
    `n=${next.sort}`,
    `q=${second.sort}`,
    `m=${afterNext.sort}`,
    `k=${thirdAfter.sort}`,
    `x=${third.sort}`,
    `pn=${previous.sort}|${next.sort}`,
    `qp=${second.sort}|${previous.sort}`,
    `nm=${next.sort}|${afterNext.sort}`,
    `ps=${previous.sort}|${shape}`,
    `ns=${next.sort}|${shape}`,
    `xqp=${third.sort}|${second.sort}|${previous.sort}`,
    `nmk=${next.sort}|${afterNext.sort}|${thirdAfter.sort}`,
    `qps=${second.sort}|${previous.sort}|${shape}`,
    `nms=${next.sort}|${afterNext.sort}|${shape}`,
    `e=${endingOf(previous)}`,
    `E=${endingOf(next)}`,
    `eE=${endingOf(previous)}|${endingOf(next)}`,
    `Es=${endingOf(next)}|${shape}`,
    `es=${endingOf(previous)}|${shape}`,
    `EM=${endingOf(next)}|${endingOf(afterNext)}`,
    `j=${isJoinedToNext}|${isJoinedToNext ? next.sort : ''}|${isJoinedToPrevious ? previous.sort : ''}`,
    `b=${wasPrice}|${distance}`,
    `b=${wasPrice}|${previous.sort}`,
    `b=${wasPrice}|${next.sort}`,
    `b=${wasPrice}|${shape}`,
    `b=${wasPrice}|${endingOf(next)}|${amountCount}`,
    `a=${amountCount}`,
    `a=${amountCount}|${shape}`,
    `a=${amountCount}|${next.sort}`,
    `a=${amountCount}|${previous.sort}`,
    `a=${amountCount}|${endingOf(next)}`,
    `N=${nextShape}`,
    `N=${nextShape}|${shape}`,
    `N=${nextShape}|${next.sort}`,
    `one=${tokenIndex < 2}|${tokens.length - tokenIndex < 3}|${shape}`,
  ];
}
