import { writeFileSync } from 'node:fs';
import { matricesOf } from '../../src/adapters/writer/draft/tagger/network.ts';
import { encodeMatrices } from '../../src/adapters/writer/draft/tagger/matrixEncoding.ts';
import { createTagger, restoreNetwork } from '../../src/adapters/writer/draft/tagger/tagger.ts';
import type { Language } from '../../src/adapters/writer/draft/language.ts';
import type { Dictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import {
  asTyped,
  examplesOf,
  exampleOf,
  factsOf,
  inHaste,
  retyped,
  topicsOf,
  unaccented,
  wordsOf,
  type Example,
  type Known,
} from './examples.ts';
import { createLearner } from './learning.ts';
import { randomOf, shuffled } from './random.ts';
import { ordersFound } from './score.ts';

/** A topic as its owner typed it, and as it may be typed in haste. */
interface Typings {
  readonly known: Known;
  readonly typed: Example;
  readonly hasty: Example;
}

const typingsOf = (known: Known, dictionary: Dictionary): readonly Typings[] =>
  topicsOf(known, 'training').map((line, index) => {
    const words = wordsOf(line);
    const hasty = exampleOf(words, known, dictionary, index % 3 === 0 ? unaccented : inHaste);
    return { known, typed: exampleOf(words, known, dictionary, asTyped), hasty };
  });

/** A topic typed one way, by chance: some marks are left out, and some topics have no orders. */
function oneOf({ known, typed, hasty }: Typings, random: () => number): Example {
  const chance = random();
  if (known === 'orders') return chance < 0.5 ? typed : hasty;
  const isShortened = known === 'both' && random() < 0.25;
  const shortened = (example: Example) => {
    const facts = isShortened ? factsOf(example) : example;
    return facts.tokens.length === 0 ? example : facts;
  };
  if (chance < (known === 'both' ? 0.45 : 0.08)) return shortened(typed);
  const whole = shortened(hasty);
  if (chance < 0.72) return whole;
  if (chance < 0.86) return retyped(whole, (mark) => (mark === '' ? '' : ','));
  const share = random();
  if (chance < 0.93) return retyped(whole, (mark) => (mark === '' || random() < share ? '' : ','));
  return retyped(whole, (mark) => (random() < share ? '' : mark));
}

const rounds = 9;
const batchSize = 16;
const learningRate = 0.003;
/** The steps in which the learning rate rises from zero. */
const warmupSteps = 200;

const weightsFile = new URL('../../src/adapters/writer/draft/tagger/weights.json', import.meta.url);

/** Trains the tagger of orders on the topics; returns its precision and recall on other topics. */
export function trainOrders({ dictionary }: Language): string {
  const topics = (['both', 'marks', 'orders'] as const).flatMap((known) => typingsOf(known, dictionary));
  const random = randomOf(7);
  const learner = createLearner(random);
  const steps = Math.ceil(topics.length / batchSize) * rounds;
  let step = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const order = shuffled(topics, random);
    for (let at = 0; at < order.length; at += batchSize) {
      step += 1;
      const examples = order.slice(at, at + batchSize).map((one) => oneOf(one, random));
      learner.learn(examples, learningRate * Math.min(1, step / warmupSteps) * (1 - (0.97 * step) / steps));
    }
  }
  const stored = encodeMatrices(matricesOf(learner.average));
  writeFileSync(weightsFile, `${JSON.stringify(stored)}\n`);
  const tag = createTagger(restoreNetwork(stored));
  const found = (['tuning', 'heldOut'] as const).flatMap((file) =>
    (['both', 'orders'] as const).map((known) => {
      const { precision, recall } = ordersFound(tag, examplesOf(known, file, dictionary, asTyped));
      return `of ${known}/${file} precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
    }),
  );
  return `${topics.length} topics; ${found.join('; ')}`;
}
