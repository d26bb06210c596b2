import type { Dictionary } from '../../../domain/facts/spelling/dictionary.ts';
import { loadDictionary } from './dictionary.ts';
import { knownNamesOf, type Names } from './names/knownNames.ts';
import { weightsOf, type Weights } from '../../../domain/writing/regression.ts';
import { createRoleReader, type RoleReader } from './tagger/roles.ts';
import { createTagger, restoreNetwork, type Tagger } from './tagger/tagger.ts';

/** The language data of drafts: the dictionary, and the learnt models of punctuation, orders, roles, accents and names. */
export interface Language {
  readonly dictionary: Dictionary;
  /** For the punctuation marks that owners leave out. */
  readonly punctuationWeights: Weights;
  readonly tag: Tagger;
  /** Gives each word of a topic for a video its role. */
  readonly rolesOf: RoleReader;
  /** For "e" that means "é", where owners leave accents out. */
  readonly accentWeights: Weights;
  readonly names: Names;
}

let loaded: Promise<Language> | null = null;

/** The language data; loaded by the first call and cached. */
export const loadLanguage = (): Promise<Language> => (loaded ??= load());

async function load(): Promise<Language> {
  const [dictionary, marks, stored, roles, accents, names, lists] = await Promise.all([
    loadDictionary(),
    import('./punctuation/weights.json', { with: { type: 'json' } }),
    import('./tagger/weights.json', { with: { type: 'json' } }),
    import('./tagger/roles.json', { with: { type: 'json' } }),
    import('./accents/weights.json', { with: { type: 'json' } }),
    import('./names/weights.json', { with: { type: 'json' } }),
    import('./names/lists.json', { with: { type: 'json' } }),
  ]);
  const network = restoreNetwork(stored.default);
  return {
    dictionary,
    punctuationWeights: weightsOf(marks.default),
    tag: createTagger(network),
    rolesOf: createRoleReader(network, roles.default),
    accentWeights: weightsOf(accents.default),
    names: { known: knownNamesOf(lists.default), weights: weightsOf(names.default) },
  };
}
