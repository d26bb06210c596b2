import { featuresOf, width as features } from '../../src/adapters/writer/draft/tagger/features.ts';
import {
  createNetwork,
  matricesOf,
  run,
  type Drop,
  type Matrix,
  type Network,
} from '../../src/adapters/writer/draft/tagger/network.ts';
import { likelihoodsIn, outputs, shape } from '../../src/adapters/writer/draft/tagger/tagger.ts';
import { marks } from '../../src/adapters/writer/draft/tokens.ts';
import type { Example } from './examples.ts';
import { addSlopes } from './slopes.ts';

/** A network to begin with. */
function firstNetwork(random: () => number): Network {
  const network = createNetwork(shape);
  for (const one of matricesOf(network)) {
    const isBias = one.rows === 1;
    const range = one === network.embedding ? 0.1 : Math.sqrt(6 / (one.rows + one.columns / 3));
    if (!isBias) for (const at of one.values.keys()) one.values[at] = (2 * random() - 1) * range;
  }
  return network;
}

/** Shares of what is dropped: words, and of what the layers hand on. */
const wordless = 0.12;
const dropped = [0.2, 0.3, 0.3];

/** Drops the same places on the way there and back. */
function dropOf(random: () => number): Drop {
  const masks: Float64Array[] = [];
  return (found, layer) => {
    const share = dropped[layer] ?? 0;
    const mask = (masks[layer] ??= found.map(() => (random() < share ? 0 : 1 / (1 - share))));
    return found.map((one, at) => one * mask[at]!);
  };
}

/** The slopes of the loss at the outputs, in the place of their likelihoods; marks within orders are of no matter. */
function outputSlopes({ known, ordered, marks: wanted }: Example, values: Float64Array): Float64Array {
  const found = likelihoodsIn(values.slice());
  const last = ordered.length - 1;
  for (const [at, isOrdered] of ordered.entries()) {
    const place = at * outputs;
    found[place] = known === 'marks' ? 0 : found[place]! - (isOrdered ? 1 : 0);
    const isMatter = known !== 'orders' && !isOrdered && at < last;
    const right = marks.indexOf(wanted[at] ?? '');
    for (const mark of marks.keys())
      found[place + 1 + mark] = isMatter ? found[place + 1 + mark]! - (mark === right ? 1 : 0) : 0;
  }
  return found;
}

interface Moments {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

export interface Learner {
  /** Learns from some examples at once. */
  learn(examples: readonly Example[], rate: number): void;
  /** The average of what was learnt of late. */
  readonly average: Network;
}

const kept = 0.998;

/** Learns by Adam; of the embedding only the rows that were used are changed. */
export function createLearner(random: () => number): Learner {
  const network = firstNetwork(random);
  const average = createNetwork(shape);
  const slopes = createNetwork(shape);
  const [all, averages, allSlopes] = [matricesOf(network), matricesOf(average), matricesOf(slopes)];
  const moments = all.map(({ values }): Moments => ({
    first: new Float64Array(values.length),
    second: new Float64Array(values.length),
  }));
  let steps = 0;

  function change(index: number, from: number, to: number, rate: number): void {
    const { values } = all[index]!;
    const { first, second } = moments[index]!;
    const slope = allSlopes[index]!.values;
    const scale = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
    for (let at = from; at < to; at += 1) {
      const one = slope[at]!;
      first[at] = 0.9 * first[at]! + 0.1 * one;
      second[at] = 0.999 * second[at]! + 0.001 * one * one;
      values[at]! -= (scale * first[at]!) / (Math.sqrt(second[at]!) + 1e-8);
      slope[at] = 0;
    }
  }

  return {
    average,
    learn(examples, rate) {
      const used = new Set<number>();
      for (const example of examples) {
        const found = featuresOf(example.tokens);
        // A word that is dropped keeps its sort and its marks.
        for (let at = 0; at < found.length; at += features) if (random() < wordless) found.fill(-1, at, at + 5);
        for (const row of found) if (row >= 0) used.add(row);
        const drop = dropOf(random);
        const activations = run(network, found, drop);
        const ofOutputs = outputSlopes(example, activations.outputs);
        for (const at of ofOutputs.keys()) ofOutputs[at]! /= examples.length;
        addSlopes(network, slopes, found, activations, ofOutputs, drop);
      }
      steps += 1;
      const { columns } = network.embedding;
      for (const row of used) change(0, row * columns, (row + 1) * columns, rate);
      for (let index = 1; index < all.length; index += 1) change(index, 0, all[index]!.values.length, rate);
      if (steps % averaged === 0) {
        const share = Math.max(1 - kept ** averaged, averaged / steps);
        for (const [index, { values }] of averages.entries()) drawNear(values, all[index]!, share);
      }
    },
  };
}

const averaged = 10;
function drawNear(values: Float64Array, { values: to }: Matrix, share: number): void {
  for (let at = 0; at < values.length; at += 1) values[at]! += share * (to[at]! - values[at]!);
}
