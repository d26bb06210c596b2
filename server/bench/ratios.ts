/** The middle value; of an even count the upper one. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The value that so large a part of the values stays below. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/** A ratio measured once a round. */
export interface Ratio {
  readonly median: number;
  readonly least: number;
  readonly most: number;
}

/** The ratios of two series measured in the same rounds. */
export function ratioOf(of: readonly number[], to: readonly number[]): Ratio {
  const ratios = of.map((value, round) => value / (to[round] ?? NaN));
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

/** As it is printed: `0.92 [0.88–0.94]`. */
export const formatRatio = ({ median: middle, least, most }: Ratio): string =>
  `${middle.toFixed(2)} [${least.toFixed(2)}–${most.toFixed(2)}]`;
