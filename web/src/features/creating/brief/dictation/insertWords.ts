/** The text with the words put in at the place, with the spaces that they need, and where they end. */
export function insertWords(text: string, place: number, words: string): { text: string; end: number } {
  const before = text.slice(0, place);
  const after = text.slice(place);
  const head = before + (before === '' || /\s$/.test(before) ? '' : ' ') + words;
  return { text: head + (after === '' || /^[\s.,;:!?]/.test(after) ? '' : ' ') + after, end: head.length };
}
