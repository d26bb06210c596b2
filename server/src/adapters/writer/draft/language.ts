import type { Dictionary } from '../../../domain/facts/spelling/dictionary.ts';
import { loadDictionary } from './dictionary.ts';
import { knownNamesOf, type Names } from './names/knownNames.ts';
import { weightsOf, type Weights } from '../../../domain/writing/regression.ts';
import { createRoleReader, type RoleReader } from './tagger/roles.ts';
import { createTagger, restoreNetwork, type Tagger } from './tagger/tagger.ts';

/** What drafts know of Portuguese: its words, where its marks stand, and how owners order what they want. */
export interface Language {
  readonly dictionary: Dictionary;
  /** Of the marks that owners leave out. */
  readonly punctuationWeights: Weights;
  readonly tag: Tagger;
  /** What the words of a topic for a video are. */
  readonly rolesOf: RoleReader;
  /** Of the accent of "é", where owners leave accents out. */
  readonly accentWeights: Weights;
  readonly names: Names;
}

let loaded: Promise<Language> | null = null;

/** The language, read when it is first asked for and kept. */
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
