import type { Token } from '../tokens.ts';
import { featuresOf } from './features.ts';
import { createReader, matricesOfReader, run, runReader, type Network, type ReaderShape } from './network.ts';
import { decodeMatrices } from './matrixEncoding.ts';
import { shape } from './tagger.ts';

/** The role of a word in a topic for a video: said to customers, an order to whoever makes it, or something to show. */
export type Role = (typeof roles)[number];
export const roles = ['told', 'order', 'seen'] as const;

/** The most likely role of a word. */
export interface RoleTag {
  readonly role: Role;
  /** The probability that it is not said to customers, whether it is an order or something to show. */
  readonly untold: number;
}

/** Determines the roles of the words of a topic for a video. */
export type RoleReader = (tokens: readonly Token[]) => readonly RoleTag[];

/** The shape of the stored reader, whose inputs come from the network of orders. */
export const roleShape: ReaderShape = {
  width: shape.width + 2 * shape.hidden,
  hidden: 48,
  layers: 1,
  outputs: roles.length,
};

/** The reader's inputs for words: their features and the network's last states, word by word. */
export function readerInputs(network: Network, tokens: readonly Token[]): Float64Array {
  const { inputs, states } = run(network, featuresOf(tokens), (layer) => layer);
  const [features, last] = [inputs[0]!, states.at(-1)!];
  const ofStates = 2 * shape.hidden;
  const found = new Float64Array(tokens.length * roleShape.width);
  for (const at of tokens.keys()) {
    found.set(features.subarray(at * shape.width, (at + 1) * shape.width), at * roleShape.width);
    found.set(last.subarray(at * ofStates, (at + 1) * ofStates), at * roleShape.width + shape.width);
  }
  return found;
}

/** Turns outputs into log-probabilities, in place. */
export function toLogProbabilities(values: Float64Array): Float64Array {
  for (let at = 0; at < values.length; at += roles.length) {
    const some = values.subarray(at, at + roles.length);
    const all = Math.log(some.reduce((sum, one) => sum + Math.exp(one), 0));
    for (const one of some.keys()) some[one]! -= all;
  }
  return values;
}

/** The cost of a change of role between two words: less behind a mark. */
const transitionCost = { marked: 0.2, unmarked: 1 } as const;

/** The most likely sequence of roles (Viterbi). */
function mostLikelyRoles(logs: Float64Array, tokens: readonly Token[]): readonly RoleTag[] {
  const backPointers: number[][] = [];
  let scores: readonly number[] = roles.map(() => 0);
  for (const at of tokens.keys()) {
    const cost = at === 0 ? 0 : transitionCost[tokens[at - 1]?.typedMark === '' ? 'unmarked' : 'marked'];
    const from = roles.map((_role, to) =>
      roles.reduce((best, _one, one) => {
        const value = (which: number) => scores[which]! - (which === to ? 0 : cost);
        return value(one) > value(best) ? one : best;
      }, to),
    );
    scores = from.map((best, to) => scores[best]! - (best === to ? 0 : cost) + logs[at * roles.length + to]!);
    backPointers.push(from);
  }
  let role = scores.indexOf(Math.max(...scores));
  const found: RoleTag[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    found.unshift({ role: roles[role]!, untold: 1 - Math.exp(logs[at * roles.length + roles.indexOf('told')]!) });
    role = backPointers[at]![role]!;
  }
  return found;
}

/** A reader of roles with the stored weights, over the states of a network. */
export function createRoleReader(network: Network, stored: string): RoleReader {
  const reader = createReader(roleShape);
  decodeMatrices(stored, matricesOfReader(reader));
  return (tokens) =>
    mostLikelyRoles(
      toLogProbabilities(runReader(reader, readerInputs(network, tokens), tokens.length, (layer) => layer).outputs),
      tokens,
    );
}
