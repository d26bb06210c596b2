import { orderedOf } from '../../src/adapters/writer/draft/orders/ordered.ts';
import type { Weights } from '../../src/adapters/writer/draft/regression.ts';
import type { Example } from './examples.ts';

export interface Score {
  /** Of the words that are cut, the share that belong to orders. */
  readonly precision: number;
  /** Of the words of orders, the share that are cut. */
  readonly recall: number;
  readonly spans: number;
  /** The orders of which every word is cut and none beside them. */
  readonly exact: number;
  /** The orders of which some word is cut. */
  readonly touched: number;
}

/** How well the orders of examples are found. */
export function scoreOf(weights: Weights, examples: readonly Example[]): Score {
  let [right, wrong, missing, spans, exact, touched] = [0, 0, 0, 0, 0, 0];
  for (const { tokens, ordered } of examples) {
    const cut = orderedOf(tokens, weights);
    for (const [at, isOrder] of ordered.entries()) {
      if (cut[at] && isOrder) right += 1;
      else if (cut[at]) wrong += 1;
      else if (isOrder) missing += 1;
      if (!isOrder || ordered[at - 1]) continue;
      const behind = ordered.indexOf(false, at);
      const end = behind < 0 ? ordered.length : behind;
      const span = cut.slice(at, end);
      spans += 1;
      if (span.includes(true)) touched += 1;
      if (!span.includes(false) && !cut[at - 1] && !cut[end]) exact += 1;
    }
  }
  return { precision: right / (right + wrong), recall: right / (right + missing), spans, exact, touched };
}
