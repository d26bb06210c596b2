import { readFileSync } from 'node:fs';
import { tidy } from '../../src/domain/facts/spelling/tidy.ts';
import type { Dictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import { towns } from '../../src/domain/facts/spelling/towns.ts';
import { fold } from '../../src/domain/words.ts';
import {
  after,
  atStart,
  featuresAt,
  setMarks,
  type State,
} from '../../src/adapters/writer/draft/punctuation/features.ts';
import { tokensOf, type Mark, type Token } from '../../src/adapters/writer/draft/tokens.ts';
import { aligned } from '../tagger/align.ts';
import type { Decisions } from './regression.ts';

/** The words of a topic, and the mark that belongs behind each. */
export interface Example {
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
}

/** The lines of a file of topics, each with the marks of a careful editor. */
export const topicsOf = (file: string): readonly string[] =>
  readFileSync(new URL(`../tagger/topics/marks/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** A topic as a hurried owner types it. */
const withoutMarks = (topic: string): string =>
  topic
    .toLowerCase()
    .replace(/[!?:.,;](?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const markOf = (typed: string): Mark => (/[.!?;]/.test(typed) ? '.' : typed === ':' || typed === ',' ? typed : '');

/** The marks of the words of one text on those of another, which may be spelled otherwise in places. */
function transferred(from: readonly Token[], to: readonly Token[]): readonly Mark[] {
  const key = ({ text }: Token) => fold(text).replace(/[^\p{L}\d$%]/gu, '');
  const found: Mark[] = to.map(() => '');
  for (const { from: at, to: place, isSame } of aligned(from.map(key), to.map(key)))
    if (isSame || (place >= 0 && found[place] === '')) found[place] = markOf(from[at]!.typed);
  return found;
}

/** A topic typed without marks, as it is tidied, and the marks that it should have. */
export function exampleOf(topic: string, dictionary: Dictionary): Example {
  const tokens = tokensOf(tidy(withoutMarks(topic), dictionary, towns), dictionary);
  return { tokens, marks: transferred(tokensOf(tidy(topic, dictionary, towns), dictionary), tokens) };
}

/** The same topic typed with all of its marks, and with commas in the place of all. */
export const typedOf = ({ tokens, marks }: Example): readonly Example[] => [
  { tokens: tokens.map((token, at) => ({ ...token, typed: marks[at] ?? '' })), marks },
  { tokens: tokens.map((token, at) => ({ ...token, typed: marks[at] === '' ? '' : ',' })), marks },
];

export const decisionsOf = ({ tokens, marks }: Example): Decisions<State> => ({
  classes: tokens.slice(0, -1).map((_token, at) => setMarks.indexOf(marks[at] ?? '')),
  start: atStart,
  featuresAt: (at, state) => featuresAt(tokens, at, state),
  after: (state, at, chosen) => after(state, at, setMarks[chosen] ?? ''),
});
