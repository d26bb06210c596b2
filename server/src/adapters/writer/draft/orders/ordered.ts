import type { Token } from '../punctuation/tokens.ts';
import { likelihoods, type Weights } from '../regression.ts';
import { after, atStart, featuresAt, isValue, type State } from './features.ts';

/** A way to part the words, and how likely it is. */
interface Parting {
  readonly state: State;
  /** The likelihood of each decision. */
  readonly sure: readonly number[];
  readonly cut: readonly boolean[];
  readonly score: number;
}

/** How likely an order and its end are on average that is cut: to cut a fact is worse than to print an order. */
const sureEnough = 0.97;
/** The same of an order with a price, a day or a number. */
const sureOfValue = 0.98;

const mean = (shares: readonly number[]): number =>
  Math.exp(shares.reduce((sum, one) => sum + Math.log(one), 0) / shares.length);

/** For each word, whether it is part of an order to the writer, where that is sure. */
export function orderedOf(tokens: readonly Token[], weights: Weights): readonly boolean[] {
  let partings: readonly Parting[] = [{ state: atStart, sure: [], cut: [], score: 0 }];
  for (const at of tokens.keys()) {
    const next = partings.flatMap((one) =>
      likelihoods(weights, featuresAt(tokens, at, one.state), 2).map((likelihood, index): Parting => ({
        state: after(one.state, at, index === 1),
        sure: [...one.sure, likelihood],
        cut: [...one.cut, index === 1],
        score: one.score + Math.log(likelihood + 1e-12),
      })),
    );
    // The better of those that go on alike.
    partings = [false, true].flatMap((isCut) =>
      next
        .filter(({ state }) => state.isCut === isCut)
        .toSorted((one, other) => other.score - one.score)
        .slice(0, 2),
    );
  }
  const best = partings.toSorted((one, other) => other.score - one.score)[0];
  if (best === undefined) return [];
  const kept = [...best.cut];
  for (let from = 0; from < kept.length; from += 1) {
    if (!kept[from]) continue;
    let to = from;
    while (kept[to]) to += 1;
    const span = tokens.slice(from, to);
    const sure = mean(best.sure.slice(from, to + 1));
    // "Pergunte qual é o sabor do dia" is mostly said to customers.
    const isForReaders = span.length === 1 && span[0]?.norm === 'pergunte';
    if (isForReaders || sure < (span.some(isValue) ? sureOfValue : sureEnough)) kept.fill(false, from, to);
    from = to;
  }
  return kept;
}
