import { hardFinding, quote, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { europeanPhrases, sharedWords, smallWords } from './languageWords.ts';
import { linesOf } from '../../domain/content/pieces.ts';
import { withoutLinks } from '../../domain/facts/contacts.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';

/** The fewest small words that tell a language; fewer may be a name or a slogan. */
const minSmallWords = 3;

/**
 * A text must be in Brazilian Portuguese, whatever language the topic is in (rule 5.4). Words that the owner typed are
 * not counted.
 */
export const checkLanguage: Check = (judgedText) => [...findForeignLines(judgedText), ...findEuropeanWords(judgedText)];

function findForeignLines(judgedText: JudgedText): readonly TextFinding[] {
  const prose = withoutLinks(judgedText.foldedText);
  const lines = linesOf(prose).map((line) => ({ line, ...countSmallWords(judgedText, withoutQuotes(line.text)) }));
  const lineFindings = lines
    .filter(({ foreign, portuguese }) => foreign >= minSmallWords && foreign > 2 * portuguese)
    .map(({ line }) =>
      hardFinding('not-portuguese', `Este trecho não está em português: ${quote(judgedText, line)}.`, line),
    );
  if (lineFindings.length > 0) return lineFindings;
  const foreignWords = lines.reduce((sum, line) => sum + line.foreign, 0);
  const portugueseWords = lines.reduce((sum, line) => sum + line.portuguese, 0);
  return foreignWords >= minSmallWords && foreignWords > portugueseWords
    ? [hardFinding('not-portuguese', 'O texto não está em português.')]
    : [];
}

/** A few foreign words in quotation marks are allowed. */
const withoutQuotes = (line: string): string => line.replace(/["“][^"“”\n]{1,80}["”]/g, ' ');

function countSmallWords({ ownWords: { runs } }: JudgedText, line: string): { foreign: number; portuguese: number } {
  const words = wordsOf(line).map(({ text }) => text);
  const startsOwnRun = words.map((_, index) => runs.has(words.slice(index, index + 3).join(' ')));
  const writersWords = words.filter(
    (_, index) => !startsOwnRun[index] && !startsOwnRun[index - 1] && !startsOwnRun[index - 2],
  );
  const count = (smallWordsOfLanguage: ReadonlySet<string>) =>
    writersWords.filter((word) => smallWordsOfLanguage.has(word) && !sharedWords.has(word)).length;
  return {
    foreign: Math.max(count(smallWords.english), count(smallWords.spanish)),
    portuguese: count(smallWords.portuguese),
  };
}

const findEuropeanWords = (judgedText: JudgedText): readonly TextFinding[] =>
  europeanPhrases.flatMap((pattern) =>
    findMatches(judgedText.foldedText, pattern)
      .filter(([found]) => !judgedText.ownWords.folded.includes(found))
      .map(({ 0: found, index }) => {
        const place = { start: index, end: index + found.length };
        return hardFinding('european-portuguese', `${quote(judgedText, place)} é português de Portugal.`, place);
      }),
  );
