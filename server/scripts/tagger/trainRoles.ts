import { readFileSync, writeFileSync } from 'node:fs';
import type { Language } from '../../src/adapters/writer/draft/language.ts';
import { createReader, matricesOfReader, runReader } from '../../src/adapters/writer/draft/tagger/network.ts';
import {
  createRoleReader,
  readerInputs,
  toLogProbabilities,
  roles,
  roleShape,
} from '../../src/adapters/writer/draft/tagger/roles.ts';
import { encodeMatrices } from '../../src/adapters/writer/draft/tagger/matrixEncoding.ts';
import { restoreNetwork } from '../../src/adapters/writer/draft/tagger/tagger.ts';
import { createAdam } from './adam.ts';
import {
  asTyped,
  exampleOf,
  examplesOf,
  inHaste,
  retyped,
  topicsOf,
  unaccented,
  wordsOf,
  type Example,
} from './examples.ts';
import { dropOf, fillRandomly } from './learning.ts';
import { randomOf, shuffled } from './random.ts';
import { roleFound } from './score.ts';
import { addSlopesOfReader } from './slopes.ts';

const rounds = 10;
const batchSize = 16;
const learningRate = 0.003;
/** One in as many topics that are for no video is an example. */
const share = 4;
/** Dropout rates of the inputs and of the layer's outputs. */
const dropRates = [0.3, 0.4];

const fileOf = (name: string) => new URL(`../../src/adapters/writer/draft/tagger/${name}.json`, import.meta.url);

/** A topic, and the states of the network of orders for it. */
interface Known {
  readonly example: Example;
  readonly found: Float64Array;
}

/** The slopes of the loss at the outputs. */
function slopesOf({ roles: wanted }: Example, outputs: Float64Array): Float64Array {
  const slopes = toLogProbabilities(outputs.slice()).map(Math.exp);
  for (const [at, role] of wanted.entries()) slopes[at * roles.length + roles.indexOf(role)]! -= 1;
  return slopes;
}

/** Trains the reader of roles on topics for videos; returns its precision and recall on other topics. */
export function trainRoles({ dictionary }: Language): string {
  const network = restoreNetwork(JSON.parse(readFileSync(fileOf('weights'), 'utf8')) as string);
  const withoutMarks = (example: Example) => retyped(example, () => '');
  const typings = [
    examplesOf('videos', 'training', dictionary, asTyped),
    examplesOf('videos', 'training', dictionary, inHaste),
    examplesOf('videos', 'training', dictionary, unaccented).map(withoutMarks),
    // Of any other topic without an order all is told.
    topicsOf('both', 'training')
      .filter((line, index) => index % share === 0 && !line.includes('{'))
      .map((line, index) => exampleOf(wordsOf(line), 'both', dictionary, index % 2 === 0 ? asTyped : inHaste)),
  ];
  const topics = typings.flat().map((example): Known => ({ example, found: readerInputs(network, example.tokens) }));
  const random = randomOf(7);
  const [reader, slopes, average] = [createReader(roleShape), createReader(roleShape), createReader(roleShape)];
  const readerMatrices = matricesOfReader(reader);
  fillRandomly(readerMatrices, random);
  const adam = createAdam(readerMatrices, matricesOfReader(slopes), matricesOfReader(average));
  const steps = Math.ceil(topics.length / batchSize) * rounds;
  let step = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const order = shuffled(topics, random);
    for (let at = 0; at < order.length; at += batchSize) {
      for (const { example, found } of order.slice(at, at + batchSize)) {
        const drop = dropOf(random, dropRates);
        const activations = runReader(reader, found, example.tokens.length, drop);
        const ofOutputs = slopesOf(example, activations.outputs).map((one) => one / batchSize);
        addSlopesOfReader(reader, slopes, activations, ofOutputs, drop);
      }
      step += 1;
      adam.begin(learningRate * (1 - (0.97 * step) / steps));
      for (const [index, { values }] of readerMatrices.entries()) adam.change(index, 0, values.length);
      adam.end();
    }
  }
  const stored = encodeMatrices(matricesOfReader(average));
  writeFileSync(fileOf('roles'), `${JSON.stringify(stored)}\n`);
  const rolesOf = createRoleReader(network, stored);
  const said = (['tuning', 'heldOut'] as const).flatMap((file) =>
    roles.map((role) => {
      const { precision, recall } = roleFound(rolesOf, examplesOf('videos', file, dictionary, asTyped), role);
      return `${role} of ${file} precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
    }),
  );
  return `${topics.length} topics; ${said.join('; ')}`;
}
