import type { Dictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import { weightsOf } from '../../src/adapters/writer/draft/regression.ts';
import { learnt } from '../training/regression.ts';
import { topicsOf as punctuated } from '../punctuation/examples.ts';
import { writeWeights } from '../training/weights.ts';
import { decisionsOf, exampleOf, hurried, topicsOf, type Example } from './examples.ts';
import { scoreOf } from './score.ts';

const wordsOf = ({ tokens }: Example): string => tokens.map(({ norm }) => norm).join(' ');

/** Learns from topics/training.txt which words are an order to the writer, and says how many of topics/heldOut.txt it finds. */
export function trainOrders(dictionary: Dictionary): string {
  const examples = topicsOf('training').flatMap((topic) =>
    [topic, hurried(topic)].map((one) => exampleOf(one, dictionary)),
  );
  const marked = new Set(examples.map(wordsOf));
  // Half of the topics of the punctuation, typed with marks and without by turns; those with orders are marked above.
  const facts = punctuated('training')
    .filter((_topic, index) => index % 2 === 0)
    .map((topic, index) => exampleOf(index % 2 === 0 ? topic : hurried(topic), dictionary))
    .filter((example) => !marked.has(wordsOf(example)));
  const all = [...examples, ...facts];
  const lines = learnt(all.map(decisionsOf), {
    classes: 2,
    kept: 45_000,
    rounds: 8,
    isWeighedAnew: false,
    decay: 1e-4,
  });
  writeWeights('orders', lines);
  const { precision, recall, spans, exact, touched } = scoreOf(
    weightsOf(lines),
    topicsOf('heldOut').map((topic) => exampleOf(topic, dictionary)),
  );
  return `${all.length} examples, ${lines.length} features; of the held out topics: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} of words; of ${spans} orders ${exact} exactly, ${touched} in part`;
}
