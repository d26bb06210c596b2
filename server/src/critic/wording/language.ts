import { hardFinding, quote, type Check, type JudgedText, type TextFinding } from '../judgedText/judgedText.ts';
import { european, ofBoth, smallWords } from './languageWords.ts';
import { linesOf } from '../../domain/content/pieces.ts';
import { withoutLinks } from '../../domain/facts/contacts.ts';
import { findMatches, wordsOf } from '../../domain/text/words.ts';

/** Fewer small words than these are a name or a slogan, not a language. */
const fewest = 3;

/** Brazilian Portuguese, whatever language the topic was typed in (rule 5.4). The owner's own words count as nothing. */
export const language: Check = (judgedText) => [...foreign(judgedText), ...fromPortugal(judgedText)];

function foreign(judgedText: JudgedText): readonly TextFinding[] {
  const prose = withoutLinks(judgedText.foldedText);
  const lines = linesOf(prose).map((line) => ({ line, ...counted(judgedText, withoutQuotes(line.text)) }));
  const found = lines
    .filter(({ strange, own }) => strange >= fewest && strange > 2 * own)
    .map(({ line }) =>
      hardFinding('not-portuguese', `Este trecho não está em português: ${quote(judgedText, line)}.`, line),
    );
  if (found.length > 0) return found;
  const strange = lines.reduce((sum, line) => sum + line.strange, 0);
  const own = lines.reduce((sum, line) => sum + line.own, 0);
  return strange >= fewest && strange > own ? [hardFinding('not-portuguese', 'O texto não está em português.')] : [];
}

/** A few words of another language in quotation marks are spoken of, not written in. */
const withoutQuotes = (line: string): string => line.replace(/["“][^"“”\n]{1,80}["”]/g, ' ');

function counted({ ownWords: { runs } }: JudgedText, line: string): { strange: number; own: number } {
  const words = wordsOf(line).map(({ text }) => text);
  const begins = words.map((_, from) => runs.has(words.slice(from, from + 3).join(' ')));
  const written = words.filter((_, index) => !begins[index] && !begins[index - 1] && !begins[index - 2]);
  const count = (known: ReadonlySet<string>) => written.filter((word) => known.has(word) && !ofBoth.has(word)).length;
  return { strange: Math.max(count(smallWords.english), count(smallWords.spanish)), own: count(smallWords.portuguese) };
}

const fromPortugal = (judgedText: JudgedText): readonly TextFinding[] =>
  european.flatMap((pattern) =>
    findMatches(judgedText.foldedText, pattern)
      .filter(([found]) => !judgedText.ownWords.folded.includes(found))
      .map(({ 0: found, index }) => {
        const place = { start: index, end: index + found.length };
        return hardFinding('european-portuguese', `${quote(judgedText, place)} é português de Portugal.`, place);
      }),
  );
