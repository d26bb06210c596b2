import { readFileSync } from 'node:fs';
import { tidy } from '../../src/domain/facts/spelling/tidy.ts';
import type { Dictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import { towns } from '../../src/domain/facts/spelling/towns.ts';
import { fold } from '../../src/domain/words.ts';
import { after, atStart, featuresAt, type State } from '../../src/adapters/writer/draft/orders/features.ts';
import { tokensOf, type Token } from '../../src/adapters/writer/draft/punctuation/tokens.ts';
import { aligned } from '../training/align.ts';
import type { Decisions } from '../training/regression.ts';

/** The words of a topic, and whether each is part of an order to the writer. */
export interface Example {
  readonly tokens: readonly Token[];
  readonly ordered: readonly boolean[];
}

/** The lines of a file of topics, in which orders stand in braces. */
export const topicsOf = (file: string): readonly string[] =>
  readFileSync(new URL(`topics/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** A topic as its owner typed it. */
export const typedOf = (topic: string): string =>
  topic
    .replace(/[{}]/g, ' ')
    .replace(/ +(?=[,.;:!?](?:\s|$))/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const keyOf = (word: string): string => fold(word).replace(/[^\p{L}\d$%]/gu, '');

/** A topic as it is tidied, with its orders. */
export function exampleOf(topic: string, dictionary: Dictionary): Example {
  const typed = topic
    .split(/(\{[^}]*\})/)
    .flatMap((part) => part.split(/\s+/).map((word) => ({ key: keyOf(word), isOrdered: part.startsWith('{') })))
    .filter(({ key }) => key !== '');
  const tokens = tokensOf(tidy(typedOf(topic), dictionary, towns), dictionary);
  const keys = tokens.map(({ text }) => keyOf(text));
  const ordered: (boolean | undefined)[] = keys.map(() => undefined);
  const places = aligned(
    typed.map(({ key }) => key),
    keys,
  );
  for (const { from, to, isSame } of places) if (isSame) ordered[to] = typed[from]?.isOrdered;
  // A word that is spelled otherwise goes with the one it stands for, or with the one before.
  const missing = places.filter(({ isSame }) => !isSame);
  for (const at of ordered.keys()) {
    if (ordered[at] !== undefined) continue;
    let next = at;
    while (next < ordered.length && ordered[next] === undefined) next += 1;
    const before = places.findLast(({ to, isSame }) => isSame && to < at)?.from ?? -1;
    const behind = places.find(({ to, isSame }) => isSame && to > at)?.from ?? typed.length;
    const between = missing
      .filter(({ from }) => from > before && from < behind)
      .map(({ from }) => typed[from]?.isOrdered);
    const share = between.length / (next - at);
    for (let one = at; one < next; one += 1)
      ordered[one] = between[Math.floor((one - at) * share)] ?? ordered[at - 1] ?? ordered[next];
  }
  return { tokens, ordered: ordered.map((one) => one ?? false) };
}

/** The same topic in small letters without marks. */
export const hurried = (topic: string): string => topic.toLowerCase().replace(/[!?:.,;](?=[\s}]|$)/g, '');

export const decisionsOf = ({ tokens, ordered }: Example): Decisions<State> => ({
  classes: ordered.map(Number),
  start: atStart,
  featuresAt: (at, state) => featuresAt(tokens, at, state),
  after: (state, at, chosen) => after(state, at, chosen === 1),
});
