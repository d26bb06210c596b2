import { writeFileSync } from 'node:fs';
import { priceClassCount, minPriceLikelihood } from '../../src/domain/facts/prices/learntPrices.ts';
import { weightsOf } from '../../src/domain/writing/regression.ts';
import { trainWeights } from '../regression.ts';
import { decisionsOf, examplesOf, pricesFound } from './examples.ts';

const weightsFile = new URL('../../src/domain/facts/prices/priceWeights.json', import.meta.url);

/** Learns from topics which numbers without a sign are prices, and says how many of others it finds. */
export function trainPrices(): string {
  const topics = examplesOf('training');
  const lines = trainWeights(topics.map(decisionsOf), {
    classes: priceClassCount,
    maxFeatures: 8_000,
    rounds: 20,
    decay: 0.03,
  });
  writeFileSync(weightsFile, `${JSON.stringify(lines, null, 2)}\n`);
  const found = (['tuning', 'heldOut'] as const).map((file) => {
    const { precision, recall } = pricesFound(weightsOf(lines), examplesOf(file), minPriceLikelihood);
    return `${file} precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
  });
  return `${topics.length} topics, ${lines.length} features; ${found.join('; ')}`;
}
