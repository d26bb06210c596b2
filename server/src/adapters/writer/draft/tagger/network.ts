import { width as featuresPerWord } from './features.ts';

/** Numbers in rows. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float64Array;
}

/** A layer of gated recurrent units that reads in one direction. */
export interface Recurrent {
  readonly input: Matrix;
  readonly bias: Matrix;
  readonly state: Matrix;
}

/** Bidirectional layers, and the linear layer that maps their states to the outputs. */
export interface BidirectionalReader {
  readonly layers: readonly (readonly [onward: Recurrent, back: Recurrent])[];
  readonly head: Matrix;
  readonly headBias: Matrix;
}

/** An embedding of features, and the layers that read it. */
export interface Network extends BidirectionalReader {
  readonly embedding: Matrix;
}

export interface ReaderShape {
  /** The size of the input vector of a word. */
  readonly width: number;
  readonly hidden: number;
  readonly layers: number;
  readonly outputs: number;
}

export interface Shape extends ReaderShape {
  readonly rows: number;
}

const matrix = (rows: number, columns: number): Matrix => ({ rows, columns, values: new Float64Array(rows * columns) });

/** A reader whose weights are zeros. */
export function createReader({ width, hidden, layers, outputs }: ReaderShape): BidirectionalReader {
  const recurrent = (inputs: number): Recurrent => ({
    input: matrix(inputs, 3 * hidden),
    bias: matrix(1, 3 * hidden),
    state: matrix(hidden, 3 * hidden),
  });
  return {
    layers: Array.from({ length: layers }, (_, at) => {
      const inputs = at === 0 ? width : 2 * hidden;
      return [recurrent(inputs), recurrent(inputs)] as const;
    }),
    head: matrix(2 * hidden, outputs),
    headBias: matrix(1, outputs),
  };
}

/** A network whose weights are zeros. */
export const createNetwork = ({ rows, ...shape }: Shape): Network => ({
  embedding: matrix(rows, shape.width),
  ...createReader(shape),
});

/** The learnt matrices of a reader, always in the same order. */
export const matricesOfReader = ({ layers, head, headBias }: BidirectionalReader): readonly Matrix[] => [
  ...layers.flat().flatMap(({ input, bias, state }) => [input, bias, state]),
  head,
  headBias,
];

/** The learnt matrices of a network, always in the same order. */
export const matricesOf = (network: Network): readonly Matrix[] => [network.embedding, ...matricesOfReader(network)];

/** Adds to `out` a row times a matrix; the row begins at `xAt`. */
export function addProduct(out: Float64Array, outAt: number, x: Float64Array, xAt: number, by: Matrix): void {
  const { rows, columns, values } = by;
  for (let k = 0; k < rows; k += 4) {
    const [x0, x1, x2, x3] = [x[xAt + k]!, x[xAt + k + 1]!, x[xAt + k + 2]!, x[xAt + k + 3]!];
    const w0 = k * columns;
    const w1 = w0 + columns;
    const w2 = w1 + columns;
    const w3 = w2 + columns;
    for (let j = 0; j < columns; j += 1)
      out[outAt + j]! += x0 * values[w0 + j]! + x1 * values[w1 + j]! + x2 * values[w2 + j]! + x3 * values[w3 + j]!;
  }
}

/** The activations of a layer in one direction: its gates (reset, update, new) and what the state contributes to `new`. */
export interface Pass {
  readonly gates: Float64Array;
  readonly stateTerms: Float64Array;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Runs a layer forwards (side 0) or backwards (side 1), and writes its states to that half of the rows of `out`. */
export function runLayer(layer: Recurrent, x: Float64Array, count: number, out: Float64Array, side: 0 | 1): Pass {
  const hidden = layer.state.rows;
  const gates = new Float64Array(count * 3 * hidden);
  const stateTerms = new Float64Array(count * hidden);
  const sums = new Float64Array(3 * hidden);
  for (let at = 0; at < count; at += 1) {
    gates.set(layer.bias.values, at * 3 * hidden);
    addProduct(gates, at * 3 * hidden, x, at * layer.input.rows, layer.input);
  }
  let before = -1;
  for (let step = 0; step < count; step += 1) {
    const at = side === 0 ? step : count - 1 - step;
    sums.fill(0);
    if (before >= 0) addProduct(sums, 0, out, before, layer.state);
    const outOffset = at * 2 * hidden + side * hidden;
    const gateOffset = at * 3 * hidden;
    for (let j = 0; j < hidden; j += 1) {
      const reset = sigmoid(gates[gateOffset + j]! + sums[j]!);
      const update = sigmoid(gates[gateOffset + hidden + j]! + sums[hidden + j]!);
      const stateTerm = sums[2 * hidden + j]!;
      const fresh = Math.tanh(gates[gateOffset + 2 * hidden + j]! + reset * stateTerm);
      out[outOffset + j] = (1 - update) * fresh + (before < 0 ? 0 : update * out[before + j]!);
      gates[gateOffset + j] = reset;
      gates[gateOffset + hidden + j] = update;
      gates[gateOffset + 2 * hidden + j] = fresh;
      stateTerms[at * hidden + j] = stateTerm;
    }
    before = outOffset;
  }
  return { gates, stateTerms };
}

/** The sum of the embeddings of each word's features; negative ones are skipped. */
export function embed({ columns, values }: Matrix, found: Int32Array): Float64Array {
  const count = found.length / featuresPerWord;
  const sums = new Float64Array(count * columns);
  for (let at = 0; at < found.length; at += 1) {
    const row = found[at]! * columns;
    if (row < 0) continue;
    const offset = Math.floor(at / featuresPerWord) * columns;
    for (let j = 0; j < columns; j += 1) sums[offset + j]! += values[row + j]!;
  }
  return sums;
}

/** Dropout of a layer's outputs in training; the identity otherwise. */
export type Dropout = (found: Float64Array, layer: number) => Float64Array;

/** The activations of a reader: the inputs of each layer (the head last), its states and gates, and the outputs. */
export interface Activations {
  readonly inputs: readonly Float64Array[];
  readonly states: readonly Float64Array[];
  readonly passes: readonly (readonly [Pass, Pass])[];
  readonly outputs: Float64Array;
}

/** Runs a reader over the input vectors of `count` words. */
export function runReader(reader: BidirectionalReader, known: Float64Array, count: number, drop: Dropout): Activations {
  const inputs = [drop(known, 0)];
  const states: Float64Array[] = [];
  const passes: (readonly [Pass, Pass])[] = [];
  for (const [at, [forward, backward]] of reader.layers.entries()) {
    const x = inputs[at]!;
    const out = new Float64Array(count * 2 * forward.state.rows);
    passes.push([runLayer(forward, x, count, out, 0), runLayer(backward, x, count, out, 1)]);
    states.push(out);
    inputs.push(drop(out, at + 1));
  }
  const last = inputs.at(-1)!;
  const { rows, columns } = reader.head;
  const outputs = new Float64Array(count * columns);
  for (let at = 0; at < count; at += 1) {
    outputs.set(reader.headBias.values, at * columns);
    addProduct(outputs, at * columns, last, at * rows, reader.head);
  }
  return { inputs, states, passes, outputs };
}

/** Runs a network over the features of words. */
export const run = (network: Network, found: Int32Array, drop: Dropout): Activations =>
  runReader(network, embed(network.embedding, found), found.length / featuresPerWord, drop);
