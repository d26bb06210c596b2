import type { Dictionary } from '../../../../domain/facts/spelling/dictionary.ts';
import { fold } from '../../../../domain/text/words.ts';
import type { Token } from '../tokens.ts';
import type { KnownNames } from './knownNames.ts';

/** The decision about the word at `at`, and about the one before it; null if there is none. */
export interface State {
  readonly at: number;
  readonly isName: boolean;
  readonly before: boolean | null;
}

const edge: Token = { text: '', norm: '^', wordClass: '^', typedMark: '' };
const particle = /^(?:d[aeo]s?|e)$/;

export const hasCapital = ({ text }: Token): boolean => /^\P{L}{0,2}\p{Lu}/u.test(text);

const foldedWord = (word: string): string => fold(word).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');

/** How the dictionary spells a word: D, only as a name; d, as a name and as another word; empty, never as a name. */
function spelledAsName(word: string, dictionary: Dictionary): string {
  const forms = dictionary.formsOf(word).map((form) => form.word);
  const named = forms.filter((form) => /^\p{Lu}/u.test(form)).length;
  return named === 0 ? '' : named === forms.length ? 'D' : 'd';
}

/**
 * Of each word, which lists of names have it, alone or with the words around it, and whether the dictionary has it as a
 * name.
 */
export function listsOf(tokens: readonly Token[], known: KnownNames, dictionary: Dictionary): readonly string[] {
  const words = tokens.map(({ text }) => foldedWord(text));
  return known.listsOf(words).map((letters, at) => letters + spelledAsName(words[at]!, dictionary));
}

/** The features of a word that may be a name: the word, the words around it, and which of them are names. */
export function featuresAt(
  tokens: readonly Token[],
  lists: readonly string[],
  at: number,
  state: State | null,
): readonly string[] {
  const near = (offset: number): Token => tokens[at + offset] ?? edge;
  const [q, p, w, n, m] = [near(-2), near(-1), near(0), near(1), near(2)];
  const word = fold(w.text);
  const isKnown = state?.at === at - 1;
  // A word with a capital before it is a name unless a sentence begins with it.
  const before = hasCapital(p) && at > 1 ? 'name' : !isKnown ? 'none' : state.isName ? 'name' : 'small';
  const isFurther = state?.before === true || (hasCapital(q) && at > 2);
  const further = particle.test(p.norm) && isKnown ? String(isFurther) : '';
  const [own, left, right] = [lists[at] ?? '', lists[at - 1] ?? '', lists[at + 1] ?? ''];
  return [
    'bias',
    `w=${word}`,
    `W=${w.wordClass}`,
    `3=${word.slice(-3)}`,
    `4=${word.slice(0, 4)}`,
    `L=${own}`,
    `LW=${own}|${w.wordClass}`,
    `Lp=${own}|${p.norm}`,
    `LP=${own}|${p.wordClass}`,
    `LN=${own}|${n.wordClass}`,
    `LL=${left}|${own}|${right}`,
    `p=${p.norm}`,
    `pW=${p.norm}|${w.wordClass}`,
    `P=${p.wordClass}|${w.wordClass}`,
    `qp=${q.norm}|${p.norm}`,
    `qpW=${q.norm}|${p.norm}|${w.wordClass}`,
    `Qp=${q.wordClass}|${p.norm}|${w.wordClass}`,
    `n=${n.norm}`,
    `N=${w.wordClass}|${n.wordClass}`,
    `wn=${word}|${n.norm}`,
    `pw=${p.norm}|${word}`,
    `PWN=${p.wordClass}|${w.wordClass}|${n.wordClass}`,
    `WNM=${w.wordClass}|${n.wordClass}|${m.wordClass}`,
    `B=${before}|${w.wordClass}`,
    `BL=${before}|${own}`,
    `Bp=${before}|${p.norm}`,
    `Bw=${before}|${word}`,
    `BN=${before}|${w.wordClass}|${n.wordClass}`,
    `BT=${before}|${p.typedMark}|${w.wordClass}`,
    `BF=${before}|${further}|${p.norm}|${w.wordClass}`,
    `BFL=${before}|${further}|${own}`,
    `T=${p.typedMark}|${w.typedMark}|${w.wordClass}`,
    `C=${String(hasCapital(n))}|${w.wordClass}|${before}`,
    `CL=${String(hasCapital(n))}|${own}`,
  ];
}
