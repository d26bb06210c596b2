import { isLongerThan } from '../../../domain/text.ts';
import { itemsOf } from './statements.ts';

/** The words with a capital at their beginning. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);

/** A name and what it says; before words that have a colon already another would be one too many. */
export const behind = (name: string, words: string): string =>
  /: /.test(words) || /^\p{Lu}/u.test(words) ? `${name}. ${capital(words)}` : `${name}: ${words}`;

/** The words as a sentence. */
export const sentence = (words: string): string =>
  /[.!?…:]$/.test(words) || words === '' ? capital(words) : `${capital(words)}.`;

/** Statements one after another, as sentences. */
export const prose = (statements: readonly string[]): string => statements.map(sentence).join(' ');

/** Statements one below another. */
export const lines = (statements: readonly string[], mark = ''): string =>
  items(statements)
    .map((statement) => (statement.endsWith(':') ? '' : mark) + capital(statement))
    .join('\n');

/** So many characters of running words are easy to read. */
const easyParagraph = 280;

/** Statements as running words, in paragraphs of about one size. */
export function paragraphsOf(statements: readonly string[]): readonly string[] {
  const all = prose(statements);
  const count = Math.max(1, Math.round(all.length / easyParagraph));
  const paragraphs: string[] = [];
  for (const statement of statements) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + statement.length / 2 <= all.length / count)
      paragraphs[paragraphs.length - 1] = `${last} ${sentence(statement)}`;
    else paragraphs.push(sentence(statement));
  }
  return paragraphs;
}

/** Statements as the items of a list: a price list with its lines apart, any other whole. */
export const items = (statements: readonly string[]): readonly string[] =>
  statements.flatMap((statement) => itemsOf(statement) ?? [statement]);

/** What limits the words before it stays with them: "menos justa causa". */
const clauseEnd =
  /,\s+(?=\S)(?!(?:menos|exceto|salvo|fora|inclusive|mas|e|ou|em até|com|sem|por|se|que|até|s[óo])\s)/iu;

/** A statement, or the clauses of one that is long. */
export const pieces = (statement: string, easy = 90): readonly string[] => {
  if (statement.length <= easy || /\([^)]*,/.test(statement)) return [statement];
  const clauses = statement.split(clauseEnd);
  // A word or two are an item of a list.
  return clauses.some((clause) => clause.split(' ').length < 3) ? [statement] : clauses;
};

/** Whether words are at most so many characters, and so many words. */
export const within =
  (characters: number, most = Infinity) =>
  (words: string): boolean =>
    !isLongerThan(words, characters) && (words.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) <= most;

/** Words of the profile in one line, without marks that a format would take for its own. */
export const line = (words: string | null): string | null =>
  words
    ?.replace(/[*_`#|<>{}[\]\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:]+$/, '') || null;
