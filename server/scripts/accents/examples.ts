import { isVerbForm } from '../../src/adapters/writer/draft/accents/accent.ts';
import { tokensOf, type Token } from '../../src/adapters/writer/draft/tokens.ts';
import type { Weights } from '../../src/domain/writing/regression.ts';
import type { Dictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import { tidyText } from '../../src/domain/facts/spelling/tidy.ts';
import { towns } from '../../src/domain/facts/spelling/towns.ts';
import { fold } from '../../src/domain/text/words.ts';
import { asTyped, topicsOf, wordsOf, type Known } from '../tagger/examples.ts';
import type { Found } from '../tagger/score.ts';

const sets: readonly Known[] = ['orders', 'marks', 'both'];

/** A tidied topic without accents, and each "e" of it with what it was. */
export interface AccentExample {
  readonly tokens: readonly Token[];
  readonly places: readonly { readonly at: number; readonly isVerb: boolean }[];
}

const alone = /(?<![\p{L}\p{N}])[eé](?![\p{L}\p{N}])/giu;

/** The topics of the files whose owners write "é", as who leaves accents out types them. */
export const examplesOf = (file: string, dictionary: Dictionary): readonly AccentExample[] =>
  sets
    .flatMap((known) => topicsOf(known, file))
    .map((line) => asTyped(wordsOf(line)))
    .filter((words) => /[áéíóúâêôãõç]/i.test(words))
    .flatMap((words) => {
      const meant = [...words.matchAll(alone)].map(([e]) => /é/i.test(e));
      const text = tidyText(fold(words), dictionary, towns);
      const typed = [...text.matchAll(alone)].map(([e]) => /é/i.test(e));
      const tokens = tokensOf(text, dictionary);
      const ats = tokens.flatMap(({ norm }, at) => (norm === 'e' ? [at] : []));
      // What a rule has mended already is not learnt; a topic in which one was lost says nothing.
      if (meant.length !== typed.length || ats.length !== typed.length) return [];
      const places = ats.map((at, nth) => ({ at, isVerb: meant[nth]!, isMended: typed[nth]! }));
      return [{ tokens, places: places.filter(({ isMended }) => !isMended) }];
    })
    .filter(({ places }) => places.length > 0);

/** How many of the verbs of examples are found. */
export function accentsFound(accents: Weights, examples: readonly AccentExample[]): Found {
  let [right, wrong, missing] = [0, 0, 0];
  for (const { tokens, places } of examples)
    for (const { at, isVerb: wanted } of places) {
      const found = isVerbForm(tokens, at, accents);
      if (found && wanted) right += 1;
      else if (found) wrong += 1;
      else if (wanted) missing += 1;
    }
  return { precision: right / (right + wrong), recall: right / (right + missing) };
}
