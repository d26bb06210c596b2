import type { Token } from '../tokens.ts';
import { featuresOf } from './features.ts';
import { createReader, matricesOfReader, run, runReader, type Network, type ReaderShape } from './network.ts';
import { restore } from './stored.ts';
import { shape } from './tagger.ts';

/** What a word of a topic for a video is: told to customers, an order to whoever makes it, or something to be seen. */
export type Role = (typeof roles)[number];
export const roles = ['told', 'order', 'seen'] as const;

/** What a word is likely to be. */
export interface RoleTag {
  readonly role: Role;
  /** How likely it is told to nobody, whether it is ordered or seen. */
  readonly untold: number;
}

/** What the words of a topic for a video are. */
export type RoleReader = (tokens: readonly Token[]) => readonly RoleTag[];

/** The reader that is stored, of what the network of orders has found. */
export const roleShape: ReaderShape = {
  width: shape.width + 2 * shape.hidden,
  hidden: 48,
  layers: 1,
  outputs: roles.length,
};

/** What a network has found of words: their features and its last states, word by word. */
export function foundBy(network: Network, tokens: readonly Token[]): Float64Array {
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

/** Turns the outputs into the logarithms of likelihoods, in their place. */
export function logsIn(values: Float64Array): Float64Array {
  for (let at = 0; at < values.length; at += roles.length) {
    const some = values.subarray(at, at + roles.length);
    const all = Math.log(some.reduce((sum, one) => sum + Math.exp(one), 0));
    for (const one of some.keys()) some[one]! -= all;
  }
  return values;
}

/** What it costs that a word has another role than the one before it: less behind a mark. */
const turning = { marked: 0.2, unmarked: 1 } as const;

/** The likeliest roles of words one after another. */
function likeliest(logs: Float64Array, tokens: readonly Token[]): readonly RoleTag[] {
  const ways: number[][] = [];
  let scores: readonly number[] = roles.map(() => 0);
  for (const at of tokens.keys()) {
    const cost = at === 0 ? 0 : turning[tokens[at - 1]?.typed === '' ? 'unmarked' : 'marked'];
    const from = roles.map((_role, to) =>
      roles.reduce((best, _one, one) => {
        const value = (which: number) => scores[which]! - (which === to ? 0 : cost);
        return value(one) > value(best) ? one : best;
      }, to),
    );
    scores = from.map((best, to) => scores[best]! - (best === to ? 0 : cost) + logs[at * roles.length + to]!);
    ways.push(from);
  }
  let role = scores.indexOf(Math.max(...scores));
  const found: RoleTag[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    found.unshift({ role: roles[role]!, untold: 1 - Math.exp(logs[at * roles.length + roles.indexOf('told')]!) });
    role = ways[at]![role]!;
  }
  return found;
}

/** What the stored reader tells of words, of what a network has found of them. */
export function createRoleReader(network: Network, stored: string): RoleReader {
  const reader = createReader(roleShape);
  restore(stored, matricesOfReader(reader));
  return (tokens) =>
    likeliest(logsIn(runReader(reader, foundBy(network, tokens), tokens.length, (layer) => layer).outputs), tokens);
}
