import type { Fact, FactKind } from '../domain/facts/fact.ts';
import { factsToldForText } from '../domain/facts/presence.ts';
import { maxToldFacts, type ToldFactPresence } from '../domain/facts/toldFactPresence.ts';
import { readFacts } from '../domain/facts/readFacts.ts';
import type { WritingTask } from '../domain/writing/writing.ts';
import { readStatedText } from './judgedText/judgedText.ts';
import { presenceIn } from './omitted.ts';
import { isWanted } from './wantedFacts.ts';

/** As much of a task as tells which facts its owner told for the text. */
export type ToldFactsTask = Pick<WritingTask, 'profile' | 'now'> & {
  readonly brief: Pick<WritingTask['brief'], 'topic' | 'contentType'>;
};

/**
 * Reads the facts that the topic tells; the returned function says where each of them is in a text, as the critic reads it.
 * Doubtful facts are left out, and so are those that the council of the owner's profession keeps out of advertising.
 */
export function readToldFacts({ brief, profile, now }: ToldFactsTask): (text: string) => readonly ToldFactPresence[] {
  const factSheet = readFacts(brief.topic, profile, [], now);
  const denials = factSheet.facts.filter(({ source, kind }) => source === 'topic' && kind === 'denial');
  const toldFacts = factsToldForText(factSheet)
    .filter((fact) => fact.certainty === 'certain' && isWanted({ brief, profile }, fact))
    // "não aceitamos cartão" is one denial: the card inside it is no fact of its own.
    .filter((fact) => denials.every((denial) => denial === fact || fact.start < denial.start || fact.end > denial.end))
    .slice(0, maxToldFacts);
  return (text) => {
    if (toldFacts.length === 0) return [];
    const textWithFacts = { brief, profile, factSheet, ...readStatedText(brief.contentType, text, now) };
    return toldFacts.map((fact) => ({ label: labelOfFact(fact), presence: presenceIn(textWithFacts, fact) }));
  };
}

/** Kinds that are shown in the owner's words, which say more than the normal form. */
const kindsShownAsTyped: ReadonlySet<FactKind> = new Set(['condition', 'exception', 'denial', 'bundle']);

const labelOfFact = ({ kind, key, label, words }: Fact): string => {
  if (key === 'apartir') return `${label} ${words.trim()}`;
  // "retirada na": the word that leads to a place says nothing without it.
  return kindsShownAsTyped.has(kind) ? words.trim().replace(/(?<=\p{L}{4}) (?:n[oa]s?|em|d[aeo]s?)$/iu, '') : label;
};
