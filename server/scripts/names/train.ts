import { writeFileSync } from 'node:fs';
import type { Language } from '../../src/adapters/writer/draft/language.ts';
import { classCount } from '../../src/adapters/writer/draft/names/names.ts';
import { weightsOf } from '../../src/domain/writing/regression.ts';
import { trainWeights } from '../regression.ts';
import { examplesOf, withoutCapitals } from '../tagger/examples.ts';
import { decisionsOf, namedTopics, namesFound } from './examples.ts';

const weightsFile = new URL('../../src/adapters/writer/draft/names/weights.json', import.meta.url);

/** Learns from topics with their capitals which words are names, and says how many of others it finds. */
export function trainNames({ dictionary, names }: Language): string {
  const topics = namedTopics(dictionary);
  const decisions = topics.map((topic) => decisionsOf(topic, names.known, dictionary));
  const lines = trainWeights(decisions, { classes: classCount, maxFeatures: 45_000, rounds: 8, decay: 0.003 });
  writeFileSync(weightsFile, `${JSON.stringify(lines, null, 2)}\n`);
  const found = (['tuning', 'heldOut'] as const).map((file) => {
    const examples = examplesOf('names', file, dictionary, withoutCapitals);
    const { precision, recall } = namesFound({ ...names, weights: weightsOf(lines) }, examples, dictionary);
    return `${file} precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
  });
  return `${topics.length} topics, ${lines.length} features; ${found.join('; ')}`;
}
