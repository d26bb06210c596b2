/** How much each feature speaks for each class of a decision, by the number of the class. */
export type Weights = ReadonlyMap<string, readonly number[]>;

/** How likely each of so many classes is, where these features are found. */
export function likelihoods(weights: Weights, features: readonly string[], classes: number): readonly number[] {
  const sums = Array.from({ length: classes }, () => 0);
  for (const feature of features)
    weights.get(feature)?.forEach((weight, index) => (sums[index] = (sums[index] ?? 0) + weight));
  const max = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - max));
  const all = powers.reduce((total, power) => total + power);
  return powers.map((power) => power / all);
}

/** Weights as they are stored: a feature a line, with its weights in hundredths. */
export const weightsOf = (stored: readonly string[]): Weights =>
  new Map(
    stored.map((line) => {
      const [feature = '', ...weights] = line.split(' ');
      return [feature, weights.map((weight) => Number(weight) / 100)];
    }),
  );
