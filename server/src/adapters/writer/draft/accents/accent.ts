import type { Language } from '../language.ts';
import { likelihoods, type Weights } from '../../../../domain/writing/regression.ts';
import { isValue, tokensOf, type Token } from '../tokens.ts';
import { clauseBefore, featuresAt } from './features.ts';

/** The minimum probability with which "é" replaces an "e". */
const minProbability = 0.9;

/** The classes of the weights. */
export const accentClasses = ['e', 'é'] as const;

/** "22 o normal e 28 o grande", "um forno e 2 funcionários": one value or number of things beside another. */
const joinsValues = (tokens: readonly Token[], at: number): boolean => {
  const [next, third] = [tokens[at + 1], tokens[at + 2]];
  if (next === undefined || !isValue(next)) return false;
  const counts = next.wordClass === 'NUMBER' && /^(?:N|X|ADJ|VN)/.test(third?.wordClass ?? '');
  return counts || clauseBefore(tokens, at).some(isValue);
};

/** Whether the "e" at a place is certainly the verb. */
export const isVerbForm = (tokens: readonly Token[], at: number, accents: Weights): boolean =>
  !joinsValues(tokens, at) &&
  (likelihoods(accents, featuresAt(tokens, at), accentClasses.length)[1] ?? 0) > minProbability;

const standaloneE = /(?<![\p{L}\p{N}])e(?![\p{L}\p{N}])/giu;

/** Whether the text was typed without accents, so that an "e" may stand for "é". */
const omitsAccents = (typed: string): boolean => !/[áéíóúâêôãõç]|(?<!\p{L})eh(?!\p{L})/iu.test(typed);

/**
 * A tidied text with "é" where its owner, who leaves accents out, means the verb: "a entrega e gratis", "o normal e 40".
 * `typed` is the whole text as it was typed.
 */
export function restoreVerbAccents(words: string, typed: string, { dictionary, accentWeights }: Language): string {
  if (!omitsAccents(typed)) return words;
  return words
    .split('\n')
    .map((line) => {
      const tokens = tokensOf(line, dictionary);
      const verbs = tokens.flatMap(({ norm }, at) => (norm === 'e' ? [isVerbForm(tokens, at, accentWeights)] : []));
      let nth = 0;
      return line.replace(standaloneE, (e) => (verbs[nth++] ? (e === 'E' ? 'É' : 'é') : e));
    })
    .join('\n');
}
