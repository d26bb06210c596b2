import type { Matrix } from '../../src/adapters/writer/draft/tagger/network.ts';

interface Moments {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

export interface Adam {
  /** Begins the next step with a learning rate. */
  begin(rate: number): void;
  /** Updates the values `from` … `to` of the matrix with the index, and clears their gradients. */
  change(index: number, from: number, to: number): void;
  /** Ends the step and updates the averages. */
  end(): void;
}

const averageDecay = 0.998;
/** The steps between two updates of the averages. */
const averageInterval = 10;

/** The Adam optimizer, with an exponential moving average of the weights. */
export function createAdam(all: readonly Matrix[], slopes: readonly Matrix[], averages: readonly Matrix[]): Adam {
  const moments = all.map(({ values }): Moments => ({
    first: new Float64Array(values.length),
    second: new Float64Array(values.length),
  }));
  let steps = 0;
  let scale = 0;
  return {
    begin(rate) {
      steps += 1;
      scale = (rate * Math.sqrt(1 - 0.999 ** steps)) / (1 - 0.9 ** steps);
    },
    change(index, from, to) {
      const { values } = all[index]!;
      const { first, second } = moments[index]!;
      const slope = slopes[index]!.values;
      for (let at = from; at < to; at += 1) {
        const one = slope[at]!;
        first[at] = 0.9 * first[at]! + 0.1 * one;
        second[at] = 0.999 * second[at]! + 0.001 * one * one;
        values[at]! -= (scale * first[at]!) / (Math.sqrt(second[at]!) + 1e-8);
        slope[at] = 0;
      }
    },
    end() {
      if (steps % averageInterval !== 0) return;
      const share = Math.max(1 - averageDecay ** averageInterval, averageInterval / steps);
      for (const [index, { values }] of averages.entries()) moveTowards(values, all[index]!, share);
    },
  };
}

function moveTowards(values: Float64Array, { values: to }: Matrix, share: number): void {
  for (let at = 0; at < values.length; at += 1) values[at]! += share * (to[at]! - values[at]!);
}
