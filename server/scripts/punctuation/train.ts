/**
 * `npm run train:punctuation`: learns from the topics in topics/training.txt where owners leave marks out, prints how many
 * marks of topics/heldOut.txt it finds, and writes the weights that the draft writer reads.
 *
 * Logistic regression by AdaGrad, with a state that is its own in half of the cases, so that it learns to go on behind a mistake.
 */
import { writeFileSync } from 'node:fs';
import { loadDictionary } from '../../src/adapters/writer/draft/dictionary.ts';
import { after, atStart, featuresAt, type State } from '../../src/adapters/writer/draft/punctuation/features.ts';
import { likelihoods, weightsOf } from '../../src/adapters/writer/draft/punctuation/punctuate.ts';
import { marks, type Mark } from '../../src/adapters/writer/draft/punctuation/tokens.ts';
import { exampleOf, topicsOf, typedOf, type Example } from './examples.ts';
import { scoreOf } from './score.ts';

const rounds = 8;
const rate = 0.1;
const decay = 0.01;
const fewest = 3;
/** So many features are kept: those that decide most. */
const kept = 30_000;

/** The same numbers at each run. */
let seed = 7;
const random = (): number => (seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x7fffffff;

function shuffled<T>(list: readonly T[]): readonly T[] {
  const all = [...list];
  for (let index = all.length - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [all[index], all[other]] = [all[other]!, all[index]!];
  }
  return all;
}

type Weighed = Map<string, number[]>;

function train(examples: readonly Example[], features: Iterable<string>): Weighed {
  const weights: Weighed = new Map();
  const squares: Weighed = new Map();
  for (const feature of features) {
    weights.set(feature, [0, 0, 0, 0]);
    squares.set(feature, [1e-3, 1e-3, 1e-3, 1e-3]);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { tokens, marks: right } of shuffled(examples)) {
      let state = atStart;
      for (let at = 0; at < tokens.length - 1; at += 1) {
        const found = featuresAt(tokens, at, state);
        const guessed = likelihoods(weights, found);
        const mark = right[at]!;
        const wanted = marks.indexOf(mark);
        for (const feature of found) {
          const weight = weights.get(feature);
          const square = squares.get(feature);
          if (!weight || !square) continue;
          for (const [index, likelihood] of guessed.entries()) {
            const slope = likelihood - (index === wanted ? 1 : 0) + decay * weight[index]!;
            if (Math.abs(slope) < 1e-4) continue;
            square[index]! += slope * slope;
            weight[index]! -= (rate * slope) / Math.sqrt(square[index]!);
          }
        }
        const own: Mark = marks[guessed.indexOf(Math.max(...guessed))]!;
        state = after(state, at, round > 1 && random() < 0.5 ? own : mark);
      }
    }
  }
  return weights;
}

function countsOf(examples: readonly Example[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tokens, marks: right } of examples) {
    let state: State = atStart;
    for (let at = 0; at < tokens.length - 1; at += 1) {
      for (const feature of featuresAt(tokens, at, state)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
      state = after(state, at, right[at]!);
    }
  }
  return counts;
}

const dictionary = await loadDictionary();
const plain = topicsOf('training').map((topic) => exampleOf(topic, dictionary));
// Each topic once without marks, and once with marks of some sort.
const examples = plain.flatMap((example, index) => [example, typedOf(example)[index % 2]!]);
const counts = countsOf(examples);
const often = [...counts].filter(([, count]) => count >= fewest).map(([feature]) => feature);
const first = train(examples, often);
const weightiest = [...first]
  .map(
    ([feature, weight]) =>
      [feature, (Math.max(...weight) - Math.min(...weight)) * Math.sqrt(counts.get(feature) ?? 0)] as const,
  )
  .toSorted(([, one], [, other]) => other - one)
  .slice(0, kept)
  .map(([feature]) => feature);
const lines = [...train(examples, weightiest)]
  .map(([feature, weight]) => [feature, ...weight.map((value) => Math.round(value * 100))].join(' '))
  .toSorted();
writeFileSync(
  new URL('../../src/adapters/writer/draft/punctuation/weights.json', import.meta.url),
  `${JSON.stringify(lines, null, 2)}\n`,
);
const { precision, recall, sameSort, whole } = scoreOf(
  weightsOf(lines),
  topicsOf('heldOut').map((topic) => exampleOf(topic, dictionary)),
);
process.stdout.write(
  `${examples.length} examples, ${lines.length} features; of the held out topics: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, ${sameSort.toFixed(3)} of those the very mark, ${whole} with every mark right\n`,
);
