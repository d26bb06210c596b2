import { featuresOf, width as features } from '../../src/adapters/writer/draft/tagger/features.ts';
import {
  createNetwork,
  matricesOf,
  matricesOfReader,
  run,
  type Dropout,
  type Matrix,
  type Network,
} from '../../src/adapters/writer/draft/tagger/network.ts';
import { toProbabilities, outputs, shape } from '../../src/adapters/writer/draft/tagger/tagger.ts';
import { marks } from '../../src/adapters/writer/draft/tokens.ts';
import type { Example } from './examples.ts';
import { createAdam } from './adam.ts';
import { addSlopes } from './slopes.ts';

/** Initializes zeroed matrices randomly; those of a single row stay zero. */
export function fillRandomly(matrices: readonly Matrix[], random: () => number): void {
  for (const { rows, columns, values } of matrices) {
    const range = Math.sqrt(6 / (rows + columns / 3));
    if (rows > 1) for (const at of values.keys()) values[at] = (2 * random() - 1) * range;
  }
}

/** An untrained network. */
function firstNetwork(random: () => number): Network {
  const network = createNetwork(shape);
  const { values } = network.embedding;
  for (const at of values.keys()) values[at] = (2 * random() - 1) * 0.1;
  fillRandomly(matricesOfReader(network), random);
  return network;
}

/** Dropout rates: of words, and of the layers' outputs. */
const wordDropRate = 0.12;
const dropRates = [0.2, 0.3, 0.3];

/** Dropout with the same masks in the forward and the backward pass. */
export function dropOf(random: () => number, shares: readonly number[]): Dropout {
  const masks: Float64Array[] = [];
  return (found, layer) => {
    const share = shares[layer] ?? 0;
    const mask = (masks[layer] ??= found.map(() => (random() < share ? 0 : 1 / (1 - share))));
    return found.map((one, at) => one * mask[at]!);
  };
}

/** The slopes of the loss at the outputs, in the place of their likelihoods; marks within orders are of no matter. */
function outputSlopes({ known, roles, marks: wanted }: Example, values: Float64Array): Float64Array {
  const found = toProbabilities(values.slice());
  const last = roles.length - 1;
  for (const [at, role] of roles.entries()) {
    const isOrdered = role !== 'told';
    const place = at * outputs;
    found[place] = known === 'marks' ? 0 : found[place]! - (isOrdered ? 1 : 0);
    const isMatter = known !== 'orders' && !isOrdered && at < last;
    const right = marks.indexOf(wanted[at] ?? '');
    for (const mark of marks.keys())
      found[place + 1 + mark] = isMatter ? found[place + 1 + mark]! - (mark === right ? 1 : 0) : 0;
  }
  return found;
}

export interface Learner {
  /** Learns from some examples at once. */
  learn(examples: readonly Example[], rate: number): void;
  /** The moving average of the weights. */
  readonly average: Network;
}

/** Learns by Adam; of the embedding only the rows that were used are changed. */
export function createLearner(random: () => number): Learner {
  const network = firstNetwork(random);
  const average = createNetwork(shape);
  const slopes = createNetwork(shape);
  const all = matricesOf(network);
  const adam = createAdam(all, matricesOf(slopes), matricesOf(average));
  return {
    average,
    learn(examples, rate) {
      const used = new Set<number>();
      for (const example of examples) {
        const found = featuresOf(example.tokens);
        // A word that is dropped keeps its sort and its marks.
        for (let at = 0; at < found.length; at += features) if (random() < wordDropRate) found.fill(-1, at, at + 5);
        for (const row of found) if (row >= 0) used.add(row);
        const drop = dropOf(random, dropRates);
        const activations = run(network, found, drop);
        const ofOutputs = outputSlopes(example, activations.outputs);
        for (const at of ofOutputs.keys()) ofOutputs[at]! /= examples.length;
        addSlopes(network, slopes, found, activations, ofOutputs, drop);
      }
      const { columns } = network.embedding;
      adam.begin(rate);
      for (const row of used) adam.change(0, row * columns, (row + 1) * columns);
      for (let index = 1; index < all.length; index += 1) adam.change(index, 0, all[index]!.values.length);
      adam.end();
    },
  };
}
