const blank = /\[preencher:[^\]\n]*\]/i;

/** Whether a text has a blank `[preencher: preço]` left (rule 12.7). */
export const hasBlank = (text: string): boolean => blank.test(text);

/** Whether a text is another one with blanks filled or emptied, and nothing else changed; also of the same text. */
export function fillsOnlyBlanks(before: string, after: string): boolean {
  const [first = '', ...others] = before.split(new RegExp(blank, 'gi'));
  const last = others.pop();
  if (last === undefined) return before === after;
  if (!after.startsWith(first)) return false;
  let from = first.length;
  for (const piece of others) {
    const found = after.indexOf(piece, from);
    if (found < 0) return false;
    from = found + piece.length;
  }
  return after.length - last.length >= from && after.endsWith(last);
}
