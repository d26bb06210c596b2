import type { Dictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import {
  stateAfter,
  initialState,
  featuresAt,
  predictedMarks,
  type State,
} from '../../src/adapters/writer/draft/punctuation/features.ts';
import { habitsOf, type Mark } from '../../src/adapters/writer/draft/tokens.ts';
import { examplesOf, inHaste, retyped, type Example } from '../tagger/examples.ts';
import type { Decisions } from '../regression.ts';

/** A question ends a statement. */
const setMarkOf = (mark: Mark): Mark => (mark === '?' ? '.' : mark);

/** The topics of a file as a hurried owner types them, with the marks that they should have. */
export const hastyOf = (file: string, dictionary: Dictionary): readonly Example[] =>
  examplesOf('marks', file, dictionary, inHaste).map((example) => ({
    ...example,
    marks: example.marks.map(setMarkOf),
  }));

/** The same topic typed with all of its marks, and with commas in the place of all. */
export const typedOf = (example: Example): readonly Example[] => [
  retyped(example, (mark) => mark),
  retyped(example, (mark) => (mark === '' ? '' : ',')),
];

export const decisionsOf = ({ tokens, marks }: Example): Decisions<State> => {
  const habits = habitsOf(tokens);
  return {
    classes: tokens.slice(0, -1).map((_token, at) => predictedMarks.indexOf(marks[at] ?? '')),
    start: initialState,
    featuresAt: (at, state) => featuresAt(tokens, at, state, habits[at]!),
    after: (state, at, chosen) => stateAfter(state, at, predictedMarks[chosen] ?? ''),
  };
};
