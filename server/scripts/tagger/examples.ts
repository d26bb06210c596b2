import { readFileSync } from 'node:fs';
import type { Dictionary } from '../../src/domain/facts/spelling/dictionary.ts';
import { tidyText } from '../../src/domain/facts/spelling/tidy.ts';
import { towns } from '../../src/domain/facts/spelling/towns.ts';
import { fold } from '../../src/domain/text/words.ts';
import { tokensOf, type Mark, type Token } from '../../src/adapters/writer/draft/tokens.ts';
import type { Role } from '../../src/adapters/writer/draft/tagger/roles.ts';
import { aligned } from './align.ts';

/** A word of a topic as it stands in a file. */
export interface Word {
  readonly text: string;
  readonly typed: string;
  readonly role: Role;
  readonly mark: Mark;
  /** Whether it has a capital of its own; null where a sentence begins, and every word has one. */
  readonly isName: boolean | null;
}

/** What is known of a topic: which words are orders, where marks belong, or both; of one for a video, what is seen; or its names. */
export type Known = 'orders' | 'marks' | 'both' | 'videos' | 'names' | 'prices';

/** The words of a tidied topic, what each of them is, the mark that belongs behind it, and whether it is a name. */
export interface Example {
  readonly known: Known;
  readonly tokens: readonly Token[];
  readonly roles: readonly Role[];
  readonly marks: readonly Mark[];
  readonly names: readonly (boolean | null)[];
}

/** The lines of a file of topics. */
export const topicsOf = (known: Known, file: string): readonly string[] =>
  readFileSync(new URL(`topics/${known}/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const markOf = (typed: string): Mark =>
  /\?/.test(typed) ? '?' : /[.!;]/.test(typed) ? '.' : typed === ':' || typed === ',' ? typed : '';

const roleOf = (part: string): Role => (part.startsWith('{') ? 'order' : part.startsWith('<') ? 'seen' : 'told');

/**
 * The words of a line in which orders stand in braces, what is seen in angle brackets, and marks that were left out in
 * brackets.
 */
export function wordsOf(line: string): readonly Word[] {
  const words: Word[] = [];
  for (const part of line.split(/(\{[^}]*\}|<[^>]*>)/)) {
    const role = roleOf(part);
    for (const piece of part.replace(/^[{<]|[}>]$/g, '').split(/\s+/)) {
      if (piece === '') continue;
      const [, text = piece, typed = '', left] = /^(.*?)([,;:.!?…]*)(?:\[([.,:?])\])?$/su.exec(piece) ?? [];
      const mark = left === undefined ? markOf(typed) : left === '.' || left === ',' || left === ':' ? left : '?';
      const last = words.at(-1);
      const isFirst = last === undefined || /[.!?:]/.test(last.typed + last.mark) || /^\P{L}/u.test(text);
      if (text !== '') words.push({ text, typed, role, mark, isName: isFirst ? null : /^\p{Lu}/u.test(text) });
      else if (last) words[words.length - 1] = { ...last, typed: last.typed || typed, mark: last.mark || mark };
    }
  }
  return words;
}

/** How a topic is typed: as it is, or in haste, without marks and capitals. */
export const asTyped = (words: readonly Word[]): string => words.map(({ text, typed }) => text + typed).join(' ');
export const withoutCapitals = (words: readonly Word[]): string =>
  words.map(({ text, typed }) => text.toLowerCase() + typed).join(' ');
export const inHaste = (words: readonly Word[]): string => words.map(({ text }) => text.toLowerCase()).join(' ');
export const unaccented = (words: readonly Word[]): string => fold(inHaste(words));

const keyOf = (word: string): string => fold(word).replace(/[^\p{L}\d$%]/gu, '');

/** A topic as it is tidied, with what is known of it. */
export function exampleOf(
  words: readonly Word[],
  known: Known,
  dictionary: Dictionary,
  typing: (words: readonly Word[]) => string,
): Example {
  const tokens = tokensOf(tidyText(typing(words), dictionary, towns), dictionary);
  const found: (Role | undefined)[] = tokens.map(() => undefined);
  const marks: Mark[] = tokens.map(() => '');
  const names: (boolean | null)[] = tokens.map(() => null);
  const places = aligned(
    words.map(({ text }) => keyOf(text)),
    tokens.map(({ text }) => keyOf(text)),
  );
  for (const { from, to, isSame } of places) {
    const { role, mark, isName } = words[from]!;
    if (isSame) [found[to], names[to]] = [role, isName];
    if (isSame || (to >= 0 && marks[to] === '')) marks[to] = mark;
  }
  // A word that is spelled otherwise goes with those it stands for, or with the one before.
  const missing = places.filter(({ isSame }) => !isSame);
  for (const at of found.keys()) {
    if (found[at] !== undefined) continue;
    let next = at;
    while (next < found.length && found[next] === undefined) next += 1;
    const before = places.findLast(({ to, isSame }) => isSame && to < at)?.from ?? -1;
    const behind = places.find(({ to, isSame }) => isSame && to > at)?.from ?? words.length;
    const between = missing.filter(({ from }) => from > before && from < behind).map(({ from }) => words[from]!);
    const share = between.length / (next - at);
    for (let one = at; one < next; one += 1)
      found[one] = between[Math.floor((one - at) * share)]?.role ?? found[at - 1] ?? found[next] ?? 'told';
  }
  return { known, tokens, roles: found.map((one) => one ?? 'told'), marks, names };
}

/** The topics of a file, typed one way. */
export const examplesOf = (
  known: Known,
  file: string,
  dictionary: Dictionary,
  typing: (words: readonly Word[]) => string,
): readonly Example[] => topicsOf(known, file).map((line) => exampleOf(wordsOf(line), known, dictionary, typing));

/** An example without its orders. */
export function factsOf({ known, tokens, roles, marks, names }: Example): Example {
  const kept = <T>(list: readonly T[]) => list.filter((_one, at) => roles[at] === 'told');
  return { known, tokens: kept(tokens), roles: kept(roles), marks: kept(marks), names: kept(names) };
}

/** An example typed with other marks. */
export const retyped = (example: Example, typed: (mark: Mark, at: number) => string): Example => ({
  ...example,
  tokens: example.tokens.map((token, at) => ({ ...token, typedMark: typed(example.marks[at] ?? '', at) })),
});
