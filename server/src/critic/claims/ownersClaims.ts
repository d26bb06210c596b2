import type { JudgedText, Place } from '../judgedText/judgedText.ts';

const insignificantWords = new Set(
  'leva levam adicao vai livre isento isenta isentos zero contem para pela pelo pelos pelas nossa nosso nossos nossas muito mais tambem sera'.split(
    ' ',
  ),
);

/** Whether a claim of a prize is told in other words: "levou prata" of "premiado com prata". */
function isToldAward(foldedOwnWords: string, words: string): boolean {
  const [, prize] = /^(?:lev|ganh|conquist)\w+ (?:[oa] )?(\w+)$/.exec(words) ?? [];
  return (
    prize !== undefined &&
    new RegExp(`\\b(?:premi|medalh|trofe|ganh|lev|conquist|venc)\\w*\\s(?:\\w{1,10}\\s){0,3}${prize}\\b`).test(
      foldedOwnWords,
    )
  );
}

/** Whether the owner made a claim: its significant words are the owner's, but for their endings. */
export function isOwnersClaim({ foldedText, ownWords }: JudgedText, { start, end }: Place): boolean {
  const words = foldedText.slice(start, end);
  if (ownWords.folded.includes(words) || isToldAward(ownWords.folded, words)) return true;
  const significantWords = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !insignificantWords.has(word));
  return (
    significantWords.length > 0 &&
    significantWords.every((word) => ownWords.folded.includes(word.slice(0, Math.max(4, word.length - 2))))
  );
}
