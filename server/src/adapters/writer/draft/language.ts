import type { Dictionary } from '../../../domain/facts/spelling/dictionary.ts';
import { loadDictionary } from './dictionary.ts';
import { weightsOf, type Weights } from './punctuation/punctuate.ts';

/** What drafts know of Portuguese: its words, and where its marks stand. */
export interface Language {
  readonly dictionary: Dictionary;
  readonly weights: Weights;
}

let loaded: Promise<Language> | null = null;

/** The language, read when it is first asked for and kept. */
export const loadLanguage = (): Promise<Language> =>
  (loaded ??= Promise.all([loadDictionary(), import('./punctuation/weights.json', { with: { type: 'json' } })]).then(
    ([dictionary, { default: lines }]) => ({ dictionary, weights: weightsOf(lines) }),
  ));
