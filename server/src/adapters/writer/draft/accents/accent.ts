import type { Language } from '../language.ts';
import { likelihoods, type Weights } from '../../../../domain/writing/regression.ts';
import { isValue, tokensOf, type Token } from '../tokens.ts';
import { clauseBefore, featuresAt } from './features.ts';

/** How likely "é" is that is written in the place of an "e". */
const sure = 0.9;

/** The classes of the weights. */
export const senses = ['e', 'é'] as const;

/** "22 o normal e 28 o grande", "um forno e 2 funcionários": one value or number of things beside another. */
const joinsValues = (tokens: readonly Token[], at: number): boolean => {
  const [next, third] = [tokens[at + 1], tokens[at + 2]];
  if (next === undefined || !isValue(next)) return false;
  const counts = next.sort === 'NUMBER' && /^(?:N|X|ADJ|VN)/.test(third?.sort ?? '');
  return counts || clauseBefore(tokens, at).some(isValue);
};

/** Whether the "e" at a place is the verb, for sure. */
export const meansIs = (tokens: readonly Token[], at: number, accents: Weights): boolean =>
  !joinsValues(tokens, at) && (likelihoods(accents, featuresAt(tokens, at), senses.length)[1] ?? 0) > sure;

const alone = /(?<![\p{L}\p{N}])e(?![\p{L}\p{N}])/giu;

/** Whether who typed it writes no accents, so that an "e" of theirs may be an "é". */
const leavesThemOut = (typed: string): boolean => !/[áéíóúâêôãõç]|(?<!\p{L})eh(?!\p{L})/iu.test(typed);

/**
 * A tidied text with "é" where its owner, who leaves accents out, means the verb: "a entrega e gratis", "o normal e 40".
 * `typed` is the whole text as it was typed.
 */
export function withVerbs(words: string, typed: string, { dictionary, accents }: Language): string {
  if (!leavesThemOut(typed)) return words;
  return words
    .split('\n')
    .map((line) => {
      const tokens = tokensOf(line, dictionary);
      const verbs = tokens.flatMap(({ norm }, at) => (norm === 'e' ? [meansIs(tokens, at, accents)] : []));
      let nth = 0;
      return line.replace(alone, (e) => (verbs[nth++] ? (e === 'E' ? 'É' : 'é') : e));
    })
    .join('\n');
}
