import type { JudgedText, Place } from '../judgedText/judgedText.ts';

const light = new Set(
  'leva levam adicao vai livre isento isenta isentos zero contem para pela pelo pelos pelas nossa nosso nossos nossas muito mais tambem sera'.split(
    ' ',
  ),
);

/** "levou prata" of "premiado com prata". */
function isToldAward(told: string, words: string): boolean {
  const [, prize] = /^(?:lev|ganh|conquist)\w+ (?:[oa] )?(\w+)$/.exec(words) ?? [];
  return (
    prize !== undefined &&
    new RegExp(`\\b(?:premi|medalh|trofe|ganh|lev|conquist|venc)\\w*\\s(?:\\w{1,10}\\s){0,3}${prize}\\b`).test(told)
  );
}

/** A claim is the owner's when the words that matter are. */
export function isOwners({ foldedText, ownWords }: JudgedText, { start, end }: Place): boolean {
  const words = foldedText.slice(start, end);
  if (ownWords.folded.includes(words) || isToldAward(ownWords.folded, words)) return true;
  const weighty = words.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3 && !light.has(word));
  return (
    weighty.length > 0 && weighty.every((word) => ownWords.folded.includes(word.slice(0, Math.max(4, word.length - 2))))
  );
}
