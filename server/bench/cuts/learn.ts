import { readdirSync, readFileSync } from 'node:fs';
import type { Weights } from '../../src/adapters/writer/draft/cuts/cuts.ts';
import { after, begin, cuts, featuresOf, type Cut } from '../../src/adapters/writer/draft/cuts/features.ts';
import { tokensOf, type Token } from '../../src/adapters/writer/draft/cuts/tokens.ts';
import type { Dictionary } from '../../src/domain/facts/spelling.ts';

/** A sentence with the cut behind each of its words but the last. */
export interface Example {
  readonly tokens: readonly Token[];
  readonly cuts: readonly Cut[];
}

/** Numbers from 0 to 1 that look like chance and are the same each time. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

/** Reads "corte R$ 45 | barba R$ 30, com toalha", of whose marks an owner types the share `typed`. */
export function exampleOf(line: string, dictionary: Dictionary, typed: number): Example {
  const isTyped = chance(line.length);
  const parts = line.split(/\s*(\||,(?=\s))\s*/);
  const marks = new Map<number, Cut>();
  let words = '';
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) words += ` ${part}`;
    else {
      marks.set(tokensOf(words, dictionary).length - 1, part === '|' ? 'end' : 'comma');
      if (isTyped() < typed) words += part === '|' && isTyped() < 0.4 ? '.' : ',';
    }
  }
  const tokens = tokensOf(words, dictionary);
  return { tokens, cuts: tokens.slice(1).map((_token, index) => marks.get(index) ?? 'none') };
}

const rounds = 12;
const rate = 0.1;
const decay = 1e-3;
/** The share of features that each step leaves out, so that none is relied on alone. */
const leftOut = 0.5;
/** Rarer features say nothing. */
const fewest = 9;

/** What the examples teach: a logistic regression over the features of each gap, averaged over its later rounds. */
export function learn(examples: readonly Example[]): Weights {
  const gaps = examples.flatMap(({ tokens, cuts: known }) => {
    let reading = begin(tokens[0]!);
    return known.flatMap((cut, gap) => {
      const features = featuresOf(tokens, gap, reading);
      reading = after(reading, cut, tokens[gap + 1]!);
      return tokens[gap]!.isMarked ? [] : [{ features, cut: cuts.indexOf(cut) }];
    });
  });
  const counts = new Map<string, number>();
  for (const { features } of gaps) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewest).map(([name]) => name);
  const ids = new Map(names.map((name, index) => [name, index]));
  const rows = gaps.map(({ features, cut }) => ({ ids: features.flatMap((one) => ids.get(one) ?? []), cut }));
  const size = cuts.length;
  const weights = new Float64Array(names.length * size);
  const steps = new Float64Array(weights.length);
  const sums = new Float64Array(weights.length);
  const random = chance(1);
  for (let round = 0; round < rounds; round += 1) {
    for (let index = rows.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [rows[index], rows[other]] = [rows[other]!, rows[index]!];
    }
    for (const { ids: all, cut } of rows) {
      const kept = all.filter(() => random() >= leftOut);
      const scores = cuts.map((_cut, k) => kept.reduce((sum, id) => sum + weights[id * size + k]!, 0) / (1 - leftOut));
      const most = Math.max(...scores);
      const raised = scores.map((score) => Math.exp(score - most));
      const total = raised.reduce((sum, one) => sum + one, 0);
      for (const id of kept)
        for (let k = 0; k < size; k += 1) {
          const place = id * size + k;
          const slope = raised[k]! / total - (k === cut ? 1 : 0) + decay * weights[place]!;
          steps[place]! += slope * slope;
          weights[place]! -= (rate * slope) / Math.sqrt(steps[place]! + 1e-2);
        }
    }
    if (round >= rounds / 2) for (let place = 0; place < sums.length; place += 1) sums[place]! += weights[place]!;
  }
  const rounded = (id: number) =>
    cuts.map((_cut, k) => Math.round((sums[id * size + k]! / (rounds / 2)) * 100) / 100 + 0);
  return Object.fromEntries(
    names
      .map((name, id) => [name, rounded(id)] as const)
      .filter(([, one]) => one.some((value) => Math.abs(value) >= 0.1)),
  );
}

const folder = new URL('.', import.meta.url);

/** The sentences that were cut by hand: `|` ends a statement, a comma is one. */
export const linesOf = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, folder), 'utf8').trim().split('\n'));

/** What the sentences teach, each without marks, with some and with most of them. */
export const learnAll = (lines: readonly string[], dictionary: Dictionary): Weights =>
  learn(lines.flatMap((line) => [0, 0.4, 0.8].map((typed) => exampleOf(line, dictionary, typed))));
