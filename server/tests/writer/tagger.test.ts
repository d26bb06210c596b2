import { expect, it } from 'vitest';
import { addSlopes } from '../../scripts/tagger/slopes.ts';
import { randomOf } from '../../scripts/tagger/random.ts';
import { width } from '../../src/adapters/writer/draft/tagger/features.ts';
import { createNetwork, matricesOf, run, type Dropout } from '../../src/adapters/writer/draft/tagger/network.ts';
import { decodeMatrices, encodeMatrices } from '../../src/adapters/writer/draft/tagger/matrixEncoding.ts';

const shape = { rows: 20, width: 8, hidden: 4, layers: 2, outputs: 6 };
const words = 7;

function randomNetwork() {
  const random = randomOf(3);
  const network = createNetwork(shape);
  for (const { values } of matricesOf(network)) for (const at of values.keys()) values[at] = random() - 0.5;
  const found = Int32Array.from({ length: words * width }, () => Math.floor(random() * 21) - 1);
  return { network, found };
}

it('the gradients of the network match finite differences of its loss', () => {
  const { network, found } = randomNetwork();
  const slopes = createNetwork(shape);
  const drop: Dropout = (values, layer) => values.map((value, at) => ((at + layer) % 3 === 0 ? 0 : 1.5 * value));
  const loss = () => run(network, found, drop).outputs.reduce((sum, value, at) => sum + value * value + at * value, 0);
  const activations = run(network, found, drop);
  const ofOutputs = activations.outputs.map((value, at) => 2 * value + at);
  addSlopes(network, slopes, found, activations, ofOutputs, drop);
  for (const [index, { values }] of matricesOf(network).entries()) {
    for (const [at, value] of values.entries()) {
      values[at] = value + 1e-5;
      const more = loss();
      values[at] = value - 1e-5;
      const less = loss();
      values[at] = value;
      expect(matricesOf(slopes)[index]!.values[at]).toBeCloseTo((more - less) / 2e-5, 4);
    }
  }
});

it('a network that is stored as int8 weights gives nearly the same output when it is read back', () => {
  const { network, found } = randomNetwork();
  const again = createNetwork(shape);
  decodeMatrices(encodeMatrices(matricesOf(network)), matricesOf(again));
  const { outputs } = run(again, found, (values) => values);
  for (const [at, value] of run(network, found, (values) => values).outputs.entries())
    expect(outputs[at]).toBeCloseTo(value, 1);
});
