const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Letters of the Latin script and signs, each a character of its own. */
const plain = /^[\n\x20-\x7e\u00a0-\u02ff\u2010-\u2026]*$/;

/** Characters as people see them: an accented letter, a flag or a family emoji is one. */
const charactersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Characters as people count them: an accented letter, a flag or a family emoji is one. Stops counting past `atMost`. */
export function countCharacters(text: string, atMost = Infinity): number {
  if (plain.test(text)) return Math.min(text.length, atMost + 1);
  let count = 0;
  for (const _ of graphemes.segment(text)) {
    count += 1;
    if (count > atMost) break;
  }
  return count;
}

/** The emoji of a cook with a skin tone has 7 UTF-16 units, that of a family 11. */
const unitsPerCharacter = 8;
/** Texts of at most so many UTF-16 units may consist of the longest emojis alone. */
const shortTextUnits = 1_000;

/**
 * Whether the text has more characters than the limit, as people count them (rule 5.1). A text of more than 1,000 UTF-16
 * units has one for each 8 of them at least, because whatever reads it takes its time by units. The web page counts so too.
 */
export const isLongerThan = (text: string, limit: number): boolean =>
  // A grapheme has at least one code unit, so most texts need no segmenting.
  text.length > limit &&
  ((text.length > shortTextUnits && text.length > limit * unitsPerCharacter) || countCharacters(text, limit) > limit);

/** The beginning of the text up to a limit in UTF-16 units, of whole words where there are any. */
export function cutToWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const begun = text.slice(0, most).toWellFormed();
  return (/^[^]*(?=\s)/.exec(begun)?.[0] ?? begun).trim();
}

/** UTF-16 units of the longest character; a family of four with skin tones has 19. */
const maxCharacterUnits = 32;

/**
 * Whether a text is taken at all: well-formed Unicode, which a store gives back equal, without control characters but tab
 * and line breaks, and without one character that is made of more than 32 UTF-16 units. A letter with 100,000 accents is one
 * character to every limit, and takes minutes to read.
 */
export const isStorable = (text: string): boolean =>
  text.isWellFormed() &&
  !/[^\P{Cc}\t\n\r]/u.test(text) &&
  (plain.test(text) || charactersOf(text).every(({ length }) => length <= maxCharacterUnits));

/** Hashtags in order of appearance, accents included (`#Pão`), each once without regard to case (rule 9.4). */
export function extractHashtags(text: string): string[] {
  const seen = new Map<string, string>();
  for (const [tag] of text.normalize('NFC').matchAll(/(?<![\p{L}\p{N}_&/#])#[\p{L}\p{N}\p{M}_]+/gu)) {
    const key = tag.toLocaleLowerCase('pt-BR');
    if (!seen.has(key)) seen.set(key, tag);
  }
  return [...seen.values()];
}

const isEmoji = (character: string): boolean =>
  /\p{RGI_Emoji}/v.test(character) || /\p{Extended_Pictographic}\uFE0F/u.test(character);

/** Emojis in order of appearance, each once; one made of several code points stays whole. */
export const extractEmojis = (text: string): string[] => [...new Set(charactersOf(text).filter(isEmoji))];

/** How many emojis the text has, each as often as it appears. */
export const countEmojis = (text: string): number => charactersOf(text).filter(isEmoji).length;

/** A character that no text has. */
const emojiHere = '\u0000';
const blanksBeforeMark = new RegExp(`(?:[^\\S\\n]+${emojiHere}+)+(?=[.,!?;:…])`, 'g');

/** The text without its emojis and the blanks that parted them from its words and marks. */
export function withoutEmojis(text: string): string {
  const lines = text.split('\n').map((line) => ({
    before: line,
    after: charactersOf(line)
      .map((character) => (isEmoji(character) ? emojiHere : character))
      .join('')
      .replace(blanksBeforeMark, '')
      .replaceAll(emojiHere, ''),
  }));
  return lines
    .map(({ before, after }) => (before === after ? before : after.replace(/[^\S\n]+/g, ' ').trim()))
    .filter((line, index) => line !== '' || lines[index]?.before === '')
    .join('\n');
}
