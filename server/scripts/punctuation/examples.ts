import { readFileSync } from 'node:fs';
import { tidy } from '../../src/domain/facts/spelling/tidy.ts';
import type { Dictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import { towns } from '../../src/domain/facts/spelling/towns.ts';
import { fold } from '../../src/domain/words.ts';
import { tokensOf, type Mark, type Token } from '../../src/adapters/writer/draft/punctuation/tokens.ts';

/** The words of a topic, and the mark that belongs behind each. */
export interface Example {
  readonly tokens: readonly Token[];
  readonly marks: readonly Mark[];
}

/** The lines of a file of topics, each with the marks of a careful editor. */
export const topicsOf = (file: string): readonly string[] =>
  readFileSync(new URL(`topics/${file}.txt`, import.meta.url), 'utf8')
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
  // The longest common sequence of words, from each pair of places on.
  const table = Array.from({ length: to.length + 1 }, () => new Uint16Array(from.length + 1));
  for (let i = to.length - 1; i >= 0; i -= 1)
    for (let j = from.length - 1; j >= 0; j -= 1)
      table[i]![j] =
        key(to[i]!) === key(from[j]!) ? 1 + table[i + 1]![j + 1]! : Math.max(table[i + 1]![j]!, table[i]![j + 1]!);
  const found: Mark[] = to.map(() => '');
  let i = 0;
  for (let j = 0; j < from.length;) {
    const mark = markOf(from[j]!.typed);
    if (i < to.length && key(to[i]!) === key(from[j]!)) {
      found[i] = mark;
      i += 1;
      j += 1;
    } else if (i < to.length && table[i + 1]![j]! >= table[i]![j + 1]!) i += 1;
    else {
      if (i > 0 && found[i - 1] === '') found[i - 1] = mark;
      j += 1;
    }
  }
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
