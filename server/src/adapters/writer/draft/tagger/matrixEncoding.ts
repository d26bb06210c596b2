import type { Matrix } from './network.ts';

/** The largest number of a row is 127 steps of 2^(-exponent / 8). */
const stepOf = (exponent: number): number => 2 ** (-exponent / 8);

/** Encodes learnt weights in base64: for each row its quantization step, then its numbers, a byte each. */
export function encodeMatrices(matrices: readonly Matrix[]): string {
  const bytes: number[] = [];
  for (const { rows, columns, values } of matrices) {
    for (let row = 0; row < rows; row += 1) {
      const numbers = values.subarray(row * columns, (row + 1) * columns);
      const most = numbers.reduce((all, one) => Math.max(all, Math.abs(one)), 1e-6);
      const exponent = Math.max(0, Math.min(255, Math.floor(8 * Math.log2(127 / most))));
      bytes.push(exponent, ...numbers.map((one) => Math.round(one / stepOf(exponent)) & 0xff));
    }
  }
  return Buffer.from(bytes).toString('base64');
}

/** Fills matrices with encoded weights. */
export function decodeMatrices(stored: string, matrices: readonly Matrix[]): void {
  const bytes = Buffer.from(stored, 'base64');
  let at = 0;
  for (const { rows, columns, values } of matrices) {
    for (let row = 0; row < rows; row += 1) {
      const step = stepOf(bytes[at]!);
      for (let column = 0; column < columns; column += 1)
        values[row * columns + column] = bytes.readInt8(at + 1 + column) * step;
      at += 1 + columns;
    }
  }
}
