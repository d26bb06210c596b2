import { featuresOf, rows } from './features.ts';
import { createNetwork, matricesOf, run, type Network, type Shape } from './network.ts';
import { decodeMatrices } from './matrixEncoding.ts';
import { marks, type Token } from '../tokens.ts';

/** The probabilities of a word of a topic. */
export interface Tag {
  /** That it is part of an order to the writer. */
  readonly order: number;
  /** Each mark behind it, in the order of `marks`. */
  readonly marks: readonly number[];
}

export type Tagger = (tokens: readonly Token[]) => readonly Tag[];

/** The outputs of the network for a word: an order, and each mark behind it. */
export const outputs = 1 + marks.length;

/** The shape of the stored network. */
export const shape: Shape = { rows, width: 48, hidden: 64, layers: 2, outputs };

/** Turns the outputs into probabilities, in place. */
export function toProbabilities(values: Float64Array): Float64Array {
  for (let at = 0; at < values.length; at += outputs) {
    values[at] = 1 / (1 + Math.exp(-values[at]!));
    let sum = 0;
    for (let one = at + 1; one < at + outputs; one += 1) sum += values[one] = Math.exp(values[one]!);
    for (let one = at + 1; one < at + outputs; one += 1) values[one]! /= sum;
  }
  return values;
}

/** Restores the stored network. */
export function restoreNetwork(stored: string): Network {
  const network = createNetwork(shape);
  decodeMatrices(stored, matricesOf(network));
  return network;
}

/** A tagger that runs the network. */
export const createTagger =
  (network: Network): Tagger =>
  (tokens) => {
    const found = toProbabilities(run(network, featuresOf(tokens), (layer) => layer).outputs);
    return tokens.map((_token, at) => ({
      order: found[at * outputs]!,
      marks: [...found.subarray(at * outputs + 1, (at + 1) * outputs)],
    }));
  };
