import { featuresAt, hasCapital, listsOf, type State } from '../../src/adapters/writer/draft/names/features.ts';
import type { KnownNames, Names } from '../../src/adapters/writer/draft/names/knownNames.ts';
import { namesIn } from '../../src/adapters/writer/draft/names/names.ts';
import type { Dictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import type { Decisions } from '../regression.ts';
import {
  exampleOf,
  inHaste,
  topicsOf,
  unaccented,
  withoutCapitals,
  wordsOf,
  type Example,
} from '../tagger/examples.ts';
import type { Found } from '../tagger/score.ts';

/** Whose owner sets capitals where sentences begin, and so in names. */
const isNeat = (line: string): boolean => /^[{<]?\p{Lu}\p{Ll}.*[.!?]\W*$/su.test(line);

const typings = [withoutCapitals, inHaste, unaccented];

/** Topics with their capitals, and those of the other sets whose owners set them, as they are typed without. */
export function namedTopics(dictionary: Dictionary): readonly Example[] {
  const others = (['both', 'marks', 'orders', 'videos'] as const).flatMap((known) =>
    topicsOf(known, 'training').filter(isNeat),
  );
  const typed = (line: string, typing: (typeof typings)[number]) =>
    exampleOf(wordsOf(line), 'names', dictionary, typing);
  return typings.flatMap((typing) => [...topicsOf('names', 'training'), ...others].map((line) => typed(line, typing)));
}

/** Whether each word of a topic that has no capital is to have one, one after another. */
export function decisionsOf(
  { tokens, names }: Example,
  known: KnownNames,
  dictionary: Dictionary,
): Decisions<State | null> {
  const lists = listsOf(tokens, known, dictionary);
  const places = [...tokens.keys()].filter((at) => names[at] !== null && !hasCapital(tokens[at]!));
  return {
    classes: places.map((at) => (names[at] ? 1 : 0)),
    start: null,
    featuresAt: (nth, state) => featuresAt(tokens, lists, places[nth]!, state),
    after(state, nth, chosen) {
      const at = places[nth]!;
      return { at, isName: chosen === 1, before: state?.at === at - 1 ? state.isName : null };
    },
  };
}

/** How many names have a capital, of those that had one and of those that have one now. */
export function namesFound(names: Names, examples: readonly Example[], dictionary: Dictionary): Found {
  let [right, wrong, missing] = [0, 0, 0];
  for (const { tokens, names: wanted } of examples) {
    const found = namesIn(tokens, names, dictionary);
    for (const [at, token] of tokens.entries()) {
      const isFound = hasCapital(token) || found[at]!;
      if (isFound && wanted[at] === true) right += 1;
      else if (isFound && wanted[at] === false) wrong += 1;
      else if (wanted[at] === true) missing += 1;
    }
  }
  return { precision: right / (right + wrong), recall: right / (right + missing) };
}
