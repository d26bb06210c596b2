import { stateAfter, initialState } from '../../src/adapters/writer/draft/punctuation/features.ts';
import { markEvidenceOf, markAt } from '../../src/adapters/writer/draft/punctuation/punctuate.ts';
import type { Weights } from '../../src/domain/writing/regression.ts';
import type { Tagger } from '../../src/adapters/writer/draft/tagger/tagger.ts';
import type { Example } from '../tagger/examples.ts';

export interface Score {
  /** Of the places where a mark is set, the share that should have one. */
  readonly precision: number;
  /** Of the places that should have a mark, the share that gets one. */
  readonly recall: number;
  /** Of the marks in right places, the share that are the very mark. */
  readonly sameSort: number;
  /** The number of topics with a mark in all of the right places and no other. */
  readonly whole: number;
}

/** How well the marks of examples are found. */
export function scoreOf(weights: Weights, tag: Tagger, examples: readonly Example[]): Score {
  let [right, same, wrong, missing, whole] = [0, 0, 0, 0, 0];
  for (const { tokens, marks } of examples) {
    const known = markEvidenceOf(tokens, { punctuationWeights: weights, tag });
    let state = initialState;
    let mistakes = 0;
    for (let at = 0; at < tokens.length - 1; at += 1) {
      const mark = markAt(known, tokens, at, state);
      state = stateAfter(state, at, mark);
      const [isSet, isWanted] = [mark !== '', marks[at] !== ''];
      if (isSet && mark === marks[at]) same += 1;
      if (isSet && isWanted) right += 1;
      else if (isSet) wrong += 1;
      else if (isWanted) missing += 1;
      if (isSet !== isWanted) mistakes += 1;
    }
    if (mistakes === 0) whole += 1;
  }
  return { precision: right / (right + wrong), recall: right / (right + missing), sameSort: same / right, whole };
}
