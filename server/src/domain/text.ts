const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** Characters as people count them: an accented letter, a flag or a family emoji is one. Stops counting past `atMost`. */
export function countCharacters(text: string, atMost = Infinity): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) {
    count += 1;
    if (count > atMost) break;
  }
  return count;
}

/** Whether the text has more characters than the limit, as people count them (rule 5.1). */
export const isLongerThan = (text: string, limit: number): boolean =>
  // A grapheme has at least one code unit, so most texts need no segmenting.
  text.length > limit && countCharacters(text, limit) > limit;

/**
 * Whether a store can keep the text and give it back equal: well-formed Unicode, and no control
 * characters but tab and line breaks.
 */
export const isStorable = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text);

/** Hashtags in order of appearance, accents included (`#Pão`), each once without regard to case (rule 9.4). */
export function extractHashtags(text: string): string[] {
  const seen = new Map<string, string>();
  for (const [tag] of text.normalize('NFC').matchAll(/(?<![\p{L}\p{N}_&/#])#[\p{L}\p{N}\p{M}_]+/gu)) {
    const key = tag.toLocaleLowerCase('pt-BR');
    if (!seen.has(key)) seen.set(key, tag);
  }
  return [...seen.values()];
}

/** Emojis in order of appearance, each once; one made of several code points stays whole. */
export function extractEmojis(text: string): string[] {
  const found = new Set<string>();
  for (const { segment } of graphemes.segment(text)) {
    if (/\p{RGI_Emoji}/v.test(segment) || /\p{Extended_Pictographic}\uFE0F/u.test(segment)) found.add(segment);
  }
  return [...found];
}
