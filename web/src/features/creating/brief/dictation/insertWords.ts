/** The text with the words inserted at the position, with spaces around them as needed, and the position of their end. */
export function insertWords(text: string, position: number, words: string): { text: string; end: number } {
  const before = text.slice(0, position);
  const after = text.slice(position);
  const head = before + (before === '' || /\s$/.test(before) ? '' : ' ') + words;
  return { text: head + (after === '' || /^[\s.,;:!?]/.test(after) ? '' : ' ') + after, end: head.length };
}
