import { countCharacters, isLongerThan } from '../../../domain/text.ts';

const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** What somebody typed, ready to stand in a text: no hashtags of its own, no ragged lines. */
export const tidy = (text: string): string =>
  text
    .replace(/#+(?=[\p{L}\p{N}\p{M}_])/gu, '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The text within so many characters: cut between words, with an ellipsis, and never inside a character. */
export function shorten(text: string, limit: number): string {
  if (!isLongerThan(text, limit)) return text;
  let head = '';
  let room = limit - 1;
  for (const { segment } of graphemes.segment(text)) {
    if (room === 0) break;
    head += segment;
    room -= 1;
  }
  // A cut that happens to end a word keeps it; else the last, broken word goes, unless it is all there is.
  const whole = /\s/u.test(text.charAt(head.length)) ? head : head.replace(/\s+\S*$/u, '');
  return `${whole.replace(looseEnd, '') || head}…`;
}

/** Marks and small words that leave a cut text hanging. */
const looseEnd = /(?:[\s,;:.!?(–-]|\s(?:[aoe]|[ao]s|ou|d[aeo]s?|em|n[ao]s?|com|para|por|que|uma?))+$/iu;

export const shortenToWords = (text: string, words: number): string => {
  const all = text.split(/\s+/u);
  return all.length <= words ? text : `${all.slice(0, words).join(' ')}…`;
};

/** Sentences of one paragraph; what is absent or empty is left out. */
export const joined = (...parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' ');

export const countWords = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

/** Words as they are said aloud: "R$ 29,90" is three of them. */
export const countSpoken = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Begins with a capital and ends in a full stop, unless it ends in a mark of its own. */
export function sentence(text: string): string {
  const capital = text.replace(/^["'“‘(¡¿]*\p{Ll}/u, (start) => start.toLocaleUpperCase('pt-BR'));
  return /[\p{L}\p{N})%]$/u.test(capital) ? `${capital}.` : capital;
}

/** A sentence without its full stop, as titles and subjects are written. */
export const title = (text: string): string => sentence(text).replace(/(?<=[\p{L}\p{N})%])\.$/u, '');

/** A sentence of at most so many characters, full stop included. */
export function shortSentence(text: string, limit: number): string {
  const whole = sentence(text);
  return isLongerThan(whole, limit) ? sentence(shorten(text, Math.min(limit, countCharacters(text) - 1))) : whole;
}

export interface Part {
  readonly text: string | null;
  /** 0 always stays; of the others the highest leaves first when there is no room. */
  readonly rank: number;
}

/** Paragraphs that fit the limit, in the order given. */
export function paragraphs(parts: readonly Part[], limit: number): string {
  const kept = parts.filter(({ text }) => text !== null && text !== '');
  const whole = () => kept.map(({ text }) => text).join('\n\n');
  while (isLongerThan(whole(), limit)) {
    const last = Math.max(...kept.map(({ rank }) => rank));
    if (last <= 0) break;
    kept.splice(
      kept.findLastIndex(({ rank }) => rank === last),
      1,
    );
  }
  return whole();
}
