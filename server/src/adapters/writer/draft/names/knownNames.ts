import { fold } from '../../../../domain/text/words.ts';
import type { Weights } from '../../../../domain/writing/regression.ts';

/** Looks names up in lists of common names. */
export interface KnownNames {
  /** Of each folded word, the lists that have it: in capitals as a name by itself, in small letters as a part of one. */
  listsOf(words: readonly string[]): readonly string[];
}

/** The data with which drafts recognise names. */
export interface Names {
  readonly known: KnownNames;
  readonly weights: Weights;
}

/** The longest names that are looked up, in words. */
const maxWordsOfName = 5;

/** Reads lists of names, each under a letter. */
export function knownNamesOf(lists: Readonly<Record<string, readonly string[]>>): KnownNames {
  const wholeNames = new Map<string, Set<string>>();
  const nameParts = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, words: string, letter: string) => {
    to.set(words, (to.get(words) ?? new Set()).add(letter));
  };
  for (const [letter, names] of Object.entries(lists))
    for (const name of names) {
      const folded = fold(name);
      add(wholeNames, folded, letter);
      if (folded.includes(' ')) for (const word of folded.split(' ')) if (word.length > 3) add(nameParts, word, letter);
    }
  return {
    listsOf(words) {
      const found = words.map(() => new Set<string>());
      for (const at of words.keys())
        for (let count = 1; count <= maxWordsOfName && at + count <= words.length; count += 1) {
          const letters = wholeNames.get(words.slice(at, at + count).join(' ')) ?? [];
          for (const letter of letters)
            for (let one = at; one < at + count; one += 1)
              found[one]!.add(count > 1 ? `${letter}${one === at ? '1' : '2'}` : letter);
        }
      return found.map((some, at) =>
        [...some, ...[...(nameParts.get(words[at]!) ?? [])].map((letter) => letter.toLowerCase())].toSorted().join(''),
      );
    },
  };
}
