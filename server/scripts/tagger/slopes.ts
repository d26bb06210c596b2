import { width as features } from '../../src/adapters/writer/draft/tagger/features.ts';
import type {
  Activations,
  Dropout,
  Matrix,
  Network,
  Pass,
  BidirectionalReader,
  Recurrent,
} from '../../src/adapters/writer/draft/tagger/network.ts';

/** Adds to `out` the gradients times the transposed matrix. */
function addTransposedProduct(
  out: Float64Array,
  outAt: number,
  slopes: Float64Array,
  slopesAt: number,
  by: Matrix,
): void {
  const { rows, columns, values } = by;
  for (let k = 0; k < rows; k += 4) {
    const w0 = k * columns;
    const w1 = w0 + columns;
    const w2 = w1 + columns;
    const w3 = w2 + columns;
    let [s0, s1, s2, s3] = [0, 0, 0, 0];
    for (let j = 0; j < columns; j += 1) {
      const slope = slopes[slopesAt + j]!;
      s0 += slope * values[w0 + j]!;
      s1 += slope * values[w1 + j]!;
      s2 += slope * values[w2 + j]!;
      s3 += slope * values[w3 + j]!;
    }
    out[outAt + k]! += s0;
    out[outAt + k + 1]! += s1;
    out[outAt + k + 2]! += s2;
    out[outAt + k + 3]! += s3;
  }
}

/** Strided rows: the offset of the first, and the distance between two. */
interface Rows {
  readonly values: Float64Array;
  readonly from: number;
  readonly step: number;
}

/** Adds to a matrix the outer products of `count` pairs of rows. */
function addOuterProducts(
  { rows, columns, values }: Matrix,
  x: Rows,
  slopes: Float64Array,
  from: number,
  count: number,
): void {
  for (let at = 0; at < count; at += 4) {
    const last = Math.min(4, count - at);
    const x0 = x.from + at * x.step;
    const s0 = from + at * columns;
    const [s1, s2, s3] = [s0 + columns, s0 + 2 * columns, s0 + 3 * columns];
    for (let k = 0; k < rows; k += 1) {
      const place = k * columns;
      const a = x.values[x0 + k]!;
      if (last === 4) {
        const b = x.values[x0 + x.step + k]!;
        const c = x.values[x0 + 2 * x.step + k]!;
        const d = x.values[x0 + 3 * x.step + k]!;
        for (let j = 0; j < columns; j += 1)
          values[place + j]! += a * slopes[s0 + j]! + b * slopes[s1 + j]! + c * slopes[s2 + j]! + d * slopes[s3 + j]!;
      } else {
        for (let one = 0; one < last; one += 1) {
          const factor = x.values[x0 + one * x.step + k]!;
          for (let j = 0; j < columns; j += 1) values[place + j]! += factor * slopes[s0 + one * columns + j]!;
        }
      }
    }
  }
}

/** Backpropagates through one direction of a layer. */
function addSlopesOfDirection(
  layer: Recurrent,
  slopes: Recurrent,
  pass: Pass,
  x: Float64Array,
  xSlopes: Float64Array,
  out: Float64Array,
  outSlopes: Float64Array,
  side: 0 | 1,
): void {
  const hidden = layer.state.rows;
  const count = out.length / (2 * hidden);
  const gateSlopes = new Float64Array(count * 3 * hidden);
  const stateSlopes = new Float64Array(count * 3 * hidden);
  const carried = new Float64Array(hidden);
  for (let step = count - 1; step >= 0; step -= 1) {
    const at = side === 0 ? step : count - 1 - step;
    const place = at * 2 * hidden + side * hidden;
    const before = step === 0 ? -1 : place + (side === 0 ? -2 : 2) * hidden;
    const gate = at * 3 * hidden;
    for (let j = 0; j < hidden; j += 1) {
      const reset = pass.gates[gate + j]!;
      const update = pass.gates[gate + hidden + j]!;
      const fresh = pass.gates[gate + 2 * hidden + j]!;
      const slope = outSlopes[place + j]! + carried[j]!;
      const last = before < 0 ? 0 : out[before + j]!;
      const ofFresh = slope * (1 - update) * (1 - fresh * fresh);
      const ofUpdate = slope * (last - fresh) * update * (1 - update);
      const ofReset = ofFresh * pass.stateTerms[at * hidden + j]! * reset * (1 - reset);
      carried[j] = slope * update;
      gateSlopes[gate + j] = stateSlopes[gate + j] = ofReset;
      gateSlopes[gate + hidden + j] = stateSlopes[gate + hidden + j] = ofUpdate;
      gateSlopes[gate + 2 * hidden + j] = ofFresh;
      stateSlopes[gate + 2 * hidden + j] = ofFresh * reset;
    }
    if (before >= 0) addTransposedProduct(carried, 0, stateSlopes, gate, layer.state);
  }
  for (let at = 0; at < count; at += 1) {
    for (let j = 0; j < 3 * hidden; j += 1) slopes.bias.values[j]! += gateSlopes[at * 3 * hidden + j]!;
    addTransposedProduct(xSlopes, at * layer.input.rows, gateSlopes, at * 3 * hidden, layer.input);
  }
  addOuterProducts(slopes.input, { values: x, from: 0, step: layer.input.rows }, gateSlopes, 0, count);
  // Each state is an input of the next step: of the next row in the forward pass, of the row before in the backward pass.
  const states = { values: out, from: side === 0 ? 0 : 3 * hidden, step: 2 * hidden };
  addOuterProducts(slopes.state, states, stateSlopes, side === 0 ? 3 * hidden : 0, count - 1);
}

/**
 * Backpropagates through a reader: adds the gradients of its weights to `slopes`, and returns those of its inputs.
 */
export function addSlopesOfReader(
  reader: BidirectionalReader,
  slopes: BidirectionalReader,
  { inputs, states, passes, outputs }: Activations,
  outputSlopes: Float64Array,
  drop: Dropout,
): Float64Array {
  const { rows, columns } = reader.head;
  const count = outputs.length / columns;
  const last = inputs.at(-1)!;
  let above: Float64Array = new Float64Array(last.length);
  for (let at = 0; at < outputs.length; at += 1) slopes.headBias.values[at % columns]! += outputSlopes[at]!;
  for (let at = 0; at < count; at += 1) addTransposedProduct(above, at * rows, outputSlopes, at * columns, reader.head);
  addOuterProducts(slopes.head, { values: last, from: 0, step: rows }, outputSlopes, 0, count);
  for (let at = reader.layers.length - 1; at >= 0; at -= 1) {
    above = drop(above, at + 1);
    const x = inputs[at]!;
    const below = new Float64Array(x.length);
    const out = states[at]!;
    for (const side of [0, 1] as const)
      addSlopesOfDirection(
        reader.layers[at]![side],
        slopes.layers[at]![side],
        passes[at]![side],
        x,
        below,
        out,
        above,
        side,
      );
    above = below;
  }
  return drop(above, 0);
}

/** Backpropagates through a network: adds the gradients of its weights to `slopes`. */
export function addSlopes(
  network: Network,
  slopes: Network,
  found: Int32Array,
  activations: Activations,
  outputSlopes: Float64Array,
  drop: Dropout,
): void {
  const above = addSlopesOfReader(network, slopes, activations, outputSlopes, drop);
  const { columns: width } = network.embedding;
  for (let at = 0; at < found.length; at += 1) {
    const row = found[at]! * width;
    if (row < 0) continue;
    const place = Math.floor(at / features) * width;
    for (let j = 0; j < width; j += 1) slopes.embedding.values[row + j]! += above[place + j]!;
  }
}
