import { isLongerThan } from '../../../domain/text.ts';
import { fold } from '../../../domain/words.ts';

/** The words with a capital at their beginning. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);

/** The words as a sentence. */
export const sentence = (words: string): string =>
  /[.!?…:]$/.test(words) || words === '' ? capital(words) : `${capital(words)}.`;

/** Statements one after another, as sentences. */
export const prose = (statements: readonly string[]): string => statements.map(sentence).join(' ');

/** Statements one below another. */
export const lines = (statements: readonly string[], mark = ''): string =>
  statements.map((statement) => mark + capital(statement)).join('\n');

/** Words after which nobody stops. */
const open =
  /(?:^|\s)(?:de|da|do|das|dos|e|ou|com|sem|em|no|na|nos|nas|por|para|pra|a|o|as|os|um|uma|ate|r\$|que|so|ao|aos|mais|menos|exceto|fora|salvo|cada|\+)$/;

/** As many of the words as fit, cut before a word that a phrase may end at. */
export function clip(words: string, fits: (words: string) => boolean): string {
  if (fits(words)) return words;
  const all = words.split(/\s+/);
  for (let count = all.length - 1; count > 0; count -= 1) {
    const head = all
      .slice(0, count)
      .join(' ')
      .replace(/[,;:(–-]+$/, '');
    const isBound = /^(?:d[aeo]s?|e|ou)$/i.test(all[count] ?? '');
    if (fits(head) && !isBound && !open.test(fold(head)) && !/\[[^\]]*$/.test(head)) return head;
  }
  return fits(all[0] ?? '') ? (all[0] ?? '') : '';
}

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
