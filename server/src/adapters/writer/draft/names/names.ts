import type { Dictionary } from '../../../../domain/facts/spelling/dictionary.ts';
import type { Language } from '../language.ts';
import { likelihoods } from '../../../../domain/writing/regression.ts';
import { isValue, tokensOf, type Token } from '../tokens.ts';
import { capitalized } from '../words.ts';
import { featuresAt, hasCapital, listsOf, type State } from './features.ts';
import type { Names } from './knownNames.ts';

/** The minimum probability of a name; high, because a wrong capital is worse than a missing one. */
const minProbability = 0.85;

/** The minimum probability for a word that is only ever a name. */
const minProbabilityOfKnown = 0.5;
/** Whether a word is only ever a name: part of a known name of several words, or not in the dictionary as another word. */
const isOnlyName = ({ wordClass, text }: Token, list: string): boolean =>
  /\p{Lu}\d/u.test(list) || (text.length > 3 && (list.includes('D') || (wordClass === 'X' && /\p{Lu}/u.test(list))));

/** The classes of the weights: a word in small letters, and a name. */
export const classCount = 2;

/**
 * Whether a word is never a name: a value, a word with capitals inside ("iFood"), or a function word outside of known
 * names.
 */
const isNeverName = (token: Token, list: string): boolean =>
  isValue(token) ||
  /[\d\p{Lu}]|^(?:dias?|(?:rs|k|ha)+)$/u.test(token.text) ||
  (token.wordClass === token.norm && list === '');

/** Whether each word of a tidied text takes a capital that it does not have. */
export function namesIn(
  tokens: readonly Token[],
  { known, weights }: Names,
  dictionary: Dictionary,
): readonly boolean[] {
  const lists = listsOf(tokens, known, dictionary);
  let state: State | null = null;
  return tokens.map((token, at) => {
    if (hasCapital(token)) return false;
    const likely = isNeverName(token, lists[at]!)
      ? 0
      : likelihoods(weights, featuresAt(tokens, lists, at, state), classCount)[1]!;
    const before: boolean | null = state?.at === at - 1 ? state.isName : null;
    state = { at, isName: likely > (isOnlyName(token, lists[at]!) ? minProbabilityOfKnown : minProbability), before };
    return state.isName;
  });
}

/** A tidied text with capitals in names that its owner typed without: "em rio tavares", "com a dona cida". */
export const capitalizeNames = (words: string, { dictionary, names }: Language): string =>
  words
    .split('\n')
    .map((line) => {
      const tokens = tokensOf(line, dictionary);
      const found = namesIn(tokens, names, dictionary);
      return tokens.map(({ text, typedMark }, at) => (found[at] ? capitalized(text) : text) + typedMark).join(' ');
    })
    .join('\n');
