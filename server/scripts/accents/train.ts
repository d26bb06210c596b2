import { writeFileSync } from 'node:fs';
import { accentClasses } from '../../src/adapters/writer/draft/accents/accent.ts';
import { featuresAt } from '../../src/adapters/writer/draft/accents/features.ts';
import type { Language } from '../../src/adapters/writer/draft/language.ts';
import { weightsOf } from '../../src/domain/writing/regression.ts';
import { trainWeights } from '../regression.ts';
import { accentsFound, examplesOf } from './examples.ts';

const weightsFile = new URL('../../src/adapters/writer/draft/accents/weights.json', import.meta.url);

/** Learns from the topics of owners who write "é" where it is left out, and says how many of the held out topics it finds. */
export function trainAccents({ dictionary }: Language): string {
  const examples = ['training', 'tuning'].flatMap((file) => examplesOf(file, dictionary));
  const decisions = examples.map(({ tokens, places }) => ({
    classes: places.map(({ isVerb }) => (isVerb ? 1 : 0)),
    start: null,
    featuresAt: (nth: number) => featuresAt(tokens, places[nth]!.at),
    after: () => null,
  }));
  const lines = trainWeights(decisions, { classes: accentClasses.length, maxFeatures: 6_000, rounds: 8, decay: 0.01 });
  writeFileSync(weightsFile, `${JSON.stringify(lines, null, 2)}\n`);
  const { precision, recall } = accentsFound(weightsOf(lines), examplesOf('heldOut', dictionary));
  return `${examples.length} examples, ${lines.length} features; of the held out topics: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
}
