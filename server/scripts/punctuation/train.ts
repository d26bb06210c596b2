import { writeFileSync } from 'node:fs';
import type { Language } from '../../src/adapters/writer/draft/language.ts';
import { predictedMarks } from '../../src/adapters/writer/draft/punctuation/features.ts';
import { weightsOf } from '../../src/domain/writing/regression.ts';
import { trainWeights } from '../regression.ts';
import { decisionsOf, hastyOf, typedOf } from './examples.ts';
import { scoreOf } from './score.ts';

const weightsFile = new URL('../../src/adapters/writer/draft/punctuation/weights.json', import.meta.url);

/** Learns from the topics where owners leave marks out, and says how many marks of held out topics it finds. */
export function trainPunctuation({ dictionary, tag }: Language): string {
  const plain = ['training', 'tuning'].flatMap((file) => hastyOf(file, dictionary));
  // Each topic once without marks, and once with marks of some sort.
  const examples = plain.flatMap((example, index) => [example, typedOf(example)[index % 2]!]);
  const lines = trainWeights(examples.map(decisionsOf), {
    classes: predictedMarks.length,
    maxFeatures: 30_000,
    rounds: 8,
    decay: 0.01,
  });
  writeFileSync(weightsFile, `${JSON.stringify(lines, null, 2)}\n`);
  const { precision, recall, sameSort, whole } = scoreOf(weightsOf(lines), tag, hastyOf('heldOut', dictionary));
  return `${examples.length} examples, ${lines.length} features; of the held out topics: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, ${sameSort.toFixed(3)} of those the very mark, ${whole} with every mark right`;
}
