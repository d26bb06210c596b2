import { likelihoods } from '../src/domain/writing/regression.ts';
import { randomOf, shuffled } from './tagger/random.ts';

/** Decisions one after another, each of which sees what was decided before. */
export interface Decisions<State> {
  /** The right class of each. */
  readonly classes: readonly number[];
  readonly start: State;
  featuresAt(at: number, state: State): readonly string[];
  after(state: State, at: number, chosen: number): State;
}

export interface Training {
  readonly classes: number;
  /** The number of features to keep: the most decisive ones. */
  readonly maxFeatures: number;
  readonly rounds: number;
  /** The L2 regularization. */
  readonly decay: number;
}

const learningRate = 0.1;
const minOccurrences = 3;

type WeightMap = Map<string, number[]>;

/**
 * Logistic regression by AdaGrad. Half of the time the state follows the model's own prediction, so that it learns to
 * recover from mistakes (scheduled sampling).
 */
function fitWeights<State>(
  examples: readonly Decisions<State>[],
  features: Iterable<string>,
  { classes, rounds, decay }: Training,
): WeightMap {
  const random = randomOf(7);
  const weights: WeightMap = new Map();
  const squares: WeightMap = new Map();
  for (const feature of features) {
    weights.set(feature, Array<number>(classes).fill(0));
    squares.set(feature, Array<number>(classes).fill(1e-3));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const example of shuffled(examples, random)) {
      let state = example.start;
      for (const [at, expected] of example.classes.entries()) {
        const found = example.featuresAt(at, state);
        const guessed = likelihoods(weights, found, classes);
        for (const feature of found) {
          const weight = weights.get(feature);
          const square = squares.get(feature);
          if (!weight || !square) continue;
          for (const [index, likelihood] of guessed.entries()) {
            const slope = likelihood - (index === expected ? 1 : 0) + decay * weight[index]!;
            if (Math.abs(slope) < 1e-4) continue;
            square[index]! += slope * slope;
            weight[index]! -= (learningRate * slope) / Math.sqrt(square[index]!);
          }
        }
        const own = guessed.indexOf(Math.max(...guessed));
        state = example.after(state, at, round > 1 && random() < 0.5 ? own : expected);
      }
    }
  }
  return weights;
}

function countsOf<State>(examples: readonly Decisions<State>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const example of examples) {
    let state = example.start;
    for (const [at, wanted] of example.classes.entries()) {
      for (const feature of example.featuresAt(at, state)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
      state = example.after(state, at, wanted);
    }
  }
  return counts;
}

/** Trains weights on examples; returns them as they are stored. */
export function trainWeights<State>(examples: readonly Decisions<State>[], training: Training): readonly string[] {
  const counts = countsOf(examples);
  const often = [...counts].filter(([, count]) => count >= minOccurrences).map(([feature]) => feature);
  const all = fitWeights(examples, often, training);
  const weightiest = [...all]
    .map(
      ([feature, weight]) =>
        [feature, (Math.max(...weight) - Math.min(...weight)) * Math.sqrt(counts.get(feature) ?? 0)] as const,
    )
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, training.maxFeatures)
    .map(([feature]) => feature);
  const anew = fitWeights(examples, weightiest, training);
  return weightiest
    .map((feature) => [feature, ...(anew.get(feature) ?? []).map((value) => Math.round(value * 100))].join(' '))
    .toSorted();
}
