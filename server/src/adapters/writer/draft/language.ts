import type { Dictionary } from '../../../domain/facts/spelling/dictionary.ts';
import { loadDictionary } from './dictionary.ts';
import { weightsOf, type Weights } from './regression.ts';

/** What drafts know of Portuguese: its words, where its marks stand, and how owners order what they want. */
export interface Language {
  readonly dictionary: Dictionary;
  readonly weights: Weights;
  readonly orders: Weights;
}

let loaded: Promise<Language> | null = null;

/** The language, read when it is first asked for and kept. */
export const loadLanguage = (): Promise<Language> =>
  (loaded ??= Promise.all([
    loadDictionary(),
    import('./punctuation/weights.json', { with: { type: 'json' } }),
    import('./orders/weights.json', { with: { type: 'json' } }),
  ]).then(([dictionary, marks, orders]) => ({
    dictionary,
    weights: weightsOf(marks.default),
    orders: weightsOf(orders.default),
  })));
