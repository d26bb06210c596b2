import { fold } from '../text/words.ts';
import type { Fact, FactKind } from './fact.ts';
import { blankOutFacts } from './foundFact.ts';
import { numbersIn } from './numbers.ts';
import { readStatements } from './readFacts.ts';

/** A text with the facts and numbers that it states, as told facts are compared with them. */
export interface Reading {
  readonly foldedText: string;
  readonly facts: readonly Fact[];
  readonly numbers: ReadonlySet<number>;
  /** Numbers that are part of no fact of another kind. */
  readonly bareNumbers: ReadonlySet<number>;
  readonly now: Date;
}

/** Whether a text states a fact, does not state it, or states its opposite (`turned`). */
export type Presence = 'present' | 'missing' | 'turned';

/** Reads a text so that told facts can be compared with it. */
export function readText(text: string, now: Date): Reading {
  const foldedText = fold(text);
  const facts = readStatements(text, now);
  const remainingText = blankOutFacts(
    foldedText,
    facts.filter(({ kind }) => kind !== 'number'),
  );
  return {
    foldedText,
    facts,
    numbers: new Set(numbersIn(foldedText)),
    bareNumbers: new Set(numbersIn(remainingText)),
    now,
  };
}

/** Whether a text states a fact of one of the kinds, by one of the keys. */
export const statesFact = ({ facts }: Reading, kinds: readonly FactKind[], keys: readonly string[]): boolean =>
  facts.some(({ kind, key }) => kinds.includes(kind) && keys.includes(key));
